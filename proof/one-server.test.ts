import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '../start/run.ts'
import { startServer } from './server-process.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chaxi-one-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a second server on the same DATA_DIR is refused with a remedy, and commands still work beside the first', async () => {
  await using first = await startServer({ DATA_DIR: dataDir })
  const second = startServer({ DATA_DIR: dataDir })
  const env = { DATA_DIR: dataDir, DATABASE_URL: undefined }
  const commands = await Promise.all([
    run('node', ['server/cli.ts', 'doctor'], { env }),
    run('node', ['server/cli.ts', 'import', 'demo/lantern-leaf.json'], { env }),
  ])

  await expect(second).rejects.toThrow(/ended with 1 .*\nDATA_DIR: another server works in .*\. Stop that one, /)
  expect(commands).toMatchObject([{ ok: true }, { ok: true }])
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
})

test('a server that was killed leaves the way free for the next', async () => {
  const killed = await startServer({ DATA_DIR: dataDir })
  killed.kill('SIGKILL')
  expect(await killed.exited).toBe('SIGKILL')

  await using next = await startServer({ DATA_DIR: dataDir })
  expect((await fetch(`${next.url}/healthz`)).status).toBe(200)
})
