import { createHmac } from 'node:crypto'
import type { Shop } from '../../contract/catalogue.ts'
import { MerchantWorkspace } from '../../contract/merchant.ts'
import type { WorkspaceTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Language } from '../languages/languages.ts'
import { openUntil } from './hours.ts'

/** One merchant, as a request meets it. */
export interface Workspace {
  id: string
  slug: string
  profile: MerchantWorkspace
  /** Counts imports, so that whoever keeps the record in memory knows when to read it again. */
  revision: number
  /** Signs this workspace's links and nobody else's. */
  signingKey: string
  /** The first made, which is also found where no address names one. */
  isDefault: boolean
  /** Where everything of this workspace hangs, without a slash at its end. */
  baseUrl: string
  /** What the guest reads whom it is shown to; the shop's own language, or English, where nobody knows. */
  language?: Language
}

export interface Site {
  publicUrl: string
  secret: string
  trustProxy: number
  /** Whether it listens to this machine alone. */
  isLocal: boolean
}

/** The workspace at `slug`, or the default one, the first made, when there is no slug. Throws `not_found`. */
export async function findWorkspace(db: Database, site: Site, slug?: string): Promise<Workspace> {
  const query = db.selectFrom('workspace').selectAll()
  const row = slug
    ? await query.where('slug', '=', slug).executeTakeFirst()
    : await query.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
  if (!row)
    throw new AppError('not_found', slug ? 'There is no such workspace.' : 'No merchant record has been imported yet.')

  return workspaceOf(row, site, { slug, isDefault: !slug || row.id === (await defaultWorkspaceId(db)) })
}

/** The workspace of an id, at its canonical address. Throws `not_found`. */
export async function workspaceById(db: Database, site: Site, id: string): Promise<Workspace> {
  const row = await db.selectFrom('workspace').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such workspace.')

  return canonical(row, site, row.id === (await defaultWorkspaceId(db)))
}

/** The id of the default workspace, the first made; undefined where no record has been imported yet. */
export async function defaultWorkspaceId(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('workspace')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Every workspace at its canonical address, the default one first, for errands that no request asked for. */
export async function everyWorkspace(db: Database, site: Site): Promise<Workspace[]> {
  const rows = await db.selectFrom('workspace').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map((row, i) => canonical(row, site, i === 0))
}

const canonical = (row: WorkspaceTable, site: Site, isDefault: boolean) =>
  workspaceOf(row, site, { slug: isDefault ? undefined : row.slug, isDefault })

interface Addressed {
  slug?: string
  isDefault: boolean
}

const workspaceOf = (row: WorkspaceTable, site: Site, { slug, isDefault }: Addressed): Workspace => ({
  id: row.id,
  slug: row.slug,
  profile: MerchantWorkspace.parse(JSON.parse(row.profile)),
  revision: row.revision,
  signingKey: createHmac('sha256', site.secret).update(row.id).digest('base64url'),
  isDefault,
  baseUrl: slug ? `${site.publicUrl}/w/${slug}` : site.publicUrl,
})

/** What a page may know of the merchant. */
export function shopOf({ slug, profile }: Workspace): Shop {
  const { name, timezone, locale, currency, address, email } = profile
  const words = profile.words ?? { service: 'appointment', services: 'appointments' }
  return { slug, name, timezone, locale, currency, address, email, words, open_until: openUntil(profile) }
}

/** Whether a page at `origin` is the merchant's own: scheme, host and port alike, never a suffix. */
export function isOwnOrigin({ baseUrl, profile }: Workspace, origin: string): boolean {
  const listed = (profile.origins ?? []).map((url) => new URL(url).origin)
  return [...spellings(new URL(baseUrl)), ...listed].includes(origin)
}

/** Whether a page at `origin` is one that this server gives out. */
export const isOwnPage = ({ publicUrl }: Site, origin: string): boolean =>
  spellings(new URL(publicUrl)).includes(origin)

/**
 * Whether a request's `Host` is a name of ours. Where others may reach us their names are no business of ours; on a
 * local bind a foreign one is a page elsewhere that reaches in through its visitor's browser.
 */
export function isOwnHost({ isLocal, publicUrl }: Site, host: string): boolean {
  if (!isLocal) return true
  const name = URL.parse(`http://${host}`)?.hostname ?? ''
  return isLoopback(name) || name === URL.parse(publicUrl)?.hostname
}

/** A loopback address has three spellings, and a browser may show any of them. */
function spellings({ origin, protocol, hostname, port }: URL): string[] {
  return isLoopback(hostname) ? LOOPBACK.map((host) => `${protocol}//${host}${port && `:${port}`}`) : [origin]
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
export const isLoopback = (host: string) => [...LOOPBACK, '::1'].includes(host)
