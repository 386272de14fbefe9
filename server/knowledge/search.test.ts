import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MerchantRecord } from '../../contract/merchant.ts'
import { indexOf } from './index-of.ts'
import { searchRecord } from './search.ts'

const teaShop = MerchantRecord.parse(
  JSON.parse(readFileSync(`${import.meta.dirname}/../../demo/lantern-leaf.json`, 'utf8')),
)
const first = (query: string) => searchRecord(teaShop, query)[0]?.code

describe('the record is searched by its own words and by words that mean the same', () => {
  test.each([
    ['Is there parking?', 'parking'],
    ['bicycles', 'parking'],
    ['my daughter is seven', 'children'],
    ['wheelchair', 'step-free'],
    ['decaf', 'caffeine'],
    ['vouchr for christmas', 'gift'],
    ['gongfu', 'gongfu-hour'],
    ['Trade', 'trade'],
  ])('“%s” finds %s', (query, code) => expect(first(query)).toBe(code))

  test.each(['wifi', 'yixing teapots', 'the weather in London', 'asdf', '', '???'])('“%s” finds nothing', (query) => {
    expect(searchRecord(teaShop, query)).toEqual([])
  })

  test('an unknown thing beside a known one is no question about the known one', () => {
    expect(first('dog grooming salon franchise')).toBeUndefined()
  })

  test('a merchant’s other wordings find the entry', () => {
    const asked = structuredClone(teaShop)
    const parking = asked.knowledge.find(({ code }) => code === 'parking')
    if (parking) parking.asks = ['where do I tether my zeppelin']
    expect(searchRecord(teaShop, 'a place to tether a zeppelin')).toEqual([])
    expect(searchRecord(asked, 'a place to tether a zeppelin')[0]?.code).toBe('parking')
  })

  test('what is found is the record’s own text', () => {
    const [found] = searchRecord(teaShop, 'may I take photographs')
    expect(found).toEqual({
      kind: 'knowledge',
      code: 'photos',
      title: 'May I take photographs?',
      text: 'Yes, without flash and not of other guests without asking.',
    })
  })

  test('a record is made ready once', () => {
    expect(indexOf(teaShop)).toBe(indexOf(teaShop))
  })

  test('an e-mail address in an answer is no subject of it', () => {
    expect(first('lanternleaf')).toBeUndefined()
  })
})
