import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Database } from '../database.ts'

/** A calendar day of the shop, between two instants. */
export interface Span {
  date: string
  from: string
  to: string
}

/** How often something happened on one day; `what` is an act of the assistant, a thumb, or what happened in two words. */
export interface Counted {
  date: string
  what: string
  times: number
}

/**
 * What happened on these days. A day without something need not have a row of it. Each day is a query of its own within one
 * statement: so it is read from an index on either database, whatever its planner believes of the days together.
 */
export async function counts(db: Database, workspaceId: string, spans: Span[]): Promise<Counted[]> {
  const rows = []
  // One after the other: the embedded database has one connection.
  for (const count of [said, lookedUp, thought, begun, handedOver, opened, booked]) {
    const [first, ...others] = spans.map((span) => count(db, workspaceId, span))
    if (first) rows.push(...(await others.reduce((all, day) => all.unionAll(day), first).execute()))
  }
  return rows.map(({ date, what, times }) => ({ date, what: what ?? '', times: Number(times) }))
}

type Day = SelectQueryBuilder<Tables, never, { date: string; what: string | null; times: number | string | bigint }>

const said = (db: Database, workspaceId: string, { date, from, to }: Span): Day =>
  db
    .selectFrom('message')
    .select(({ fn }) => [text(date).as('date'), 'act as what', fn.countAll().as('times')])
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('act', 'is not', null)
    .where('act', '<>', 'lookup')
    .groupBy('act')

// Only what came of it tells a booking that was shown, or that a member has none, from one that was not found or not looked for.
const lookedUp = (db: Database, workspaceId: string, { date, from, to }: Span): Day =>
  db
    .selectFrom('message')
    .select(({ fn }) => [text(date).as('date'), text('looked up').as('what'), fn.countAll().as('times')])
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('act', '=', 'lookup')
    .where(({ eb, or }) => or([eb('cards', '<>', '[]'), eb('tool_calls', 'like', '%"my_bookings"%"status":"done"%')]))

const thought = (db: Database, workspaceId: string, { date, from, to }: Span): Day =>
  db
    .selectFrom('message')
    .select(({ fn }) => [text(date).as('date'), 'feedback as what', fn.countAll().as('times')])
    .where('workspace_id', '=', workspaceId)
    .where('feedback_at', '>=', from)
    .where('feedback_at', '<', to)
    .where('feedback', 'is not', null)
    .groupBy('feedback')

const begun = (db: Database, workspaceId: string, { date, from, to }: Span): Day =>
  db
    .selectFrom('conversation')
    .select(({ fn }) => [text(date).as('date'), text('conversation begun').as('what'), fn.countAll().as('times')])
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('message_count', '>', 0)

const handedOver = (db: Database, workspaceId: string, { date, from, to }: Span): Day =>
  db
    .selectFrom('intervention')
    .select(({ fn }) => [text(date).as('date'), text('person asked for').as('what'), fn.countAll().as('times')])
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('reason', '<>', 'operator_takeover')

const opened = (db: Database, workspaceId: string, { date, from, to }: Span): Day =>
  db
    .selectFrom('form')
    .select(({ fn }) => [text(date).as('date'), text('form opened').as('what'), fn.countAll().as('times')])
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('conversation_id', 'is not', null)

// A booking is confirmed again with every change: the first time is when it was booked.
const booked = (db: Database, workspaceId: string, { date, from, to }: Span): Day =>
  db
    .selectFrom('booking_change as change')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.workspace_id', '=', 'change.workspace_id')
        .onRef('booking.reference', '=', 'change.reference'),
    )
    .innerJoin('form', (join) =>
      join.onRef('form.workspace_id', '=', 'booking.workspace_id').onRef('form.id', '=', 'booking.form_id'),
    )
    .select(({ fn }) => [text(date).as('date'), text('seats booked').as('what'), fn.countAll().as('times')])
    .where('change.workspace_id', '=', workspaceId)
    .where('change.created_at', '>=', from)
    .where('change.created_at', '<', to)
    .where('change.state', '=', 'confirmed')
    .where('form.conversation_id', 'is not', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_change as earlier')
            .select('earlier.position')
            .whereRef('earlier.workspace_id', '=', 'change.workspace_id')
            .whereRef('earlier.reference', '=', 'change.reference')
            .whereRef('earlier.position', '<', 'change.position')
            .where('earlier.state', '=', 'confirmed'),
        ),
      ),
    )

const text = (words: string) => sql<string>`cast(${words} as text)`
