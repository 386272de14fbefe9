import type { BookingTable, FormTable } from '../database/tables.ts'
import { now } from '../time.ts'
import { newReference } from './reference.ts'

/** Seats of a slot, and how many people come; fewer where one booking takes the whole slot. */
export interface Place {
  slot_id: string
  seats: number
  party: number
}

/** Who books, as their row keeps it. */
export type Booker = Pick<BookingTable, 'name' | 'email' | 'email_key' | 'guest_key' | 'summary'>

/** A form's new booking in this place, still nobody's: a hold. */
export const newBooking = (form: FormTable, place: Place): BookingTable => ({
  workspace_id: form.workspace_id,
  reference: newReference(),
  form_id: form.id,
  state: 'held',
  ...place,
  name: '',
  email: '',
  email_key: '',
  guest_key: '',
  summary: '',
  held_until: null,
  extensions: 0,
  queue_place: null,
  sequence: 0,
  link_version: 1,
  reason: '',
  created_at: now(),
  updated_at: now(),
})

/** What the guest gave, in the shape it is kept. */
export const bookerOf = ({ name, email, summary }: { name: string; email: string; summary?: string }): Booker => ({
  name,
  email,
  email_key: emailKey(email),
  guest_key: guestKey(email),
  summary: summary ?? '',
})

/** The address as it is looked up: however it is written, it is one. */
export const emailKey = (email: string) => email.trim().toLowerCase()

/** The mailbox behind an address: ada+tea@example.com is still Ada, who has one booking in a slot. */
export const guestKey = (email: string) => emailKey(email).replace(/\+[^@]*(?=@)/, '')
