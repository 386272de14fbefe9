import { readFileSync } from 'node:fs'
import { MerchantRecord } from '../contract/merchant.ts'
import { readDialogues } from '../eval/dialogues.ts'
import { visitor } from '../server/assistant/embedded/visitor-for-tests.ts'
import { MATERIAL } from './material.ts'

const ENTRIES = 500

// npm run bench: processor time of a turn of the embedded brain, for a shop that has written down 500 answers.
const records = MATERIAL.map(({ record }) => MerchantRecord.parse(JSON.parse(readFileSync(record, 'utf8'))))
const questions = MATERIAL.flatMap(({ dialogues }) => readDialogues(dialogues)).flatMap(({ turns }) =>
  turns.map(({ say }) => say),
)
const shop = wellRead(records)
await each(questions.slice(0, 100))
const took = (await each(questions)).sort((a, b) => a - b)
const share = (part: number) => (took[Math.floor(took.length * part)] ?? 0).toFixed(1)
console.log(
  `${shop.knowledge.length} entries, ${took.length} turns: p50 ${share(0.5)} ms, p99 ${share(0.99)} ms, most ${share(0.9999)} ms`,
)

/** A shop with everybody's answers, told apart by a word of their own until there are enough. */
function wellRead([first, ...others]: readonly MerchantRecord[]): MerchantRecord {
  if (!first) throw new Error('There is no material to bench with.')
  const known = [first, ...others].flatMap(({ knowledge }) => knowledge)
  const knowledge = Array.from({ length: ENTRIES }, (_, at) => {
    const entry = known[at % known.length] ?? known[0]
    if (!entry) throw new Error('No record knows anything.')
    const word = `annexe${Math.floor(at / known.length)}`
    return { ...entry, code: `${entry.code}-${at}`, question: entry.question.replace('?', ` ${word}?`) }
  })
  return { ...first, knowledge }
}

async function each(said: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const text of said) {
    const guest = visitor({ record: shop })
    const from = process.cpuUsage()
    await guest.says(text)
    const { user, system } = process.cpuUsage(from)
    times.push((user + system) / 1000)
  }
  return times
}
