import type { Mounted } from './element.tsx'
import type { Lent } from './errands.ts'
import { highlight } from './highlight.ts'
import type { Offered } from './offer-service.ts'
import type { Writable } from './offer-words.ts'

interface Arriving extends Pick<Lent, 'baseUrl' | 'gone'> {
  /** Fetched where the page alone cannot do what is asked. */
  panel(): Promise<Offered & Pick<Mounted, 'open' | 'book' | 'draw'> & { conversation: Writable }>
}

/** How long a page may take to draw what is pointed at, in milliseconds after its document is read. */
const PATIENCE = 8000

/** What may bring a service into view when it changes. */
const drawing = ['data-chaxi-service', 'class', 'hidden', 'style']

const names = ['chaxi-highlight', 'chaxi-book', 'chaxi-summary']

/**
 * Does what the page's address asks for: a link of the shop's own (`#chaxi=…`), or one that a page tool answered with,
 * where there was no page to act on. `news` is that the address has changed under a page that was there already.
 */
export async function arrive(lent: Arriving, news?: Event): Promise<void> {
  const { panel, gone } = lent
  if (location.hash.startsWith('#chaxi=thread')) return news && showThread(lent)
  const asked = wishIn(new URL(location.href))
  // To a site that keeps its route there, ours was a route that it does not have: it is told its own again.
  if (news instanceof HashChangeEvent && /#(?!chaxi=)./.test(news.oldURL)) location.replace(news.oldURL)
  if (asked.open) (await panel()).open()
  if (asked.ask) await offer(lent, asked.ask)
  if (asked.book !== undefined) await (await panel()).book({ subject: asked.book || undefined, summary: asked.summary })
  if (asked.highlight) await show(lent, asked.highlight)
  if (!gone.aborted) forgetWish()
}

// The panel reads that one whenever it is drawn first: one that is there already is drawn anew, until it is left.
async function showThread({ panel, gone }: Arriving) {
  const { draw } = await panel()
  draw()
  addEventListener('hashchange', draw, { once: true, signal: gone })
}

interface Wish {
  open?: boolean
  /** Words for the composer, which the visitor sends or does not. */
  ask?: string
  book?: string
  summary?: string
  highlight?: string
}

function wishIn({ searchParams, hash }: URL): Wish {
  const [, verb = '', , what = ''] = /^#chaxi=(\w+)(:(.*))?$/.exec(hash) ?? []
  const words = readable(what)
  switch (verb) {
    case 'open':
      return { open: true }
    case 'ask':
      return { open: true, ask: words }
    case 'book':
      return { book: words }
    case 'highlight':
      return { highlight: words }
  }
  const said = (name: string) => searchParams.get(`chaxi-${name}`) ?? undefined
  return { book: said('book'), summary: said('summary'), highlight: said('highlight') }
}

// Read as loosely as a query, since whoever wrote the link may have left a lone % in it.
const readable = (words: string) =>
  new URLSearchParams(`words=${words.replace(/[+&]/g, encodeURIComponent)}`).get('words') ?? ''

async function offer({ panel }: Arriving, words: string) {
  const { offerWords } = await import('./offer-words.ts')
  await offerWords((await panel()).conversation, words)
}

async function show({ panel, baseUrl, gone }: Arriving, code: string) {
  if ((await appears(() => highlight(code), gone)) || gone.aborted) return
  const { offerService } = await import('./offer-service.ts')
  await offerService(await panel(), baseUrl, code)
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
  if (here.hash.startsWith('#chaxi=')) here.hash = ''
  history.replaceState(history.state, '', here)
}
