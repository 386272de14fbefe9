import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, parse, sep } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

// Who may know whom, as the README's table of folders says.
const rooms: Record<string, string[]> = {
  contract: [],
  browser: ['contract'],
  package: [],
  widget: ['contract', 'browser', 'package'],
  shop: ['contract', 'browser'],
  console: ['contract', 'browser'],
  server: ['contract'],
  eval: ['contract'],
  start: ['contract', 'server', 'eval'],
  e2e: ['contract', 'start'],
  proof: ['contract', 'server', 'start'],
}
const noun = /^server\/(?!assistant\/|console\/|mcp\/|workspace-api\/|tools\/|database\/|migrations\/)[^/]+\//
const toolbox = [
  'server/tools/toolbox.ts',
  'server/tools/define-tool.ts',
  'server/tools/workspace/operations.ts',
  'server/tools/workspace/define-operation.ts',
  'server/tools/workspace/examples.ts',
]
const isTest = /\.(test|spec)\.tsx?$/

interface Source {
  file: string
  text: string
}

/** Every reason why this file may not stand as it is. */
function faultsIn(source: Source): string[] {
  const { file, code } = { file: source.file, code: withoutComments(source) }
  const arrows = file.endsWith('.css') ? [] : importsIn(code).flatMap((to) => arrowFaults(file, to))
  return [...arrows, ...nameFaults(file), ...wordFaults(file, code)].map((fault) => `${file} ${fault}`)
}

function arrowFaults(file: string, specifier: string): string[] {
  const isOurs = specifier.startsWith('.')
  const path = specifier.replace(/\?.*$/, '')
  const to = isOurs
    ? normalize(join(dirname(file), path))
        .split(sep)
        .join('/')
    : path
  const never = (when: boolean, why: string) => (when ? [`→ ${specifier}: ${why}`] : [])

  return [
    ...never(isOurs && !/\.(tsx?|css|json)$/.test(path), 'a relative import ends in .ts, .tsx, .css or .json'),
    ...never(isOurs && !mayEnter(file, to), `${roomOf(file)} knows nothing of ${roomOf(to)}`),
    // A journey may read the file itself: it proves what is on disk past every layer of ours.
    ...never(isDriver(to) && !/^(server\/database(\.ts$|\/)|e2e\/)/.test(file), 'only the database knows its drivers'),
    ...(isTest.test(file) ? [] : serverFaults(file, to).map((why) => `→ ${specifier}: ${why}`)),
  ]
}

// A test may look into a neighbour to see what came of it; the product may not.
function serverFaults(file: string, to: string): string[] {
  const isRoutes = noun.test(file) && /\/(routes|pages)\.ts$/.test(file)
  const isTool = within('server/tools', file) && !toolbox.includes(file)
  const speaksHttp = /^(hono|@hono\/[^/]+)(\/|$)/.test(to)
  const above = ['server/mcp', 'server/workspace-api', 'server/tools', 'server/assistant'].some((folder) =>
    within(folder, to),
  )
  const startsTurn = isRoutes && to === 'server/assistant/turn.ts'
  const never = (when: boolean, why: string) => (when ? [why] : [])

  return [
    ...never(noun.test(file) && speaksHttp && !isRoutes, 'a noun speaks no HTTP, its routes.ts and pages.ts do'),
    ...never(noun.test(file) && above && !startsTurn, 'a noun knows neither assistant, mcp nor tools'),
    ...never(isTool && within('server/tools', to) && !toolbox.includes(to), 'a tool knows no other tool'),
    ...never(within('server/assistant', file) && within('server/mcp', to), 'assistant and mcp meet in the toolbox'),
    ...never(within('server/mcp', file) && within('server/assistant', to), 'assistant and mcp meet in the toolbox'),
  ]
}

function nameFaults(file: string): string[] {
  const vague = /^(utils?|helpers?|services?|types|hooks?|libs?|common)$/
  return file
    .split('/')
    .filter((part) => vague.test(parse(part).name.replace(/\..*$/, '')))
    .map((part) => `is called ${part}, which means "ask somebody"`)
}

function wordFaults(file: string, code: string): string[] {
  const readsEnv = /\bprocess\s*(\?\.|\.)\s*env\b|\bfrom 'node:process'|\bimport\.meta\.env\b/.test(code)
  const mayReadEnv = file === 'server/env.ts' || /^(start|e2e)\/|\.config\.ts$/.test(file) || isTest.test(file)
  return [
    ...(readsEnv && !mayReadEnv ? ['reads the environment; only server/env.ts does'] : []),
    ...(/^(browser|widget)\/.*\.css$/.test(file) && /[\d.]rem\b/.test(code)
      ? ['sizes in rem: that is the host page’s']
      : []),
  ]
}

const isDriver = (to: string) => /^(node:sqlite|pg)$/.test(to)
const within = (folder: string, file: string) => file.startsWith(`${folder}/`)
const roomOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'the root')

function mayEnter(file: string, to: string): boolean {
  const [from, into] = [roomOf(file), roomOf(to)]
  return from === into || from === 'the root' || (rooms[from]?.includes(into) ?? false)
}

// Type imports, `import('…')` in a type and re-exports count like any other.
function importsIn(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*(['"`])([^'"`\s]+)\1/g)].flatMap(
    ([, , specifier]) => specifier ?? [],
  )
}

function withoutComments({ file, text }: Source): string {
  if (file.endsWith('.css')) return text.replace(/\/\*[\s\S]*?\*\//g, '')
  return parseSync(file, text).comments.reduceRight(
    (code, { start, end }) => code.slice(0, start) + code.slice(end),
    text,
  )
}

const files = globSync('*/**/*.{ts,tsx,css}', {
  exclude: ['**/node_modules', '**/dist', '*.tmp', 'data', 'test-results'],
})

test('every file keeps to the arrows of the house', () => {
  expect(files).toContain(join('contract', 'bookings.ts'))
  const sources = files.map((file) => ({ file: file.split(sep).join('/'), text: readFileSync(file, 'utf8') }))
  expect(sources.flatMap(faultsIn)).toEqual([])
})

describe('the check sees', () => {
  test.each([
    ['a contract that knows a neighbour', 'contract/a.ts', `import { date } from '../browser/format.ts'`],
    ['the widget reaching into the server', 'widget/a.ts', `import type { Env } from '../server/env.ts'`],
    ['a type imported in passing', 'widget/a.ts', `type Env = import('../server/env.ts').Env`],
    ['the server reaching into the widget', 'server/a.ts', `export * from '../widget/visit.ts'`],
    ['widget and shop knowing each other', 'shop/a.tsx', `import '../widget/panel.css'`],
    ['a noun that speaks HTTP', 'server/bookings/bookings.ts', `import { Hono } from 'hono'`],
    ['a noun that calls the assistant', 'server/mail/mail.ts', `import { turn } from '../assistant/turn.ts'`],
    ['routes that reach past the turn', 'server/bookings/routes.ts', `import '../assistant/brain.ts'`],
    ['a tool that calls another', 'server/tools/book-slot.ts', `import list from './list-services.ts'`],
    ['a late import between tools', 'server/tools/a.ts', `const b = await import('./b.ts')`],
    ['an assistant that knows MCP', 'server/assistant/turn.ts', `import { era } from '../mcp/eras.ts'`],
    ['a stray driver', 'server/bookings/seats.ts', `import { Pool } from 'pg'`],
    ['a stray variable', 'server/app.ts', 'const port = process.env.PORT'],
    ['a folder that means nothing', 'server/utils/text.ts', ''],
    ['a file that means nothing', 'widget/helpers.ts', ''],
    ['the host page’s unit', 'widget/panel.css', '.panel { padding: 1.5rem }'],
    ['an import without its ending', 'server/app.ts', `import { env } from './env'`],
  ])('%s', (_, file, text) => {
    expect(faultsIn({ file, text })).toHaveLength(1)
  })

  test.each([
    ['routes start a turn', 'server/conversations/routes.ts', `import { turn } from '../assistant/turn.ts'`],
    ['routes speak HTTP', 'server/bookings/routes.ts', `import { Hono } from 'hono'`],
    [
      'an operation is defined',
      'server/tools/workspace/a.ts',
      `import { defineOperation } from './define-operation.ts'`,
    ],
    ['a comment names a unit', 'widget/panel.css', '/* 1rem belongs to the host page */'],
    ['a comment names a variable', 'server/app.ts', '// process.env.PORT was parsed in env.ts'],
  ])('but not where %s', (_, file, text) => {
    expect(faultsIn({ file, text })).toEqual([])
  })
})
