import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import { Letter } from '../../server/mail/outbox.ts'
import { repeated, unless } from './ledger.ts'

/**
 * Every promise that the calendar files of a workspace's letters break: a booking is one entry from first to last, each
 * file outranks the one before it, only the last may take it out, and the newest says when the booking is.
 */
export async function brokenCalendars(db: Database, workspaceId: string): Promise<string[]> {
  const files = await readFiles(db, workspaceId)
  const bookings = [...Map.groupBy(files, ({ reference }) => reference).values()]
  const entries = bookings.map((all) => ({ uid: all.at(0)?.uid ?? '' }))
  return [
    ...repeated(entries, ({ uid }) => uid).map((uid) => `two bookings are the calendar entry ${uid}`),
    ...bookings.flatMap(entryFaults),
  ]
}

type File = Awaited<ReturnType<typeof readFiles>>[number]

function entryFaults(files: File[]): string[] {
  const [first] = files
  const last = files.at(-1)
  return files
    .flatMap(({ kind, uid, method, sequence }, i) => {
      const before = files[i - 1]
      return [
        ...unless(uid === first?.uid, `its ${kind} is another calendar entry`),
        ...unless(!before || sequence > before.sequence, `its ${kind} is number ${sequence} after ${before?.sequence}`),
        ...unless((method === 'CANCEL') === (kind === 'cancellation'), `its ${kind} is a ${method}`),
        ...unless(before?.method !== 'CANCEL', `its ${kind} came after its end`),
      ]
    })
    .concat(
      unless(last?.sequence === last?.booked.sequence, `its calendar says number ${last?.sequence}`),
      unless(
        last?.start === last?.booked.start,
        `its calendar says ${last?.start}, and it is at ${last?.booked.start}`,
      ),
    )
    .map((fault) => `${first?.reference}: ${fault}`)
}

async function readFiles(db: Database, workspaceId: string) {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.workspace_id', '=', 'outbox.workspace_id')
        .on('outbox.topic', '=', sql<string>`'booking:' || booking.reference`),
    )
    .innerJoin('slot', (join) =>
      join.onRef('slot.workspace_id', '=', 'booking.workspace_id').onRef('slot.id', '=', 'booking.slot_id'),
    )
    .select(['booking.reference', 'booking.sequence', 'slot.starts_at', 'outbox.kind', 'outbox.letter'])
    .where('outbox.workspace_id', '=', workspaceId)
    .where('outbox.kind', '<>', 'reminder')
    .orderBy('outbox.topic')
    .orderBy('outbox.position')
    .execute()
  return rows.flatMap(({ reference, kind, letter, sequence, starts_at }) => {
    const { calendar } = Letter.parse(JSON.parse(letter))
    if (!calendar) return []

    const property = propertiesOf(calendar.content)
    const booked = { sequence, start: starts_at.replace(/[-:]/g, '') }
    return {
      reference,
      kind,
      booked,
      method: property('METHOD'),
      uid: property('UID'),
      sequence: Number(property('SEQUENCE')),
      start: property('DTSTART'),
    }
  })
}

// Long lines go on in the next after a space (RFC 5545, 3.1).
function propertiesOf(content: string) {
  const lines = content.replace(/\r\n[ \t]/g, '').split('\r\n')
  return (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)
}
