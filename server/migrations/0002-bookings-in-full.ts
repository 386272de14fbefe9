import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DialectName, table } from './tables.ts'

/** Waiting lists, moves, closing times, whole slots, and the mail that tells of them. */
export const bookingsInFull = (dialect: DialectName): Migration => ({
  async up(db) {
    await services(db)
    await slots(db)
    await bookings(db)
    await changes(db, dialect)
    await outbox(db, dialect)
    if (dialect === 'postgres') await counters(db)
  },
})

async function services(db: Kysely<unknown>) {
  await sql`alter table service add column whole_slot integer not null default 0`.execute(db)
  await sql`alter table service add column notice_minutes integer`.execute(db)
  await sql`alter table service add column horizon_days integer`.execute(db)
}

async function slots(db: Kysely<unknown>) {
  await sql`alter table slot add column closes_at text not null default ''`.execute(db)
  await sql`alter table slot add column timezone text not null default ''`.execute(db)
  await sql`alter table slot add column queued integer not null default 0`.execute(db)
  await sql`update slot set closes_at = starts_at`.execute(db)
}

async function bookings(db: Kysely<unknown>) {
  await sql`alter table booking add column party integer not null default 1 check (party > 0)`.execute(db)
  await sql`alter table booking add column sequence integer not null default 0`.execute(db)
  await sql`alter table booking add column queue_place integer`.execute(db)
  await sql`alter table booking add column link_version integer not null default 1`.execute(db)
  await sql`alter table booking add column guest_key text not null default ''`.execute(db)
  await sql`alter table booking add column reason text not null default ''`.execute(db)
  await sql`update booking set party = seats, guest_key = email_key`.execute(db)
  await sql`drop index booking_one_per_guest`.execute(db)
  await sql`create unique index booking_one_per_guest on booking (workspace_id, slot_id, guest_key)
    where state in ('confirmed', 'waitlisted', 'offered')`.execute(db)
  await sql`drop index booking_by_hold`.execute(db)
  await sql`create index booking_by_deadline on booking (held_until) where state in ('held', 'offered')`.execute(db)
  await sql`create index booking_waiting on booking (workspace_id, slot_id, queue_place) where state = 'waitlisted'`.execute(
    db,
  )
  await sql`create index booking_by_slot on booking (workspace_id, slot_id)`.execute(db)
}

const changes = (db: Kysely<unknown>, dialect: DialectName) =>
  table(
    db,
    dialect,
    'booking_change',
    {
      workspace_id: 'text',
      reference: 'text',
      position: 'integer',
      state: 'text',
      slot_id: 'text',
      seats: 'integer',
      by: 'text',
      created_at: 'text',
    },
    ['workspace_id', 'reference', 'position'],
  ).execute()

async function outbox(db: Kysely<unknown>, dialect: DialectName) {
  await table(
    db,
    dialect,
    'outbox',
    {
      workspace_id: 'text',
      topic: 'text',
      position: 'integer',
      dedupe: 'text',
      kind: 'text',
      letter: 'text',
      state: 'text',
      send_at: 'text',
      try_at: 'text',
      attempts: 'integer',
      claimed_until: 'text?',
      sent_at: 'text?',
      error: 'text?',
      created_at: 'text',
    },
    ['workspace_id', 'topic', 'position'],
  )
    .addUniqueConstraint('outbox_once', ['workspace_id', 'dedupe'])
    .execute()
  await sql`create index outbox_by_try on outbox (try_at) where state = 'waiting'`.execute(db)
}

// The shape that rate-limiter-flexible expects of its table.
const counters = (db: Kysely<unknown>) =>
  sql`create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
    db,
  )
