import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { abandonAttempts } from './answered.ts'
import { createApp } from './app.ts'
import type { Brain } from './assistant/brain.ts'
import { embeddedBrain } from './assistant/embedded/brain.ts'
import { endAllTurns } from './assistant/lease.ts'
import { createModelBrain } from './assistant/model/brain.ts'
import { languageModel } from './assistant/model/language-model.ts'
import type { Parts } from './assistant/model/parts.ts'
import { createTurns } from './assistant/turn.ts'
import { sealEveryAudit } from './audit/retention.ts'
import { renewedLetter, reportSent } from './bookings/notices.ts'
import { makeAllSlots } from './bookings/slots.ts'
import { sweepAll } from './bookings/sweep.ts'
import { type Database, isDiskFull, openDatabase, serveAlone } from './database.ts'
import type { Deps } from './deps.ts'
import { type Env, EnvError, messageOf, readEnv } from './env.ts'
import { AppError, explained } from './errors.ts'
import { sweepInterventions } from './interventions/sweep.ts'
import { keepKeysOutOf } from './keys/logs.ts'
import { readAssociations } from './knowledge/lexicon/associations.ts'
import { learnAsks } from './knowledge/subjects/subjects.ts'
import { createLimits } from './limits.ts'
import { releaseClaims, startDelivery } from './mail/delivery.ts'
import { createTransport } from './mail/transport.ts'
import { createAllowance } from './model-allowance.ts'
import { SetUpLink } from './operators/links.ts'
import { listOperators } from './operators/operators.ts'
import { forgetOperatorSessions } from './operators/sessions.ts'
import { hearPokes } from './pokes.ts'
import { loadToolbox, type Toolbox } from './tools/toolbox.ts'
import { sweepChoices } from './unanswered/choices.ts'
import { forgetSessions } from './visitors/sessions.ts'
import { widgetsIn } from './widgets.ts'
import { importRecord } from './workspaces/import.ts'
import { keepAddress } from './workspaces/site.ts'
import { findWorkspace, isLoopback, type Site } from './workspaces/workspaces.ts'

const TURNS_MS = 10_000
const SWEEP_MS = 30_000
const SLOTS_MS = 3_600_000
const AUDIT_MS = 24 * 3_600_000

keepKeysOutOf(console)
try {
  await start(readEnv())
} catch (error) {
  if (isDiskFull(error)) console.error('DATA_DIR: the disk is full. Make room there and start again.')
  else if (error instanceof EnvError || error instanceof AppError) console.error(explained(error))
  else throw error
  process.exit(1)
}

/** Opens the database, imports a merchant where there is none, listens, and prints where. */
async function start(env: Env) {
  const stopServingAlone = env.databaseUrl ? undefined : serveAlone(env.dataDir)
  const db = await step(`open ${databaseOf(env)}`, () => openDatabase(env))
  const stopHearing = env.databaseUrl ? hearPokes(env.databaseUrl) : undefined
  if (await isEmpty(db)) await step('import the merchant', () => importMerchant(db, env))
  await step('make the coming slots', () => makeAllSlots(db))
  await step('learn what people ask', async () => {
    learnAsks()
    readAssociations()
  })

  if (!env.databaseUrl) await abandonWork(db)

  const proposer = env.model && { model: languageModel(env.model), allowance: createAllowance(db, env.model) }
  const toolbox = await loadToolbox()
  const limits = createLimits({ on: env.rateLimits, trustProxy: env.trustProxy, db, secret: env.secret })
  const turns = createTurns({ db, toolbox, brain: brainFor(proposer, toolbox), tries: limits.tries })
  const site = {
    publicUrl: env.publicUrl ?? '',
    secret: env.secret,
    trustProxy: env.trustProxy,
    isLocal: isLoopback(env.host),
  }
  const widgets = widgetsIn(join(env.dataDir, 'widgets'))
  await widgets.keep().catch((error) => {
    if (isDiskFull(error)) throw error
    console.error(`DATA_DIR: the widget is not kept there, so no later build can serve it: ${messageOf(error)}.`)
  })
  const closing = new AbortController()
  const setUp = new SetUpLink()
  const app = createApp({ db, site, toolbox, turns, limits, setUp, proposer, widgets, closing: closing.signal })

  const setUpToken = (await hasPeople(db, site)) ? undefined : setUp.renew()

  let errands: Errands | undefined
  const server = serve({ fetch: app.fetch, port: env.port, hostname: env.host }, ({ port }) => {
    site.publicUrl ||= `http://localhost:${port}`
    keepAddress(db, site).catch(console.error)
    sealEveryAudit(db).catch(console.error)
    errands = startErrands(env, { db, site, turns })
    announce(env, { address: `http://${env.host}:${port}`, url: site.publicUrl, setUpToken })
  })
  server.on('error', (error) => {
    const wrong = 'code' in error && error.code === 'EADDRINUSE' ? 'PORT' : 'HOST'
    const remedy =
      wrong === 'PORT'
        ? 'Something listens there already; give a free one.'
        : 'Give an address of this machine, such as 127.0.0.1 or 0.0.0.0, and a port above 1023.'
    console.error(`${wrong}: cannot listen on ${env.host}:${env.port}: ${error.message}. ${remedy}`)
    process.exit(1)
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

  async function stop() {
    closing.abort()
    await closed(server)
    await turns.settled()
    await errands?.stop()
    await stopHearing?.()
    await db.destroy()
    stopServingAlone?.()
  }
}

function brainFor(asked: Pick<Parts, 'model' | 'allowance'> | undefined, toolbox: Toolbox): Brain {
  return asked ? createModelBrain({ ...asked, toolbox, embedded: embeddedBrain }) : embeddedBrain
}

interface Errands {
  stop(): Promise<void>
}

/** What nobody asks for: mail goes out, holds, offers and dead turns end, slots are made. */
function startErrands(env: Env, { db, site, turns }: Pick<Deps, 'db' | 'site' | 'turns'>): Errands {
  const delivery = startDelivery(db, createTransport(env), {
    onSent: (row) => reportSent(db, site, row),
    renewed: (row, written) => renewedLetter(db, site, row, written),
  })
  const timers = [
    every(TURNS_MS, () => turns.endDead()),
    every(SWEEP_MS, () => sweepAll(db, site)),
    every(SWEEP_MS, () => sweepInterventions(db, site)),
    every(SWEEP_MS, () => sweepChoices(db)),
    every(SWEEP_MS, () => forgetSessions(db)),
    every(SLOTS_MS, () => forgetOperatorSessions(db)),
    every(SLOTS_MS, () => makeAllSlots(db)),
    every(AUDIT_MS, () => sealEveryAudit(db)),
  ]
  return {
    stop() {
      for (const timer of timers) clearInterval(timer)
      return delivery.stop()
    },
  }
}

/** Ends when every answer under way has been given; a connection that will not end is cut after two seconds. */
function closed(server: ServerType) {
  const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000)
  return new Promise<void>((resolve) => server.close(() => resolve())).finally(() => clearTimeout(force))
}

/** Does one thing of the start and says so, with the time it took. */
async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  const result = await work()
  console.log(`✓ ${what} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  return result
}

/** Frees what a killed process left half done; only where no other process can be at work on it. */
async function abandonWork(db: Database) {
  await endAllTurns(db)
  await abandonAttempts(db)
  await releaseClaims(db)
}

// Without the password that a DATABASE_URL may hold.
function databaseOf({ databaseUrl, dataDir }: Env): string {
  const at = databaseUrl && URL.parse(databaseUrl)
  return at ? `PostgreSQL at ${at.host}${at.pathname}` : `the embedded database in ${dataDir}`
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('workspace').select('id').limit(1).executeTakeFirst()) === undefined
}

async function importMerchant(db: Database, env: Env) {
  await importRecord(db, await readMerchant(env.merchantFile))
}

async function readMerchant(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new EnvError(
      `MERCHANT_FILE: ${file} cannot be read as JSON: ${messageOf(cause)}. Give the path of a merchant record.`,
      { cause },
    )
  }
}

/** A background errand. One that fails is logged and tried again the next time. */
function every(ms: number, errand: () => Promise<unknown>) {
  return setInterval(() => errand().catch(console.error), ms)
}

async function hasPeople(db: Database, site: Site): Promise<boolean> {
  const { id } = await findWorkspace(db, site)
  return (await listOperators(db, id)).length > 0
}

interface Announced {
  address: string
  url: string
  setUpToken?: string
}

function announce({ rateLimits, smtpUrl, dataDir, model }: Env, { address, url, setUpToken }: Announced) {
  console.log(`listening on ${address}`)
  console.log(`  shop     ${url}/`)
  console.log(`  console  ${url}/console${setUpToken ? `/set-up#${setUpToken}` : '/'}`)
  if (setUpToken) console.log('           that link makes the first account, once, until this server stops')
  console.log(`  MCP      ${url}/mcp`)
  console.log(`  API      ${url}/openapi.json and ${url}/api/v1/openapi.json`)
  if (model) console.log(`  model    ${model.name} at ${new URL(model.baseUrl).host}`)
  if (!smtpUrl)
    console.log(`  mail     ${join(dataDir, 'outbox')}: no letter leaves this machine until SMTP_URL is set`)
  if (!rateLimits) console.log('  RATE_LIMITS=off: every limit is lifted. Never run a shop like this.')
}
