import { type MerchantRecord, MerchantWorkspace } from '../../contract/merchant.ts'
import type { RecordDifference } from '../../contract/record.ts'
import { type Stranded, strandedSlots } from '../bookings/stranded-slots.ts'
import { storedRecord } from '../catalogue/record.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { importRecord } from './import.ts'
import { differences } from './record-differences.ts'

/** A record as it shall be, unchecked. `place` points to the part that was edited: its faults are told from there. */
export interface Wanted {
  record: unknown
  place?: string
}

/** What a change of the record came to. */
export interface Changed {
  record: MerchantRecord
  revision: number
  differences: RecordDifference[]
  /** Coming slots with bookings that this change takes out of the record; somebody must tell these guests. */
  stranded: Stranded[]
}

interface Editing {
  /** The revision the editor saw; absent where a change can stand beside any other. */
  revision?: number
  change(record: MerchantRecord): Wanted
}

/**
 * Changes the record by importing it whole with one part edited, so that every rule and every consequence is an import's.
 * Throws `conflict` where the record is not at `revision` any more, `bad_request` with its issues.
 */
export function changeRecord(db: Database, workspaceId: string, { revision, change }: Editing): Promise<Changed> {
  return transact(db, async (trx) => {
    const before = await takeRecord(trx, workspaceId)
    if (revision !== undefined && revision !== before.revision)
      throw new AppError('conflict', 'Somebody else changed the record meanwhile. Look at it anew, then save again.')

    const known = await strandedSlots(trx, workspaceId)
    const { record, place = '' } = change(structuredClone(before.record))
    await importRecord(trx, record, before.slug).catch((error: unknown) => Promise.reject(seenFrom(place, error)))
    const after = await takeRecord(trx, workspaceId)
    return {
      record: after.record,
      revision: after.revision,
      differences: differences(before.record, after.record),
      stranded: (await strandedSlots(trx, workspaceId)).filter((slot) => !known.some((other) => isSame(slot, other))),
    }
  })
}

/** What a change would come to, with everything taken back. Throws what the change would. */
export async function previewChange(db: Database, workspaceId: string, editing: Editing): Promise<Changed> {
  try {
    return await transact(db, async (trx) => {
      throw new TakenBack(await changeRecord(trx, workspaceId, editing))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.changed
    throw error
  }
}

class TakenBack extends Error {
  readonly changed: Changed

  constructor(changed: Changed) {
    super('A preview keeps nothing.')
    this.changed = changed
  }
}

/** Takes the workspace's row until the transaction ends, so that two changes follow each other. */
async function takeRecord(trx: Database, workspaceId: string) {
  const { slug, revision, profile } = await trx
    .updateTable('workspace')
    .set((workspace) => ({ revision: workspace.ref('revision') }))
    .where('id', '=', workspaceId)
    .returning(['slug', 'revision', 'profile'])
    .executeTakeFirstOrThrow()
  const workspace = { id: workspaceId, profile: MerchantWorkspace.parse(JSON.parse(profile)) }
  return { slug, revision, record: await storedRecord(trx, workspace) }
}

function seenFrom(place: string, error: unknown): unknown {
  const issues = error instanceof AppError ? error.more.issues : undefined
  if (!issues || !(error instanceof AppError)) return error
  return new AppError(error.code, 'This cannot be saved as it is; see issues.', {
    issues: issues.map(({ path, message }) => ({
      path: path.startsWith(`${place}/`) ? path.slice(place.length) : path,
      message,
    })),
  })
}

const isSame = (one: Stranded, other: Stranded) => one.service === other.service && one.starts_at === other.starts_at
