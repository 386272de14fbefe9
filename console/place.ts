import { signal } from '@preact/signals'

/** Where in the console somebody is: `/console/inbox/c1?show=mine` is the room `inbox`, the rest `['c1']` and a query. */
export interface Place {
  room: string
  rest: string[]
  query: URLSearchParams
}

const root = '/console'

export const place = signal(read())

/** The address of a place, for a link. An empty value leaves its name out. */
export function href(room: string, rest: string[] = [], query: Record<string, string | undefined> = {}): string {
  const path = [root, room, ...rest.map(encodeURIComponent)].join('/')
  const asked = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return asked.size > 0 ? `${path}?${asked}` : path
}

/** What would be lost by going elsewhere, in a sentence; whoever goes is asked about it once. */
export const held = signal<string | undefined>()

/** How to go on, for whoever was asked and leaves all the same. */
export const leaving = signal<(() => void) | undefined>()

/** Goes there; `replace` leaves no way back to here. */
export function go(to: string, { replace = false } = {}) {
  if (isHeld(to)) {
    leaving.value = () => {
      held.value = undefined
      go(to, { replace })
    }
    return
  }
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  place.value = read()
}

function isHeld(to: string): boolean {
  const { room, rest } = place.value
  return held.value !== undefined && new URL(to, location.href).pathname !== href(room, rest)
}

/** Follows the page's own links without loading it anew, and the browser's way back. */
export function followLinks() {
  addEventListener('popstate', () => {
    const to = location.href
    if (!isHeld(to)) {
      place.value = read()
      return
    }
    const { room, rest, query } = place.value
    history.pushState(null, '', href(room, rest, Object.fromEntries(query)))
    go(to)
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || !isPlain || link.target || link.hasAttribute('download') || event.defaultPrevented) return
    if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(`${root}/`)) return
    // The browser itself goes to a part of the page.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return
    event.preventDefault()
    go(link.href)
  })
}

function read(): Place {
  const [room = '', ...rest] = location.pathname
    .slice(root.length + 1)
    .split('/')
    .filter(Boolean)
  return { room, rest: rest.map(decodeURIComponent), query: new URLSearchParams(location.search) }
}
