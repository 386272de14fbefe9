#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { languageModel } from './assistant/model/language-model.ts'
import { auditCommand } from './audit/audit-commands.ts'
import { readBooking } from './bookings/bookings.ts'
import { cancelBooking, markAttendance, revokeLinks } from './bookings/endings.ts'
import { readReference } from './bookings/reference.ts'
import { type Command, NotSetUp, type Options, type Result, siteOf, UsageError } from './command.ts'
import { type Database, openDatabase } from './database.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { AppError, explained } from './errors.ts'
import { keyCommand } from './keys/key-commands.ts'
import { operatorCommand } from './operators/operator-commands.ts'
import { knowledgeCommand } from './suggestions/suggestion-commands.ts'
import { identityCommand } from './visitors/identity-commands.ts'
import { type Imported, importRecord } from './workspaces/import.ts'
import { findWorkspace, type Workspace } from './workspaces/workspaces.ts'

const USAGE = `Usage: chaxi <command> [--workspace SLUG] [--json]
  import FILE                                            imports a merchant record
  booking cancel REFERENCE --reason R                    cancels it for the shop; the guest reads the reason
  booking attended|no-show REFERENCE                     says whether the guest came, once it is over
  booking revoke-links REFERENCE                         makes every link to it that was sent worthless
  identity token --sub S --email E --name N [--plan P]   makes a member token, as the shop's own server would
  identity rotate                                        makes a new secret to sign them with, and shows it this once
  identity secrets                                       lists the secrets by name and age
  key create --label L --scope read|read_write           makes an API key, and shows it this once
      [--expires INSTANT]                                which runs out then, such as 2027-06-30T00:00:00Z
  key list                                               lists the keys, without what they are
  key rotate|revoke ID                                   gives a key another value; ends it
  operator list                                          lists the people of the console
  operator link --email E                                makes a link by which one of them chooses a new password
  knowledge suggest [--entry CODE]                       has a model propose other wordings, and asks which to keep
      [--yes]                                            keeps all of them; with --json alone, keeps none
  audit verify                                           looks whether the audit trail is as it was written
  audit export --format jsonl|csv                        prints it, the oldest call first
  doctor                                                 looks whether everything is in order`

try {
  const { positionals, values } = readArguments()
  await run(positionals, values)
} catch (error) {
  if (error instanceof UsageError) fail(`${error.message}\n${USAGE}`, 2)
  if (error instanceof NotSetUp) fail(error.message, 2)
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
      options: {
        workspace: text,
        sub: text,
        email: text,
        name: text,
        plan: text,
        reason: text,
        label: text,
        scope: text,
        expires: text,
        format: text,
        entry: text,
        yes: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause))
  }
}

async function run(positionals: string[], options: Options): Promise<void> {
  const command = commandOf(positionals)
  const env = readEnv()
  const db = await openDatabase(env)
  try {
    await print(await command(db, env, options), options)
  } finally {
    await db.destroy()
  }
}

async function print({ json, text, fault }: Result, options: Options) {
  if (options.json) console.log(JSON.stringify(json))
  else if (typeof text === 'string') console.log(text)
  else await pipeline(text, process.stdout, { end: false })
  if (fault === undefined) return

  console.error(fault)
  process.exitCode = 1
}

function commandOf(positionals: string[]): Command {
  const [first, second, third] = positionals
  if (first === 'import' && second) return importFile(second)
  if (first === 'booking' && second && third) return changeOfBooking(second, third)
  if (first === 'identity') return identityCommand(second)
  if (first === 'key') return keyCommand(second, third)
  if (first === 'operator') return operatorCommand(second)
  if (first === 'knowledge') return knowledgeCommand(second, languageModel)
  if (first === 'audit') return auditCommand(second)
  if (first === 'doctor') return doctor
  if (first === 'booking') throw new UsageError('booking needs what to do with it, and the REFERENCE.')
  if (first === 'import') throw new UsageError('import needs the FILE to import.')
  throw new UsageError(first ? `There is no command "${positionals.join(' ')}".` : 'Give a command.')
}

function importFile(file: string): Command {
  return async (db, _, { workspace }) => {
    const imported = await importRecord(db, await readJsonFile(file), workspace)
    return {
      json: imported,
      text: [`Imported ${file} into the workspace ${imported.slug}.`, ...strandedLines(imported)].join('\n'),
    }
  }
}

function strandedLines({ stranded }: Imported): string[] {
  if (stranded.length === 0) return []
  return [
    'These times are no longer in the record, and guests have booked them. Nobody has told them yet:',
    ...stranded.map(
      ({ service, wall_start, references }) => `  ${wall_start.replace('T', ' ')}  ${service}  ${references.join(' ')}`,
    ),
    'Cancel each with: chaxi booking cancel REFERENCE --reason R. Or give the times back to the record and import it again.',
  ]
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

function changeOfBooking(what: string, typed: string): Command {
  return async (db, env, { workspace: slug, reason }) => {
    const reference = readReference(typed)
    if (!reference) throw new AppError('bad_request', `${typed} is no reference; one looks like K7RM-X2QY.`)

    const workspace = await findWorkspace(db, await siteOf(db, env), slug)
    await changeBooking(db, workspace, what, reference, reason)
    const booking = await readBooking(db, workspace, reference)
    return { json: { booking }, text: `${reference} is ${booking.state}. ${booking.next_step}` }
  }
}

function changeBooking(db: Database, workspace: Workspace, what: string, reference: string, reason?: string) {
  if (what === 'attended') return markAttendance(db, workspace, reference, 'attended')
  if (what === 'no-show') return markAttendance(db, workspace, reference, 'no_show')
  if (what === 'revoke-links') return revokeLinks(db, workspace, reference)
  if (what !== 'cancel') throw new UsageError(`A booking can be cancelled, not "${what}".`)
  if (!reason) throw new UsageError('booking cancel needs --reason: the guest reads it.')

  return cancelBooking(db, workspace, reference, 'shop', reason)
}

async function doctor(db: Database, env: Env): Promise<Result> {
  const slugs = (await db.selectFrom('workspace').select('slug').execute()).map(({ slug }) => slug)
  if (slugs.length === 0) throw new AppError('not_found', 'No merchant has been imported. Run: chaxi import FILE')

  const database = env.databaseUrl ? 'PostgreSQL' : `SQLite in ${env.dataDir}`
  const lines = [`Node        ${process.version}`, `Database    ${database}`, `Workspaces  ${slugs.join(', ')}`]
  return { json: { node: process.version, database, workspaces: slugs }, text: lines.join('\n') }
}
