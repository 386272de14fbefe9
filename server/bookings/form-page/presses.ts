import type { Failure } from '../../../contract/answers.ts'
import type { Slot } from '../../../contract/bookings.ts'
import type { FormTable } from '../../database/tables.ts'
import type { Database } from '../../database.ts'
import { AppError } from '../../errors.ts'
import { languageOf, wordsOf } from '../../languages/languages.ts'
import type { Workspace } from '../../workspaces/workspaces.ts'
import { book } from '../bookings.ts'
import { type Entry, type Fault, faultsOf, readEntries } from '../entries.ts'
import { formSlots } from '../form-slots.ts'
import { holdSeats } from '../holds.ts'
import type { Asked } from './steps.ts'

/** What a page's form sends: everything as text, and nothing that was left out. */
export interface Pressed extends Partial<Record<Entry, string>> {
  service?: string
  /** The time whose list to join. */
  list?: string
  key?: string
}

/** Keeps the chosen seats; undefined once they are, or what to show instead. */
export async function keepSeats(db: Database, workspace: Workspace, row: FormTable, pressed: Pressed) {
  const { service, seats, slot_id = '' } = pressed
  const asked: Asked = { step: 'time', service, written: { seats } }
  const count = Number(seats)
  const faults = faultsIn(workspace, pressed).filter(({ entry }) => entry === 'seats' || entry === 'slot_id')
  if (faults.length > 0) return refused(asked, faults)

  try {
    await holdSeats(db, workspace, row.id, { slot_id, seats: count })
    return undefined
  } catch (error) {
    return instead(db, workspace, row, { asked, error, slotId: slot_id })
  }
}

/** Books, or puts on the list; undefined once it is done, or what to show instead, with every word kept. */
export async function bookSeats(db: Database, workspace: Workspace, row: FormTable, pressed: Pressed) {
  const { list, slot_id, seats, name, email, summary, key } = pressed
  const slot = list ?? slot_id
  const asked: Asked = { slot, list, written: { seats, name, email, summary } }
  const read = readEntries({ ...pressed, slot_id: slot })
  if ('faults' in read) return refused(asked, told(workspace, read.faults))

  try {
    const guest = { ...read.guest, ...(list && { join_waitlist: true }) }
    await book(db, workspace, row.id, guest, key || row.idempotency_key)
    return undefined
  } catch (error) {
    return instead(db, workspace, row, { asked, error, slotId: slot })
  }
}

function faultsIn(workspace: Workspace, pressed: Pressed): Fault[] {
  const read = readEntries(pressed)
  return 'faults' in read ? told(workspace, read.faults) : []
}

const told = (workspace: Workspace, faults: Fault[]): Fault[] =>
  faults.map(({ entry }) => ({ entry, text: wordsOf(workspace).form.faults[entry] }))

interface Refused {
  asked: Asked
  error: unknown
  slotId?: string
}

/** The page for a refusal that the guest can do something about. Throws what is none. */
async function instead(db: Database, workspace: Workspace, row: FormTable, { asked, error, slotId }: Refused) {
  if (!(error instanceof AppError) || error.code === 'rate_limited' || error.code === 'internal_error') throw error

  const { code, message, more } = error
  const faults = faultsOf(more.issues)
  if (faults.length > 0) return refused(asked, languageOf(workspace) === 'en' ? faults : told(workspace, faults))
  if (code !== 'sold_out')
    return { ...refused(asked, []), notice: { kind: 'refused' as const, text: said(workspace, code, message) } }

  const slots = await formSlots(db, workspace, row, {})
  const missed = slots.find(({ id }) => id === slotId)
  return {
    ...asked,
    refusal: { faults: [], alternatives: named(more.alternatives, slots), missed },
    notice: { kind: 'refused' as const, text: wordsOf(workspace).form.soldOut(missed?.seats_left ?? 0) },
  }
}

const refused = (asked: Asked, faults: Fault[]) => ({
  ...asked,
  refusal: { faults, alternatives: [] },
  notice: { kind: 'refused' as const, text: faults.map(({ text }) => text).join(' ') },
})

// A guest knows of no key: what they sent otherwise before is what was booked.
function said(workspace: Workspace, code: string, message: string): string {
  const { form, page } = wordsOf(workspace)
  return code === 'idempotency_mismatch' ? form.sentAlready : page.refused(message)
}

const named = (alternatives: Failure['alternatives'] = [], slots: Slot[]) =>
  alternatives.flatMap(({ id }) => slots.find((slot) => slot.id === id) ?? [])
