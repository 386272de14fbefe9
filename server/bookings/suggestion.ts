import * as z from 'zod'
import { type Prefill, Suggestion } from '../../contract/bookings.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { langOf, speaking } from '../languages/languages.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { comingSlots } from './form-slots.ts'
import { isNoCountOf } from './when/seats.ts'
import { Heard, readingOf, readSeats, readWhen, suggest } from './when.ts'

/** A suggestion as it is kept: with what was heard, so that it can be said back in any language. */
const KeptSuggestion = z.object({ ...Suggestion.shape, heard: Heard.optional() })

/** What the guest's words come to: a party size, and the times that fit it. Proposes only; nothing is held. */
export async function suggestSlot(
  db: Database,
  workspace: Workspace,
  prefill: Prefill,
  chosen?: string,
): Promise<z.infer<typeof KeptSuggestion>> {
  const said = [prefill.urgency, prefill.summary].filter(Boolean).join('. ')
  const seats = (await isNoCount(db, workspace.id, prefill.service, said)) ? undefined : readSeats(said)
  if (chosen) return { slot_id: await comingSlot(db, workspace.id, chosen), candidates: [], reading: '', seats }

  const { timezone, locale } = workspace.profile
  const wanted = prefill.urgency ? readWhen(prefill.urgency, { now: now(), timezone, locale }) : undefined
  if (!wanted) return { candidates: [], reading: '', seats }

  const coming = await comingSlots(db, workspace.id, { service: prefill.service })
  const open = coming.map(({ id, starts_at, capacity, taken, service_code }) => ({
    id,
    starts_at,
    seats_left: capacity - taken,
    service: service_code,
  }))
  const suggested = suggest(open, wanted, seats ?? 1, timezone)
  return { ...suggested, reading: readingOf(suggested.heard, speaking(workspace, 'en')), seats }
}

/** A kept suggestion for a guest who reads `language`: `told` says in it how their words were read. */
export function suggestionFor(workspace: Workspace, kept: string, language: string | undefined): Suggestion {
  const { heard, ...suggestion } = KeptSuggestion.parse(JSON.parse(kept))
  if (!suggestion.reading) return suggestion

  const told = speaking(workspace, (heard && language) || 'en')
  return { ...suggestion, told: { text: heard ? readingOf(heard, told) : suggestion.reading, lang: langOf(told) } }
}

async function isNoCount(db: Database, workspaceId: string, code: string | undefined, said: string): Promise<boolean> {
  if (!code) return false
  const service = await db
    .selectFrom('service')
    .select('price_per')
    .where('workspace_id', '=', workspaceId)
    .where('code', '=', code)
    .executeTakeFirst()
  return service !== undefined && isNoCountOf(service.price_per, said)
}

async function comingSlot(db: Database, workspaceId: string, id: string): Promise<string> {
  const slots = await comingSlots(db, workspaceId, {})
  if (!slots.some((slot) => slot.id === id))
    throw new AppError('not_found', 'There is no such time any more. Choose one from the list.')
  return id
}
