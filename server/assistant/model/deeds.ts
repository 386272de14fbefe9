import * as z from 'zod'
import { Plan, SearchResult, Service, type Source } from '../../../contract/catalogue.ts'
import { Act, type Card } from '../../../contract/conversations.ts'

/** What one turn has done so far, over all its legs: its act, sources and lists are read from this, not asked of the model. */
export const Deeds = z.object({
  said: z.string(),
  steps: z.int(),
  worked: z.int().default(0), // milliseconds of ours: what the page takes to answer is no part of it
  calls: z.int(),
  acts: z.array(Act), // each of what was done, or was said to be done by a signal
  services: z.array(Service),
  plans: z.array(Plan),
  results: z.array(SearchResult),
})
export type Deeds = z.infer<typeof Deeds>

export const noDeeds = (): Deeds => ({
  said: '',
  steps: 0,
  worked: 0,
  calls: 0,
  acts: [],
  services: [],
  plans: [],
  results: [],
})

const Found = Deeds.pick({ services: true, plans: true, results: true }).partial()

/** Keeps what a reading tool found, so that it can be cited. */
export function keepFound(deeds: Deeds, output: unknown) {
  const found = Found.safeParse(output)
  if (!found.success) return
  deeds.services = found.data.services ?? deeds.services
  deeds.plans = found.data.plans ?? deeds.plans
  deeds.results.push(...(found.data.results ?? []))
}

/** A signal is believed before a mere mention: "I do not know whether Gongfu Hour …" is no answer. */
const ORDER: readonly Act[] = ['form', 'handoff', 'lookup', 'decline', 'abstain', 'clarify', 'answer']

/** What kind of reply the turn was. */
export const actOf = (deeds: Deeds): Act =>
  ORDER.find((act) => deeds.acts.includes(act)) ?? (sourcesOf(deeds).length > 0 ? 'answer' : 'smalltalk')

/** The entries that were read and that the words speak of: a service or plan by its name, knowledge by its own words. */
export function sourcesOf({ said, services, plans, results }: Deeds): Source[] {
  const heard = wordsOf(said)
  const named = (name: string) => said.toLowerCase().includes(name.toLowerCase())
  return [
    ...services.filter(({ name }) => named(name)).map(({ code, name }) => source('service', code, name)),
    ...plans.filter(({ name }) => named(name)).map(({ code, name }) => source('plan', code, name)),
    ...results
      .filter(({ kind, title, text }) => (kind === 'knowledge' ? speaksOf(heard, text) : named(title)))
      .map(({ kind, code, title }) => source(kind, code, title)),
  ]
}

/** Lists that the words go through are shown as cards: two or more of a kind. */
export function listsOf({ said, services, plans }: Deeds): Card[] {
  const text = said.toLowerCase()
  const named = <Item extends { name: string }>(items: Item[]) =>
    items.filter(({ name }) => text.includes(name.toLowerCase()))
  const [offered, memberships] = [named(services), named(plans)]
  return [
    ...(offered.length > 1 ? [{ type: 'services' as const, services: offered }] : []),
    ...(memberships.length > 1 ? [{ type: 'plans' as const, plans: memberships }] : []),
  ]
}

const source = (kind: Source['kind'], code: string, title: string): Source => ({ kind, code, title })

function speaksOf(heard: Set<string>, text: string): boolean {
  const own = wordsOf(text)
  const shared = [...own].filter((word) => heard.has(word)).length
  return shared >= Math.min(3, own.size)
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
