// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { turnOver } from './theme.ts'

const themes = (systemIsDark: boolean, presses: number) => {
  const root = document.createElement('html')
  const kept = new Map<string, string>()
  const seen = Array.from({ length: presses }, () => {
    turnOver(root, { setItem: (key, value) => kept.set(key, value) }, 'a-theme', systemIsDark)
    return root.dataset.theme
  })
  return { seen, kept: [...kept] }
}

test('the first press leaves what the system chose, the second comes back to it', () => {
  expect(themes(true, 2).seen).toEqual(['light', 'dark'])
  expect(themes(false, 2).seen).toEqual(['dark', 'light'])
})

test('the choice is kept for the next visit', () => {
  expect(themes(false, 1).kept).toEqual([['a-theme', 'dark']])
})
