import { randomBytes, randomUUID } from 'node:crypto'
import type { Form, Origin, Prefill } from '../../contract/bookings.ts'
import { listServices } from '../catalogue/catalogue.ts'
import type { FormTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { minutesAfter, now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { kept, presentForm } from './form-view.ts'
import type { Guest } from './guests.ts'
import { suggestSlot } from './suggestion.ts'
import { sweep } from './sweep.ts'

/** How long a form stays open. */
const FORM_MINUTES = 24 * 60

/** What the opener knows: the tool's arguments, or the page's. */
export interface Known {
  subject?: string
  summary?: string
  urgency?: string
  name?: string
  email?: string
  slot_id?: string
}

export interface Opening {
  guest: Guest
  conversationId?: string
  /** What the guest reads, where the conversation does not say. */
  language?: string
  saidBy: 'message' | 'page'
}

/**
 * Opens a form with whatever is known, or opens the conversation's live one again with what was said since.
 * Writes no booking and holds no seat. A member's own name and address win over what was typed.
 */
export async function openForm(db: Database, workspace: Workspace, known: Known, opening: Opening): Promise<Form> {
  const id = await transact(db, (trx) => openedForm(trx, workspace, known, opening))
  return presentForm(db, workspace, await findForm(db, workspace.id, id))
}

async function openedForm(trx: Database, workspace: Workspace, known: Known, opening: Opening): Promise<string> {
  const live = opening.conversationId ? await liveForm(trx, workspace.id, opening.conversationId) : undefined
  const heard = await heardPrefill(trx, workspace, known, opening)
  const before = live && kept(live)
  const prefill = { ...before?.prefill, ...heard.prefill }
  const filled = {
    prefill: JSON.stringify(prefill),
    prefilled_from: JSON.stringify({ ...before?.prefilled_from, ...heard.from }),
    suggestion: JSON.stringify(await suggestSlot(trx, workspace, prefill, known.slot_id)),
    language: (await languageIn(trx, workspace.id, opening)) ?? live?.language ?? '',
  }
  const id = live?.id ?? randomBytes(18).toString('base64url')
  if (live)
    await trx.updateTable('form').set(filled).where('workspace_id', '=', workspace.id).where('id', '=', id).execute()
  else
    await trx
      .insertInto('form')
      .values({
        workspace_id: workspace.id,
        id,
        conversation_id: opening.conversationId ?? null,
        visitor_id: opening.guest.visitorId ?? null,
        by_member_token: opening.guest.byToken ? 1 : 0,
        ...filled,
        idempotency_key: randomUUID(),
        booking_reference: null,
        created_at: now(),
        expires_at: minutesAfter(now(), FORM_MINUTES),
      })
      .execute()
  return id
}

async function languageIn(trx: Database, workspaceId: string, { conversationId, language }: Opening) {
  if (!conversationId) return language
  const conversation = await trx
    .selectFrom('conversation')
    .select('language')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', conversationId)
    .executeTakeFirst()
  return conversation?.language
}

/** Notes what a form's guest reads, where that is not known yet. */
export async function noteLanguage(db: Database, workspaceId: string, id: string, language: string | undefined) {
  if (!language) return
  await db
    .updateTable('form')
    .set({ language })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('language', '=', '')
    .execute()
}

/** The form with this id. Throws `not_found`. */
export async function findForm(db: Database, workspaceId: string, id: string): Promise<FormTable> {
  const row = await db
    .selectFrom('form')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such form. Open a new one.')

  return row
}

/** A form is submitted once: this is the booking that came of it. */
export async function closeForm(trx: Database, form: FormTable, reference: string) {
  await trx
    .updateTable('form')
    .set({ booking_reference: reference })
    .where('workspace_id', '=', form.workspace_id)
    .where('id', '=', form.id)
    .execute()
}

/** Takes the form's row, so that whatever else is done with it waits its turn. Throws `not_found`. */
async function lockForm(trx: Database, workspaceId: string, id: string): Promise<FormTable> {
  const row = await trx
    .updateTable('form')
    .set((form) => ({ expires_at: form.ref('expires_at') }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? findForm(trx, workspaceId, id)
}

/** The conversation's form, the conversation's row taken: of two who open one at the same moment the second finds the first one's. */
async function liveForm(trx: Database, workspaceId: string, conversationId: string) {
  await trx
    .updateTable('conversation')
    .set((conversation) => ({ updated_at: conversation.ref('updated_at') }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', conversationId)
    .execute()
  return trx
    .selectFrom('form')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('booking_reference', 'is', null)
    .where('expires_at', '>', now())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function heardPrefill(db: Database, workspace: Workspace, known: Known, { guest, saidBy }: Opening) {
  const service = known.subject && (await serviceCode(db, workspace, known.subject))
  const said: Prefill = { ...(service && { service }), ...pick(known, ['summary', 'urgency', 'name', 'email']) }
  const member: Prefill = guest.member ? { name: guest.member.name, email: guest.member.email } : {}
  return {
    prefill: { ...said, ...member },
    from: { ...originOf(said, saidBy), ...originOf(member, 'member') },
  }
}

const originOf = (prefill: Prefill, origin: Origin): Record<string, Origin> =>
  Object.fromEntries(Object.keys(prefill).map((field) => [field, origin]))

const pick = <Key extends keyof Known>(known: Known, keys: Key[]): Partial<Pick<Known, Key>> =>
  Object.fromEntries(keys.flatMap((key) => (known[key]?.trim() ? [[key, known[key]]] : []))) as Partial<
    Pick<Known, Key>
  >

/** The service somebody means by its code or its name; undefined when it is neither, so the guest chooses. */
async function serviceCode(db: Database, workspace: Workspace, subject: string): Promise<string | undefined> {
  const wanted = subject.trim().toLowerCase()
  const services = await listServices(db, workspace)
  return services.find(({ code, name }) => code === wanted || name.toLowerCase() === wanted)?.code
}

/** Runs `work` on a form that may still be filled in, in one transaction. Throws `conflict` when it may not. */
export async function withOpenForm<T>(
  db: Database,
  workspace: Workspace,
  id: string,
  work: (trx: Database, form: FormTable) => Promise<T>,
): Promise<T> {
  await sweep(db, workspace)
  return transact(db, async (trx) => {
    const form = await lockForm(trx, workspace.id, id)
    if (form.booking_reference)
      throw new AppError('conflict', 'This form has been submitted already. Open a new one to book again.')
    if (form.expires_at <= now()) throw new AppError('conflict', 'This form has run out. Open a new one.')

    return work(trx, form)
  })
}
