import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LanguageModel } from 'ai'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { MerchantRecord } from '../contract/merchant.ts'
import { createApp } from './app.ts'
import type { Brain } from './assistant/brain.ts'
import { createTurns } from './assistant/turn.ts'
import { callerOf } from './caller.ts'
import { type Database, openDatabase } from './database.ts'
import { createLimits } from './limits.ts'
import { createAllowance } from './model-allowance.ts'
import { SetUpLink } from './operators/links.ts'
import { loadToolbox, type Toolbox } from './tools/toolbox.ts'
import { widgetsIn } from './widgets.ts'
import { importRecord } from './workspaces/import.ts'
import { findWorkspace } from './workspaces/workspaces.ts'

export const databases = ['sqlite', 'postgres'] as const
export type DatabaseName = (typeof databases)[number]

interface Seed {
  on?: DatabaseName
  brain?: Brain | ((parts: { db: Database; toolbox: Toolbox }) => Brain)
  limits?: boolean
  model?: LanguageModel
  /** Changes the demo record before it is imported. */
  record?: (record: MerchantRecord) => void
}

/** A whole shop for one test: a fresh database, the demo merchant, and the app, spoken to without a socket. */
export async function seeded({ on = 'sqlite', brain = silent, limits: limited = false, model, record }: Seed = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-test-'))
  const databaseUrl = on === 'postgres' ? await freshPostgres() : undefined
  const db = await openDatabase({ databaseUrl, dataDir })
  const merchant = await demoMerchant()
  record?.(merchant)
  await importRecord(db, merchant)

  const toolbox = await loadToolbox()
  const site = {
    publicUrl: 'http://localhost:8787',
    secret: 'a secret that only this test knows',
    trustProxy: 0,
    isLocal: true,
  }
  const limits = createLimits({ on: limited, trustProxy: 0, db, secret: site.secret })
  const turns = createTurns({
    db,
    toolbox,
    brain: typeof brain === 'function' ? brain({ db, toolbox }) : brain,
    tries: limits.tries,
  })
  const setUp = new SetUpLink()
  const widgets = widgetsIn(join(dataDir, 'widgets'))
  const proposer = model && {
    model,
    allowance: createAllowance(db, { dailyTokens: 1000, prices: { input: 0, output: 0 } }),
  }
  const closing = new AbortController().signal
  const app = createApp({ db, site, toolbox, turns, limits, setUp, proposer, widgets, closing })

  return {
    app,
    db,
    site,
    turns,
    setUp,
    dataDir,
    ...callerOf((path, init) => app.request(path, init)),
    workspace: () => findWorkspace(db, site),
    async [Symbol.asyncDispose]() {
      await turns.settled()
      await db.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export { rpc } from './caller.ts'

export const ada = { name: 'Ada Marsh', email: 'ada@example.com' }
export const bo = { name: 'Bo Lind', email: 'bo@example.com' }

export const demoMerchant = async (): Promise<MerchantRecord> =>
  JSON.parse(await readFile(join(import.meta.dirname, '../demo/lantern-leaf.json'), 'utf8'))

const silent: Brain = {
  async *turn() {
    yield { type: 'end', act: 'smalltalk' }
  },
}

/** The address of a new, empty database in the PostgreSQL of this run, or in the one at `server`. */
export async function freshPostgres(server = inject('postgresUrl')): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const admin = await openDatabase({ databaseUrl: `${server}/postgres`, dataDir: '' })
  await sql`create database ${sql.id(name)}`.execute(admin)
  await admin.destroy()
  return `${server}/${name}`
}
