import { Page } from '../../contract/conversations.ts'
import type { MerchantRecord } from '../../contract/merchant.ts'
import type { UnansweredCounts, UnansweredQuestion, UnansweredShow } from '../../contract/unanswered.ts'
import type { UnansweredTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { goesOn } from '../knowledge/going-on.ts'
import { nearTo } from '../knowledge/near.ts'
import { isAlike, isNearlySame } from './alike.ts'
import { beforeOf, handOffsOf, lastAskings, untakenOf, wordingsOf } from './askings.ts'

/** More than anybody reads down a list; those asked least wait behind. */
const MOST = 200

const shown = { open: ['open'], written: ['answered', 'worded'], aside: ['dismissed'] } as const

/** Questions with what is known of them: the open ones and those set aside most asked first, the written latest first. */
export async function listQuestions(
  db: Database,
  workspaceId: string,
  record: MerchantRecord,
  show: UnansweredShow,
): Promise<UnansweredQuestion[]> {
  const rows = await rowsIn(db, workspaceId, show)
  const questions = await present(db, workspaceId, record, rows)
  return show === 'written'
    ? questions.toSorted((a, b) => (b.done_at ?? '').localeCompare(a.done_at ?? ''))
    : together(questions.toSorted((a, b) => b.times - a.times || b.last_at.localeCompare(a.last_at)))
}

// One question in several spellings is read, and answered, at once.
function together(questions: readonly UnansweredQuestion[]): UnansweredQuestion[] {
  const left = new Set(questions)
  return questions.flatMap((first) => {
    const same = [...left].filter((other) => other === first || isNearlySame(first.question, other.question))
    if (!left.has(first)) return []
    for (const each of same) left.delete(each)
    return same
  })
}

/** One question with what is known of it. */
export async function presentQuestion(db: Database, record: MerchantRecord, row: UnansweredTable) {
  const [question] = await present(db, row.workspace_id, record, [row])
  if (!question) throw new Error('A row makes a question.')
  return question
}

export async function countQuestions(db: Database, workspaceId: string): Promise<UnansweredCounts> {
  const rows = await db
    .selectFrom('unanswered')
    .select(({ fn }) => ['state', fn.countAll().as('number')])
    .where('workspace_id', '=', workspaceId)
    .groupBy('state')
    .execute()
  const numberOf = (states: readonly string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { number }) => sum + Number(number), 0)
  return { open: numberOf(shown.open), written: numberOf(shown.written), aside: numberOf(shown.aside) }
}

const rowsIn = (db: Database, workspaceId: string, show: UnansweredShow) =>
  db
    .selectFrom('unanswered')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('state', 'in', shown[show])
    .orderBy('last_at', 'desc')
    .limit(MOST)
    .execute()

async function present(
  db: Database,
  workspaceId: string,
  record: MerchantRecord,
  rows: UnansweredTable[],
): Promise<UnansweredQuestion[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [said, untaken, handed, last] = [
    await wordingsOf(db, workspaceId, ids),
    await untakenOf(db, workspaceId, ids),
    await handOffsOf(db, workspaceId, ids),
    await lastAskings(db, workspaceId, ids),
  ]
  const open = await rowsIn(db, workspaceId, 'open')
  const before = await beforeOf(
    db,
    workspaceId,
    last.filter(({ question_id }) => rows.some(({ id, question }) => id === question_id && goesOn(question))),
  )
  return rows.map((row) => {
    const wordings = said.filter(({ question_id }) => question_id === row.id)
    const asking = last.find(({ question_id }) => question_id === row.id)
    const entry = record.knowledge.find(({ code }) => code === row.entry_code)
    return {
      id: row.id,
      question: row.question,
      state: row.state,
      goes_on: goesOn(row.question),
      before: before.get(row.id),
      times: wordings.reduce((sum, { times }) => sum + Number(times), 0),
      untaken: Number(untaken.find(({ question_id }) => question_id === row.id)?.times ?? 0),
      handed_over: Number(handed.find(({ question_id }) => question_id === row.id)?.times ?? 0),
      wordings: wordings.map(({ text }) => text).filter((text) => text !== row.question),
      alike: open
        .filter(({ id, question }) => id !== row.id && isAlike(question, row.question))
        .map(({ id, question }) => ({ id, question })),
      nearest: nearTo(record, row.question).map(({ entry: { kind, code, title }, shared, isLikely }) => ({
        ...{ kind, code, title, shared },
        is_likely: isLikely,
      })),
      last_at: row.last_at,
      ...(asking?.page && { page: Page.parse(JSON.parse(asking.page)) }),
      conversation_id: asking?.conversation_id ?? '',
      ...(entry && { entry: { code: entry.code, question: entry.question } }),
      ...(row.done_by !== null && { done_by: row.done_by }),
      ...(row.done_at !== null && { done_at: row.done_at }),
    }
  })
}
