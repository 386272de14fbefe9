import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.ts'
import { begin } from './say.ts'

const dist = join(root, 'dist')
const builtFrom = 'built-from.txt'
const sources = [
  '*.html',
  'vite.config.ts',
  'package-lock.json',
  '{contract,browser,widget,shop,console,public}/**/*.*',
]

/**
 * Brings `dist/` up to date with the pages' sources; a second call costs one reading of them.
 * Built beside `dist/` and moved into place, so that neither a running server nor a second start sees half of it.
 */
export async function build(): Promise<void> {
  const fingerprint = fingerprintOf(sources)
  if ((await lastBuiltFrom()) === fingerprint) return

  const step = begin('build the pages')
  const fresh = join(root, `dist-${process.pid}.tmp`)
  try {
    const { ok, output } = await run('vite', ['build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'])
    if (!ok) throw new Error(`The pages could not be built.\n${output}`)

    await writeFile(join(fresh, builtFrom), fingerprint)
    await moveIntoPlace(fresh)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  step.end(true)
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: root, exclude: ['**/*.test.*'] }).sort()) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const lastBuiltFrom = () => readFile(join(dist, builtFrom), 'utf8').catch(unlessAbsent)

// A folder cannot replace a full one in one step: the old one steps aside first. A start beside ours may do the same
// between our two steps; then its `dist/` is in the way and ours steps in after it.
async function moveIntoPlace(fresh: string): Promise<void> {
  const old = `${fresh}.old.tmp`
  for (;;) {
    await rename(dist, old).catch(unlessAbsent)
    const moved = await rename(fresh, dist).then(() => true, unlessInTheWay)
    await rm(old, { recursive: true, force: true })
    if (moved) return
  }
}

const unlessAbsent = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}

const unlessInTheWay = (error: NodeJS.ErrnoException) => {
  if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error
}
