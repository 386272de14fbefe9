import * as z from 'zod/mini'
import type { Sighting } from '../../contract/connections.ts'
import { Page } from '../../contract/conversations.ts'
import type { Database } from '../database.ts'
import { minutesAfter, now } from '../time.ts'
import { isOwnOrigin, type Workspace } from './workspaces.ts'

/**
 * Notes that a page of this origin has asked for the script tag, at most once a minute. Only the shop's own sites are
 * noted: anybody can name any other.
 */
export async function noteScript(db: Database, workspace: Workspace, origin: string): Promise<void> {
  if (!isOwnOrigin(workspace, origin)) return

  const seen_at = now()
  const known = await sightingRows(db, workspace.id).where('origin', '=', origin).executeTakeFirst()
  if (known && known.seen_at > minutesAfter(seen_at, -1)) return
  await db
    .insertInto('sighting')
    .values({ workspace_id: workspace.id, origin, seen_at, found: null })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'origin']).doUpdateSet({ seen_at }))
    .execute()
}

const sightingRows = (db: Database, workspaceId: string) =>
  db.selectFrom('sighting').selectAll().where('workspace_id', '=', workspaceId)

/** What the widget found on the page where a conversation began: `codes` are those that the page marks services with. */
export async function noteMarked(
  db: Database,
  workspace: Workspace,
  found: { origin: string; page: Page | undefined; codes: readonly string[] },
): Promise<void> {
  const { origin, page, codes } = found
  if (!isOwnOrigin(workspace, origin)) return

  const known = await offered(db, workspace.id)
  const marked = known.filter((code) => codes.includes(code)).length
  const seen_at = now()
  const what = { seen_at, found: JSON.stringify({ page: pageOn(origin, page), marked, at: seen_at } satisfies Found) }
  await db
    .insertInto('sighting')
    .values({ workspace_id: workspace.id, origin, ...what })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'origin']).doUpdateSet(what))
    .execute()
}

const Found = z.object({ page: z.optional(Page), marked: z.int(), at: z.string() })
type Found = z.infer<typeof Found>

// What follows the path may name a guest, or what they looked for.
function pageOn(origin: string, page: Page | undefined): Page | undefined {
  const url = page && URL.parse(page.url)
  return url?.origin === origin ? { url: url.origin + url.pathname, title: page?.title ?? '' } : undefined
}

/** The shop's own sites, those where the script tag was seen first, the latest at the top. */
export async function listSightings(db: Database, { id, profile }: Workspace): Promise<Sighting[]> {
  const rows = await sightingRows(db, id).orderBy('seen_at', 'desc').orderBy('origin').execute()
  const services = (await offered(db, id)).length
  const seen = rows.map(({ origin, seen_at, found }) => ({ origin, seen_at, ...(found && shown(found, services)) }))
  const listed = (profile.origins ?? []).map((url) => new URL(url).origin)
  const unseen = [...new Set(listed)].filter((origin) => !rows.some((row) => row.origin === origin))
  return [...seen, ...unseen.map((origin) => ({ origin }))]
}

function shown(found: string, services: number): Pick<Sighting, 'page' | 'marked'> {
  const { page, marked, at } = Found.parse(JSON.parse(found))
  return { page, marked: { count: marked, of: services, at } }
}

async function offered(db: Database, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('service')
    .select('code')
    .where('workspace_id', '=', workspaceId)
    .where('retired_at', 'is', null)
    .execute()
  return rows.map(({ code }) => code)
}
