import { render } from 'preact'
import type { Service } from '../contract/catalogue.ts'
import { markToday, openness, readHours } from './hours.ts'
import { comingUp, nextTimes, type Row, todayIs } from './rows.ts'
import { Times } from './times.tsx'

interface Shopkeeper {
  listServices: () => Promise<Service[]>
  book: (service: string, slotId: string) => void
  now: () => Date
}

const comingRows = 4 // the most that one day holds
const staleAfter = 3 * 60_000

/**
 * Keeps the page's times true: at once, after each booking, and when the reader comes back after some minutes.
 * While the server does not answer, what the page says stays: the week in words, or the times last heard.
 */
export function keepLive(page: Document, { listServices, book, now }: Shopkeeper) {
  let asked = now()

  async function refresh() {
    const question = now()
    asked = question
    showOpenness(page, question)
    try {
      const services = await listServices()
      // Only the latest answer is drawn: one asked for before a booking may arrive after it.
      if (question === asked) showTimes(page, services, now(), book)
    } catch (cause) {
      console.warn('The next times could not be fetched; the page keeps the ones it has.', cause)
    }
  }

  page.addEventListener('chaxi:booking', refresh)
  page.addEventListener('visibilitychange', () => {
    const away = now().getTime() - asked.getTime()
    if (page.visibilityState === 'visible' && away > staleAfter) void refresh()
  })
  return refresh()
}

function showOpenness(page: Document, now: Date) {
  const table = page.querySelector<HTMLTableElement>('.hours')
  if (!table) return

  markToday(table, now)
  write(page, '.today__open', openness(readHours(table), now))
}

function showTimes(page: Document, services: Service[], now: Date, book: Shopkeeper['book']) {
  const draw = (selector: string, rows: Row[]) => {
    const list = page.querySelector(selector)
    if (!list) return

    // The week in words is not the renderer's own, so it would be left standing beneath the times.
    if (!list.hasAttribute('data-live')) list.replaceChildren()
    list.setAttribute('data-live', '')
    render(<Times rows={rows} book={book} />, list)
  }

  write(page, '.today h2', todayIs(now))
  draw('.today .times', comingUp(services, now, comingRows))
  for (const service of services) draw(`[data-chaxi-service="${service.code}"] .times`, nextTimes(service))
}

function write(page: Document, selector: string, words: string) {
  const element = page.querySelector(selector)
  if (element) element.textContent = words
}
