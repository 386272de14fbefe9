import { afterEach, expect, test } from 'vitest'
import { part, speak } from '../../browser/spoken.ts'
import { learn } from './locales.ts'
import { says as panel } from './panel.ts'
import { says as thumbs } from './thumbs.ts'

const english = { panel: { ...panel }, thumbs: { ...thumbs } }
afterEach(() => speak(english))

test('a language is spoken by what is there already and by what is fetched later', async () => {
  await learn('ja')
  const later = part('thumbs', { ...english.thumbs })

  expect([panel.close, thumbs.helpful, later.helpful]).toEqual(['閉じる', '役に立った', '役に立った'])
})

test.each([
  ['de', 'Schließen'],
  ['fr', 'Fermer'],
  ['es', 'Cerrar'],
  ['pt', 'Fechar'],
  ['ar', 'إغلاق'],
  ['zh-Hans', '关闭'],
  ['zh-Hant', '關閉'],
] as const)('%s is fetched under its own name', async (locale, close) => {
  await learn(locale)

  expect(panel.close).toBe(close)
})
