import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MerchantRecord } from '../contract/merchant.ts'
import { readDialogues } from '../eval/dialogues.ts'
import type { Result } from '../eval/score.ts'
import { visitor } from '../server/assistant/embedded/visitor-for-tests.ts'
import { alsoFits, nearTo } from '../server/knowledge/near.ts'
import { MATERIAL, type Material } from './material.ts'
import { rehearse } from './rehearsal.ts'

/** A question that a dialogue of ours asks in vain, or to which it is only offered choices. */
interface Vain {
  dialogue: string
  question: string
  /** The knowledge that is meant, where the dialogue says so. */
  meant?: string
}

/** The longest wording that a record takes. */
const LONGEST = 200

const recordOf = ({ record }: Material) => MerchantRecord.parse(JSON.parse(readFileSync(record, 'utf8')))

async function askedInVain(material: Material): Promise<Vain[]> {
  const vain: Vain[] = []
  for (const { id, turns } of readDialogues(material.dialogues)) {
    const guest = visitor({ record: recordOf(material) })
    for (const { say, expect } of turns) {
      const { act } = await guest.says(say)
      if (act !== 'abstain' && act !== 'clarify') continue
      const meant = expect.sources_any?.find((source) => source.startsWith('knowledge:'))?.slice('knowledge:'.length)
      vain.push({ dialogue: id, question: say.slice(0, LONGEST), meant })
    }
  }
  return vain
}

/** What the merchant may press: its words go to what is meant, or else to what is nearest, or else to anything. */
function worded(record: MerchantRecord, { question, meant }: Vain) {
  const near = nearTo(record, question).find(({ entry }) => entry.kind === 'knowledge')?.entry.code
  const code = meant ?? near ?? record.knowledge[0]?.code ?? ''
  const knowledge = record.knowledge.map((item) =>
    item.code === code ? { ...item, asks: [...(item.asks ?? []), question] } : item,
  )
  return { code, record: { ...record, knowledge } }
}

/** Or an answer is written to it. */
function answered(record: MerchantRecord, { question }: Vain) {
  const entry = { code: 'just-written', question, answer: 'Ask at the counter and we show you.', asks: [] }
  return { code: entry.code, record: { ...record, knowledge: [...record.knowledge, entry] } }
}

const politely: readonly ((question: string) => string)[] = [
  (question) => question.toUpperCase(),
  (question) => question.replace(/[?!.,]/g, ''),
  (question) => `Hi there, ${question}`,
  (question) => `I was just wondering, ${question}`,
  (question) => `please, ${question} thank you!`,
  (question) => question.replace(/^(do|can|could) (you|yall|i)\b/i, 'would $2'),
]

/** The dialogues, but the question's own, that go worse with this record than `before`. */
async function worsened(
  material: Material,
  before: ReadonlyMap<string, Result>,
  record: MerchantRecord,
  { dialogue }: Vain,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'chaxi-test-'))
  try {
    const file = join(folder, 'record.json')
    await writeFile(file, JSON.stringify(record))
    return (await rehearse({ ...material, record: file }))
      .filter(({ id, right, wrong }) => {
        const known = before.get(id)
        return id !== dialogue && known && ((known.right && !right) || (!known.wrong && wrong))
      })
      .map(({ id }) => id)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const SAMPLE = MATERIAL.filter(({ slug }) => ['lantern-leaf', 'cobble-cycles', 'paw-parlour'].includes(slug))

describe.each(SAMPLE)('what visitors of $slug ask in vain', (material) => {
  test.each([
    ['an added wording', worded],
    ['a written answer', answered],
  ])('is answered by %s in the very words and in politer ones', async (_, change) => {
    const record = recordOf(material)
    const vain = await askedInVain(material)
    const missed: string[] = []
    for (const one of vain) {
      const changed = change(record, one)
      for (const put of [(question: string) => question, ...politely]) {
        const { act, sources } = await visitor({ record: changed.record }).says(put(one.question))
        if (act !== 'answer' || sources[0] !== `knowledge:${changed.code}`) missed.push(put(one.question))
      }
    }

    expect(vain.length).toBeGreaterThan(3)
    expect(missed).toEqual([])
  })

  test('makes hardly any other dialogue worse once it is answered, but where the merchant is warned', async () => {
    const record = recordOf(material)
    const before = new Map((await rehearse(material)).map((result) => [result.id, result]))
    let played = 0
    const worse: string[] = []
    for (const one of await askedInVain(material))
      for (const change of [worded, answered]) {
        const changed = change(record, one)
        const dialogues = await worsened(material, before, changed.record, one)
        if (alsoFits(record, one.question, changed.code).length === 0) worse.push(...dialogues)
        played += before.size
      }

    expect(worse.length / played).toBeLessThanOrEqual(0.006)
  })
})
