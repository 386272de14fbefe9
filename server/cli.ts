#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from './database.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { AppError, explained } from './errors.ts'
import { signMemberToken } from './visitors/member-token.ts'
import { importRecord } from './workspaces/import.ts'
import { findWorkspace } from './workspaces/workspaces.ts'

const USAGE = `Usage: chaxi <command> [--workspace SLUG] [--json]
  import FILE                                            imports a merchant record
  identity token --sub S --email E --name N [--plan P]   makes a member token, as the shop's own server would
  doctor                                                 looks whether everything is in order`

class UsageError extends Error {}

interface Options {
  workspace?: string
  json?: boolean
  sub?: string
  email?: string
  name?: string
  plan?: string
}

interface Result {
  json: object
  text: string
}

try {
  const { positionals, values } = readArguments()
  const result = await run(positionals, values)
  console.log(values.json ? JSON.stringify(result.json) : result.text)
} catch (error) {
  if (error instanceof UsageError) fail(`${error.message}\n${USAGE}`, 2)
  if (error instanceof EnvError || error instanceof AppError) fail(explained(error), 1)
  throw error
}

function fail(message: string, exitCode: number): never {
  console.error(message)
  process.exit(exitCode)
}

function readArguments() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      allowPositionals: true,
      options: { workspace: text, sub: text, email: text, name: text, plan: text, json: { type: 'boolean' } },
    })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause))
  }
}

async function run(positionals: string[], options: Options): Promise<Result> {
  const command = commandOf(positionals)
  const env = readEnv()
  const db = await openDatabase(env)
  try {
    return await command(db, env, options)
  } finally {
    await db.destroy()
  }
}

type Command = (db: Database, env: Env, options: Options) => Promise<Result>

function commandOf(positionals: string[]): Command {
  const [first, second] = positionals
  if (first === 'import' && second) return importFile(second)
  if (first === 'identity' && second === 'token') return identityToken
  if (first === 'doctor') return doctor
  if (first === 'import') throw new UsageError('import needs the FILE to import.')
  throw new UsageError(first ? `There is no command "${positionals.join(' ')}".` : 'Give a command.')
}

function importFile(file: string): Command {
  return async (db, _, { workspace }) => {
    const imported = await importRecord(db, await readJsonFile(file), workspace)
    return { json: imported, text: `Imported ${file} into the workspace ${imported.slug}.` }
  }
}

async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new AppError('bad_request', `${file} cannot be read: ${cause.message}. Give the path of a merchant record.`)
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_request', `${file} is no JSON: ${cause instanceof Error ? cause.message : cause}.`)
  }
}

async function identityToken(db: Database, env: Env, options: Options): Promise<Result> {
  const { sub, email, name, plan, workspace: slug } = options
  if (!sub || !email || !name) throw new UsageError('identity token needs --sub, --email and --name.')

  const workspace = await findWorkspace(db, { publicUrl: '', secret: env.secret, trustProxy: 0 }, slug)
  const token = await signMemberToken(workspace, { sub, email, name, plan })
  return { json: { token }, text: token }
}

async function doctor(db: Database, env: Env): Promise<Result> {
  const slugs = (await db.selectFrom('workspace').select('slug').execute()).map(({ slug }) => slug)
  if (slugs.length === 0) throw new AppError('not_found', 'No merchant has been imported. Run: chaxi import FILE')

  const database = env.databaseUrl ? 'PostgreSQL' : `SQLite in ${env.dataDir}`
  const lines = [`Node        ${process.version}`, `Database    ${database}`, `Workspaces  ${slugs.join(', ')}`]
  return { json: { node: process.version, database, workspaces: slugs }, text: lines.join('\n') }
}
