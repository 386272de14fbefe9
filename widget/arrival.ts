import type { NewForm } from '../contract/bookings.ts'

interface Arrival {
  highlight(code: string): void
  book(form: NewForm): void
}

/** Does what the page's address asks for: a page tool answered with that link, where there was no page to act on. */
export function arrive({ highlight, book }: Arrival) {
  const here = new URL(location.href)
  const asked = here.searchParams
  const [marked, booked] = [asked.get('chaxi-highlight'), asked.get('chaxi-book')]
  if (marked) highlight(marked)
  if (booked !== null) book({ subject: booked || undefined, summary: asked.get('chaxi-summary') ?? undefined })
  // Done once: a reload is not another wish.
  for (const name of ['chaxi-highlight', 'chaxi-book', 'chaxi-summary']) asked.delete(name)
  history.replaceState(history.state, '', here)
}
