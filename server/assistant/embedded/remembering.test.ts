import { describe, expect, test } from 'vitest'
import { indexOf } from '../../knowledge/index-of.ts'
import { entityOf } from './entities.ts'
import { hear } from './hearing.ts'
import { notesFrom } from './notes.ts'
import { heardInto, movedOn, stillDenied, turnedTo } from './remembering.ts'
import { teaShop } from './visitor-for-tests.ts'

const index = indexOf(teaShop)
const service = (code: string) => {
  const found = entityOf(index, { kind: 'service', code })
  if (!found) throw new Error(`There is no ${code}.`)
  return found
}
const gongfu = service('gongfu-hour')

describe('the notebook between turns', () => {
  test('what was offered or asked stands for one turn, what is wished for stays', () => {
    const notes = { offered: true, asking: 'how much?', choosing: ['first-steep'], wish: { subject: 'gongfu-hour' } }
    expect(heardInto(notes, hear('on Saturday', index), [])).toEqual({
      wish: { subject: 'gongfu-hour' },
      when: 'Saturday',
    })
  })

  test('a booking’s reference waits until its address is given, and no longer', () => {
    const notes = { lookup: true, reference: 'LL-K7RM2X' }
    expect(heardInto(notes, hear('one moment', index), []).reference).toBe('LL-K7RM2X')
    expect(heardInto(notes, hear('ada@example.com', index), []).reference).toBeUndefined()
  })

  test('what is denied stays denied until it is named again', () => {
    const denied = heardInto({}, hear('not the gongfu hour, the other one', index), [])
    expect(denied.banned).toEqual(['gongfu-hour'])
    expect(stillDenied({ index, notes: denied }, []).map(({ item }) => item.code)).toEqual(['gongfu-hour'])
    expect(heardInto(denied, hear('on Saturday then', index), []).banned).toEqual(['gongfu-hour'])
    expect(heardInto(denied, hear('ok, the gongfu hour', index), [gongfu]).banned).toBeUndefined()
  })

  test('“it” is what was last spoken of', () => {
    const turned = turnedTo({ attribute: 'price' }, gongfu)
    expect(turned.focus).toEqual({ kind: 'service', code: 'gongfu-hour' })
    expect(turnedTo(turned, undefined)).toEqual(turned)
  })

  test('it survives being written down, and nothing is written over what came before', () => {
    const before = { focus: { kind: 'service' as const, code: 'first-steep' } }
    const after = movedOn(before, { listed: ['gongfu-hour'], banned: ['first-steep'] })
    expect(before).toEqual({ focus: { kind: 'service', code: 'first-steep' } })
    expect(notesFrom(JSON.parse(JSON.stringify(after)))).toEqual(after)
  })
})
