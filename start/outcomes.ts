import type { MerchantRecord } from '../contract/merchant.ts'
import { check } from '../eval/check.ts'
import type { Expectation } from '../eval/dialogues.ts'
import { brainThat } from '../server/assistant/embedded/brain.ts'
import { type Decision, plainIn, said } from '../server/assistant/embedded/decide.ts'
import type { Signs } from '../server/assistant/embedded/likely/meanings.ts'
import { weighable } from '../server/assistant/embedded/likely/ruled.ts'
import { ruledIn } from '../server/assistant/embedded/ruling.ts'
import { visitor } from '../server/assistant/embedded/visitor-for-tests.ts'
import { heardBy, memberOf } from './rehearsal.ts'
import type { Telling } from './tellings.ts'

/** What one turn might have come to, with what speaks for each; the first is what the rules made of it. */
export type Outcomes = { signs: Signs; isRight: boolean }[]

interface Guest {
  record: MerchantRecord
  member?: { email: string; name: string }
  notes: unknown
}

/** Tries everything that each turn of a dialogue may come to, each after what the rules made of those before. */
export async function outcomesOf({ record, dialogue: { identity, turns }, made }: Telling): Promise<Outcomes[]> {
  const member = memberOf(identity)
  const all: Outcomes[] = []
  let notes: unknown = {}
  for (const { say, expect } of turns) {
    const turn = await ofTurn({ record, member, notes }, say, expect)
    notes = turn.notes
    all.push(turn.outcomes)
  }
  return (made ? all.slice(-1) : all).filter((outcomes) => outcomes.length > 0)
}

async function ofTurn(guest: Guest, say: string, expect: Expectation) {
  const outcomes: Outcomes = []
  const tries: { signs: Signs; decision: Decision }[] = []
  const rules = await doing(guest, say, expect, (scene) => {
    const plain = plainIn(scene)
    if (plain) return plain
    const ruling = ruledIn(scene)
    const { ruled, others } = weighable(scene, ruling)
    const decision = said(scene, ruling)
    tries.push({ signs: ruled, decision })
    for (const { signs, move } of others)
      tries.push({
        signs,
        decision: said(scene, { ...ruling, moves: [move() ?? { do: 'abstain' }], unknown: undefined }),
      })
    return decision
  })
  for (const [at, { signs, decision }] of tries.entries()) {
    const { isRight } = at === 0 ? rules : await doing(guest, say, expect, () => decision)
    outcomes.push({ signs, isRight })
  }
  return { outcomes, notes: rules.notes }
}

async function doing(guest: Guest, say: string, expect: Expectation, decides: Parameters<typeof brainThat>[0]) {
  const one = visitor({ ...guest, brain: brainThat(decides) })
  const problems = check(expect, await heardBy(one, say))
  return { isRight: problems.length === 0, notes: one.notes() }
}
