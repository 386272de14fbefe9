import * as z from 'zod'
import { serviceRows } from '../catalogue/catalogue.ts'
import type { FormTable, VisitorTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { hasLiveSession } from '../visitors/live-sessions.ts'

/** The member behind a visitor, when the merchant's site has signed them in. */
export interface Guest {
  visitorId?: string
  /** They sent their own token, not a session's: no sign-out ends what it opens. */
  byToken?: boolean
  member?: { name: string; email: string; plan?: string }
}

export const guestOf = (visitor?: Pick<VisitorTable, 'id' | 'name' | 'email' | 'plan_code'>): Guest => ({
  visitorId: visitor?.id,
  ...(visitor?.name &&
    visitor.email && { member: { name: visitor.name, email: visitor.email, plan: visitor.plan_code ?? undefined } }),
})

/** The members-only services that this guest may not book: their plan does not include them, or they are no member. */
export async function closedTo(db: Database, workspaceId: string, guest: Guest): Promise<Set<string>> {
  const included = guest.member?.plan ? await planServices(db, workspaceId, guest.member.plan) : []
  const services = await serviceRows(db, workspaceId)
  return new Set(
    services.filter((row) => row.members_only === 1 && !included.includes(row.code)).map((row) => row.code),
  )
}

async function planServices(db: Database, workspaceId: string, code: string): Promise<string[]> {
  const plan = await db
    .selectFrom('plan')
    .select('services')
    .where('workspace_id', '=', workspaceId)
    .where('code', '=', code)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return plan ? z.array(z.string()).parse(JSON.parse(plan.services)) : []
}

/**
 * A form's guest: whoever it was opened for. A member who has signed out everywhere is nobody here: whoever has the
 * form's address may have come after them.
 */
export async function guestOfForm(
  db: Database,
  form: Pick<FormTable, 'workspace_id' | 'visitor_id' | 'by_member_token'>,
): Promise<Guest> {
  if (!form.visitor_id) return {}
  const visitor = await db
    .selectFrom('visitor')
    .selectAll()
    .where('workspace_id', '=', form.workspace_id)
    .where('id', '=', form.visitor_id)
    .executeTakeFirst()
  const isHere = !visitor?.member_sub || form.by_member_token === 1 || (await hasLiveSession(db, visitor))
  return isHere ? guestOf(visitor) : {}
}
