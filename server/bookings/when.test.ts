import { afterEach, describe, expect, test } from 'vitest'
import { phraseOfTime, readWhen } from './when.ts'

// A Saturday, ten in the morning in London.
const shop = { now: '2026-11-21T10:00:00Z', timezone: 'Europe/London', locale: 'en-GB' }
const read = (text: string) => readWhen(text, shop) ?? {}

const machine = process.env.TZ
afterEach(() => {
  process.env.TZ = machine
})

describe('a guest’s words become days and wall times of the shop', () => {
  test.each([
    ['next Saturday afternoon', { days: ['2026-11-28'], part: 'afternoon' }],
    ['this Saturday', { days: ['2026-11-21'] }],
    ['Saturday', { days: ['2026-11-21', '2026-11-28'] }],
    ['tomorrow evening', { days: ['2026-11-22'], part: 'evening' }],
    ['noon on Sunday', { days: ['2026-11-22'], from: '12:00', to: '12:00' }],
    ['Friday 2-4pm', { days: ['2026-11-27'], from: '14:00', to: '16:00' }],
    ['in two weeks', { days: ['2026-12-05'] }],
    ['Sat 28 Nov 2pm', { days: ['2026-11-28'], from: '14:00', to: '14:00' }],
    ['2026-12-05', { days: ['2026-12-05'] }],
    ['at 3 on Saturday', { days: ['2026-11-21', '2026-11-28'], from: '15:00', to: '15:00', unsure: true }],
    ['table for 2 at 6 on friday', { days: ['2026-11-27'], from: '18:00', to: '18:00', unsure: true, seats: 2 }],
    ['the 14th', { days: ['2026-12-14'] }],
    ['on the second', { days: ['2026-12-02'] }],
    ['in a fortnight', { days: ['2026-12-05'] }],
    ['asap', { first_available: true }],
    ['first free place you have', { first_available: true }],
    ['Tues', { days: ['2026-11-24'] }],
    ['mornings', { part: 'morning' }],
    ['Saturday the 28th', { days: ['2026-11-28'] }],
    ['first Sunday in December', { days: ['2026-12-06'] }],
    ['some Friday in December', { days: ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'] }],
    ['a Wednesday evening around the middle of December', { days: ['2026-12-16'], part: 'evening' }],
    ['Friday week', { days: ['2026-12-04'] }],
    ['a week on Friday', { days: ['2026-12-04'] }],
    ['a week from tuesday in the morning', { days: ['2026-12-01'], part: 'morning' }],
    ['the Sunday after next', { days: ['2026-11-29'] }],
    ['tomorrow after 5', { days: ['2026-11-22'], from: '17:00', unsure: true }],
    ['tomorrow after 5pm', { days: ['2026-11-22'], from: '17:00' }],
    ['between 2 and 4 on Friday', { days: ['2026-11-27'], from: '14:00', to: '16:00', unsure: true }],
    ['half past two on Sunday', { days: ['2026-11-22'], from: '14:30', to: '14:30', unsure: true }],
    ['quarter to six tomorrow', { days: ['2026-11-22'], from: '17:45', to: '17:45', unsure: true }],
    ['3ish', { from: '14:30', to: '15:30', unsure: true }],
    ['at 8 in the evening', { from: '20:00', to: '20:00' }],
    ['lunchtime on Tuesday', { days: ['2026-11-24'], from: '12:00', to: '14:00' }],
    ['5/12', { days: ['2026-12-05'] }],
    ['the Saturday after 24 December', { days: ['2026-12-26'] }],
    ['the day after 2nd December', { days: ['2026-12-03'] }],
    ['this weekend', { days: ['2026-11-21', '2026-11-22'] }],
    ['Wednesday or Thursday', { days: ['2026-11-25', '2026-11-26'] }],
  ])('“%s”', (said, wanted) => expect(read(said)).toEqual(wanted))

  test('“next week” is the whole of it, Monday to Sunday', () => {
    expect(read('next week').days).toEqual([23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`))
  })

  test('“weekends only” is every Saturday and Sunday that has slots, and nothing else', () => {
    const days = read('weekends only').days ?? []
    expect(days.length).toBeGreaterThan(14)
    expect(days.every((day) => [0, 6].includes(new Date(day).getUTCDay()))).toBe(true)
  })

  test('“before Christmas” ends on the 24th', () => {
    const days = read('before Christmas').days ?? []
    expect([days[0], days.at(-1)]).toEqual(['2026-11-21', '2026-12-24'])
  })

  test.each(['not Monday', 'any day except Monday', 'anything but Mondays'])('“%s” rules out every Monday', (said) => {
    expect(read(said).days).toBeUndefined()
    expect(read(said).not_days?.slice(0, 2)).toEqual(['2026-11-23', '2026-11-30'])
  })

  test.each([
    ['not the 25th', undefined, ['2026-11-25']],
    ['not the 24th or 25th or 26th/27th', undefined, ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']],
    ['any day but the 25th please', undefined, ['2026-11-25']],
    ['not Wednesday the 2nd', undefined, ['2026-12-02']],
    ['a Wednesday, just not the 25th', ['2026-12-02'], ['2026-11-25']],
    ['on Saturday but not this Saturday', ['2026-11-28'], ['2026-11-21']],
    ['not tomorrow', undefined, ['2026-11-22']],
    ['not this Wednesday but the one after', ['2026-12-02'], undefined],
  ])('“%s” never means the day it rules out', (said, days, not_days) => {
    expect(read(said)).toEqual({ ...(days && { days }), ...(not_days && { not_days }) })
  })

  test('all but one of a weekday’s days are left: “any Wednesday except this one”, “any Saturday but the 28th”', () => {
    expect(read('any Wednesday except this one').days?.slice(0, 2)).toEqual(['2026-12-02', '2026-12-09'])
    expect(read('any Saturday but the 28th').days?.slice(0, 2)).toEqual(['2026-11-21', '2026-12-05'])
  })

  test.each([
    'I can’t do Monday',
    'i can’t come monday',
    'mon is no good',
    'Monday doesn’t work for me',
    'any day except monday',
  ])('“%s” rules Mondays out, and no other day', (said) => {
    expect(read(said).days).toBeUndefined()
    expect(read(said).not_days?.slice(0, 2)).toEqual(['2026-11-23', '2026-11-30'])
  })

  test('two weekdays are ruled out together, and another is meant beside one', () => {
    expect(read('any day except saturday/wednesday').not_days?.slice(0, 3)).toEqual([
      '2026-11-21',
      '2026-11-25',
      '2026-11-28',
    ])
    expect(read('monday doesn’t work, wednesday').days).toEqual(['2026-11-25'])
    expect(read('not monday but wednesday').days).toEqual(['2026-11-25'])
    expect(read('why not monday').days).toEqual(['2026-11-23'])
  })

  test('“next Saturday” said on a Wednesday offers both that could be meant', () => {
    const wanted = readWhen('next Saturday', { ...shop, now: '2026-11-18T10:00:00Z' })
    expect(wanted?.days).toEqual(['2026-11-21', '2026-11-28'])
  })

  test('a weekday and a date that disagree are both kept', () => {
    expect(readWhen('Saturday the 27th', shop)).toEqual({ days: ['2026-11-27', '2026-11-28'], clash: true })
  })

  test('an American shop reads 5/12 as the twelfth of May', () => {
    expect(readWhen('5/12', { ...shop, locale: 'en-US' })?.days).toEqual(['2027-05-12'])
  })

  test.each([
    ['Monday after Christmas', { days: ['2026-12-28'] }],
    ['Wednesday before Christmas', { days: ['2026-12-23'] }],
    ['the day after Christmas', { days: ['2026-12-26'] }],
    ['Christmas Eve', { days: ['2026-12-24'] }],
    ['in 3 days', { days: ['2026-11-24'] }],
    ['not mornings', { from: '12:00' }],
  ])('“%s” is counted from the day it names', (said, wanted) => expect(read(phraseOfTime(said) ?? '')).toEqual(wanted))

  test('a whole week is counted from a feast and from this week', () => {
    const week = (said: string) => read(phraseOfTime(said) ?? '').days ?? []
    expect([week('the week after Christmas')[0], week('the week after Christmas').length]).toEqual(['2026-12-28', 7])
    expect([week('the week after next')[0], week('the week after next').length]).toEqual(['2026-11-30', 7])
  })

  test('a Monday counted from a day that only the guest can tell is any Monday', () => {
    expect(read(phraseOfTime('the Monday after my birthday') ?? '').days?.length).toBe(8)
    expect(read('Monday after Thanksgiving').days?.length).toBe(8)
    expect(readWhen('Monday after Thanksgiving', { ...shop, locale: 'en-US' })?.days).toEqual(['2026-11-30'])
    expect(read('a Wednesday before Christmas').days).toHaveLength(5)
  })

  test('“this week” and “at the weekend”, said on a Sunday, are the coming ones too', () => {
    const sunday = { ...shop, now: '2026-11-22T19:00:00Z' }
    expect(readWhen('the weekend', sunday)?.days).toEqual(['2026-11-22', '2026-11-28', '2026-11-29'])
    expect(readWhen('this week', sunday)?.days).toHaveLength(8)
  })

  test.each(['gongfu for two', 'a bit of everything', 'next year', '2026-02-31', ''])('“%s” says no time', (said) => {
    expect(readWhen(said, shop)).toBeUndefined()
  })

  test('the machine’s own time zone changes nothing, in London or in Taipei', () => {
    const phrases = ['tomorrow evening', 'at 3 on Saturday', 'the 14th', 'in two months', 'the day after tomorrow']
    const seen = ['UTC', 'America/New_York', 'Europe/Berlin'].map((zone) => {
      process.env.TZ = zone
      return ['Europe/London', 'Asia/Taipei'].map((timezone) =>
        phrases.map((said) => readWhen(said, { ...shop, now: '2026-11-21T22:30:00Z', timezone })),
      )
    })

    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
    expect(seen[0]?.[0]?.[0]?.days).toEqual(['2026-11-22'])
    expect(seen[0]?.[1]?.[0]?.days).toEqual(['2026-11-23'])
  })

  test('a page of weekdays is read no further than a wish can be long', () => {
    const started = performance.now()
    readWhen('monday tuesday '.repeat(2000), shop)
    expect(performance.now() - started).toBeLessThan(250)
  })
})

describe('the words for when are lifted out of a sentence', () => {
  test.each([
    ['gongfu for two a week on Saturday after lunch please, I’m Priya', 'a week on Saturday after lunch'],
    ['can I come this Thursday morning? just me', 'this Thursday morning'],
    ['matcha sunday pls. tom okafor', 'sunday'],
    ['another walk please, the Sunday after next. and the dog', 'Sunday after next'],
    ['the first Saturday in December. She’ll be 10 weeks', 'the first Saturday in December'],
    ['quick tune thursday 9 am pls', 'thursday 9am'],
    ['first free place you’ve got', 'first free place you’ve got'],
    ['book gongfu, not the 25th', 'not the 25th'],
    ['i can’t do wednesday, book gongfu', 'not wednesday'],
    ['sat is no good', 'not sat'],
    ['any day except saturday please', 'any day not saturday'],
    ['how long is it', undefined],
  ])('“%s”', (said, words) => expect(phraseOfTime(said)).toBe(words))
})
