import { mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../start/run.ts'

/** A disk of its own with room for `bytes`, in memory. Undefined where this user may not mount one. */
export async function mountDisk(bytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'chaxi-disk-'))
  const { ok } = await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder])
  if (!ok) {
    await rmdir(folder)
    return undefined
  }

  const ballast = join(folder, 'ballast')
  return {
    folder,
    /** Takes all the room that is left. */
    fill: () => writeFile(ballast, endless()).catch(unlessFull),
    /** Gives back what `fill` took. */
    clear: () => rm(ballast),
    /** Makes it larger, under whoever is working on it. */
    async grow(bytes: number) {
      const { ok, output } = await run('mount', ['-o', `remount,size=${bytes}`, folder])
      if (!ok) throw new Error(`The disk did not grow: ${output}`)
    },
    async [Symbol.asyncDispose]() {
      const { ok, output } = await run('umount', [folder])
      if (!ok) throw new Error(`The disk is still mounted: ${output}`)
      await rmdir(folder)
    },
  }
}

function* endless() {
  for (;;) yield Buffer.alloc(4096)
}

function unlessFull(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOSPC') throw error
}
