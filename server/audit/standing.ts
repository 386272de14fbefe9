import type { ChainStanding } from '../../contract/trail.ts'
import type { Database } from '../database.ts'
import { now } from '../time.ts'
import { auditRows } from './rows.ts'
import { headOf, verifyAudit } from './verify.ts'

/**
 * How each workspace's chain stood when it was last read from end to end. That takes a while where it is long, so it is
 * read when somebody asks for it, and by one at a time.
 */
export class Standings {
  #last = new Map<string, ChainStanding>()
  #reading = new Map<string, Promise<ChainStanding>>()

  /** How it stood last; it is read where it never was. */
  async last(db: Database, workspaceId: string): Promise<ChainStanding> {
    return this.#last.get(workspaceId) ?? this.check(db, workspaceId)
  }

  /** Reads it now. Who comes meanwhile hears the same. */
  check(db: Database, workspaceId: string): Promise<ChainStanding> {
    const begun = this.#reading.get(workspaceId) ?? this.#read(db, workspaceId)
    this.#reading.set(workspaceId, begun)
    return begun.finally(() => this.#reading.delete(workspaceId))
  }

  async #read(db: Database, workspaceId: string): Promise<ChainStanding> {
    const standing = await readStanding(db, workspaceId)
    this.#last.set(workspaceId, standing)
    return standing
  }
}

async function readStanding(db: Database, workspaceId: string): Promise<ChainStanding> {
  const verdict = await verifyAudit(db, workspaceId)
  const first = await auditRows(db, workspaceId).clearSelect().select('at').orderBy('seq').limit(1).executeTakeFirst()
  const { entries } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  const found = { checked_at: now(), since: first?.at ?? null, entries: Number(entries) }
  if (verdict.ok) return { ...found, seq: verdict.seq, hash: verdict.hash }

  const { first_bad_seq: seq, because } = verdict
  return { ...found, ...(await headOf(db, workspaceId)), broken: { seq, because } }
}
