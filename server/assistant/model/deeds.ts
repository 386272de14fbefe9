import * as z from 'zod'
import { Plan, SearchResult, Service, type Source } from '../../../contract/catalogue.ts'
import { Act, type Card } from '../../../contract/conversations.ts'
import type { ConversationState } from '../brain.ts'
import { readable } from './readable.ts'

/** What one turn has done so far, over all its legs: its act, sources and lists are read from this, not asked of the model. */
export const Deeds = z.object({
  said: z.string(),
  left: z.string().default(''), // of that what was not stopped
  steps: z.int(),
  worked: z.int().default(0), // milliseconds of ours: what the page takes to answer is no part of it
  calls: z.int(),
  acts: z.array(Act), // each of what was done, or was said to be done by a signal
  services: z.array(Service),
  plans: z.array(Plan),
  results: z.array(SearchResult),
  read: z.array(z.string()).default([]), // the words and figures of all that the tools gave
})
export type Deeds = z.infer<typeof Deeds>

export const noDeeds = (): Deeds => ({
  said: '',
  left: '',
  steps: 0,
  worked: 0,
  calls: 0,
  acts: [],
  services: [],
  plans: [],
  results: [],
  read: [],
})

const Found = Deeds.pick({ services: true, plans: true, results: true }).partial()

/** Keeps what a reading tool found, so that it can be cited; `shown` is that as the model reads it. */
export function keepFound(deeds: Deeds, output: unknown, shown: unknown) {
  deeds.read = [...new Set([...deeds.read, ...wordsOf(JSON.stringify(shown))])]
  const found = Found.safeParse(output)
  if (!found.success) return
  deeds.services = found.data.services ?? deeds.services
  deeds.plans = found.data.plans ?? deeds.plans
  deeds.results.push(...(found.data.results ?? []))
}

/** A signal is believed before a mere mention: "I do not know whether Gongfu Hour …" is no answer. */
const ORDER: readonly Act[] = ['form', 'handoff', 'lookup', 'decline', 'abstain', 'clarify', 'answer']

/** What kind of reply the turn was: small talk takes nothing from the record. */
export const actOf = (deeds: Deeds, sources: readonly Source[]): Act =>
  ORDER.find((act) => deeds.acts.includes(act)) ?? (sources.length > 0 || restsOnRead(deeds) ? 'answer' : 'smalltalk')

function restsOnRead({ left, read }: Deeds): boolean {
  const heard = wordsOf(left)
  const shared = read.filter((word) => heard.has(word))
  return shared.some(isFigure) || shared.length >= ENOUGH
}

/**
 * The entries that were read and that the words speak of: a service or plan by its name, knowledge by its own words; where
 * none is named, the one that has every figure that was said, or of several those that the conversation names last.
 */
export function sourcesOf(deeds: Deeds, conversation: ConversationState): Source[] {
  const { left, services, plans, results } = deeds
  const heard = wordsOf(left)
  const isNamed = (name: string) => left.toLowerCase().includes(name.toLowerCase())
  const entries: Entry[] = [
    ...services.map((row) => ({ ...source('service', row.code, row.name), row })),
    ...plans.map((row) => ({ ...source('plan', row.code, row.name), row })),
    ...results.map((row) => ({ ...source(row.kind, row.code, row.title), row: row.text })),
  ]
  const named = entries.filter(({ kind, title, row }) =>
    kind === 'knowledge' ? speaksOf(heard, String(row)) : isNamed(title),
  )
  return (named.length > 0 ? named : unnamed(entries, heard, conversation)).map(({ kind, code, title }) =>
    source(kind, code, title),
  )
}

interface Entry extends Source {
  row: unknown
}

function unnamed(entries: Entry[], heard: Set<string>, { record, history }: ConversationState): Entry[] {
  const figures = [...heard].filter(isFigure)
  const fitting = entries.filter(({ row }) => {
    const own = wordsOf(JSON.stringify(readable(record.workspace, row)))
    return figures.length > 0 && figures.every((figure) => own.has(figure))
  })
  for (const { text } of history.toReversed()) {
    const named = fitting.filter(({ title }) => [...wordsOf(title)].some((word) => wordsOf(text).has(word)))
    if (named.length > 0) return named
  }
  return fitting.length === 1 ? fitting : []
}

/** Lists that the words go through are shown as cards: two or more of a kind. */
export function listsOf({ left, services, plans }: Deeds): Card[] {
  const text = left.toLowerCase()
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
  return shared >= Math.min(ENOUGH, own.size)
}

const ENOUGH = 3
const isFigure = (word: string) => /^\d+$/.test(word)
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\d+|[\p{L}\d]{4,}/gu) ?? [])
