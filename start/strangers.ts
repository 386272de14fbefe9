import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root, run } from './run.ts'
import { begin } from './say.ts'

/**
 * Brings other people's clients and checkers, which the tests put us before, and the frameworks that our package's
 * examples are written for. They have lockfiles of their own: a shop that only starts need not wait for them.
 */
export async function installStrangers(): Promise<void> {
  for (const folder of ['proof/strangers', 'package']) await installIn(join(root, folder))
}

async function installIn(folder: string): Promise<void> {
  const lockfile = join(folder, 'package-lock.json')
  const installedFrom = join(folder, 'node_modules', '.installed-from')
  const wanted = await readFile(lockfile, 'utf8')
  if ((await textOf(installedFrom)) === wanted) return

  const step = begin(`install other people’s code for ${relative(root, folder)}`)
  const { ok, output } = await run('npm', ['ci', '--prefix', folder, '--no-progress', '--loglevel=error'])
  step.end(ok)
  if (!ok) throw new Error(`${output}\nThe packages of ${relative(root, folder)} could not be installed.`)

  await writeFile(installedFrom, wanted)
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => undefined)
