import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { MerchantRecord } from '../contract/merchant.ts'
import { createApp } from './app.ts'
import type { Brain } from './assistant/brain.ts'
import { createTurns } from './assistant/turn.ts'
import { openDatabase } from './database.ts'
import { createLimits } from './limits.ts'
import { loadToolbox } from './tools/toolbox.ts'
import { importRecord } from './workspaces/import.ts'
import { findWorkspace } from './workspaces/workspaces.ts'

export const databases = ['sqlite', 'postgres'] as const
export type DatabaseName = (typeof databases)[number]

interface Seed {
  on?: DatabaseName
  brain?: Brain
  limits?: boolean
  /** Changes the demo record before it is imported. */
  record?: (record: MerchantRecord) => void
}

/** A whole shop for one test: a fresh database, the demo merchant, and the app, spoken to without a socket. */
export async function seeded({ on = 'sqlite', brain = silent, limits: limited = false, record }: Seed = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-test-'))
  const databaseUrl = on === 'postgres' ? await freshPostgres(dataDir) : undefined
  const db = await openDatabase({ databaseUrl, dataDir })
  const merchant = await demoMerchant()
  record?.(merchant)
  await importRecord(db, merchant)

  const toolbox = await loadToolbox()
  const limits = createLimits({ on: limited, trustProxy: 0 })
  const site = { publicUrl: 'http://localhost:8787', secret: 'a secret that only this test knows', trustProxy: 0 }
  const turns = createTurns({ db, toolbox, brain, tries: limits.tries })
  const app = createApp({ db, site, toolbox, turns, limits, closing: new AbortController().signal })

  async function call(method: string, path: string, { body, token, headers }: Call = {}) {
    const response = await app.request(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
  }

  return {
    app,
    db,
    site,
    turns,
    call,
    workspace: () => findWorkspace(db, site),
    /** Opens a form as a program would, and returns it. */
    async opensForm(known: Record<string, string> = {}) {
      const { body } = await call('POST', '/mcp', { body: rpc('tools/call', { name: 'book_slot', arguments: known }) })
      return body.result.structuredContent.form
    },
    /** The form's open times of a service, soonest first. */
    async slots(form: { id: string }, service: string) {
      return (await call('GET', `/forms/${form.id}/slots?service=${service}`)).body.data
    },
    books: (form: { id: string; idempotency_key: string }, body: object, key = form.idempotency_key) =>
      call('POST', `/forms/${form.id}/booking`, { body, headers: { 'idempotency-key': key } }),
    tool: async (name: string, args: object = {}, token?: string) =>
      (await call('POST', '/mcp', { body: rpc('tools/call', { name, arguments: args }), token })).body,
    async [Symbol.asyncDispose]() {
      await turns.settled()
      await db.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface Call {
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

export const rpc = (method: string, params?: object) => ({ jsonrpc: '2.0', id: 1, method, params })

export const ada = { name: 'Ada Marsh', email: 'ada@example.com' }
export const bo = { name: 'Bo Lind', email: 'bo@example.com' }

export const demoMerchant = async (): Promise<MerchantRecord> =>
  JSON.parse(await readFile(join(import.meta.dirname, '../demo/lantern-leaf.json'), 'utf8'))

const silent: Brain = {
  async *turn() {
    yield { type: 'end', act: 'smalltalk' }
  },
}

async function freshPostgres(dataDir: string): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const admin = await openDatabase({ databaseUrl: `${inject('postgresUrl')}/postgres`, dataDir })
  await sql`create database ${sql.id(name)}`.execute(admin)
  await admin.destroy()
  return `${inject('postgresUrl')}/${name}`
}
