import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/database.ts'
import { type DatabaseName, freshPostgres } from '../server/seeded.ts'
import { minutesAfter, now } from '../server/time.ts'
import { broken, inOneMoment, tell } from './aftermath.ts'
import type { Visit } from './guest.ts'
import { brokenInvariants } from './model/invariants.ts'
import { type ServerProcess, startServer } from './server-process.ts'

interface Where {
  /** The PostgreSQL that its database is made in, instead of the one of this run. */
  postgres?: string
  /** The folder that its data lie in. */
  folder?: string
}

/** A shop that outlives its server processes: its data, and how to start one on them. */
export async function shopOn(on: DatabaseName, { postgres, folder = tmpdir() }: Where = {}) {
  const dataDir = await mkdtemp(join(folder, 'chaxi-proof-'))
  const databaseUrl = on === 'postgres' ? await freshPostgres(postgres) : undefined
  const shared = databaseUrl && { DATABASE_URL: databaseUrl, CHAXI_SECRET: 'a secret that every process knows' }
  let server: ServerProcess | undefined
  const opened = () => openDatabase({ databaseUrl, dataDir })

  return {
    dataDir,
    opened,
    /** Starts a server on them; `limits` as for any server. */
    async start(limits?: Parameters<typeof startServer>[1]) {
      server = await startServer({ DATA_DIR: dataDir, ...shared }, limits)
      return server
    },
    /** Whatever is not as the guests were told, or as bookings must be. */
    async faults(visits: Visit[]): Promise<string[]> {
      await using db = await opened()
      return await inOneMoment(db, async (trx) => {
        const { id } = await trx.selectFrom('workspace').select('id').executeTakeFirstOrThrow()
        return [...(await broken(trx, visits)), ...(await brokenInvariants(trx, id))]
      })
    },
    /** Lets the guests know what came of what nobody answered. */
    async tell(visits: Visit[]): Promise<void> {
      await using db = await opened()
      await tell(db, visits)
    },
    /** Lets the time pass after which a press of the button that nobody answered may be made again. */
    async forgetPresses() {
      await using db = await opened()
      const earlier = minutesAfter(now(), -1)
      await db.updateTable('answered').set({ created_at: earlier }).where('body', '=', '').execute()
    },
    async [Symbol.asyncDispose]() {
      server?.kill('SIGKILL')
      await server?.exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
