import * as z from 'zod/mini'
import type { Form } from '../../contract/bookings.ts'

/** What a guest has changed in a form: where they changed nothing, the form's own words hold. */
export const Draft = z.partial(
  z.object({
    service: z.string(),
    seats: z.int(),
    slot_id: z.string(),
    name: z.string(),
    email: z.string(),
    summary: z.string(),
  }),
)
export type Draft = z.infer<typeof Draft>

/** Where a draft waits while the page is elsewhere. */
export interface DraftStore {
  read(): Draft
  write(draft: Draft): void
  clear(): void
}

const Kept = z.object({ said: z.string(), draft: Draft })

/**
 * Kept for this tab only: an e-mail address does not belong in a storage that outlives the visit. What was changed
 * before newer words came into the form is no answer to them.
 */
export function tabDraft(
  form: Pick<Form, 'id' | 'prefill' | 'suggestion'>,
  storage: () => Storage = () => sessionStorage,
): DraftStore {
  const key = `chaxi-form-${form.id}`
  const said = wordsIn(form)
  return {
    read() {
      const kept = parsed(attempt(() => storage().getItem(key)))
      return kept?.said === said ? kept.draft : {}
    },
    write: (draft) => attempt(() => storage().setItem(key, JSON.stringify({ said, draft }))),
    clear: () => attempt(() => storage().removeItem(key)),
  }
}

// Which times are free changes without a word said, so the suggested slot counts only where the page chose it.
const wordsIn = ({ prefill, suggestion: { seats, reading, slot_id } }: Pick<Form, 'prefill' | 'suggestion'>) =>
  JSON.stringify([Object.entries(prefill).sort(), seats, reading || slot_id])

const parsed = (text: string | null | undefined) =>
  z.safeParse(
    Kept,
    attempt(() => JSON.parse(text ?? '{}')),
  ).data

/** A browser may refuse storage altogether; a form without a memory is still a form. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** A draft that lives no longer than its form. */
export const noDraft: DraftStore = { read: () => ({}), write: () => {}, clear: () => {} }
