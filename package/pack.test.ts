import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'

// What npm would publish, as it is built from what stands here.
const Packed = z.array(
  z.object({
    version: z.string(),
    size: z.int(),
    files: z.array(z.object({ path: z.string(), size: z.int() })),
  }),
)
const here = import.meta.dirname
let packed: z.infer<typeof Packed>[number]

beforeAll(() => {
  const pack = ['pack', '--dry-run', '--json', '--offline', '--loglevel=error']
  const said = execFileSync('npm', pack, { cwd: here, encoding: 'utf8', shell: process.platform === 'win32' })
  const [first] = Packed.parse(JSON.parse(said.slice(said.indexOf('['))))
  if (!first) throw new Error(`npm packed nothing: ${said}`)
  packed = first
})

test('the package is what a page needs, its types, the examples and nothing else, in at most 9 kB', () => {
  const modules = ['api', 'chaxi', 'element', 'index', 'load', 'script']
  expect(packed.files.map(({ path }) => path).sort()).toEqual(
    [
      ...['LICENSE', 'README.md', 'examples/react.tsx', 'examples/vue.ts', 'package.json', 'stub.js'],
      ...modules.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]),
    ].sort(),
  )
  expect(packed.size).toBeLessThanOrEqual(9000)
})

test('it has the version of the server that it comes with', () => {
  expect(packed.version).toBe(JSON.parse(readFileSync(join(here, '../package.json'), 'utf8')).version)
})

test('it depends on nothing', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
  expect([dependencies, peerDependencies]).toEqual([undefined, undefined])
})

describe('on a server that only writes pages', () => {
  test.each(['chaxi', 'chaxi/element'])('%s may be imported, and does nothing', (name) => {
    const script = `const { chaxi, load } = await import('chaxi'); await import('${name}')
      load({ src: 'https://chat.example/widget.js' })(); chaxi.open(); chaxi.on('open', () => {})(); chaxi.destroy()`
    const run = () =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: here, stdio: 'pipe' })

    expect(run).not.toThrow()
  })
})

test('its documents say the stub and every event as they are', () => {
  const guide = readFileSync(join(here, '../docs/javascript.md'), 'utf8')
  expect(guide).toContain(readFileSync(join(here, 'stub.js'), 'utf8').trim())

  const api = readFileSync(join(here, 'api.ts'), 'utf8')
  const [, events = ''] = /interface ChaxiEvents \{([\s\S]*?)\n\}/.exec(api) ?? []
  for (const [, name] of events.matchAll(/^ {2}'?([\w-]+)'?:/gm)) expect(guide).toContain(`\`chaxi:${name}\``)
})
