import type { Plan, Price, Service, Shop } from '../../contract/catalogue.ts'
import { clock, shortDay } from '../bookings/words.ts'
import { money } from '../catalogue/money.ts'
import type { Entry, Links, Part } from './utterance.ts'
import { threadWords } from './words.ts'

type Entries = Extract<Part, { type: 'entries' }>

export const servicePart = (services: Service[], shop: Shop, links: Links): Entries => ({
  type: 'entries',
  of: 'services',
  heading: threadWords.heading(shop.words.services),
  see: threadWords.see(shop.words.services),
  entries: services.map((service) => entryOf(service, factsOf(service, shop), { about: service.covers, links })),
  act: threadWords.seeIt,
})

export const planPart = (plans: Plan[], shop: Shop, links: Links): Entries => ({
  type: 'entries',
  of: 'plans',
  heading: threadWords.plans,
  see: threadWords.see(threadWords.plans.toLowerCase()),
  entries: plans.map((plan) => ({
    ...entryOf(plan, [priceOf(plan.price, shop)], { about: plan.audience, links }),
    url: links.page(),
  })),
  act: threadWords.seeIt,
})

function entryOf(
  { code, name }: Pick<Service, 'code' | 'name'>,
  facts: string[],
  { about, links }: { about: string; links: Links },
): Entry {
  return {
    id: code,
    name: name.trim().toWellFormed(),
    facts: facts.map((fact) => fact.toWellFormed()),
    about: about.trim().toWellFormed(),
    url: links.page(code),
  }
}

function factsOf({ price, duration_minutes, next_slots }: Service, shop: Shop): string[] {
  const [next] = next_slots
  return [
    `${priceOf(price, shop)}, ${threadWords.minutes(duration_minutes)}`,
    next
      ? threadWords.next(
          `${shortDay(next.starts_at, shop.timezone, shop.locale)}, ${clock(next.starts_at, shop.timezone)}`,
        )
      : threadWords.noTimes,
  ]
}

const priceOf = ({ amount, currency, per }: Price, { locale }: Shop): string =>
  amount === 0 ? threadWords.free : threadWords.each(money({ locale, currency }, amount), per)
