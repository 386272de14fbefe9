// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { FakeShop } from './fake-shop.ts'
import { pageTools, runPageTool } from './page-tools.ts'

const cleared = vi.fn()
const run = (name: string, args: Record<string, unknown>) =>
  runPageTool(pageTools({ highlight: cleared }), name, args, desk)
const shop = new FakeShop()
const desk = { openForm: async (known: object) => (await shop.openForm({ token: '', conversation: '' }, known)).form }
const lit = () => [...document.querySelectorAll('[data-chaxi-highlighted]')].map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  cleared.mockClear()
  document.body.innerHTML = `
    <section id="gongfu" data-chaxi-service="gongfu-hour"></section>
    <section id="steep" data-chaxi-service="first-steep"></section>`
  for (const section of document.querySelectorAll('section')) section.scrollIntoView = vi.fn()
})

test('a service on the page is brought to the middle and marked, and the panel makes way', async () => {
  expect(await run('highlight_service', { code: 'gongfu-hour' })).toEqual({
    status: 'highlighted',
    code: 'gongfu-hour',
  })

  expect(lit()).toEqual(['gongfu'])
  expect(document.querySelector('#gongfu')?.scrollIntoView).toHaveBeenCalledWith({
    block: 'center',
    behavior: 'smooth',
  })
  expect(cleared).toHaveBeenCalledOnce()
})

test('a service that the page does not show is said to be missing, and the panel stays', async () => {
  expect(await run('highlight_service', { code: '"] body [x="' })).toEqual({ status: 'not_on_page' })
  expect(cleared).not.toHaveBeenCalled()
})

test('the mark goes with the next press, with the next mark, or after six seconds', async () => {
  await run('highlight_service', { code: 'gongfu-hour' })
  await run('highlight_service', { code: 'first-steep' })
  expect(lit()).toEqual(['steep'])

  window.dispatchEvent(new Event('pointerdown'))
  expect(lit()).toEqual([])

  await run('highlight_service', { code: 'gongfu-hour' })
  vi.advanceTimersByTime(5999)
  expect(lit()).toEqual(['gongfu'])
  vi.advanceTimersByTime(1)
  expect(lit()).toEqual([])
})

test('the mark is a look that the page may restyle: no element, no style attribute', async () => {
  await run('highlight_service', { code: 'gongfu-hour' })

  expect(document.querySelectorAll('style, [style]')).toHaveLength(0)
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test('the desk form opens with what is known of the wish', async () => {
  const known = { subject: 'gongfu-hour', summary: 'Two of us' }

  expect(await run('open_desk_form', known)).toEqual({ status: 'form_opened', form_id: 'form-1' })
  expect(shop.opened).toEqual([known])
})

test('arguments that do not fit, and tools that are not the page’s, are refused', async () => {
  await expect(run('highlight_service', { code: 7 })).rejects.toThrow('do not fit')
  await expect(run('highlight_service', { code: 'gongfu-hour', colour: 'red' })).rejects.toThrow('do not fit')
  await expect(run('constructor', {})).rejects.toThrow('no tool')
  await expect(run('delete_everything', {})).rejects.toThrow('no tool')
})
