import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import * as z from 'zod'

// Weighs the pages as they were last built; `npm test` builds them first.
const dist = join(import.meta.dirname, '../dist')

const Chunk = z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).optional() })
const manifest = z.record(z.string(), Chunk).parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
const textOf = (file: string) => readFileSync(join(dist, file), 'utf8')

/** A chunk is known by what it was made from, or, where several pages share it, by the name that it has among them. */
function filesOf(part: string): string[] {
  const found = Object.entries(manifest).filter(([key, { name }]) => key === part || (key[0] === '_' && name === part))
  const [chunk] = found.map(([, chunk]) => chunk)
  if (!chunk || found.length > 1) throw new Error(`${found.length} chunks are called ${part}`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((key) => filesIn(key))]
}
const filesIn = (key: string): string[] => [
  manifest[key]?.file ?? '',
  ...(manifest[key]?.imports ?? []).flatMap((each) => filesIn(each)),
]
/** With everything that they import, once. */
const allOf = (...parts: string[]) => new Set(parts.flatMap(filesOf))
const both = (some: Set<string>, others: Set<string>) => new Set([...some, ...others])
const without = (some: Set<string>, others: Set<string>) => new Set([...some].filter((file) => !others.has(file)))
const weightOf = (files: Set<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0)

// What a visitor has loaded by then. What is said, the way to the server and what keeps unsent words are fetched whenever
// the panel has opened.
const launcher = allOf('widget/embed.ts')
const untilTyping = both(launcher, allOf('widget/element.tsx'))
// What is unsent is kept and sent, a panel that was taken away comes back as it was, and tabs know what was read.
const keeping = ['widget/outbox.ts', 'widget/settle.ts', 'widget/read-together.ts']
const onceOpen = both(untilTyping, allOf('widget/said.tsx', 'widget/visitor-api.ts', ...keeping))
const withForm = both(onceOpen, allOf('card'))
const withLaterSteps = both(withForm, allOf('widget/booking-form/later-steps.tsx'))
const withErrands = both(launcher, allOf('widget/errands.ts'))
const withAgent = both(withErrands, allOf('widget/web-mcp.ts'))

const locales = ['de', 'fr', 'es', 'pt', 'ar', 'zh-Hans', 'zh-Hant', 'ja']

interface Row {
  when: string
  what: string
  /** Weighed each by itself, with everything that it imports and that is not there by then. */
  parts: Set<string>[]
  after: Set<string>
  atMost: number
}

const row = (when: string, what: string, of: Pick<Row, 'parts' | 'after'> & { atMost?: number }): Row => ({
  when,
  what,
  atMost: 12_000,
  ...of,
})
const part = (...parts: string[]) => [allOf(...parts)]
const nothing = new Set<string>()

/** Every part that the widget can load, in the order in which a visitor may come to need it. */
const rows: Row[] = [
  row('the page is there', 'the launcher: one request, nothing stored, nobody called', {
    ...{ parts: [launcher], after: nothing, atMost: 3000 },
  }),
  row('the visitor presses it', 'all until they can type, the launcher included', {
    ...{ parts: [untilTyping], after: nothing, atMost: 24_000 },
  }),
  row(
    'at once after that',
    'what is said and its starters; what keeps and sends; the way to the server, and what its answers are read by',
    {
      ...{ parts: [onceOpen], after: untilTyping, atMost: 31_500 },
    },
  ),
  row('', 'an open panel in all, the launcher included', { parts: [onceOpen], after: nothing, atMost: 55_500 }),
  row('the page is in another language', 'its words, fetched beside the panel', {
    ...{ parts: locales.map((tag) => allOf('widget/strings/locales.ts', `widget/strings/${tag}.ts`)) },
    after: untilTyping,
  }),
  row('… on a phone, or before a dialog of the page’s', 'what a modal panel needs', {
    ...{ parts: part('widget/whole-screen.ts'), after: untilTyping },
  }),
  row('a form is opened', 'the booking form until seats are kept, its words included', {
    ...{ parts: part('card'), after: onceOpen },
  }),
  row('while the guest chooses', 'its later steps and the ticket, their words included', {
    ...{ parts: part('widget/booking-form/later-steps.tsx'), after: withForm },
  }),
  row('… on a phone', 'the bar below a field', {
    ...{ parts: part('widget/booking-form/field-bar.tsx'), after: withLaterSteps },
  }),
  row('a list or a ticket is said', 'record cards', { parts: part('widget/record-cards.tsx'), after: onceOpen }),
  row('an answer is there', 'what may be done with it', { parts: part('widget/answer-acts.tsx'), after: onceOpen }),
  row('an answer shows something on the page', 'the page’s own tools', {
    ...{ parts: part('widget/page-tools.ts', 'highlight'), after: onceOpen },
  }),
  row('the shop’s name is pressed', 'the menu: new conversation, transcript, deletion', {
    ...{ parts: part('widget/menu.tsx'), after: onceOpen },
  }),
  row('something new, or a hint, beside the launcher', 'its preview', {
    ...{ parts: part('widget/beside.tsx'), after: untilTyping },
  }),
  row('the demo of a messenger’s thread is asked for', 'the thread preview, what it is read by, and its words', {
    parts: locales.map((tag) =>
      allOf('widget/thread-preview/thread-preview.tsx', `widget/thread-preview/words/threads-${tag}.ts`),
    ),
    after: onceOpen,
  }),
  row('a link, an agent, a member, words unsent', 'errands, before the panel', {
    ...{ parts: part('widget/errands.ts'), after: launcher },
  }),
  row('… each of these', 'a link / a hint / whoever was signed in', {
    ...{ parts: ['arrival', 'hint', 'still-signed-in'].map((name) => allOf(`widget/${name}.ts`)), after: withErrands },
  }),
  row('… to a service that is not on the page', 'the offer of it, in the panel', {
    ...{ parts: part('widget/offer-service.ts'), after: onceOpen },
  }),
  row('… with words, while somebody is writing', 'the offer of them, in the panel', {
    ...{ parts: part('widget/offer-words.ts'), after: onceOpen },
  }),
  row('… the browser’s own agent', 'the page’s tools, and what their input is read by', {
    ...{ parts: part('widget/web-mcp.ts'), after: withErrands, atMost: 20_000 },
  }),
  row('… which may have the server’s', 'the server’s tools', {
    ...{ parts: part('widget/server-tools.ts'), after: withAgent },
  }),
]

const weightsOf = ({ parts, after }: Row) => parts.map((part) => weightOf(without(part, after)))

test.each(rows)('$what: no more than $atMost bytes, whatever files they come in', (row) => {
  for (const weight of weightsOf(row)) expect(weight).toBeLessThanOrEqual(row.atMost)
})

test('what the widget can load is weighed in some row, to the last file', () => {
  const weighed = rows.reduce((all, { parts }) => parts.reduce(both, all), nothing)

  expect([...loadable('widget.js')].filter((file) => !weighed.has(file))).toEqual([])
})

/** Every script that a script names, and that those name: what is fetched is written out in what fetches it. */
function loadable(file: string, known = new Set<string>()): Set<string> {
  known.add(file)
  for (const [name] of textOf(file).matchAll(/[\w-]+-[\w-]{8}\.js/g))
    if (!known.has(`assets/${name}`)) loadable(`assets/${name}`, known)
  return known
}

test('the widget’s page says what it weighs: every row, and each figure to within 2 %', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/widget.md'), 'utf8')
  const table = rows.map(written).join('\n')
  const figures = /\d+,\d{3}|\d{3}/g
  const told = /(?<=^\|---\|---\|--:\|--:\|\n)(\|.*\n)+/m.exec(page)?.[0].trim() ?? ''
  const isNear = (figure: string, place: number) =>
    Math.abs(bytes(figure) / bytes(table.match(figures)?.[place] ?? '') - 1) < 0.02

  // So that what fails reads as the table that should stand there.
  if (told.replace(figures, '') === table.replace(figures, '') && told.match(figures)?.every(isNear)) return
  expect(told).toBe(table)
})

function written(row: Row): string {
  const weights = weightsOf(row)
  const [least, most] = [Math.min(...weights), Math.max(...weights)]
  const figures = row.what.includes(' / ')
    ? weights.map(grouped).join(' / ')
    : weights.length > 1
      ? `${grouped(least)} to ${grouped(most)}`
      : grouped(most)
  return `| ${row.when} | ${row.what} | ${figures} | ${grouped(row.atMost)}${weights.length > 1 ? ' each' : ''} |`
}

const grouped = (weight: number) => weight.toLocaleString('en')
const bytes = (figure: string) => Number(figure.replace(',', ''))

test('the launcher is a classic script of one file that leaves no name behind', () => {
  const script = textOf('widget.js').trim()

  expect([...launcher]).toEqual(['widget.js'])
  expect(script).toMatch(/^\(\(\)=>\{/)
  expect(script).toMatch(/\}\)\(\);?$/)
  expect(script).not.toMatch(/\bexport\b/)
})

test('the form for somebody else’s chat is one file of at most 128 kB that asks for nothing more', () => {
  const page = textOf('app-card.html')

  expect(page.length).toBeLessThanOrEqual(128_000)
  expect(weightOf(new Set(['app-card.html']))).toBeLessThanOrEqual(42_000)
  expect(page).not.toMatch(/<link\b|<img\b|<script[^>]+src=|@import|@font-face|url\(|\bimport\s*\(|\bfrom\s*["'`]\.?\//)
})
