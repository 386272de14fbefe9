import { isLoopback, type Workspace } from './workspaces.ts'

/** The merchant's page with an errand for the widget, for whoever called a page tool without a page. */
export function pageLink({ baseUrl, profile }: Workspace, errand: Record<string, string | undefined>): string {
  const url = new URL(merchantPage(profile.origins) ?? `${new URL(baseUrl).origin}/`)
  for (const [name, value] of Object.entries(errand)) if (value) url.searchParams.set(name, value)
  return url.href
}

// A record that names only this machine has no page elsewhere; its page is the one served here.
const merchantPage = (origins: string[] = []) => origins.find((origin) => !isLoopback(new URL(origin).hostname))
