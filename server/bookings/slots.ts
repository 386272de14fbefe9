import { randomUUID } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import * as z from 'zod'
import type { NextSlot } from '../../contract/catalogue.ts'
import { MerchantWorkspace, SlotRule } from '../../contract/merchant.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { at, now } from '../time.ts'
import { occurrences } from './rules.ts'

const WEEKS_AHEAD = 8

/** Makes every slot of the coming eight weeks that does not stand yet. Safe to run at any time, by any process. */
export function makeSlots(db: Database, workspaceId: string): Promise<void> {
  return transact(db, async (trx) => {
    for (const slot of await dueSlots(trx, workspaceId)) await makeSlot(trx, workspaceId, slot)
  })
}

async function makeSlot(trx: Database, workspaceId: string, slot: Due) {
  const made = await trx
    .insertInto('slot')
    .values({ workspace_id: workspaceId, id: randomUUID(), taken: 0, queued: 0, status: 'scheduled', ...slot })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'service_code', 'starts_at'])
        .doUpdateSet({ capacity: slot.capacity, ends_at: slot.ends_at, status: 'scheduled' })
        // A slot never shrinks below the seats already given away.
        .where('slot.taken', '<=', slot.capacity),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made)
    throw new AppError(
      'bad_request',
      `${slot.service_code} on ${slot.wall_start} has more seats taken than the ${slot.capacity} its rule gives. Give at least as many, or cancel bookings first.`,
    )
}

type Due = Awaited<ReturnType<typeof dueSlots>>[number]

/** Withdraws coming slots that no rule makes any more and that hold nobody; a slot with guests stays as it is. */
export async function withdrawSlots(db: Database, workspaceId: string): Promise<void> {
  const kept = new Set((await dueSlots(db, workspaceId)).map((slot) => `${slot.service_code} ${slot.starts_at}`))
  const coming = await db
    .selectFrom('slot')
    .select(['id', 'service_code', 'starts_at'])
    .where('workspace_id', '=', workspaceId)
    .where('starts_at', '>', now())
    .where('taken', '=', 0)
    .execute()
  for (const slot of coming.filter((slot) => !kept.has(`${slot.service_code} ${slot.starts_at}`)))
    await db
      .updateTable('slot')
      .set({ status: 'withdrawn' })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', slot.id)
      .where('taken', '=', 0)
      .execute()
}

async function dueSlots(db: Database, workspaceId: string) {
  const { profile } = await db
    .selectFrom('workspace')
    .select('profile')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  const { timezone } = MerchantWorkspace.parse(JSON.parse(profile))
  const from = Temporal.Now.instant()
  const until = from.add({ hours: WEEKS_AHEAD * 7 * 24 })
  const services = await db
    .selectFrom('service')
    .select(['code', 'duration_minutes', 'slot_rules'])
    .where('workspace_id', '=', workspaceId)
    .where('retired_at', 'is', null)
    .execute()

  return services.flatMap((service) =>
    z
      .array(SlotRule)
      .parse(JSON.parse(service.slot_rules))
      .flatMap((rule) =>
        occurrences(rule, timezone, from, until).map((start) => ({
          service_code: service.code,
          timezone,
          wall_start: start.toPlainDateTime().toString({ smallestUnit: 'minute' }),
          starts_at: at(start.toInstant()),
          ends_at: at(start.toInstant().add({ minutes: service.duration_minutes })),
          closes_at: at(start.toInstant()),
          capacity: rule.seats,
        })),
      ),
  )
}

/** The soonest `limit` slots of each service that have not begun, full ones too. */
export async function nextSlots(db: Database, workspaceId: string, limit = 3): Promise<Map<string, NextSlot[]>> {
  const rows = await db
    .selectFrom('slot')
    .select(['id', 'service_code', 'starts_at', 'capacity', 'taken'])
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'scheduled')
    .where('starts_at', '>', now())
    .orderBy('starts_at')
    .execute()
  const byService = new Map<string, NextSlot[]>()
  for (const row of rows) {
    const slots = byService.get(row.service_code) ?? []
    if (slots.length < limit) slots.push({ id: row.id, starts_at: row.starts_at, seats_left: row.capacity - row.taken })
    byService.set(row.service_code, slots)
  }
  return byService
}

/** Makes the coming slots of every workspace. */
export async function makeAllSlots(db: Database): Promise<void> {
  const workspaces = await db.selectFrom('workspace').select('id').execute()
  for (const { id } of workspaces) await makeSlots(db, id)
}
