import type { Form, NewForm } from '../contract/bookings.ts'
import type { Page } from '../contract/conversations.ts'
import type { ChaxiEvents } from '../package/api.ts'

/** What a page tool may do besides touching the page. */
export interface Desk {
  openForm(form: NewForm): Promise<Form>
}

/** The merchant's page, as far as a conversation needs it. */
export interface HostPage {
  where(): Page
  online(): boolean
  /** Tells it whenever it may have changed: also when the page comes into view or leaves it. */
  watchOnline(changed: (online: boolean) => void): () => void
  /** In view, and so the tab in which a page tool should act. */
  inView(): boolean
  runTool(name: string, args: Record<string, unknown>, desk: Desk): Promise<Record<string, unknown>>
  /** Tells the page's own scripts: `message` becomes the DOM event `chaxi:message`. */
  tell<Name extends keyof ChaxiEvents>(event: Name, detail?: ChaxiEvents[Name]): void
}

/** The page as a conversation notes it. */
export const where = (): Page => ({ url: location.href.slice(0, 2000), title: String(document.title).slice(0, 300) })

export const hostPage = (runTool: HostPage['runTool']): HostPage => ({
  where,
  online: () => navigator.onLine,
  watchOnline(changed) {
    const tell = () => changed(navigator.onLine)
    const stop = new AbortController()
    addEventListener('online', tell, stop)
    addEventListener('offline', tell, stop)
    // Whoever comes back to the page comes back to the shop, too.
    document.addEventListener('visibilitychange', tell, stop)
    return () => stop.abort()
  },
  inView: () => document.visibilityState === 'visible',
  runTool,
  tell: (event, detail) => document.dispatchEvent(new CustomEvent(`chaxi:${event}`, { detail })),
})
