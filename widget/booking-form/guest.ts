import { batch, computed, createModel, type Signal, signal } from '@preact/signals'
import * as z from 'zod/mini'
import type { Issue } from '../../contract/answers.ts'
import { type Form, NewBooking } from '../../contract/bookings.ts'
import { wishes } from '../../contract/wishes.ts'
import type { Draft } from './draft.ts'
import { type FieldName, fieldNames } from './field-names.ts'

/** What is wrong with a field; `refused` is the server's own sentence. */
export type Problem = { field: FieldName } & (
  | { kind: 'missing' | 'no_at' | 'not_an_address' | 'too_long' }
  | { kind: 'refused'; message: string }
)

export interface Field {
  value: Signal<string>
  left: Signal<boolean>
  refusal: Signal<string | undefined>
}

/** What the fields hold before the guest has written a word. */
export function prefilled({ prefill: { name = '', email = '', summary = '' } }: Form): Record<FieldName, string> {
  return { name, email, summary: wishes(summary) }
}

/** Who comes: the fields, and what may be said about them without nagging. */
export const Guest = createModel((form: Form, draft: Draft) => {
  const field = (text: string): Field => ({
    value: signal(text),
    left: signal(false),
    refusal: signal<string>(),
  })
  const given = prefilled(form)
  const first = { ...given, ...draft }
  const fields = { name: field(first.name), email: field(first.email), summary: field(first.summary) }
  const insisted = signal(false)

  const problems = computed(() => fieldNames.flatMap((name) => problemWith(name, fields[name]) ?? []))
  const shown = computed(() => problems.value.filter(({ field }) => insisted.value || wasLeft(fields[field])))

  function write(name: FieldName, text: string) {
    fields[name].value.value = text
    fields[name].refusal.value = undefined
  }

  /** A field that was only passed through is not faulted. */
  function leave(name: FieldName) {
    if (fields[name].value.value !== first[name]) fields[name].left.value = true
  }

  /** From here on every fault is shown, in fields not yet visited too. */
  function insist() {
    insisted.value = true
  }

  /** Lays the server's issues at their fields; says whether every one found its place. */
  function refuse(issues: Issue[]): boolean {
    return batch(() => issues.map(layAtField).every(Boolean))
  }

  function layAtField({ path, message }: Issue): boolean {
    const name = fieldNames.find((each) => path.split('/').at(-1) === each)
    if (name) fields[name].refusal.value = message
    return name !== undefined
  }

  /** Where a value came from, for as long as it is still that value. */
  const origin = (name: FieldName) =>
    fields[name].value.value !== '' && fields[name].value.value === given[name] ? form.prefilled_from[name] : undefined

  return { fields, problems, shown, write, leave, insist, refuse, origin }
})
export type Guest = InstanceType<typeof Guest>

const wasLeft = ({ left, refusal }: Field) => left.value || refusal.value !== undefined

function problemWith(field: FieldName, { value, refusal }: Field): Problem | undefined {
  if (refusal.value !== undefined) return { field, kind: 'refused', message: refusal.value }
  if (z.safeParse(NewBooking.shape[field], value.value).success) return undefined

  const text = value.value.trim()
  if (text === '') return { field, kind: 'missing' }
  if (field !== 'email' || text.length > 254) return { field, kind: 'too_long' }
  return { field, kind: text.includes('@') ? 'not_an_address' : 'no_at' }
}
