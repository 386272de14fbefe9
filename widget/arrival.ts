import type { NewForm } from '../contract/bookings.ts'
import { highlight } from './highlight.ts'
import type { Offered } from './offer-service.ts'

interface Arriving {
  baseUrl: string
  /** Fetched where the page alone cannot do what is asked. */
  panel(): Promise<Offered & { book(form: NewForm): Promise<void> }>
  /** The widget has left the page. */
  gone: AbortSignal
}

/** How long a page may take to draw what is pointed at, in milliseconds after its document is read. */
const PATIENCE = 8000

/** What may bring a service into view when it changes. */
const drawing = ['data-chaxi-service', 'class', 'hidden', 'style']

const names = ['chaxi-highlight', 'chaxi-book', 'chaxi-summary']

/** Does what the page's address asks for: a page tool answered with that link, where there was no page to act on. */
export async function arrive({ baseUrl, panel, gone }: Arriving): Promise<void> {
  const asked = new URL(location.href).searchParams
  const [marked, booked] = [asked.get('chaxi-highlight'), asked.get('chaxi-book')]
  const summary = asked.get('chaxi-summary') ?? undefined
  if (booked !== null) await (await panel()).book({ subject: booked || undefined, summary })
  if (marked && !(await appears(() => highlight(marked), gone)) && !gone.aborted) {
    const { offerService } = await import('./offer-service.ts')
    await offerService(await panel(), baseUrl, marked)
  }
  if (!gone.aborted) forgetWish()
}

/** Whether something comes about while the page is being read and, for a while, drawn. */
async function appears(seek: () => boolean, gone: AbortSignal): Promise<boolean> {
  if (document.readyState === 'loading')
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read, { once: true }))
  if (seek()) return true

  const over = new AbortController()
  const seen = await new Promise<boolean>((settle) => {
    const look = () => seek() && settle(true)
    const watch = new MutationObserver(look)
    watch.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: drawing })
    over.signal.addEventListener('abort', () => watch.disconnect())
    addEventListener('load', look, over)
    gone.addEventListener('abort', () => settle(false), over)
    setTimeout(() => settle(false), PATIENCE)
  })
  over.abort()
  return seen
}

// Done, or given up, once: a reload is not another wish.
function forgetWish() {
  const here = new URL(location.href)
  for (const name of names) here.searchParams.delete(name)
  history.replaceState(history.state, '', here)
}
