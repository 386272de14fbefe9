import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Issue } from '../../contract/answers.ts'
import { MerchantRecord, type MerchantWorkspace } from '../../contract/merchant.ts'
import { slotFaults } from '../bookings/rules.ts'
import { makeSlots, withdrawSlots } from '../bookings/slots.ts'
import { type Database, transact } from '../database.ts'
import { AppError, issuesOf } from '../errors.ts'
import { now } from '../time.ts'

/**
 * Imports a merchant record: by code it updates in place, adds what is new and retires what is gone, in one transaction.
 * Importing twice changes nothing. Throws `bad_request` with every fault and its JSON pointer, and then writes nothing.
 */
export async function importRecord(
  db: Database,
  value: unknown,
  slug?: string,
): Promise<{ workspaceId: string; slug: string }> {
  const record = readRecord(value)
  return transact(db, async (trx) => {
    const workspaceId = await saveWorkspace(trx, slug ? { ...record.workspace, slug } : record.workspace)
    await saveServices(trx, workspaceId, record)
    await savePlans(trx, workspaceId, record)
    await saveKnowledge(trx, workspaceId, record)
    await withdrawSlots(trx, workspaceId)
    await makeSlots(trx, workspaceId)
    return { workspaceId, slug: slug ?? record.workspace.slug }
  })
}

function readRecord(value: unknown): MerchantRecord {
  const parsed = z.safeParse(MerchantRecord, value)
  const issues = parsed.success ? faults(parsed.data) : issuesOf(parsed.error)
  if (!parsed.success || issues.length > 0)
    throw new AppError('bad_request', 'The merchant record has faults and was not imported; see issues.', { issues })

  return parsed.data
}

/** What a schema cannot see: codes used twice, codes that name nothing, times that do not exist. */
function faults(record: MerchantRecord): Issue[] {
  const planCodes = new Set(record.plans.map((plan) => plan.code))
  const serviceCodes = new Set(record.services.map((service) => service.code))
  return [
    ...(['plans', 'services', 'knowledge'] as const).flatMap((kind) => repeatedCodes(kind, record[kind])),
    ...record.plans.flatMap((plan, i) =>
      plan.services.flatMap((code, j) =>
        serviceCodes.has(code)
          ? []
          : [{ path: `/plans/${i}/services/${j}`, message: `No service has the code "${code}".` }],
      ),
    ),
    ...record.services.flatMap((service, i) =>
      planCodes.has(service.plan)
        ? []
        : [{ path: `/services/${i}/plan`, message: `No plan has the code "${service.plan}".` }],
    ),
    ...manners(record.workspace),
    ...record.services.flatMap((service, i) =>
      service.slots.flatMap((rule, j) => slotFaults(rule, record.workspace.timezone, `/services/${i}/slots/${j}`)),
    ),
  ]
}

function repeatedCodes(kind: string, items: { code: string }[]): Issue[] {
  return items.flatMap(({ code }, i) =>
    items.findIndex((other) => other.code === code) < i
      ? [{ path: `/${kind}/${i}/code`, message: `The code "${code}" is used twice.` }]
      : [],
  )
}

function manners({ timezone, locale, currency }: MerchantWorkspace): Issue[] {
  const known = (path: string, message: string, make: () => unknown): Issue[] => {
    try {
      make()
      return []
    } catch {
      return [{ path, message }]
    }
  }
  return [
    ...known(
      '/workspace/timezone',
      `"${timezone}" is no IANA time zone.`,
      () => new Intl.DateTimeFormat('en', { timeZone: timezone }),
    ),
    ...known('/workspace/locale', `"${locale}" is no locale.`, () => new Intl.DateTimeFormat(locale)),
    ...known(
      '/workspace/currency',
      `"${currency}" is no currency.`,
      () => new Intl.NumberFormat('en', { style: 'currency', currency }),
    ),
  ]
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
      identity_secret: randomBytes(32).toString('base64url'),
      created_at: now(),
    })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((row) => ({ profile, revision: row('workspace.revision', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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
