import type { MerchantRecord } from '../../contract/merchant.ts'
import type { NewAnswer, NewWording } from '../../contract/unanswered.ts'
import type { UnansweredTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { tellDesk } from '../desk.ts'
import { AppError } from '../errors.ts'
import { goesOn } from '../knowledge/going-on.ts'
import { isFoundBy } from '../knowledge/search.ts'
import { now } from '../time.ts'
import { changeRecord } from '../workspaces/change-record.ts'
import { isNearlySame } from './alike.ts'
import { addKnowledge, addWordings, rewriteKnowledge } from './into-record.ts'

/** What became of a question, and whether the assistant now finds the answer by the visitors' own words. */
export interface Dealt {
  record: MerchantRecord
  row: UnansweredTable
  isFound: boolean
}

/**
 * Writes what answers a question, and the others it is also for: a new piece of knowledge, or one that stands there anew;
 * the assistant has it from the next question on. `by` is the name of whoever did it. Throws `conflict` where somebody was first, `bad_request` with
 * its issues.
 */
export function answerQuestion(
  db: Database,
  workspaceId: string,
  id: string,
  { by, also, code: standing, ...written }: NewAnswer & { by: string },
): Promise<Dealt> {
  return transact(db, async (trx) => {
    const rows = await takeUndone(trx, workspaceId, [id, ...also])
    const { code, change } =
      standing === undefined
        ? await addKnowledge(trx, workspaceId, written, wordsOf(rows))
        : { code: standing, change: rewriteKnowledge(standing, written, wordsOf(rows)) }
    const { record } = await changeRecord(trx, workspaceId, { change })
    return close(trx, rows, { record, code, by, state: 'answered' })
  })
}

/**
 * Adds a question's words, and those of others, to knowledge that the record has. Throws as `answerQuestion` does, and
 * `not_found` where the record has no such knowledge any more.
 */
export function wordQuestion(
  db: Database,
  workspaceId: string,
  id: string,
  { by, code, also, asks }: NewWording & { by: string },
): Promise<Dealt> {
  return transact(db, async (trx) => {
    const rows = await takeUndone(trx, workspaceId, [id, ...also])
    const whole = [...asks, ...wordsOf(rows)]
    const change = addWordings(code, whole.length > 0 ? whole : rows.map(({ question }) => question)) // refused
    const { record } = await changeRecord(trx, workspaceId, { change })
    return close(trx, rows, { record, code, by, state: 'worded' })
  })
}

/** Puts a question aside: it goes on being counted, and is not asked of the shop again. Throws `not_found`. */
export const dismissQuestion = (
  db: Database,
  workspaceId: string,
  id: string,
  { by }: { by: string },
): Promise<UnansweredTable> => moved(db, workspaceId, id, { state: 'dismissed', done_by: by, done_at: now() })

/** Puts a question back among those that wait for an answer; what answers it so far stays known. Throws `not_found`. */
export const reopenQuestion = (db: Database, workspaceId: string, id: string): Promise<UnansweredTable> =>
  moved(db, workspaceId, id, { state: 'open', done_by: null, done_at: null })

const moved = (db: Database, workspaceId: string, id: string, to: State): Promise<UnansweredTable> =>
  transact(db, async (trx) => {
    const row = await changed(trx, workspaceId, id, to)
    await tellDesk(trx, workspaceId, { about: 'unanswered' })
    return row
  })

// What only goes on is found by nobody who asks it elsewhere.
const wordsOf = (rows: UnansweredTable[]) => rows.map(({ question }) => question).filter((text) => !goesOn(text))

/** Takes the rows until the transaction ends, in one order for everyone; the first asked for comes first. */
async function takeUndone(trx: Database, workspaceId: string, ids: string[]): Promise<UnansweredTable[]> {
  const rows = new Map<string, UnansweredTable>()
  for (const id of [...new Set(ids)].sort()) rows.set(id, await changed(trx, workspaceId, id, {}))
  const done = [...rows.values()].find(({ state }) => state === 'answered' || state === 'worded')
  if (done) throw new AppError('conflict', `${done.done_by ?? 'Somebody'} has dealt with “${done.question}” meanwhile.`)

  return [...new Set(ids)].flatMap((id) => rows.get(id) ?? [])
}

interface Closing {
  record: MerchantRecord
  code: string
  by: string
  state: 'answered' | 'worded'
}

async function close(trx: Database, rows: UnansweredTable[], { record, code, by, state }: Closing): Promise<Dealt> {
  const done = { state, entry_code: code, done_by: by, done_at: now() }
  const closed: UnansweredTable[] = []
  for (const { workspace_id, id } of [...rows, ...(await answeredToo(trx, rows, { record, code }))])
    closed.push(await changed(trx, workspace_id, id, done))
  const [row] = closed
  if (!row) throw new Error('A question that was dealt with must be there.')

  await tellDesk(trx, row.workspace_id, { about: 'unanswered' })
  return { record, row, isFound: wordsOf(rows).every((words) => isFoundBy(record, words, code)) }
}

/** Open questions that are these in another spelling, and that the same answer is found by now. */
async function answeredToo(
  trx: Database,
  rows: UnansweredTable[],
  { record, code }: Pick<Closing, 'record' | 'code'>,
): Promise<UnansweredTable[]> {
  const open = await trx
    .selectFrom('unanswered')
    .selectAll()
    .where('workspace_id', '=', rows[0]?.workspace_id ?? '')
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()
  return open.filter(
    ({ id, question }) =>
      !rows.some((row) => row.id === id) &&
      rows.some((row) => isNearlySame(row.question, question)) &&
      isFoundBy(record, question, code),
  )
}

type State = Partial<Pick<UnansweredTable, 'state' | 'entry_code' | 'done_by' | 'done_at'>>

async function changed(db: Database, workspaceId: string, id: string, values: State): Promise<UnansweredTable> {
  const row = await db
    .updateTable('unanswered')
    .set((unanswered) => ({ last_at: unanswered.ref('last_at'), ...values }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such question.')

  return row
}
