import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../start/run.ts'

/** A disk of its own with room for `bytes`, in memory. Undefined where this user may not mount one. */
export async function mountDisk(bytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'chaxi-disk-'))
  const unmount = await mount(folder, bytes)
  if (!unmount) {
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
      await unmount()
      await rmdir(folder)
    },
  }
}

/** Mounts it for as long as this process lives: a shell of its own sees the end of its input, however we end. */
async function mount(folder: string, bytes: number): Promise<(() => Promise<void>) | undefined> {
  const script = 'mount -t tmpfs -o size="$1" tmpfs "$0" && echo mounted && cat && umount -l "$0"'
  const shell = spawn('sh', ['-c', script, folder, `${bytes}`], { detached: true, stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = once(shell, 'close')
  const isMounted = await Promise.race([once(shell.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!isMounted) return undefined

  return async () => {
    shell.stdin.end()
    const [code] = await ended
    if (code !== 0) throw new Error(`${folder} could not be unmounted.`)
  }
}

function* endless() {
  for (;;) yield Buffer.alloc(2 ** 20)
}

function unlessFull(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOSPC') throw error
}
