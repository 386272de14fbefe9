import { isLoopback, type Workspace } from './workspaces.ts'

/** What the widget is to do on arrival at the merchant's page. */
interface Errand {
  'chaxi-highlight'?: string
  /** A service's code, or `any`. */
  'chaxi-book'?: string
  'chaxi-summary'?: string
}

/**
 * The merchant's page with an errand for the widget, for whoever called a page tool without a page. A workspace that has
 * no page anywhere has its booking form.
 */
export function pageLink(workspace: Workspace, errand: Errand): string {
  const page = pageOf(workspace)
  return page ? withQuery(page, { ...errand }) : withQuery(`${workspace.baseUrl}/forms/new`, formFor(errand))
}

// A record that names only this machine has no page elsewhere; the default workspace's page is the one served here.
function pageOf({ baseUrl, isDefault, profile: { origins = [] } }: Workspace): string | undefined {
  const elsewhere = origins.find((origin) => !isLoopback(new URL(origin).hostname))
  return elsewhere ?? (isDefault ? `${new URL(baseUrl).origin}/` : undefined)
}

function formFor({ 'chaxi-highlight': marked, 'chaxi-book': booked, 'chaxi-summary': summary }: Errand) {
  return { subject: marked ?? (booked === 'any' ? undefined : booked), summary }
}

function withQuery(page: string, query: Record<string, string | undefined>): string {
  const url = new URL(page)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}
