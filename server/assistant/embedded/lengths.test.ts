import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../../contract/merchant.ts'
import { lengthIn } from './lengths.ts'
import { teaShop, visitor } from './visitor-for-tests.ts'

test.each([
  ['the two hour one', 120],
  ['a 90-minute class', 90],
  ['an hour and a half please', 90],
  ['1 and a half hours', 90],
  ['half an hour', 30],
  ['just the hour', 60],
  ['120 minutes', 120],
  ['not the one hour, the two hour one', 120],
  ['in two hours', undefined],
  ['within about an hour', undefined],
  ['at half past six', undefined],
])('“%s” takes %s minutes', (text, minutes) => expect(lengthIn(text)).toBe(minutes))

const record: MerchantRecord = {
  ...teaShop,
  services: teaShop.services.map((service) => {
    if (service.code === 'gongfu-hour') return { ...service, name: 'Manual Hour', duration_minutes: 60 }
    return service.code === 'first-steep' ? { ...service, name: 'Manual Double', duration_minutes: 120 } : service
  }),
}
const subjectsOf = (calls: readonly { arguments: Record<string, unknown> }[]) =>
  calls.map((call) => call.arguments.subject)

describe('two that share the word they are called by', () => {
  test('are both offered where that word is all that is said, and how long one takes tells it apart', async () => {
    const guest = visitor({ record })
    const asked = await guest.says('can i book a manual lesson next week')
    expect(asked.act).toBe('clarify')
    expect(asked.choices.map(({ code }) => code)).toEqual(expect.arrayContaining(['gongfu-hour', 'first-steep']))
    expect(subjectsOf((await guest.says('just the hour')).calls)).toEqual(['gongfu-hour'])
  })

  test('are each meant by their whole name', async () => {
    expect(subjectsOf((await visitor({ record }).says('book me a manual hour')).calls)).toEqual(['gongfu-hour'])
    expect(subjectsOf((await visitor({ record }).says('book the two hour manual')).calls)).toEqual(['first-steep'])
  })

  test('are told apart by a correction', async () => {
    const guest = visitor({ record })
    await guest.says('book a manual hour on wednesday')
    const { calls } = await guest.says('sorry, not the one hour, I meant the two hour manual')
    expect(subjectsOf(calls)).toEqual(['first-steep'])
  })
})
