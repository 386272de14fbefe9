import * as z from 'zod/mini'
import type { Issue } from '../../contract/answers.ts'
import { NewBooking } from '../../contract/bookings.ts'

/** What a guest fills in, by the names of the wire. */
export const ENTRIES = ['slot_id', 'seats', 'name', 'email', 'summary'] as const
export type Entry = (typeof ENTRIES)[number]

/** What is wrong with an entry, as it is said to the guest. */
export interface Fault {
  entry: Entry
  text: string
}

const wanted: Record<Entry, string> = {
  slot_id: 'Choose a time.',
  seats: 'Say how many seats, from 1 to 99.',
  name: 'Give a name of at most 120 characters.',
  email: 'Give an e-mail address such as ada@example.com.',
  summary: 'Keep the detail to 2000 characters.',
}

/** Reads a booking out of what was filled in where no script of ours has checked it, or says what is wrong with it. */
export function readEntries(written: Partial<Record<Entry, unknown>>): { guest: NewBooking } | { faults: Fault[] } {
  const { slot_id, seats, name, email, summary } = written
  const read = z.safeParse(NewBooking, {
    slot_id,
    seats: wholeNumber(seats),
    name,
    email,
    summary: summary === '' ? undefined : summary,
  })
  if (read.success) return { guest: read.data }

  return { faults: ENTRIES.filter((entry) => read.error.issues.some(({ path }) => path[0] === entry)).map(faultWith) }
}

/** The server's own issues with a booking, each at its entry. */
export const faultsOf = (issues: Issue[] = []): Fault[] =>
  issues.flatMap(({ path, message }) => {
    const entry = ENTRIES.find((each) => path === `/${each}`)
    return entry ? [{ entry, text: message }] : []
  })

const faultWith = (entry: Entry): Fault => ({ entry, text: wanted[entry] })

// Forms send text, and some clients do.
const wholeNumber = (value: unknown) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value)
