import * as z from 'zod'
import { MerchantRecord } from '../../contract/merchant.ts'
import type { Database } from '../database.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { planRows, serviceRows } from './catalogue.ts'

const kept = new Map<string, { revision: number; record: Promise<MerchantRecord> }>()

/**
 * The merchant's record as it stands, the same object until the next import: what is built over it may be kept with it.
 */
export function currentRecord(db: Database, workspace: Workspace): Promise<MerchantRecord> {
  const known = kept.get(workspace.id)
  if (known?.revision === workspace.revision) return known.record

  const record = storedRecord(db, workspace)
  kept.set(workspace.id, { revision: workspace.revision, record })
  record.catch(() => kept.delete(workspace.id))
  return record
}

/** The record as it stands, in the form an import takes; every default is written out. */
export async function storedRecord(
  db: Database,
  workspace: Pick<Workspace, 'id' | 'profile'>,
): Promise<MerchantRecord> {
  const services = await serviceRows(db, workspace.id)
  const plans = await planRows(db, workspace.id)
  const knowledge = await db
    .selectFrom('knowledge')
    .selectAll()
    .where('workspace_id', '=', workspace.id)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute()

  return z.parse(MerchantRecord, {
    workspace: workspace.profile,
    services: services.map((row) => ({
      code: row.code,
      name: row.name,
      covers: row.covers,
      plan: row.plan_code,
      duration_minutes: row.duration_minutes,
      price: { amount: row.price_amount, per: row.price_per },
      slots: JSON.parse(row.slot_rules),
      also_called: JSON.parse(row.also_called),
      members_only: row.members_only === 1,
      whole_slot: row.whole_slot === 1,
      notice_minutes: row.notice_minutes ?? undefined,
      horizon_days: row.horizon_days ?? undefined,
    })),
    plans: plans.map((row) => ({
      code: row.code,
      name: row.name,
      price: { amount: row.price_amount, per: row.price_per },
      services: JSON.parse(row.services),
      audience: row.audience,
    })),
    knowledge: knowledge.map((row) => ({
      code: row.code,
      question: row.question,
      answer: row.answer,
      asks: JSON.parse(row.asks),
    })),
  })
}
