import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Guest } from '../bookings/guests.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { minutesAfter, now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { CODES, isObject, RpcError } from './protocol.ts'

/** How long a person may take to answer. */
const MINUTES = 15

/** For whom a question is kept: the answer must come back to the same workspace, from the same caller. */
export interface Asker {
  workspace: Workspace
  guest: Guest
}

const Kept = z.object({ tool: z.string(), args: z.string(), about: z.string(), until: z.string(), nonce: z.string() })
type Kept = z.infer<typeof Kept>

/** A call that is asked about before it is done. */
interface Question {
  tool: string
  args: unknown
  about: string
}

/** What a client carries between a question and its answer: readable by anybody, and only ours to write. */
export function sealState(asker: Asker, { tool, args, about }: Question): string {
  const kept: Kept = {
    ...{ tool, args: digest(args), about },
    until: minutesAfter(now(), MINUTES),
    nonce: randomBytes(12).toString('base64url'),
  }
  const payload = Buffer.from(JSON.stringify(kept)).toString('base64url')
  return `${payload}.${signature(asker, payload)}`
}

/** What was sealed, for the same caller of the same workspace. Throws for any other, and for one that has run out. */
export function openState(asker: Asker, state: unknown, { tool, args }: Omit<Question, 'about'>): Kept {
  const [payload = '', given = '', ...more] = typeof state === 'string' ? state.split('.') : []
  if (more.length > 0 || !same(given, signature(asker, payload)))
    throw notOurs('This requestState was not made for this call. Send it back byte for byte, as the same caller.')

  const kept = Kept.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (kept.tool !== tool) throw notOurs(`This requestState belongs to ${kept.tool}.`)
  if (kept.args !== digest(args))
    throw notOurs('The arguments are others than the question was asked for. Send the same ones, or no requestState.')
  if (kept.until <= now())
    throw new AppError('conflict', `The question has run out, and nothing was done. Call ${tool} without requestState.`)
  return kept
}

/** Lets a question be answered once: the very same answer may come again, another one may not. Throws for that. */
export async function spendState(db: Database, workspaceId: string, { nonce }: Kept, answer: string): Promise<void> {
  const key = `asked:${nonce}`
  const fingerprint = createHash('sha256').update(answer).digest('base64url')
  await db
    .insertInto('answered')
    .values({ workspace_id: workspaceId, key, fingerprint, body: 'asked', created_at: now() })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'key']).doNothing())
    .execute()
  const first = await db
    .selectFrom('answered')
    .select('fingerprint')
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (first?.fingerprint !== fingerprint)
    throw new AppError(
      'conflict',
      'This question has had another answer already, which stands. To start again, call without requestState.',
    )
}

// Whatever order they are written in.
const digest = (args: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(isObject(args) ? Object.entries(args).sort() : []))
    .digest('base64url')

/** A member or a visitor is the same caller with a newer token. */
function signature({ workspace, guest }: Asker, payload: string): string {
  const caller = guest.visitorId ?? guest.member?.email.toLowerCase() ?? ''
  return createHmac('sha256', workspace.signingKey)
    .update(JSON.stringify(['asked', caller, payload]))
    .digest('base64url')
}

function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const notOurs = (message: string) => new RpcError(CODES.invalidParams, message)
