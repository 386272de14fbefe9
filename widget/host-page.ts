import type { Form, NewForm } from '../contract/bookings.ts'
import type { Page } from '../contract/conversations.ts'

/** What a page tool may do besides touching the page. */
export interface Desk {
  openForm(form: NewForm): Promise<Form>
}

/** The merchant's page, as far as a conversation needs it. */
export interface HostPage {
  where(): Page
  online(): boolean
  watchOnline(changed: (online: boolean) => void): () => void
  /** In view, and so the tab in which a page tool should act. */
  inView(): boolean
  runTool(name: string, args: Record<string, unknown>, desk: Desk): Promise<Record<string, unknown>>
  /** Tells the page's own scripts: `message` becomes the DOM event `chaxi:message`. */
  tell(event: string, detail?: unknown): void
}

export const hostPage = (runTool: HostPage['runTool']): HostPage => ({
  where: () => ({ url: location.href.slice(0, 2000), title: document.title.slice(0, 300) }),
  online: () => navigator.onLine,
  watchOnline(changed) {
    const tell = () => changed(navigator.onLine)
    addEventListener('online', tell)
    addEventListener('offline', tell)
    return () => {
      removeEventListener('online', tell)
      removeEventListener('offline', tell)
    }
  },
  inView: () => document.visibilityState === 'visible',
  runTool,
  tell: (event, detail) => document.dispatchEvent(new CustomEvent(`chaxi:${event}`, { detail })),
})
