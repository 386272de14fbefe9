import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DialectName, table } from './tables.ts'

export const first = (dialect: DialectName): Migration => ({
  async up(db) {
    for (const create of [catalogue, bookings, visitors, conversations]) await create(db, dialect)
  },
})

async function catalogue(db: Kysely<unknown>, dialect: DialectName) {
  const listed = { workspace_id: 'text', code: 'text', position: 'integer', retired_at: 'text?' } as const
  await table(
    db,
    dialect,
    'workspace',
    { id: 'text', slug: 'text', profile: 'text', revision: 'integer', identity_secret: 'text', created_at: 'text' },
    ['id'],
  )
    .addUniqueConstraint('workspace_slug', ['slug'])
    .execute()
  await table(
    db,
    dialect,
    'service',
    {
      ...listed,
      name: 'text',
      covers: 'text',
      plan_code: 'text',
      duration_minutes: 'integer',
      price_amount: 'integer',
      price_per: 'text',
      members_only: 'integer',
      also_called: 'text',
      slot_rules: 'text',
    },
    ['workspace_id', 'code'],
  ).execute()
  await table(
    db,
    dialect,
    'plan',
    { ...listed, name: 'text', price_amount: 'integer', price_per: 'text', audience: 'text', services: 'text' },
    ['workspace_id', 'code'],
  ).execute()
  await table(db, dialect, 'knowledge', { ...listed, question: 'text', answer: 'text', asks: 'text' }, [
    'workspace_id',
    'code',
  ]).execute()
}

async function bookings(db: Kysely<unknown>, dialect: DialectName) {
  await table(
    db,
    dialect,
    'slot',
    {
      workspace_id: 'text',
      id: 'text',
      service_code: 'text',
      wall_start: 'text',
      starts_at: 'text',
      ends_at: 'text',
      capacity: 'integer',
      taken: 'integer',
      status: 'text',
    },
    ['workspace_id', 'id'],
  )
    .addUniqueConstraint('slot_once', ['workspace_id', 'service_code', 'starts_at'])
    .addCheckConstraint('slot_never_oversold', sql`taken >= 0 and taken <= capacity`)
    .execute()
  await db.schema.createIndex('slot_by_time').on('slot').columns(['workspace_id', 'starts_at']).execute()
  await table(
    db,
    dialect,
    'form',
    {
      workspace_id: 'text',
      id: 'text',
      conversation_id: 'text?',
      visitor_id: 'text?',
      prefill: 'text',
      prefilled_from: 'text',
      suggestion: 'text',
      idempotency_key: 'text',
      booking_reference: 'text?',
      created_at: 'text',
      expires_at: 'text',
    },
    ['workspace_id', 'id'],
  ).execute()
  await db.schema.createIndex('form_by_conversation').on('form').columns(['workspace_id', 'conversation_id']).execute()
  await table(
    db,
    dialect,
    'booking',
    {
      workspace_id: 'text',
      reference: 'text',
      slot_id: 'text',
      form_id: 'text',
      state: 'text',
      seats: 'integer',
      name: 'text',
      email: 'text',
      email_key: 'text',
      summary: 'text',
      held_until: 'text?',
      extensions: 'integer',
      created_at: 'text',
      updated_at: 'text',
    },
    ['workspace_id', 'reference'],
  )
    .addCheckConstraint('booking_has_seats', sql`seats > 0`)
    .addForeignKeyConstraint('booking_slot', ['workspace_id', 'slot_id'], 'slot', ['workspace_id', 'id'])
    .execute()
  await sql`create unique index booking_one_hold on booking (workspace_id, form_id) where state = 'held'`.execute(db)
  await sql`create unique index booking_one_per_guest on booking (workspace_id, slot_id, email_key)
    where state in ('confirmed', 'waitlisted', 'offered')`.execute(db)
  await sql`create index booking_by_hold on booking (held_until) where state = 'held'`.execute(db)
  await db.schema.createIndex('booking_by_email').on('booking').columns(['workspace_id', 'email_key']).execute()
  await table(
    db,
    dialect,
    'answered',
    { workspace_id: 'text', key: 'text', fingerprint: 'text', body: 'text', created_at: 'text' },
    ['workspace_id', 'key'],
  ).execute()
}

async function visitors(db: Kysely<unknown>, dialect: DialectName) {
  await table(
    db,
    dialect,
    'visitor',
    {
      workspace_id: 'text',
      id: 'text',
      member_sub: 'text?',
      name: 'text?',
      email: 'text?',
      plan_code: 'text?',
      created_at: 'text',
    },
    ['workspace_id', 'id'],
  )
    .addUniqueConstraint('visitor_member', ['workspace_id', 'member_sub'])
    .execute()
  await table(
    db,
    dialect,
    'session',
    { workspace_id: 'text', token_hash: 'text', visitor_id: 'text', created_at: 'text', ended_at: 'text?' },
    ['workspace_id', 'token_hash'],
  ).execute()
}

async function conversations(db: Kysely<unknown>, dialect: DialectName) {
  await table(
    db,
    dialect,
    'conversation',
    {
      workspace_id: 'text',
      id: 'text',
      visitor_id: 'text',
      status: 'text',
      control_epoch: 'integer',
      page: 'text?',
      language: 'text',
      brain_state: 'text',
      turn_id: 'text?',
      last_seq: 'integer',
      message_count: 'integer',
      created_at: 'text',
      updated_at: 'text',
    },
    ['workspace_id', 'id'],
  ).execute()
  await table(
    db,
    dialect,
    'message',
    {
      workspace_id: 'text',
      conversation_id: 'text',
      seq: 'integer',
      id: 'text',
      author_type: 'text',
      author_name: 'text?',
      text: 'text',
      cards: 'text',
      sources: 'text',
      tool_calls: 'text',
      act: 'text?',
      created_at: 'text',
    },
    ['workspace_id', 'conversation_id', 'id'],
  )
    .addUniqueConstraint('message_in_order', ['workspace_id', 'conversation_id', 'seq'])
    .execute()
  const perConversation = { workspace_id: 'text', conversation_id: 'text' } as const
  await table(
    db,
    dialect,
    'event',
    { ...perConversation, seq: 'integer', type: 'text', data: 'text', created_at: 'text' },
    ['workspace_id', 'conversation_id', 'seq'],
  ).execute()
  await table(
    db,
    dialect,
    'page_call',
    {
      ...perConversation,
      id: 'text',
      turn_id: 'text',
      name: 'text',
      arguments: 'text',
      reply: 'text',
      state: 'text',
      created_at: 'text',
    },
    ['workspace_id', 'conversation_id', 'id'],
  ).execute()
  await table(
    db,
    dialect,
    'intervention',
    {
      ...perConversation,
      id: 'text',
      state: 'text',
      reason: 'text',
      summary: 'text',
      assignee: 'text?',
      waiting_since: 'text',
      claimed_at: 'text?',
      first_reply_at: 'text?',
      resolved_at: 'text?',
      resolution: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    ['workspace_id', 'id'],
  ).execute()
  await sql`create unique index intervention_one_open on intervention (workspace_id, conversation_id)
    where state <> 'resolved'`.execute(db)
}
