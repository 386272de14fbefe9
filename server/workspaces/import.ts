import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { MerchantRecord, type MerchantWorkspace } from '../../contract/merchant.ts'
import { type Made, makeSlots } from '../bookings/slots.ts'
import { type Stranded, strandedSlots } from '../bookings/stranded-slots.ts'
import { releaseHolds } from '../bookings/sweep.ts'
import { type Database, transact } from '../database.ts'
import { tellDesk } from '../desk.ts'
import { AppError, issuesOf } from '../errors.ts'
import { now, secondAfter } from '../time.ts'
import { giveFirstSecret } from '../visitors/identity-secrets.ts'
import { recordFaults } from './record-faults.ts'

/** What an import did. */
export interface Imported {
  workspaceId: string
  slug: string
  /** Coming slots that the record no longer has, while they hold bookings: somebody must tell these guests. */
  stranded: Stranded[]
  /** References of bookings that begin at another instant, because their zone changed its own rules; the server writes to them. */
  retimed: string[]
}

/**
 * Imports a merchant record: by code it updates in place, adds what is new and retires what is gone, in one transaction.
 * Importing twice changes nothing. Throws `bad_request` with every fault and its JSON pointer, and then writes nothing.
 */
export async function importRecord(db: Database, value: unknown, slug?: string): Promise<Imported> {
  const record = readRecord(slug === undefined ? value : withSlug(value, slug))
  return transact(db, async (trx) => {
    const workspaceId = await saveWorkspace(trx, record.workspace)
    await saveServices(trx, workspaceId, record)
    await savePlans(trx, workspaceId, record)
    await saveKnowledge(trx, workspaceId, record)
    await releaseHolds(trx, workspaceId)
    const { overfull, retimed } = await makeSlots(trx, workspaceId)
    if (overfull.length > 0) throw tooFewSeats(record, overfull)
    await tellDesk(trx, workspaceId, { about: 'record' })
    return { workspaceId, slug: record.workspace.slug, stranded: await strandedSlots(trx, workspaceId), retimed }
  })
}

function tooFewSeats({ services }: MerchantRecord, overfull: Made['overfull']): AppError {
  const issues = overfull.map(({ service_code, wall_start, taken, seats }) => ({
    path: `/services/${services.findIndex(({ code }) => code === service_code)}/slots`,
    message: `${service_code} on ${wall_start} has ${taken} seats taken, more than the ${seats} its rule gives.`,
  }))
  return new AppError(
    'bad_request',
    'The merchant record gives fewer seats than are taken and was not imported; see issues. Give at least as many, or cancel bookings first.',
    { issues },
  )
}

/** The same record for another workspace; checked like any other. */
function withSlug(value: unknown, slug: string): unknown {
  const { data } = z.safeParse(z.looseObject({ workspace: z.looseObject({}) }), value)
  return data ? { ...data, workspace: { ...data.workspace, slug } } : value
}

function readRecord(value: unknown): MerchantRecord {
  const parsed = z.safeParse(MerchantRecord, value)
  const issues = parsed.success ? recordFaults(parsed.data) : issuesOf(parsed.error)
  if (!parsed.success || issues.length > 0)
    throw new AppError('bad_request', 'The merchant record has faults and was not imported; see issues.', { issues })

  return parsed.data
}

async function saveWorkspace(trx: Database, workspace: MerchantWorkspace): Promise<string> {
  const profile = JSON.stringify(workspace)
  const { id } = await trx
    .insertInto('workspace')
    .values({
      id: randomUUID(),
      slug: workspace.slug,
      profile,
      revision: 1,
      created_at: await laterThanAll(trx),
    })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((row) => ({ profile, revision: row('workspace.revision', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await giveFirstSecret(trx, id)
  return id
}

// The first made is the default one: two that are made in one second must not change places.
async function laterThanAll(trx: Database): Promise<string> {
  const { newest } = await trx
    .selectFrom('workspace')
    .select((row) => row.fn.max('created_at').as('newest'))
    .executeTakeFirstOrThrow()
  const made = now()
  return newest && newest >= made ? secondAfter(newest) : made
}

async function saveServices(trx: Database, workspaceId: string, { services }: MerchantRecord) {
  for (const [position, service] of services.entries()) {
    const row = {
      position,
      retired_at: null,
      name: service.name,
      covers: service.covers,
      plan_code: service.plan,
      duration_minutes: service.duration_minutes,
      price_amount: service.price.amount,
      price_per: service.price.per,
      members_only: service.members_only ? 1 : 0,
      also_called: JSON.stringify(service.also_called ?? []),
      slot_rules: JSON.stringify(service.slots),
      whole_slot: (service.whole_slot ?? service.price.per === 'table') ? 1 : 0,
      notice_minutes: service.notice_minutes ?? null,
      horizon_days: service.horizon_days ?? null,
    }
    await trx
      .insertInto('service')
      .values({ workspace_id: workspaceId, code: service.code, ...row })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'code']).doUpdateSet(row))
      .execute()
  }
  await retire(trx, 'service', workspaceId, services)
}

async function savePlans(trx: Database, workspaceId: string, { plans }: MerchantRecord) {
  for (const [position, plan] of plans.entries()) {
    const row = {
      position,
      retired_at: null,
      name: plan.name,
      price_amount: plan.price.amount,
      price_per: plan.price.per,
      audience: plan.audience,
      services: JSON.stringify(plan.services),
    }
    await trx
      .insertInto('plan')
      .values({ workspace_id: workspaceId, code: plan.code, ...row })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'code']).doUpdateSet(row))
      .execute()
  }
  await retire(trx, 'plan', workspaceId, plans)
}

async function saveKnowledge(trx: Database, workspaceId: string, { knowledge }: MerchantRecord) {
  for (const [position, item] of knowledge.entries()) {
    const row = {
      position,
      retired_at: null,
      question: item.question,
      answer: item.answer,
      asks: JSON.stringify(item.asks ?? []),
    }
    await trx
      .insertInto('knowledge')
      .values({ workspace_id: workspaceId, code: item.code, ...row })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'code']).doUpdateSet(row))
      .execute()
  }
  await retire(trx, 'knowledge', workspaceId, knowledge)
}

async function retire(
  trx: Database,
  kind: 'service' | 'plan' | 'knowledge',
  workspaceId: string,
  kept: { code: string }[],
) {
  let query = trx
    .updateTable(kind)
    .set({ retired_at: now() })
    .where('workspace_id', '=', workspaceId)
    .where('retired_at', 'is', null)
  if (kept.length > 0)
    query = query.where(
      'code',
      'not in',
      kept.map(({ code }) => code),
    )
  await query.execute()
}
