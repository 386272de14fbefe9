import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { MerchantRecord } from '../contract/merchant.ts'
import { type Dialogue, readDialogues } from '../eval/dialogues.ts'
import { type Result, resultOf, turnOf } from '../eval/score.ts'
import { visitor } from '../server/assistant/embedded/visitor-for-tests.ts'
import type { Material } from './material.ts'

/**
 * Plays a merchant's dialogues with the embedded brain in this process: no server, no database, tools that answer from
 * the record. It scores as a server does, but for what only stored bookings can show, and takes a second.
 */
export async function rehearse({ record, dialogues }: Pick<Material, 'record' | 'dialogues'>): Promise<Result[]> {
  const merchant = MerchantRecord.parse(JSON.parse(readFileSync(record, 'utf8')))
  const results: Result[] = []
  for (const dialogue of readDialogues(dialogues))
    results.push(resultOf(basename(dialogues), dialogue, await turnsOf(merchant, dialogue)))
  return results
}

async function turnsOf(record: MerchantRecord, { identity, turns }: Dialogue): Promise<Result['turns']> {
  const guest = visitor({ record, member: memberOf(identity) })
  const played: Result['turns'] = []
  for (const { say, expect } of turns) {
    const from = performance.now()
    const heard = await heardBy(guest, say)
    played.push(turnOf(say, expect, heard, performance.now() - from))
  }
  return played
}

/** Who is signed in on the shop's site, in a dialogue. */
export const memberOf = (identity: Dialogue['identity']) =>
  identity ? { email: identity.email, name: identity.name ?? identity.email } : undefined

/** What somebody hears who says this, as a server would have sent it. */
export async function heardBy(guest: ReturnType<typeof visitor>, say: string) {
  const { text, cards, calls, pageCalls, act, sourced } = await guest.says(say)
  const tool_calls = calls.map((call) => ({ ...call, status: 'done' }))
  return { replies: [{ text, cards, sources: sourced, tool_calls, act }], pageCalls }
}
