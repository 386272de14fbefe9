import * as z from 'zod'
import type { Plan, Service } from '../../contract/catalogue.ts'
import { nextSlots } from '../bookings/next-slots.ts'
import type { Database } from '../database.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

const Strings = z.array(z.string())

/** The services on offer, in the merchant's own order, each with its next three times. */
export async function listServices(db: Database, workspace: Workspace): Promise<Service[]> {
  const soonest = await nextSlots(db, workspace.id)
  const rows = await serviceRows(db, workspace.id)
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    covers: row.covers,
    plan: row.plan_code,
    duration_minutes: row.duration_minutes,
    price: { amount: row.price_amount, currency: workspace.profile.currency, per: row.price_per },
    next_slots: soonest.get(row.code) ?? [],
    ...(row.members_only === 1 && { members_only: true }),
    ...(row.whole_slot === 1 && { whole_slot: true }),
  }))
}

/** The membership levels, in the merchant's own order. */
export async function listPlans(db: Database, workspace: Workspace): Promise<Plan[]> {
  const rows = await planRows(db, workspace.id)
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    price: { amount: row.price_amount, currency: workspace.profile.currency, per: row.price_per },
    services: Strings.parse(JSON.parse(row.services)),
    audience: row.audience,
  }))
}

export const serviceRows = (db: Database, workspaceId: string) =>
  db
    .selectFrom('service')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute()

export const planRows = (db: Database, workspaceId: string) =>
  db
    .selectFrom('plan')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute()
