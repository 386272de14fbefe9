import { readFileSync } from 'node:fs'
import { MerchantRecord } from '../contract/merchant.ts'
import { type Dialogue, readDialogues } from '../eval/dialogues.ts'
import type { Material } from './material.ts'

/** A dialogue with a merchant. Of one that was made from others, only the last turn tells anything. */
export interface Telling {
  record: MerchantRecord
  dialogue: Dialogue
  made?: 'after another' | 'without an answer'
}

/**
 * A merchant's dialogues, and those made from them: people go from one thing to another that has nothing to do with it,
 * and ask what no record answers, both more often than whoever writes dialogues for one.
 */
export function tellingsOf({ record: file, dialogues: told }: Pick<Material, 'record' | 'dialogues'>): Telling[] {
  const record = MerchantRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
  const dialogues = readDialogues(told)
  return [
    ...dialogues.map((dialogue) => ({ record, dialogue })),
    ...afterOthers(dialogues).map((dialogue) => ({ record, dialogue, made: 'after another' as const })),
    ...withoutAnswers(record, dialogues),
  ]
}

/** What is asked at once, each after another such question. */
function afterOthers(dialogues: readonly Dialogue[]): Dialogue[] {
  const alone = dialogues.filter(({ turns, identity }) => turns.length === 1 && identity === null)
  const answered = alone.filter(({ turns: [turn] }) => turn?.expect.act?.[0] === 'answer')
  return alone.flatMap((dialogue, at) => {
    const before = answered[(at * APART + 3) % answered.length]
    return before && before !== dialogue
      ? [{ ...dialogue, id: `${before.id}, ${dialogue.id}`, turns: [...before.turns, ...dialogue.turns] }]
      : []
  })
}

/** What stands near in a file is often about the same. */
const APART = 7

/** What a piece of knowledge answers, asked where the record does not have it. */
function withoutAnswers(record: MerchantRecord, dialogues: readonly Dialogue[]): Telling[] {
  const less = new Map<string, MerchantRecord>()
  return dialogues.flatMap((dialogue) => {
    const [turn, ...others] = dialogue.turns
    const { act = [], sources_any: sources = [] } = turn?.expect ?? {}
    const isKnown = sources.length > 0 && sources.every((source) => source.startsWith('knowledge:'))
    if (!turn || others.length > 0 || !isKnown || act.some((one) => one !== 'answer')) return []
    const key = sources.toSorted().join()
    const knowledge = record.knowledge.filter(({ code }) => !sources.includes(`knowledge:${code}`))
    const without = less.get(key) ?? { ...record, knowledge }
    less.set(key, without)
    const unanswered = { ...dialogue, turns: [{ say: turn.say, expect: { act: UNANSWERED } }] }
    return [{ record: without, dialogue: unanswered, made: 'without an answer' as const }]
  })
}

const UNANSWERED: NonNullable<Dialogue['turns'][number]['expect']['act']> = ['abstain', 'clarify', 'handoff', 'decline']
