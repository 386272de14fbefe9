import { readFileSync } from 'node:fs'
import { MerchantRecord } from '../contract/merchant.ts'
import { check } from '../eval/check.ts'
import { type Dialogue, type Expectation, readDialogues } from '../eval/dialogues.ts'
import { brainThat } from '../server/assistant/embedded/brain.ts'
import { type Decision, plainIn, said } from '../server/assistant/embedded/decide.ts'
import type { Signs } from '../server/assistant/embedded/likely/meanings.ts'
import { weighable } from '../server/assistant/embedded/likely/ruled.ts'
import { ruledIn } from '../server/assistant/embedded/ruling.ts'
import { visitor } from '../server/assistant/embedded/visitor-for-tests.ts'
import type { Material } from './material.ts'
import { heardBy, memberOf } from './rehearsal.ts'

/** What one turn might have come to, with what speaks for each; the first is what the rules made of it. */
export type Outcomes = { signs: Signs; isRight: boolean }[]

interface Guest {
  record: MerchantRecord
  member?: { email: string; name: string }
  notes: unknown
}

/** Tries everything that each turn of a merchant's dialogues may come to, each after what the rules made of those before. */
export async function outcomesOf({ record: file, dialogues }: Material): Promise<Outcomes[]> {
  const record = MerchantRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
  const all: Outcomes[] = []
  for (const dialogue of readDialogues(dialogues)) all.push(...(await ofDialogue(record, dialogue)))
  return all
}

async function ofDialogue(record: MerchantRecord, { identity, turns }: Dialogue): Promise<Outcomes[]> {
  const member = memberOf(identity)
  const all: Outcomes[] = []
  let notes: unknown = {}
  for (const { say, expect } of turns) {
    const turn = await ofTurn({ record, member, notes }, say, expect)
    notes = turn.notes
    if (turn.outcomes.length > 0) all.push(turn.outcomes)
  }
  return all
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
