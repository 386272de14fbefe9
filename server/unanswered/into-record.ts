import type { KnowledgeItem, MerchantRecord } from '../../contract/merchant.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { asksNothingAlone } from '../knowledge/going-on.ts'
import { isSameQuestion, newWordings } from '../knowledge/new-wordings.ts'
import type { Wanted } from '../workspaces/change-record.ts'

interface Written {
  question: string
  answer: string
  asks: string[]
}

/** A new piece of knowledge at the record's end, asked by its question and by `words`, under a code of its own. */
export async function addKnowledge(trx: Database, workspaceId: string, written: Written, words: string[]) {
  refuseGoingOn([written.question, ...written.asks])
  const code = await freeCode(trx, workspaceId, written.question)
  const change = (record: MerchantRecord): Wanted =>
    put(record, record.knowledge.length, asWritten(code, written, words))
  return { code, change }
}

/** How knowledge is written anew, under its code and found by all it was; the change throws `not_found` where there is none. */
export function rewriteKnowledge(code: string, written: Written, words: string[]) {
  refuseGoingOn([written.question, ...written.asks])
  return (record: MerchantRecord): Wanted => {
    const { at, item } = placeOf(record, code)
    const known = [item.question, ...(item.asks ?? [])]
    return put(record, at, { ...item, ...asWritten(code, written, [...known, ...words]) })
  }
}

/** How `words` become further ways of asking for knowledge; the change throws `not_found` where there is none. */
export function addWordings(code: string, words: string[]) {
  refuseGoingOn(words)
  return (record: MerchantRecord): Wanted => {
    const { at, item } = placeOf(record, code)
    const { question, asks = [] } = item
    return put(record, at, { ...item, asks: [...asks, ...newWordings([question, ...asks], words)] })
  }
}

const asWritten = (code: string, { question, answer, asks }: Written, words: string[]): KnowledgeItem => ({
  ...{ code, question, answer },
  asks: newWordings([question], [...asks, ...words]).filter((text) => !asksNothingAlone(text)),
})

function refuseGoingOn(texts: readonly string[]) {
  const found = texts.find(asksNothingAlone)
  if (found === undefined) return
  throw new AppError('bad_request', `“${found}” only goes on from what was said before it. Write the whole question.`)
}

function placeOf({ knowledge }: MerchantRecord, code: string): { at: number; item: KnowledgeItem } {
  const at = knowledge.findIndex((item) => item.code === code)
  const item = knowledge[at]
  if (!item) throw new AppError('not_found', 'The record does not have that answer any more.')
  return { at, item }
}

// Whoever asks is given the first that is asked for in these words, so no two may be: what is put has them from now on.
function put(record: MerchantRecord, at: number, item: KnowledgeItem): Wanted {
  const before = record.knowledge[at]
  const known = before ? [before.question, ...(before.asks ?? [])] : []
  const words = [item.question, ...(item.asks ?? [])].filter((word) => !known.includes(word))
  const isTaken = (text: string) => words.some((word) => isSameQuestion(word, text))
  const others = record.knowledge.map((other) => {
    if (other.code === item.code) return other
    if (isTaken(other.question))
      throw new AppError('conflict', `“${other.question}” has an answer in the record already. Change that one.`)
    return other.asks?.some(isTaken) ? { ...other, asks: other.asks.filter((text) => !isTaken(text)) } : other
  })
  const knowledge = [...others.slice(0, at), item, ...others.slice(at + 1)]
  return { record: { ...record, knowledge }, place: `/knowledge/${at}` }
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
