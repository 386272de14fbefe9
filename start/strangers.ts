import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.ts'
import { begin } from './say.ts'

const folder = join(root, 'proof', 'strangers')
const lockfile = join(folder, 'package-lock.json')
const installedFrom = join(folder, 'node_modules', '.installed-from')

/**
 * Brings other people's clients and checkers, which the tests put us before. They have a lockfile of their own: a shop
 * that only starts need not wait for them.
 */
export async function installStrangers(): Promise<void> {
  const wanted = await readFile(lockfile, 'utf8')
  if ((await textOf(installedFrom)) === wanted) return

  const step = begin('install other people’s clients')
  const { ok, output } = await run('npm', ['ci', '--prefix', folder, '--no-progress', '--loglevel=error'])
  step.end(ok)
  if (!ok) throw new Error(`${output}\nThe packages of proof/strangers could not be installed.`)

  await writeFile(installedFrom, wanted)
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => undefined)
