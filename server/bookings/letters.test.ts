import ICAL from 'ical.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { speaking } from '../languages/languages.ts'
import { deliverDue } from '../mail/delivery.ts'
import { leaves, readMessage } from '../mail/mime-for-tests.ts'
import { outboxOf } from '../mail/outbox-for-tests.ts'
import { mailServer } from '../mail/server-for-tests.ts'
import { createTransport } from '../mail/transport.ts'
import { seeded } from '../seeded.ts'
import { bookingWith, shopWith } from './booking-for-tests.ts'
import { type LetterBooking, type LetterKind, letterFor } from './letters.ts'

const kinds: LetterKind[] = ['confirmation', 'change', 'cancellation', 'offer', 'reminder', 'waitlisted']
const offered = { held_until: '2026-11-27T16:30:00Z' }

afterEach(() => vi.useRealTimers())

const letter = async (kind: LetterKind, changes: Partial<LetterBooking> = {}) =>
  letterFor(kind, await shopWith(), bookingWith(changes))

/** What a reader sees of the HTML. */
const seen = (html: string) =>
  html
    .replace(/<head>.*<\/head>|<!--.*?-->|<[^>]+>/gs, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')

test.each<[LetterKind, string]>([
  ['confirmation', 'Booked: Gongfu Hour, Sat 28 Nov, 14:00'],
  ['change', 'Changed: Gongfu Hour, Sat 28 Nov, 14:00'],
  ['cancellation', 'Cancelled: Gongfu Hour, Sat 28 Nov, 14:00'],
  ['offer', 'Yours to take: Gongfu Hour, Sat 28 Nov, 14:00'],
  ['reminder', 'Reminder: Gongfu Hour, Sat 28 Nov, 14:00'],
  ['waitlisted', 'On the list: Gongfu Hour, Sat 28 Nov, 14:00'],
])('a letter of %s says in its subject what it is about: %s', async (kind, subject) => {
  const { from, to, ...said } = await letter(kind, offered)

  expect(said.subject).toBe(subject)
  expect(from).toEqual({ name: 'Lantern & Leaf', address: 'desk@lanternleaf.example' })
  expect(to).toEqual({ name: 'Ada Marsh', address: 'ada@example.com' })
})

test.each(kinds)(
  'text and HTML of %s both say what, when, where, the reference and the way to the booking',
  async (kind) => {
    const { text, html } = await letter(kind, offered)

    for (const words of [text, seen(html)])
      for (const fact of [
        'Dear Ada Marsh,',
        'Gongfu Hour, 2 seats',
        'Saturday 28 November',
        '14:00–15:15',
        'London time',
        "14 Chandler's Yard",
        'K7RM-X2QY',
      ])
        expect(words).toContain(fact)
    expect(text).toContain('\nhttps://shop.example/bookings/SzdSTS1YMlFZ.c2lnbmVk\n')
    expect(html).toContain('href="https://shop.example/bookings/SzdSTS1YMlFZ.c2lnbmVk"')
  },
)

test('only what is confirmed, or was, goes into a calendar', async () => {
  const methodOf = async (kind: LetterKind, sequence = 1) =>
    (await letter(kind, { ...offered, sequence })).calendar?.method
  const methods = await Promise.all(kinds.map((kind) => methodOf(kind)))

  expect(methods).toEqual(['REQUEST', 'REQUEST', 'CANCEL', undefined, 'REQUEST', undefined])
  expect(await methodOf('confirmation', 0)).toBe('REQUEST')
  expect(await methodOf('cancellation', 0)).toBeUndefined()
})

test.each<LetterKind>(['offer', 'waitlisted'])('a letter of %s never says that anything is booked', async (kind) => {
  const { text, html, subject } = await letter(kind, offered)

  for (const words of [subject, text, seen(html)])
    expect(words.replaceAll('Nothing is booked', '')).not.toMatch(/booked/i)
})

test('an offer says until when the seats are kept, and its one filled button takes them', async () => {
  const { text, html } = await letter('offer', offered)

  expect(text).toContain('2 seats have come free, and we keep them for you until Friday 27 November at 16:30.')
  expect(text).toContain('Take the seats:\n')
  expect(html.match(/class="filled"/g)).toHaveLength(1)
  for (const kind of kinds.filter((kind) => kind !== 'offer'))
    expect((await letter(kind)).html).not.toContain('class="filled"')
})

test('a party of one and a party that takes the whole slot are spoken of as they are', async () => {
  const texts = async (changes: Partial<LetterBooking>) => [
    (await letter('confirmation', changes)).text,
    (await letter('offer', { ...offered, ...changes })).text,
  ]

  const [alone, offeredAlone] = await texts({ party: 1 })
  expect(alone).toContain('Your seat is booked.')
  expect(offeredAlone).toMatch(/1 seat has come free, and we keep it for you.*Take the seat:/s)
  const [whole, offeredWhole] = await texts({ party: 7, whole_slot: true, service_name: 'Private Table' })
  expect(whole).toMatch(/The whole sitting is booked for your party\..*Private Table, a party of 7/s)
  expect(offeredWhole).toMatch(/The sitting has come free.*Take the sitting:/s)
})

test.each([
  ['2026-11-27T14:00:00Z', 'Free to move or cancel until Fri 27 Nov, 14:00.', 'See, move or cancel:'],
  ['2026-11-28T14:00:00Z', 'You can move or cancel until it begins.', 'See, move or cancel:'],
  ['2026-11-21T10:00:00Z', 'The time for free changes is over; you can still cancel', 'See or cancel:'],
])('a booking that is free to change until %s says: %s', async (free_until, said, label) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') })
  const { text } = await letter('confirmation', { free_until })

  expect(text).toContain(said)
  expect(text).toContain(label)
})

test('where no free change is promised, no letter speaks of one', async () => {
  for (const kind of kinds) expect((await letter(kind)).text).not.toMatch(/^Free|free changes|until it begins/m)
})

test('a cancellation by the shop gives the shop’s reason, one by the guest asks for none', async () => {
  const byShop = await letter('cancellation', { by: 'shop', reason: 'The boiler has given up.' })
  const byGuest = await letter('cancellation')

  expect(byShop.text).toContain('We have had to cancel this sitting. The boiler has given up. We are sorry.')
  expect(byGuest.text).toContain('Your booking is cancelled, as you asked.')
  expect(byGuest.text).not.toContain('sorry')
})

test('a change says who made it, and why where the shop did', async () => {
  const byShop = await letter('change', { by: 'shop', reason: 'Our host is away.' })

  expect(byShop.text).toContain('We have had to change your booking. Our host is away.\n')
  expect((await letter('change')).text).toContain('Your booking is changed, as you asked.')
})

test('a shop with words, zone and language of its own is spoken for in them', async () => {
  const workspace = await shopWith({
    words: { service: 'lesson', services: 'lessons' },
    timezone: 'America/New_York',
    locale: 'en-US',
  })
  const { text, subject } = letterFor('waitlisted', workspace, bookingWith())

  expect(subject).toBe('On the list: Gongfu Hour, Sat, Nov 28, 09:00')
  expect(text).toMatch(/this lesson.*Saturday, November 28, 09:00–10:15\nNew York time/s)
  expect(text).not.toMatch(/sitting|tea/i)
})

test('an offer, a place on the list and a reminder leave in time or not at all; what has happened is always told', async () => {
  const until = await Promise.all(kinds.map(async (kind) => (await letter(kind, offered)).until))

  const start = '2026-11-28T14:00:00Z'
  expect(until).toEqual([undefined, undefined, undefined, '2026-11-27T16:30:00Z', start, start])
})

test('what people wrote is text in the HTML, whatever it looks like', async () => {
  const evil = '<img src=x onerror="alert(1)">&amp;'
  const workspace = await shopWith({ name: evil, address: evil, phone: evil })
  for (const kind of kinds) {
    const { html } = letterFor(
      kind,
      workspace,
      bookingWith({ name: 'Ada <b>&', service_name: evil, reason: evil, by: 'shop' }),
    )

    expect(html).not.toMatch(/<img|<b>|&amp;(?!amp)/)
    expect(seen(html)).toContain('Dear Ada <b>&,')
    expect(seen(html)).toContain(evil)
  }
})

test.each(['Win at https://evil.example', 'evil.example', 'www.evil', 'mail me@evil', 'x'.repeat(61)])(
  'nobody can have the shop write "%s" to a stranger by giving it as a name',
  async (name) => {
    const { text, html, to, calendar } = await letter('confirmation', { name })

    expect(text).toMatch(/^Good day,\n/)
    expect(to.name).toBe('')
    for (const said of [text, html, calendar?.content]) expect(said).not.toContain(name)
  },
)

test.each(['J.R. Marsh', "Siân O'Brien-Łuk", '李小龍', 'Dr. Ada Marsh', 'Ada & Bo'])(
  '%s is called by name',
  async (name) => {
    expect((await letter('confirmation', { name })).text).toMatch(`Dear ${name},\n`)
  },
)

test('the HTML asks nothing of the network and carries no script', async () => {
  for (const kind of kinds)
    expect((await letter(kind, offered)).html).not.toMatch(/\ssrc=|url\(|<link|@import|<script|<form|\son\w+=/i)
})

test('the calendar file is still whole when a server has it, in a part that names its method', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  await using shop = await seeded()
  await using server = await mailServer()
  const { posts } = await outboxOf(shop)
  const sent = letterFor('cancellation', await shopWith({ address: '茶席, 東京' }), bookingWith({ sequence: 2 }))
  await posts({ letter: sent })
  await deliverDue(shop.db, createTransport({ smtpUrl: server.url, dataDir: '' }))

  const [text, html, calendar, file] = leaves(readMessage(server.taken[0]?.raw ?? ''))
  expect(text?.content.replaceAll('\r', '')).toBe(sent.text)
  expect(html?.content.replaceAll('\r', '')).toBe(sent.html)
  expect(calendar?.headers['content-type']).toBe('text/calendar; charset=utf-8; method=CANCEL')
  expect([calendar?.content, file?.content]).toEqual([sent.calendar?.content, sent.calendar?.content])
  expect(
    String(
      new ICAL.Component(ICAL.parse(calendar?.content ?? ''))
        .getFirstSubcomponent('vevent')
        ?.getFirstPropertyValue('location'),
    ),
  ).toBe('茶席, 東京')
})

describe('a letter to a guest who reads another language', () => {
  const letterIn = async (language: string, kind: LetterKind, changes: Partial<LetterBooking> = {}) =>
    letterFor(kind, speaking(await shopWith(), language), bookingWith(changes))

  test('is German from subject to calendar, with the shop’s own names in it', async () => {
    const { subject, text, html, calendar } = await letterIn('de', 'confirmation', {
      free_until: '2126-11-27T14:00:00Z',
    })

    expect(subject).toBe('Gebucht: Gongfu Hour, Sa., 28. Nov., 14:00')
    for (const fact of [
      'Guten Tag Ada Marsh,',
      'Ihre 2 Plätze sind gebucht. Wir freuen uns auf Sie.',
      'Gongfu Hour, 2 Plätze',
      'Samstag, 28. November',
      '14:00–15:15',
      'Ortszeit London',
      'können Sie kostenlos verlegen oder absagen.',
    ]) {
      expect(text).toContain(fact)
      expect(seen(html)).toContain(fact)
    }
    expect(text).toContain('Buchungsnummer K7RM-X2QY')
    expect(html).toContain('<html lang="de" dir="ltr">')
    const event = new ICAL.Component(ICAL.parse(calendar?.content ?? '')).getFirstSubcomponent('vevent')
    expect(event?.getFirstPropertyValue('description')).toContain('2 Plätze. Buchungsnummer K7RM-X2QY')
  })

  test('runs from right to left in Arabic, and times, references and telephone numbers do not', async () => {
    const { subject, html } = await letterIn('ar', 'offer', offered)

    expect(subject).toContain('متاح لك الآن: \u2068Gongfu Hour\u2069، ')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<span dir="ltr">14:00–15:15</span>')
    expect(html).toMatch(/<b dir="ltr" [^>]*>K7RM-X2QY<\/b>/)
    expect(html).toMatch(/align="left" style="white-space:nowrap/)
    expect(seen(html)).toContain('أصبح مقعدان متاحين، ونحفظهما لك حتى')
  })

  test.each<LetterKind>(['offer', 'waitlisted'])(
    'says nowhere that anything is booked, in a letter of %s',
    async (kind) => {
      for (const [language, booked] of Object.entries(neverYet)) {
        const { subject, text } = await letterIn(language, kind, offered)
        expect(`${subject}\n${text}`).not.toMatch(booked)
      }
    },
  )
})

const neverYet = {
  de: /(ist|sind) gebucht\.|Gebucht:/,
  fr: /(est|sont) réservée?s?\.|Réservé :/,
  es: /Reservado:/,
  ar: /تم الحجز/,
  ja: /承りました/,
}
