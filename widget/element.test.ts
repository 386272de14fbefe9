// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../browser/spoken.ts'
import { mount } from './element.tsx'
import type { ShownMessage } from './shown-messages.ts'
import { learn } from './strings/locales.ts'
import { says } from './strings/panel.ts'
import type { Locale } from './strings/sentences.ts'

const english = { panel: { ...says } }

beforeEach(() => {
  sessionStorage.clear()
  HTMLElement.prototype.showPopover ??= () => {}
  HTMLElement.prototype.hidePopover ??= () => {}
})
afterEach(() => speak(english))

function panelIn(locale: Locale, dir: string) {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const launcher = root.appendChild(document.createElement('button'))
  const mounted = mount({ root, launcher, baseUrl: '', locale, dir, identity: () => undefined })
  return { root, launcher, mounted }
}

const fromTheShop = (seq: number): ShownMessage => ({
  id: `m${seq}`,
  seq,
  text: 'Hello',
  author: { type: 'operator' },
  cards: [],
  sources: [],
  tool_calls: [],
  created_at: '2026-11-21T10:04:00Z',
  status: 'sent',
})

test('a panel in Arabic says so, runs from right to left and speaks it', async () => {
  await learn('ar')
  const { root, mounted } = panelIn('ar', 'rtl')

  expect(root.querySelector<HTMLElement>('.root')).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(root.querySelector('.panel__head > button:last-child')?.getAttribute('aria-label')).toBe('إغلاق')
  expect(root.querySelector('textarea')?.placeholder).toBe('اسأل، أو قل ماذا تريد أن تحجز')
  mounted.destroy()
})

test('a panel in English runs from left to right, and the launcher says in words what is new', async () => {
  const { root, launcher, mounted } = panelIn('en', 'ltr')
  expect(root.querySelector<HTMLElement>('.root')).toMatchObject({ lang: 'en', dir: 'ltr' })

  mounted.conversation.messages.value = [1, 2].map(fromTheShop)
  await vi.waitFor(() => expect(launcher.textContent).toBe('2 new'))
  mounted.destroy()
})

test('the launcher gives its place to the panel, and takes it back with the focus', () => {
  const { root, launcher, mounted } = panelIn('en', 'ltr')
  mounted.open()
  expect([launcher.hidden, launcher.ariaExpanded]).toEqual([true, 'true'])

  mounted.close()
  expect([launcher.hidden, launcher.ariaExpanded, root.activeElement]).toEqual([false, 'false', launcher])
  mounted.destroy()
})

test('a panel that is destroyed while it is open tells the page that it closes, and a closed one nothing', () => {
  const closed = vi.fn()
  document.addEventListener('chaxi:close', closed)
  const { mounted } = panelIn('en', 'ltr')
  mounted.destroy()
  expect(closed).not.toHaveBeenCalled()

  const another = panelIn('en', 'ltr')
  another.mounted.open()
  another.mounted.destroy()
  expect(closed).toHaveBeenCalledOnce()
  document.removeEventListener('chaxi:close', closed)
})

test.each<[unknown, string[]]>([
  [123, ['123']],
  [undefined, []],
  [null, []],
])('asked to say %s, it says %j, and never what the visitor is writing', async (given, said) => {
  const { mounted } = panelIn('en', 'ltr')
  mounted.conversation.draft.value = 'half a senten'
  await Reflect.apply(mounted.say, mounted, [given])

  expect(mounted.conversation.messages.value.map(({ text }) => text)).toEqual(said)
  expect(mounted.conversation.draft.value).toBe('half a senten')
  mounted.destroy()
})
