import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import * as z from 'zod'

// Weighs the pages as they were last built; `npm test` builds them first.
const dist = join(import.meta.dirname, '../dist')

const Chunk = z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).optional() })
const manifest = z.record(z.string(), Chunk).parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))

const filesOf = (name: string): string[] => {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not among what was built: ${Object.keys(manifest).join(', ')}`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)]
}
const gzipped = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0)

const launcher = filesOf('widget/embed.ts')
const untilTyping = new Set([...launcher, ...filesOf('widget/element.tsx')])

test('the launcher is one file of at most 3 kB', () => {
  expect(launcher).toEqual(['widget.js'])
  expect(gzipped(launcher)).toBeLessThanOrEqual(3000)
})

test('the launcher is a classic script that leaves no name behind', () => {
  const script = readFileSync(join(dist, 'widget.js'), 'utf8').trim()

  expect(script).toMatch(/^\(\(\)=>\{/)
  expect(script).toMatch(/\}\)\(\);?$/)
  expect(script).not.toMatch(/\bexport\b/)
})

test('all that a visitor needs until they can type is at most 24 kB', () => {
  expect(gzipped(untilTyping)).toBeLessThanOrEqual(24_000)
})

const locales = ['de', 'fr', 'es', 'pt', 'ar', 'zh-Hans', 'zh-Hant', 'ja']

test.each(['card', 'strings', 'record-cards', 'ticket', 'locales', ...locales])(
  'the part called %s comes only when it is wanted, and is at most 12 kB',
  (part) => {
    const { file } = Object.values(manifest).find(({ name }) => name === part) ?? {}
    if (!file) throw new Error(`${part} is not among what was built`)

    expect(untilTyping.has(file)).toBe(false)
    expect(gzipped([file])).toBeLessThanOrEqual(12_000)
  },
)

test('the form for somebody else’s chat is one file of at most 128 kB that asks for nothing more', () => {
  const page = readFileSync(join(dist, 'app-card.html'), 'utf8')

  expect(page.length).toBeLessThanOrEqual(128_000)
  expect(gzipped(['app-card.html'])).toBeLessThanOrEqual(42_000)
  expect(page).not.toMatch(/<link\b|<img\b|<script[^>]+src=|@import|@font-face|url\(|\bimport\s*\(|\bfrom\s*["'`]\.?\//)
})
