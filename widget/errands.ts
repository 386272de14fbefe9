import type { ChaxiAttributes } from '../package/api.ts'
import type { Mounted } from './element.tsx'
import { highlight as mark } from './highlight.ts'
import { loaded } from './loaded.ts'
import { memberToken } from './member-token.ts'
import type { Identity } from './visit.ts'

export { memberToken }

/** As the page's own script asks for it, which may have sent the widget away meanwhile. */
export const highlight = (code: string) => window.chaxi !== undefined && mark(code)

/** What the launcher lends to whoever acts beside the panel, or before it is there. */
export interface Lent {
  baseUrl: string
  launcher: HTMLButtonElement
  /** Fetched when it is first needed. */
  panel(): Promise<Mounted>
  close(): void
  /** What says who is signed in on this page: a member token, or what fetches one from the merchant's site. */
  identity(): string | Identity | undefined
  /** What earlier pages kept of the visitor, as it is stored. */
  kept(): string
  /** The widget has left the page. */
  gone: AbortSignal
  /** What the script's tag says. */
  said: ChaxiAttributes
}

/**
 * Does what is asked of a page by its address, by its tag, by the browser's own agent (WebMCP) or by what an earlier page
 * kept; after `news`, which is that the address has changed, only the first of these.
 */
export async function run(lent: Lent, news?: Event): Promise<void> {
  const others = news ? [] : [offerTools(lent), takeUp(lent), hintAt(lent)]
  await Promise.all([arrive(lent, news), ...others])
}

async function arrive(lent: Lent, news?: Event) {
  if (/[?&#]chaxi/.test(location.href)) await (await import('./arrival.ts')).arrive(lent, news)
}

async function hintAt(lent: Lent) {
  const { hint } = lent.said
  if (hint) await (await import('./hint.ts')).hintAt(lent, hint)
}

async function offerTools(lent: Lent) {
  const context = document.modelContext
  if (context) await (await import('./web-mcp.ts')).offerTools(context, lent)
}

/**
 * Whoever was signed in on an earlier page may not be any more; whoever is still here has what they wrote sent, and hears
 * the person they wait for. All of it whether they open the panel again or not.
 */
async function takeUp({ baseUrl, identity, kept, panel }: Lent) {
  await loaded() // A page has until then to say who is signed in.
  const { signOutUnless } = await import('./still-signed-in.ts')
  const said = identity()
  await signOutUnless(async () => (typeof said === 'function' ? said() : said), baseUrl)
  if (/"(queued|sending|held)"/.test(kept())) await (await panel()).conversation.open()
}
