import type { Expectation } from '../eval/dialogues.ts'
import { hear } from '../server/assistant/embedded/hearing.ts'
import { DEEDS, type Deed, deedSigns } from '../server/assistant/embedded/likely/deeds.ts'
import { guessesOf, likelyIn } from '../server/assistant/embedded/likely/likely.ts'
import { type Before, type Candidate, candidatesIn } from '../server/assistant/embedded/likely/signs.ts'
import { indexOf } from '../server/knowledge/index-of.ts'
import { doubtsOf } from './doubts.ts'
import { type Counted, type Example, fitted, fittedCounting } from './fitted.ts'
import { MATERIAL, type Material } from './material.ts'
import { type Outcomes, outcomesOf } from './outcomes.ts'
import { type Telling, tellingsOf } from './tellings.ts'

// npm run fit: what each sign is worth that the embedded brain weighs, from the dialogues we develop with. It prints four
// tables, for worth.ts, deeds.ts, trust.ts and doubt.ts in server/assistant/embedded/likely; with one of them changed, those
// after it are to be fitted anew.

/** So much counts what rules were written beside. */
const MENDED = 0.3
/** And so much what was made from another dialogue. */
const MADE = { 'after another': 0.2, 'without an answer': 0.1 }

const DONE = new Set<string>([...Object.values(DEEDS), 'clarify'])

const OF_RECORD = new Set(['answer', 'form', 'clarify', 'lookup'])

// Those that show how far to trust what is fitted here must not be among what it is fitted on.
const told = MATERIAL.filter(({ isUnmended }) => !isUnmended).flatMap((material) =>
  tellingsOf(material).flatMap(turnsOf),
)
console.log('What is asked about:', rounded(fittedCounting(told.flatMap(sourceExample))))
for (const deed of Object.keys(DEEDS) as Deed[])
  console.log(`What is wanted done, ${deed}:`, rounded(fitted(told.flatMap((turn) => deedExample(turn, deed)))))

const tried: Counted[] = []
for (const material of MATERIAL)
  for (const telling of tellingsOf(material))
    tried.push(...(await outcomesOf(telling)).flatMap(counted(material, telling)))
console.log('What it comes to:', rounded(fittedCounting(tried)))

const doubted: Example[] = []
for (const material of MATERIAL)
  for (const telling of tellingsOf(material)) if (!telling.made) doubted.push(...(await doubtsOf(telling)))
console.log('What an answer is doubted for:', rounded(fitted(doubted)))

interface Turn {
  expect: Expectation
  meant: readonly string[] // "service:CODE"
  candidates: readonly Candidate[]
  deeds: Record<Deed, Readonly<Record<string, number>>>
  isFresh: boolean // nothing was to be done before it
  isList: boolean
  made: Telling['made']
}

/** The turns of a dialogue, each after what the ones before it were meant to be about. */
function turnsOf({ record, dialogue: { turns, identity, class: kind }, made }: Telling): Turn[] {
  const index = indexOf(record)
  let before: Before = {}
  const all = turns.map(({ say, expect }, at) => {
    const heard = hear(say, index)
    const meant = meantIn(expect)
    const likely = likelyIn(index, heard, before)
    const turn = {
      expect,
      meant,
      candidates: candidatesIn(index, heard, before),
      deeds: deedSigns(heard, likely, {
        isMember: identity !== null,
        goesOn: before.focus !== undefined,
      }),
      isFresh: !turns.slice(0, at).some(({ expect: { act = [] } }) => act.some((one) => DONE.has(one))),
      isList: kind === 'list',
      made,
    }
    before = { ...after(before, meant), guesses: guessesOf(likely) }
    return turn
  })
  return made ? all.slice(-1) : all
}

function meantIn({ sources_any = [], tool = [] }: Expectation): string[] {
  const subjects = tool.flatMap(({ arguments: { subject } = {} }) => (subject ? `service:${subject}` : []))
  return [...sources_any, ...subjects]
}

function after(before: Before, meant: readonly string[]): Before {
  const codeOf = (kind: string) => meant.find((source) => source.startsWith(`${kind}:`))?.slice(kind.length + 1)
  const [service, plan, cited] = [codeOf('service'), codeOf('plan'), codeOf('knowledge')]
  const focus = service
    ? { kind: 'service' as const, code: service }
    : plan
      ? { kind: 'plan' as const, code: plan }
      : undefined
  return { focus: focus ?? before.focus, cited: cited ?? (focus ? undefined : before.cited) }
}

/** What is meant among everything that may be; nothing, where only a refusal or a person will do. A list means no one thing. */
function sourceExample({ expect, meant, candidates, isList, made }: Turn): Counted[] {
  const [first] = expect.act ?? []
  const isRefused = first !== undefined && !expect.act?.some((act) => OF_RECORD.has(act))
  const isNothing = isRefused || made === 'without an answer'
  const isSomething = (first === 'answer' || first === 'form') && meant.length > 0
  if (isList || !(isNothing || isSomething)) return []

  const right = new Set(isSomething ? meant : ['none:'])
  const example = candidates.map(({ kind, code, signs }) => ({ signs, isRight: right.has(`${kind}:${code}`) }))
  return example.some(({ isRight }) => isRight) ? [{ example, counts: made ? MADE[made] : 1 }] : []
}

/** Whether a message wants this done that nothing was done before; left out where it would be one of several right things to do. */
function deedExample({ expect: { act = [] }, deeds, isFresh, made }: Turn, deed: Deed): Example[] {
  const isWanted = act[0] === DEEDS[deed]
  if (!isFresh || made || act.length === 0 || (!isWanted && act.includes(DEEDS[deed]))) return []
  return [
    [
      { signs: deeds[deed], isRight: isWanted },
      { signs: {}, isRight: !isWanted },
    ],
  ]
}

// Rules are right about the dialogues that they were written beside: those count for less, and once more as if no rule had spoken.
function counted({ isUnmended }: Material, { made }: Telling) {
  const counts = (isUnmended ? 1 : MENDED) * (made ? MADE[made] : 1)
  return (outcomes: Outcomes): Counted[] => {
    const asRuled = outcomes.some(({ isRight }) => isRight) ? [outcomes] : []
    if (isUnmended) return asRuled.map((example) => ({ example, counts }))
    const unruled = outcomes.map(({ signs, isRight }) => ({ signs: withoutRules(signs), isRight }))
    const left = unruled.filter(({ signs }) => Object.keys(signs).length > 0)
    return [...asRuled, ...(left.some(({ isRight }) => isRight) ? [left] : [])].map((example) => ({ example, counts }))
  }
}

function withoutRules(signs: Outcomes[number]['signs']) {
  return Object.fromEntries(Object.entries(signs).filter(([sign]) => !sign.startsWith('rules.')))
}

function rounded(worth: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(worth).map(([sign, value]) => [sign, Math.round(value * 100) / 100]))
}
