import type { Workspace } from './workspaces.ts'

/** The merchant's page with an errand for the widget, for whoever called a page tool without a page. */
export function pageLink({ baseUrl, profile }: Workspace, errand: Record<string, string | undefined>): string {
  const url = new URL(profile.origins?.[0] && !sameOrigin(baseUrl, profile.origins) ? profile.origins[0] : baseUrl)
  for (const [name, value] of Object.entries(errand)) if (value) url.searchParams.set(name, value)
  return url.href
}

const sameOrigin = (baseUrl: string, origins: string[]) =>
  origins.some((origin) => new URL(origin).origin === new URL(baseUrl).origin)
