// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { money } from '../browser/format.ts'
import { MerchantRecord, type SlotRule } from '../contract/merchant.ts'
import { homePage } from './home-page.ts'

const html = readFileSync('index.html', 'utf8')
const page = homePage(html)
const record = z.parse(MerchantRecord, JSON.parse(readFileSync('demo/lantern-leaf.json', 'utf8')))
const { currency, locale, phone, email } = record.workspace
const plain = (words: string | null | undefined) => words?.replaceAll('’', "'").replace(/\s+/g, ' ').trim()
const texts = (root: ParentNode | null, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map((element) => plain(element.textContent))
const card = (code: string) => page.querySelector(`[data-chaxi-service="${code}"]`)

describe('the page says what the record says, also where no script runs', () => {
  test.each(record.services)('of $name: what it covers, how long, for how much, in which plan', (service) => {
    const price = `${money({ ...service.price, currency }, locale)} a ${service.price.per}`
    const plan = record.plans.find((each) => each.code === service.plan)?.name

    expect(texts(card(service.code), 'h3, .sitting__covers')).toEqual([service.name, service.covers])
    expect(texts(card(service.code), 'dd')).toEqual([
      `${service.duration_minutes} minutes`,
      price,
      service.members_only ? `${plan}, members only` : plan,
    ])
  })

  test.each(record.services)('of $name: its week', ({ code, slots }) => {
    expect(texts(card(code), '.times li')).toEqual(slots.map(inWords))
  })

  test.each(record.plans)('of $name: what it costs, whom it is for, what it includes', (plan) => {
    const shown = [...page.querySelectorAll('.plan')].find((each) => texts(each, 'h3')[0] === plan.name) ?? null
    const price = money({ ...plan.price, currency }, locale)

    expect(texts(shown, '.plan__price')).toEqual([plan.price.amount ? `${price} a month` : 'Free no membership'])
    expect(texts(shown, '.plan__for')).toEqual([plan.audience])
    expect(
      [...(shown?.querySelectorAll<HTMLElement>('li') ?? [])].map((entry) => entry.dataset.sitting).sort(),
    ).toEqual([...plan.services].sort())
  })

  test('of every question it answers, the answer', () => {
    const answers = record.knowledge.map(({ answer }) => answer)

    expect(texts(page, '.before__answers dd')).toHaveLength(6)
    for (const answer of texts(page, '.before__answers dd')) expect(answers).toContain(answer)
  })

  test('of how to reach it, and when', () => {
    expect(texts(page, '.visit__contact a')).toEqual([phone, email])
    expect(texts(page, '.hours td')).toEqual([
      'Closed',
      ...record.workspace.hours.map((hours) => `${hours.opens} to ${hours.closes}`),
    ])
  })
})

test('nothing in the page is refused by a strict content security policy', () => {
  expect(html).not.toMatch(/<style|\s(style|on[a-z]+)=/)
  for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toContain(' src="/')
})

test('the page wears the assistant as any merchant would: by its script tag, as it stands in the guide', () => {
  expect(html).toContain('<script async src="/widget.js" data-member-token-url="/demo-shop/member-token"></script>')
})

const days: Record<string, string> = {
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}

function inWords({ starts, repeats = '' }: SlotRule) {
  const on = repeats
    .match(/BYDAY=([A-Z,]+)/)?.[1]
    ?.split(',')
    .map((day) => days[day])
  return `${repeats.includes('INTERVAL=2') ? 'Every other ' : ''}${on?.join(' and ')}, ${starts.slice(11)}`
}
