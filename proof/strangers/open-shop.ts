import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseName, freshPostgres } from '../../server/seeded.ts'
import { root, run } from '../../start/run.ts'
import { bareEnvironment } from '../../start/server-child.ts'
import { callerAt } from '../caller-at.ts'
import { startServer } from '../server-process.ts'

/** A whole server with the demo shop, for other people's programs. */
export async function openShop(on: DatabaseName = 'sqlite') {
  const folder = await mkdtemp(join(tmpdir(), 'chaxi-strangers-'))
  const shared = on === 'postgres' && { DATABASE_URL: await freshPostgres(), CHAXI_SECRET: 'x'.repeat(32) }
  const server = await startServer({ DATA_DIR: join(folder, 'data'), ...shared })
  return {
    ...server,
    /** Where whoever calls may leave files. */
    folder,
    mcp: `${server.url}/mcp`,
    /** Has the merchant make a key for their own programs, and returns its value. */
    async makesKey(): Promise<string> {
      const what = ['--label', 'A stranger', '--scope', 'read_write', '--json']
      const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined, ...shared }
      return JSON.parse((await run('node', ['server/cli.ts', 'key', 'create', ...what], { env })).output).value
    },
    caller: callerAt(server.url),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// A test asks nobody elsewhere, and tells nobody.
const alone = { ...bareEnvironment(), REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Runs a program of proof/strangers, by its file, to its end. */
export function runStranger(file: string, args: string[]) {
  const program = join(root, 'proof', 'strangers', 'node_modules', file)
  return new Promise<{ code: number | string; output: string; complaints: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env: alone, maxBuffer: 2 ** 26 }, (error, output, complaints) =>
      resolve({ code: error?.code ?? 0, output, complaints }),
    )
  })
}
