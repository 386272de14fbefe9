import type { MerchantRecord } from '../../contract/merchant.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { newWordings } from '../knowledge/new-wordings.ts'
import type { Wanted } from '../workspaces/change-record.ts'

/** A new piece of knowledge at the record's end, asked by its question and by `words`, under a code of its own. */
export async function addKnowledge(
  trx: Database,
  workspaceId: string,
  { question, answer, asks }: { question: string; answer: string; asks: string[] },
  words: string[],
) {
  const code = await freeCode(trx, workspaceId, question)
  const entry = { code, question, answer, asks: newWordings([question], [...asks, ...words]) }
  const change = (record: MerchantRecord): Wanted => ({
    record: { ...record, knowledge: [...record.knowledge, entry] },
    place: `/knowledge/${record.knowledge.length}`,
  })
  return { code, change }
}

/** How `words` become further ways of asking for knowledge; the change throws `not_found` where there is none. */
export const addWordings =
  (code: string, words: string[]) =>
  (record: MerchantRecord): Wanted => {
    const at = record.knowledge.findIndex((item) => item.code === code)
    const item = record.knowledge[at]
    if (!item) throw new AppError('not_found', 'The record does not have that answer any more.')

    const { question, asks = [] } = item
    const changed = { ...item, asks: [...asks, ...newWordings([question, ...asks], words)] }
    return { record: { ...record, knowledge: record.knowledge.with(at, changed) }, place: `/knowledge/${at}` }
  }

// A code never changes its meaning, so one that was retired is not given again.
async function freeCode(trx: Database, workspaceId: string, question: string): Promise<string> {
  const rows = await trx.selectFrom('knowledge').select('code').where('workspace_id', '=', workspaceId).execute()
  const taken = new Set(rows.map(({ code }) => code))
  const code = codeOf(question)
  if (!taken.has(code)) return code
  for (let number = 2; ; number++) if (!taken.has(`${code}-${number}`)) return `${code}-${number}`
}

const codeOf = (question: string) =>
  question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '') || 'question'
