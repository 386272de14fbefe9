import * as z from 'zod/mini'

/** What a guest has chosen and written so far. */
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

/** Kept for this tab only: an e-mail address does not belong in a storage that outlives the visit. */
export function tabDraft(formId: string, storage: () => Storage = () => sessionStorage): DraftStore {
  const key = `chaxi-form-${formId}`
  return {
    read: () => parsed(attempt(() => storage().getItem(key))),
    write: (draft) => attempt(() => storage().setItem(key, JSON.stringify(draft))),
    clear: () => attempt(() => storage().removeItem(key)),
  }
}

function parsed(text: string | null | undefined): Draft {
  const draft = z.safeParse(
    Draft,
    attempt(() => JSON.parse(text ?? '{}')),
  )
  return draft.success ? draft.data : {}
}

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
