import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { MerchantRecord, type MerchantService } from '../contract/merchant.ts'
import { DAY_NAMES, daysOf } from '../server/assistant/embedded/schedule.ts'
import { visitor } from '../server/assistant/embedded/visitor-for-tests.ts'
import { EVERYDAY } from '../server/knowledge/lexicon/everyday.ts'
import { stem, wordsIn } from '../server/knowledge/lexicon/words.ts'
import { type Cast, meets, readExpectation } from './everyday-expectations.ts'
import { MATERIAL } from './material.ts'
import { root } from './run.ts'

/**
 * A conversation that reads right whatever a shop offers. ITEM, ITEM2 and ITEM3 stand for services, THING for the one word of
 * ITEM's name that no other name has, PLAN and PLAN2 for memberships, DAY and OFFDAY for a weekday on which ITEM is held
 * or is not, N and NWORD for a party in figures and in words, NAME, EMAIL and REF for a guest, their address and a
 * booking's reference. Of each message `expect` says what is to come of it, "-" for anything.
 */
const Template = z
  .strictObject({ say: z.array(z.string()).min(1), expect: z.array(z.string()).min(1) })
  .refine(({ say, expect }) => say.length === expect.length, 'Say of each message what is expected.')
export type Template = z.infer<typeof Template>

const folder = join(root, 'eval/everyday')

/** All that everybody asks, by the file it stands in. */
export const EVERYDAY_ASKED: ReadonlyMap<string, readonly Template[]> = new Map(
  readdirSync(folder).map((file) => [
    file.replace('.jsonl', ''),
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => Template.parse(JSON.parse(line))),
  ]),
)

const records = [...new Set(MATERIAL.map(({ record }) => record))].map((path) =>
  MerchantRecord.parse(JSON.parse(readFileSync(path, 'utf8'))),
)

/** What came of one message: `wrong` where something else was said than expected, and not that it is unknown or unclear. */
export interface Outcome {
  said: string
  expected: string
  got: string
  right: boolean
  wrong: boolean
}

/** Plays each template at so many shops, another few for each; the same ones every time. */
export async function playEveryday(templates: readonly Template[], shops: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [at, template] of templates.entries()) {
    const casts = records
      .keys()
      .map((_, step) => castAt(template, at, (at * 7 + step * 11) % records.length))
      .filter((cast) => cast !== undefined)
    for (const cast of casts.take(shops)) outcomes.push(...(await played(template, cast)))
  }
  return outcomes
}

async function played({ say, expect }: Template, cast: Cast): Promise<Outcome[]> {
  const guest = visitor({ record: cast.record })
  const outcomes: Outcome[] = []
  for (const [at, text] of say.entries()) {
    const said = filled(text, cast)
    const reply = await guest.says(said)
    const expected = expect[at] ?? '-'
    if (expected === '-') continue
    const right = expected.split(' + ').every((one) => meets(readExpectation(one), reply, cast))
    const wrong = !right && reply.act !== 'abstain' && reply.act !== 'clarify'
    outcomes.push({ said, expected, got: `${cast.record.workspace.name}, ${reply.act}: ${reply.text}`, right, wrong })
  }
  return outcomes
}

const GUESTS = [
  { name: 'Priya Raman', email: 'p.raman@example.com' },
  { name: 'Tom Harding', email: 'tom_h@example.org' },
  { name: "Maeve O'Connor", email: 'maeve@example.ie' },
  { name: 'Wei Zhang', email: 'wei.z99@example.net' },
]
const PARTIES = ['two', 'three', 'four']

// Who and what plays which part, or nobody where the shop has too few for it.
function castAt({ say, expect }: Template, at: number, shop: number): Cast | undefined {
  const record = records[shop]
  const guest = GUESTS[at % GUESTS.length]
  if (!record || !guest) return undefined
  const parts = [...say, ...expect].join(' ')
  const { services, plans } = record
  const [item, item2, item3] = [0, 1, 2].map((step) => services[(at + step) % services.length])
  const [plan, plan2] = [0, 1].map((step) => plans[(at + step) % plans.length])
  if (!item || !item2 || !item3 || services.length < 3 || (plans.length < 2 && parts.includes('PLAN'))) return undefined

  const held = daysOf(item)
  const day = held[at % Math.max(1, held.length)]
  const offDay = [1, 2, 3, 4, 5, 6, 7].find((one) => !held.includes(one))
  if (parts.includes('DAY') && (day === undefined || offDay === undefined)) return undefined
  const thing = tellingWord(record, item)
  if (parts.includes('THING') && thing === undefined) return undefined
  const party = PARTIES[at % PARTIES.length] ?? 'two'
  return {
    record,
    thing,
    services: { ITEM: item, ITEM2: item2, ITEM3: item3 },
    plans: { ...(plan && { PLAN: plan }), ...(plan2 && { PLAN2: plan2 }) },
    days: { DAY: day ?? 6, OFFDAY: offDay ?? 7 },
    party: { words: party, count: PARTIES.indexOf(party) + 2 },
    guest,
    isSmall: at % 2 === 1,
  }
}

// "Blending" of Blending Bench: the longest word of a name that no other name has, and that is no word of every day.
function tellingWord({ services, plans }: MerchantRecord, item: MerchantService): string | undefined {
  const others = [...services, ...plans].filter((one) => one !== item).flatMap(({ name }) => wordsIn(name).map(stem))
  return wordsIn(item.name)
    .filter((word) => word.length > 3 && !others.includes(stem(word)) && !EVERYDAY.has(word))
    .toSorted((a, b) => b.length - a.length)[0]
}

// Every other one writes in small letters.
function filled(text: string, { services, thing, plans, days, party, guest, isSmall }: Cast): string {
  const written = (words: string) => (isSmall ? words.toLowerCase() : words)
  const dayOf = (day: number) => written(DAY_NAMES[day - 1] ?? '')
  const parts: Record<string, string> = {
    ...Object.fromEntries(
      [...Object.entries(services), ...Object.entries(plans)].map(([part, { name }]) => [part, written(name)]),
    ),
    ...(thing && { THING: thing }),
    DAY: dayOf(days.DAY),
    OFFDAY: dayOf(days.OFFDAY),
    N: String(party.count),
    NWORD: party.words,
    NAME: guest.name,
    EMAIL: guest.email,
    REF: 'CX-7K2P9Q',
  }
  return text.replace(
    /\b(?:ITEM[23]?|THING|PLAN2?|OFFDAY|DAY|NWORD|NAME|EMAIL|REF|N)(?=\b|s\b)/g,
    (part) => parts[part] ?? part,
  )
}
