import type { KnowledgeItem, MerchantRecord } from '../../contract/merchant.ts'
import type { LeftOut } from '../../contract/record.ts'
import { belongsTo } from '../knowledge/near.ts'
import { isSameQuestion, LONGEST_WORDING } from '../knowledge/new-wordings.ts'
import { questionKey } from '../knowledge/question-key.ts'

/** What was proposed for a piece of knowledge: what is new and its own, and what is not, with why. */
export interface Sifted {
  wordings: string[]
  left_out: LeftOut[]
}

/** Leaves out what the record has already, what it would answer with something else, and what it cannot take. */
export function sift(record: MerchantRecord, item: KnowledgeItem, proposed: readonly string[]): Sifted {
  const sifted: Sifted = { wordings: [], left_out: [] }
  const { code, question, asks = [] } = item
  for (const wording of proposed.map((each) => each.replace(/\s+/g, ' ').trim())) {
    if (questionKey(wording) === '') continue

    const why = fault(wording, [question, ...asks, ...sifted.wordings], () => belongsTo(record, wording, code))
    if (why) sifted.left_out.push({ wording, why })
    else sifted.wordings.push(wording)
  }
  return sifted
}

function fault(wording: string, known: readonly string[], belongs: () => boolean): LeftOut['why'] | undefined {
  if (wording.length > LONGEST_WORDING) return 'too_long'
  if (known.some((other) => isSameQuestion(other, wording))) return 'known'
  return belongs() ? undefined : 'elsewhere'
}
