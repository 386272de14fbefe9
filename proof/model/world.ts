import { vi } from 'vitest'
import type { Call } from '../../server/caller.ts'
import { demoMerchant, rpc, type seeded } from '../../server/seeded.ts'
import { importRecord } from '../../server/workspaces/import.ts'
import { findWorkspace } from '../../server/workspaces/workspaces.ts'
import type { Ledger } from './ledger.ts'
import { recordOf, type Told, toldFirst } from './record.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

/** Every run begins on this Saturday, in a workspace of its own. */
const OPENS = Date.parse('2026-11-21T09:00:00Z')
const FORMS_AT_FIRST = 20

/** What the guests and the shop know of a run. */
export interface Known {
  forms: KnownForm[]
  /** Holds too, in the order in which they became known; the state as of the last look. */
  bookings: KnownBooking[]
  slots: KnownSlot[]
  told: Told
  /** How all stands, unless time has passed and nobody has looked yet what is due. */
  ledger?: Ledger
}

export interface KnownBooking {
  reference: string
  state: string
  form_id: string
  slot?: Ledger['slots'][number]
}

export interface KnownForm {
  id: string
  idempotency_key: string
  /** What was last kept, and what was last submitted under the form's own key and what came back. */
  hold?: { slot_id: string; seats: number }
  submitted?: { body: object; at: number; answer?: string }
}

export type KnownSlot = Pick<Ledger['slots'][number], 'id' | 'service_code' | 'closes_at'>

export type World = Awaited<ReturnType<typeof openWorld>>

/** A shop as one run finds it, and what can be asked of it. */
export async function openWorld(shop: Shop, slug: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: OPENS })
  const { workspaceId } = await imports(shop, slug, toldFirst)
  const call = (method: string, path: string, options?: Call) => shop.call(method, `/w/${slug}${path}`, options)
  const { token } = (await call('POST', '/visitor/sessions', { body: {} })).body.data
  const { id } = (await call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const slots = await shop.db
    .selectFrom('slot')
    .select(['id', 'service_code', 'closes_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('starts_at')
    .execute()
  const forms = Array.from({ length: FORMS_AT_FIRST }, (_, i) => newForm(workspaceId, `${slug} form ${i}`))
  await shop.db.insertInto('form').values(forms).execute()
  const known: Known = { forms: [...forms], bookings: [], slots, told: toldFirst }

  return {
    known,
    workspaceId,
    db: shop.db,
    call,
    workspace: () => findWorkspace(shop.db, shop.site, slug),
    imports: (record: Told) => imports(shop, slug, record),
    /** Opens a form as a program does, which knows nobody. */
    async opens() {
      const answer = await call('POST', '/mcp', { body: rpc('tools/call', { name: 'book_slot', arguments: {} }) })
      return { ...answer, form: answer.body.result?.structuredContent.form }
    },
    /** Opens a form in the one conversation, as its page does. */
    async opensInConversation() {
      const answer = await call('POST', `/visitor/conversations/${id}/forms`, { body: {}, token })
      return { ...answer, form: answer.body.data?.form }
    },
  }
}

const imports = async (shop: Shop, slug: string, told: Told) =>
  importRecord(shop.db, recordOf(await demoMerchant(), told), slug)

/** An open form, as quickly as it can be made. */
const newForm = (workspace_id: string, id: string) => ({
  workspace_id,
  id,
  conversation_id: null,
  visitor_id: null,
  language: '',
  by_member_token: 0,
  prefill: '{}',
  prefilled_from: '{}',
  suggestion: '{"candidates":[],"reading":""}',
  idempotency_key: `the key of ${id}`,
  booking_reference: null,
  created_at: '2026-01-01T00:00:00Z',
  expires_at: '2099-01-01T00:00:00Z',
})
