import { builtPage } from '../built.ts'
import { shopOf, type Workspace } from '../workspaces/workspaces.ts'

export const APP_CARD = 'ui://chaxi/booking-form.html'

/** MCP Apps (SEP-1865, 2026-01-26): the one kind of page that hosts show. */
export const APP_MIME_TYPE = 'text/html;profile=mcp-app'

/** The app card as `resources/list` names it; hosts read from it what the page may reach before they show it. */
export const appCardListed = (workspace: Workspace) => ({
  uri: APP_CARD,
  name: 'booking_form',
  title: 'The booking form',
  description: 'Shown by hosts that have MCP Apps, for book_slot.',
  mimeType: APP_MIME_TYPE,
  _meta: appCardMeta(workspace),
})

/** The page itself, with what it needs to know of the shop before any form is open. */
export async function appCard(workspace: Workspace) {
  const built = await builtPage('app-card.html')
  const text = built.replace('id="shop">', (open) => `${open}${inScript(shopOf(workspace))}`)
  return { uri: APP_CARD, mimeType: APP_MIME_TYPE, text, _meta: appCardMeta(workspace) }
}

const appCardMeta = ({ baseUrl }: Workspace) => ({
  ui: {
    csp: { connectDomains: [new URL(baseUrl).origin], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
    permissions: {},
    // The form is a slip of paper with an edge of its own.
    prefersBorder: false,
  },
})

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
