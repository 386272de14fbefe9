import * as z from 'zod'
import type { Source } from '../../../contract/catalogue.ts'
import { exampleBooking } from '../../bookings/examples.ts'
import type { BrainTools, ConversationState } from '../brain.ts'
import type { Grounds } from '../reply.ts'
import { claimsIn } from './claims.ts'
import { evidenceIn, ownedBy } from './evidence.ts'
import type { Reading } from './kinds.ts'
import { meeting, meetingIn } from './meetings.ts'

/** What this turn's words may rest on, and what they are held against. Its `grounds` outlive a leg that waits for the page. */
export interface Ground {
  conversation: ConversationState
  grounds: Grounds
  reading: Reading
  /** Addresses and references that the visitor typed: those may be said back. */
  typed: ReadonlySet<string>
  /** What the shop's own row says, and how a reference looks. Only words that code wrote from the record rest on it. */
  shop: ReadonlySet<string>
}

export function groundOf(conversation: ConversationState, grounds: Grounds): Ground {
  const { workspace } = conversation.record
  const reading = { ...workspace, now: conversation.now }
  const said = conversation.history.filter(({ author }) => author === 'visitor').map(({ text }) => text)
  return {
    conversation,
    grounds,
    reading,
    typed: new Set(said.flatMap((text) => lookupsIn(text, reading))),
    shop: new Set([...evidenceIn(workspace, reading), ...lookupsIn(exampleBooking.reference, reading)]),
  }
}

// A reference is typed in any case; only from its visitor is it read like that.
const lookupsIn = (text: string, reading: Reading) =>
  [text, text.toUpperCase()]
    .flatMap((typed) => claimsIn(typed, reading).flat())
    .filter((claim) => /^(?:email|reference):/u.test(claim))

const Found = z.object({ results: z.array(z.object({ kind: z.string(), code: z.string() })) })

/** The same tools, whose results are evidence from then on. */
export function noting(tools: BrainTools, ground: Ground): BrainTools {
  return {
    async call(name, args) {
      const result = await tools.call(name, args)
      note(ground, result.ok ? result.output : result.detail)
      const found = result.ok ? Found.safeParse(result.output).data?.results : undefined
      ground.grounds.found.push(...(found ?? []).filter(({ kind }) => kind === 'knowledge').map(({ code }) => code))
      return result
    },
  }
}

/** A row that is cited may be spoken from. */
export function cited(ground: Ground, { kind, code }: Source) {
  const { services, plans, knowledge } = ground.conversation.record
  const rows = kind === 'service' ? services : kind === 'plan' ? plans : knowledge
  note(
    ground,
    rows.find((row) => row.code === code),
  )
}

function note({ grounds, reading }: Ground, value: unknown) {
  grounds.claims = [...new Set([...grounds.claims, ...evidenceIn(value, reading)])]
}

/**
 * Whether all that a sentence asserts was found in this turn, of the entry that it speaks of. One that code wrote from the
 * record rests on the rows it names as well.
 */
export function isGrounded(ground: Ground, sentence: string, from?: 'record'): boolean {
  const { codes, rest } = withoutNames(ground, sentence)
  const found = new Set(spokenOf(ground.grounds.claims, codes))
  const holds = (claim: string) => found.has(claim) || ground.typed.has(claim) || (from === 'record' && written(claim))
  const written = (claim: string) =>
    ground.shop.has(claim) || claim.startsWith('code:') || rowsSay(ground, codes, claim)

  const claims = claimsIn(rest, ground.reading)
  return claims.every((readings) => readings.some(holds)) && (from === 'record' || areMet(claims, found))
}

/** The claims that count for a sentence about these entries; about none, all do. */
function spokenOf(claims: readonly string[], codes: readonly string[]): string[] {
  return claims.flatMap((known) => {
    const [claim = '', owner] = known.split(' @')
    return !owner || codes.length === 0 || codes.includes(owner) ? [claim] : []
  })
}

// A time that was found on another day than the one it is said of is not what was found.
function areMet(claims: readonly string[][], found: ReadonlySet<string>): boolean {
  const met = meetingIn(claims)
  if (!met) return true
  const known = [...found].filter((claim) => claim.startsWith(meeting(met.day, '')))
  return known.length === 0 || met.times.some((time) => found.has(meeting(met.day, time)))
}

function rowsSay({ conversation: { record }, reading }: Ground, codes: string[], claim: string): boolean {
  const rows = [...record.services, ...record.plans].filter(({ code }) => codes.includes(code))
  return rows.some((row) => evidenceIn(row, reading).includes(ownedBy(claim, row.code)))
}

/** The entries a sentence names, and what is left of it: a figure in a name claims nothing. */
export function withoutNames({ conversation: { record } }: Ground, sentence: string) {
  const codes: string[] = []
  let rest = sentence
  const named = [...record.services, ...record.plans].sort((a, b) => b.name.length - a.name.length)
  rest = rest.replace(nameIn(record.workspace.name), ' · ')
  for (const { code, name } of named) {
    const pattern = nameIn(name)
    if (rest.search(pattern) < 0) continue
    codes.push(code)
    rest = rest.replace(pattern, ' · ')
  }
  return { codes, rest }
}

// Not within another word, an address or a link; a name of one word is spelled like a name.
const nameIn = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}@./_-])${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\p{L}\\p{N}@/_-]|\\.\\p{L})`,
    name.includes(' ') ? 'giu' : 'gu',
  )
