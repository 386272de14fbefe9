import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { minutesAfter } from '../time.ts'
import { bookingWith, shopWith } from './booking-for-tests.ts'
import { calendarFile } from './calendar.ts'

/** The file as another program reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  if (!event || others.length > 0) throw new Error('There is not one event in the file.')
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '')
  return { calendar, event, value, method: calendar.getFirstPropertyValue('method') }
}

const at = (starts_at: string) => bookingWith({ starts_at, ends_at: minutesAfter(starts_at, 75) })

test('a request invites the guest, who has accepted already, to the shop at the booked time', async () => {
  const { event, value, method } = read(calendarFile('REQUEST', await shopWith(), bookingWith({ sequence: 3 })))

  expect(method).toBe('REQUEST')
  expect(['uid', 'sequence', 'status', 'summary', 'location', 'organizer', 'url'].map(value)).toEqual([
    'K7RM-X2QY.0b5e6a52@chaxi',
    '3',
    'CONFIRMED',
    'Gongfu Hour, Lantern & Leaf',
    "14 Chandler's Yard, London SE1 2XP",
    'mailto:desk@lanternleaf.example',
    'https://shop.example/bookings/SzdSTS1YMlFZ.c2lnbmVk',
  ])
  const attendee = event.getFirstProperty('attendee')
  expect(attendee?.getFirstValue()).toMatch(/^mailto:ada@example\.com$/i)
  expect(['cn', 'partstat', 'rsvp'].map((name) => attendee?.getFirstParameter(name))).toEqual([
    'Ada Marsh',
    'ACCEPTED',
    'FALSE',
  ])
  expect(event.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe('Lantern & Leaf')
  expect(value('dtstamp')).toMatch(/Z$/)
})

test('a cancellation says so for the calendar and for the event, and names the entry that it takes away', async () => {
  const workspace = await shopWith()
  const asked = read(calendarFile('REQUEST', workspace, bookingWith()))
  const { value, method } = read(calendarFile('CANCEL', workspace, bookingWith({ sequence: 1 })))

  expect([method, value('status'), value('sequence')]).toEqual(['CANCEL', 'CANCELLED', '1'])
  for (const name of ['uid', 'organizer']) expect(value(name)).toBe(asked.value(name))
})

test('moving, renaming and a new address leave the entry what it was: the same UID', async () => {
  const before = read(calendarFile('REQUEST', await shopWith(), bookingWith()))
  const moved = bookingWith({
    starts_at: '2026-12-05T14:00:00Z',
    email: 'new@example.com',
    service_name: 'First Steep',
  })
  const after = read(calendarFile('REQUEST', await shopWith({ slug: 'moved', name: 'New name' }), moved))

  expect(after.value('uid')).toBe(before.value('uid'))
})

test('a file to add from the page is the same entry, published to nobody in particular', async () => {
  const { event, value, method } = read(calendarFile('PUBLISH', await shopWith(), bookingWith()))

  expect([method, value('uid')]).toEqual(['PUBLISH', 'K7RM-X2QY.0b5e6a52@chaxi'])
  expect(event.getAllProperties('attendee')).toEqual([])
})

test.each([
  ['before the clocks change', '2027-03-27T14:00:00Z'],
  ['on the day they change', '2027-03-28T13:00:00Z'],
  ['after', '2027-04-03T13:00:00Z'],
])('14:00 in London %s is that very instant in UTC, and 14:00 in the words', async (_, starts_at) => {
  const { event, value } = read(calendarFile('REQUEST', await shopWith(), at(starts_at)))

  expect(value('dtstart')).toBe(starts_at)
  expect(event.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBeFalsy()
  expect(value('description')).toContain('14:00–15:15')
})

test('the description says who, when in the shop’s time, and where to change it', async () => {
  const { value } = read(calendarFile('REQUEST', await shopWith({ timezone: 'Asia/Ho_Chi_Minh' }), bookingWith()))

  expect(value('description')).toBe(
    [
      'Gongfu Hour, 2 seats. Reference K7RM-X2QY',
      'Saturday 28 November, 21:00–22:15, Ho Chi Minh time',
      'See, move or cancel: https://shop.example/bookings/SzdSTS1YMlFZ.c2lnbmVk',
    ].join('\n'),
  )
})

test('whatever people wrote, the file stays one event in lines of at most 75 octets', async () => {
  const workspace = await shopWith()
  const anything = fc.string({ unit: 'grapheme', maxLength: 200 })
  const tricky = fc.constantFrom(
    '"; X=1:x',
    'a\r\nEND:VEVENT\r\nBEGIN:VEVENT',
    '\\n\\;,',
    '茶'.repeat(90),
    '👩🏽‍🍳'.repeat(30),
  )
  fc.assert(
    fc.property(fc.oneof(anything, tricky), fc.oneof(anything, tricky), (name, service_name) => {
      const file = calendarFile('REQUEST', workspace, bookingWith({ name, service_name }))
      const lines = file.split('\r\n')

      expect(read(file).value('uid')).toBe('K7RM-X2QY.0b5e6a52@chaxi')
      expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toHaveLength(4)
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(lines.at(-1)).toBe('')
    }),
  )
})
