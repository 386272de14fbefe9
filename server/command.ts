import type { Database } from './database.ts'
import type { Env } from './env.ts'
import { keptAddress } from './workspaces/site.ts'
import type { Site } from './workspaces/workspaces.ts'

/** A command that was put wrongly: it ends with the usage and exit code 2. */
export class UsageError extends Error {}

/** A command needs a setting that is not there: it ends with the sentence that says which, and exit code 2. */
export class NotSetUp extends Error {}

export interface Options {
  workspace?: string
  json?: boolean
  sub?: string
  email?: string
  name?: string
  plan?: string
  reason?: string
  label?: string
  scope?: string
  expires?: string
  format?: string
  entry?: string
  yes?: boolean
}

/** What a command answers, to a program and to a person. */
export interface Result {
  json: object
  /** Printed as it is where it comes in pieces, which may be many. */
  text: string | AsyncIterable<string>
  /** Why the command ends with exit code 1 all the same: what was asked was found to be wrong. */
  fault?: string
}

export type Command = (db: Database, env: Env, options: Options) => Promise<Result>

/** Letters written from here carry links, so they need the address that the server gives itself. */
export async function siteOf(db: Database, { publicUrl, port, secret }: Env): Promise<Site> {
  const address = publicUrl ?? (await keptAddress(db)) ?? `http://localhost:${port}`
  return { publicUrl: address, secret, trustProxy: 0, isLocal: true }
}
