import { effect, signal } from '@preact/signals'
import { h, render } from 'preact'
import * as z from 'zod/mini'
import base from '../../browser/base.css?inline'
import { sheet } from '../../browser/sheet.ts'
import slip from '../../browser/slip.css?inline'
import narrow from '../../browser/slip-narrow.css?inline'
import tokens from '../../browser/tokens.css?inline'
import { Shop } from '../../contract/catalogue.ts'
import { sheets } from '../booking-form/card.tsx'
import css from './app-card.css?inline'
import { AppCard } from './app-card.ts'
import { Card } from './card.tsx'
import { type HostContext, hostIn } from './host.ts'
import { hostStyle } from './host-style.ts'
import { words } from './strings.ts'

/** After so long without a form the person may ask for one themselves, where the host passes that on. */
const LATE_MS = 15_000

const shop = z.parse(Shop, JSON.parse(document.getElementById('shop')?.textContent ?? ''))
const context = signal<HostContext>({})
const page = document.createElement('div') // the chat around it has its own landmarks
const hostSheet = sheet('')

const host = hostIn(window.parent, {
  context: (changed) => {
    context.value = { ...context.value, ...changed }
  },
  toolInput: (input) => model.hearInput(input),
  toolResult: (result) => model.hearResult(result),
  toolCancelled: () => model.cancel(),
  teardown,
})
const model = new AppCard(host, () => navigator.onLine)

page.className = 'app-card__page'
document.title = words.title(shop.name)
document.body.append(page)
document.adoptedStyleSheets.push(...[tokens, base, slip, narrow, css].map(sheet), ...sheets, hostSheet)
document.addEventListener('click', leadOut)

const stopStyling = effect(() => {
  hostSheet.replaceSync(hostStyle(context.value))
  document.documentElement.lang = tongue()
})
const stopDrawing = effect(() => {
  const locale = tongue() === 'en' ? shop.locale : tongue()
  render(h(Card, { model, shop, locale, canOpen: host.can('serverTools') }), page)
})
const measure = new ResizeObserver(() =>
  host.notify('ui/notifications/size-changed', { height: Math.ceil(document.body.getBoundingClientRect().height) }),
)
const late = setTimeout(() => model.wait(), LATE_MS)

void host.initialize().then(() => measure.observe(document.body))

/** Our words are English: a host in any other language gets the shop's own way of writing dates. */
function tongue(): string {
  const locale = context.value.locale ?? shop.locale
  return /^en\b/.test(locale) ? locale : 'en'
}

/** A frame opens no windows; its host does. */
function leadOut(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin === 'null' || link.getAttribute('href')?.startsWith('#')) return

  event.preventDefault()
  void model.openPage(link.href)
}

function teardown() {
  clearTimeout(late)
  measure.disconnect()
  stopStyling()
  stopDrawing()
  render(null, page)
}
