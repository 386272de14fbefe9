// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import './element.ts'

test.each([
  [undefined, null],
  ['', ''],
  ['true', ''],
  // What React and Vue write for a boolean.
  ['false', null],
])('with data-open="%s" the script is told to open at once: %s', async (said, told) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const scripts: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    scripts.push(script)
    script.onerror?.(new Event('error')) // There is no such server.
  })
  const element = document.createElement('chaxi-widget')
  element.src = 'https://chat.example/widget.js'
  if (said !== undefined) element.dataset.open = said
  document.body.append(element)
  await vi.waitFor(() => expect(scripts).toHaveLength(1))
  element.remove()

  expect(scripts[0]?.getAttribute('data-open')).toBe(told)
})
