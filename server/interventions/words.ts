import { Temporal } from 'temporal-polyfill'
import type { Intervention } from '../../contract/interventions.ts'
import type { Holder } from '../actor.ts'
import { joined, speaking, wordsOf } from '../languages/languages.ts'
import { nextOpening, openUntil } from '../workspaces/hours.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

/** The shop in the language of a conversation, which the lines below are told in. */
export const toldIn = (workspace: Workspace, { language }: { language: string }): Workspace =>
  speaking(workspace, language)

/** Whether the record's hours say that somebody is at the shop now. */
export const isSomebodyThere = ({ profile }: Workspace): boolean => openUntil(profile) !== undefined

/** What a visitor may call whoever answers: a person's name; a program has none. */
export const visibleName = (by: Holder) => (by.type === 'operator' ? { name: by.name } : { name: undefined })

/** Told the moment a person is asked. */
export const asked = (shop: Workspace, replyTo: string | null): string =>
  joined(wordsOf(shop).people.asked, when(shop, replyTo))

export const passedOn = (shop: Workspace, by: Holder, replyTo: string | null): string =>
  joined(wordsOf(shop).people.passedOn(nameOf(by)), when(shop, replyTo))

export const isHere = (shop: Workspace, by: Holder): string => wordsOf(shop).people.isHere(nameOf(by))

const nameOf = (by: Holder) => visibleName(by).name ?? ''

/** Told once, where a person was asked and nobody has come. */
export const nobodyCame = (shop: Workspace, replyTo: string | null): string =>
  joined(wordsOf(shop).people.nobodyCame, elsewhere(shop, replyTo))

/** Told once an address was left. */
export const answersGoTo = (shop: Workspace, address: string): string => wordsOf(shop).people.answersGoTo(address)

// Only what the record says: when the shop is open, never how soon somebody answers.
function when(shop: Workspace, replyTo: string | null): string {
  const { people } = wordsOf(shop)
  const until = openUntil(shop.profile)
  if (until) return people.hereUntil(until)

  const next = nextOpening(shop.profile)
  const shut = next ? people.nobodyBefore(opening(shop, next)) : people.nobodyHere
  return joined(shut, elsewhere(shop, replyTo))
}

function opening(shop: Workspace, { date, opens }: { date: string; opens: string }): string {
  const { timezone, locale } = shop.profile
  const { people } = wordsOf(shop)
  const today = Temporal.Now.plainDateISO(timezone)
  const { days } = today.until(date)
  if (days === 0) return people.today(opens)
  if (days === 1) return people.tomorrow(opens)

  const options =
    days < 7 ? ({ weekday: 'long' } as const) : ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
  return people.onDay(Temporal.PlainDate.from(date).toLocaleString(locale, options), opens)
}

function elsewhere(shop: Workspace, replyTo: string | null): string {
  const { people } = wordsOf(shop)
  return replyTo ? joined(people.answersGoTo(replyTo), people.orTakeBack) : people.leaveAddress
}

export function backWithAssistant(shop: Workspace, resolution: NonNullable<Intervention['resolution']>): string {
  const { people } = wordsOf(shop)
  return resolution === 'expired' ? joined(people.wasQuiet, people.back) : people.back
}
