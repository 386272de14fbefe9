import type { Plan, Price, Service } from '../../contract/catalogue.ts'
import { clock, shortDay } from '../bookings/words.ts'
import { moneyIn } from '../catalogue/money.ts'
import { sentences } from '../languages/languages.ts'
import type { Entry, Links, Part, ThreadShop } from './utterance.ts'
import { threadWords } from './words.ts'

type Entries = Extract<Part, { type: 'entries' }>

export function servicePart(services: Service[], shop: ThreadShop, links: Links): Entries {
  const words = wordsFor(shop)
  return {
    type: 'entries',
    of: 'services',
    heading: words.heading(shop.words.services),
    see: words.see(shop.words.services),
    entries: services.map((service) => entryOf(service, factsOf(service, shop), { about: service.covers, links })),
    act: words.seeIt,
  }
}

export function planPart(plans: Plan[], shop: ThreadShop, links: Links): Entries {
  const words = wordsFor(shop)
  return {
    type: 'entries',
    of: 'plans',
    heading: words.plans,
    see: words.seePlans,
    entries: plans.map((plan) => ({
      ...entryOf(plan, [priceOf(plan.price, shop)], { about: plan.audience, links }),
      url: links.page(),
    })),
    act: words.seeIt,
  }
}

const wordsFor = ({ language = 'en' }: ThreadShop) => threadWords[language]

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

function factsOf({ price, duration_minutes, next_slots: [next] }: Service, shop: ThreadShop): string[] {
  const { language = 'en', timezone, locale } = shop
  const { form, phrases } = sentences[language]
  const { next: nextAt, noTimes } = wordsFor(shop)
  return [
    `${priceOf(price, shop)} · ${form.lasts(duration_minutes)}`,
    next
      ? nextAt(phrases.shortTime(shortDay(next.starts_at, timezone, locale), clock(next.starts_at, timezone)))
      : noTimes,
  ]
}

function priceOf(price: Price, shop: ThreadShop): string {
  const { language = 'en', locale } = shop
  return price.amount === 0 ? wordsFor(shop).free : sentences[language].form.costs(moneyIn(locale, price), price.per)
}
