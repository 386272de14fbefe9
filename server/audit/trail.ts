import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Since, TrailActor, TrailFilter, TrailPage } from '../../contract/trail.ts'
import type { Database } from '../database.ts'
import { minutesAfter, now } from '../time.ts'
import { auditRows, rowAsHashed } from './rows.ts'

const PAGE = 50
const DAY = 24 * 60
const BACK: Record<Exclude<Since, 'ever'>, number> = { day: DAY, week: 7 * DAY, month: 30 * DAY }

/** A page of what a filter lets through, the newest first, from below the number `before`. It shows changed rows too. */
export async function readTrail(
  db: Database,
  workspaceId: string,
  { filter, before }: { filter: TrailFilter; before?: number },
): Promise<TrailPage> {
  const rows = await filtered(db, workspaceId, filter)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return { rows: page.map(rowAsHashed), before: last && rows.length > PAGE ? last.seq : null }
}

function filtered(db: Database, workspaceId: string, { search, who, surface, since, refused }: TrailFilter) {
  return auditRows(db, workspaceId)
    .$if(since !== 'ever', (query) => query.where(laterThan(workspaceId, since)))
    .$if(surface !== undefined, (query) => query.where('surface', '=', surface ?? ''))
    .$if(refused !== undefined, (query) => query.where('status', '>=', 400))
    .$if(who !== undefined, (query) => query.where(isBy(who ?? '')))
    .$if(search !== undefined, (query) => query.where(holds(search ?? '')))
}

// Entries are numbered in the order of their times, and by number the table is read.
const laterThan = (workspaceId: string, since: Since): RawBuilder<SqlBool> => sql`seq >= coalesce((
  select min(seq) from audit where workspace_id = ${workspaceId} and at >= ${since === 'ever' ? '' : minutesAfter(now(), -BACK[since])}
), 9007199254740991)`

function isBy(who: string): RawBuilder<SqlBool> {
  const [type, id] = who.split(':')
  if (type === 'stranger') return sql`(actor_type = 'key' and actor_id is null)`
  return id === undefined ? sql`actor_type = ${type}` : sql`(actor_type = ${type} and actor_id = ${id})`
}

function holds(search: string): RawBuilder<SqlBool> {
  const like = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const columns = ['id', 'request_id', 'target_id', 'address', 'actor_id', 'actor_label', 'actor_prefix', 'action']
  const each = columns.map((column) => sql`lower(${sql.ref(column)}) like ${like} escape '\\'`)
  return sql`(${sql.join(each, sql` or `)})`
}

/** Everybody whose calls a workspace's trail can hold: its people and keys, those that are gone among them. */
export async function listActors(db: Database, workspaceId: string): Promise<TrailActor[]> {
  const people = await db
    .selectFrom('operator')
    .select(['id', 'name', 'removed_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const keys = await db
    .selectFrom('api_key')
    .select(['id', 'label', 'revoked_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('label')
    .orderBy('id')
    .execute()
  return [
    ...people.map(({ id, name, removed_at }) => ({ who: `operator:${id}`, name, gone: removed_at !== null })),
    ...keys.map(({ id, label, revoked_at }) => ({ who: `key:${id}`, name: label, gone: revoked_at !== null })),
  ]
}

/** Who did something to each of the things it was done to, the last time, by their ids; as far back as the trail goes. */
export async function whoDid(db: Database, workspaceId: string, action: string): Promise<Map<string, string>> {
  const rows = await auditRows(db, workspaceId)
    .where('action', '=', action)
    .where('status', '<', 400)
    .orderBy('seq')
    .execute()
  return new Map(rows.map(({ target_id, actor_label }) => [target_id ?? '', actor_label ?? 'the command line']))
}
