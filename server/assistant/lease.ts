import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { lockConversation, stopTopic } from '../conversations/control.ts'
import { findConversation } from '../conversations/conversations.ts'
import { giveUpPageCalls } from '../conversations/kept-reply.ts'
import type { Tables } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { record } from '../events.ts'
import { onPoke, poke } from '../pokes.ts'
import { now, secondsBefore } from '../time.ts'
import type { Place } from './place.ts'

/** A turn whose process has given no sign for this long is dead. */
const LEASE_SECONDS = 30
const SIGN_MS = 10_000

/**
 * Gives the conversation to a turn, ending a dead one first; runs inside a transaction that has locked the row.
 * Returns the epoch the turn may write under, or undefined while another turn is alive, in whichever process.
 */
export async function takeConversation(trx: Database, place: Place, turnId: string): Promise<number | undefined> {
  const { workspace, conversationId } = place
  const { turn_id, turn_seen_at } = await trx
    .selectFrom('conversation')
    .select(['turn_id', 'turn_seen_at'])
    .where('workspace_id', '=', workspace.id)
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow()
  if (turn_id && turn_id !== turnId) {
    if (turn_seen_at && turn_seen_at > secondsBefore(now(), LEASE_SECONDS)) return undefined
    await endTurn(trx, workspace.id, conversationId, turn_id)
  }
  const taken = await changed(trx, place)
    .set({ turn_id: turnId, turn_seen_at: now(), stopped_turn: null })
    .returning('control_epoch')
    .executeTakeFirstOrThrow()
  return taken.control_epoch
}

/** Leaves the conversation to the next turn; a conversation that is another's by now stays that. */
export async function leaveConversation(db: Database, place: Place, turnId: string): Promise<void> {
  await changed(db, place).set({ turn_id: null }).where('turn_id', '=', turnId).execute()
}

/**
 * Gives signs of life for a turn while it runs, and aborts it when it was stopped on another process, by its
 * visitor or because somebody else has the conversation now.
 * Answers how to end that.
 */
export function watchOver(db: Database, place: Place, turnId: string, controller: AbortController): () => void {
  async function look() {
    await changed(db, place).set({ turn_seen_at: now() }).where('turn_id', '=', turnId).execute()
    const conversation = await findConversation(db, place.workspace.id, place.conversationId)
    if (conversation?.stopped_turn === turnId) controller.abort()
  }
  const lookLater = () => void look().catch(console.error)
  const signs = setInterval(lookLater, SIGN_MS)
  const forget = onPoke(stopTopic(place.conversationId), lookLater)
  return () => {
    clearInterval(signs)
    forget()
  }
}

/** Stops the turn under way: at once where it waits for its page, and else through the process that runs it. */
export function stopTurn(db: Database, place: Place): Promise<void> {
  return transact(db, async (trx) => {
    await lockConversation(trx, place.workspace.id, place.conversationId)
    await endWaiting(trx, place)
    const running = await changed(trx, place)
      .set((conversation) => ({ stopped_turn: conversation.ref('turn_id') }))
      .where('turn_id', 'is not', null)
      .returning('turn_id')
      .executeTakeFirst()
    if (running) await poke(trx, stopTopic(place.conversationId))
  })
}

/** Ends as stopped the turn that waits for its page, with what it has said kept; runs inside a transaction that has locked the row. */
export async function endWaiting(trx: Database, place: Place): Promise<void> {
  const { workspace, conversationId } = place
  for (const turnId of await giveUpPageCalls(trx, workspace.id, conversationId)) {
    await leaveConversation(trx, place, turnId)
    await record(trx, workspace.id, conversationId, [{ type: 'turn', data: { id: turnId, state: 'stopped' } }])
  }
}

/**
 * Ends as failed the turns whose process has died, so that nobody waits for an answer that will not come; any process
 * may do it for all. `known` are dead without waiting for their silence.
 */
export async function endDeadTurns(db: Database, known: readonly string[] = []): Promise<void> {
  await endTurns(db, (turn) =>
    turn.or([
      turn('turn_seen_at', 'is', null),
      turn('turn_seen_at', '<=', secondsBefore(now(), LEASE_SECONDS)),
      ...known.map((id) => turn('turn_id', '=', id)),
    ]),
  )
}

/** Ends every turn as failed: for a process that has just started and has the database to itself. */
export const endAllTurns = (db: Database): Promise<void> => endTurns(db, (turn) => turn('turn_id', 'is not', null))

type Which = (turn: ExpressionBuilder<Tables, 'conversation'>) => ExpressionWrapper<Tables, 'conversation', SqlBool>

async function endTurns(db: Database, which: Which): Promise<void> {
  const found = await db
    .selectFrom('conversation')
    .select(['workspace_id', 'id', 'turn_id'])
    .where('turn_id', 'is not', null)
    .where(which)
    .execute()
  for (const { workspace_id, id, turn_id } of found)
    await transact(db, async (trx) => {
      const still = await trx
        .updateTable('conversation')
        .set({ turn_id: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('turn_id', '=', turn_id)
        .where(which)
        .returning('id')
        .executeTakeFirst()
      if (still && turn_id) await endTurn(trx, workspace_id, id, turn_id)
    })
}

/** Says that a turn failed, with what it said before it waited kept; its own process, should it come back, finds that it may write no more. */
async function endTurn(trx: Database, workspaceId: string, conversationId: string, turnId: string) {
  await giveUpPageCalls(trx, workspaceId, conversationId)
  await trx
    .updateTable('conversation')
    .set((conversation) => ({ turn_id: null, control_epoch: conversation('control_epoch', '+', 1) }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', conversationId)
    .execute()
  await record(trx, workspaceId, conversationId, [{ type: 'turn', data: { id: turnId, state: 'failed' } }])
}

const changed = (db: Database, { workspace, conversationId }: Place) =>
  db.updateTable('conversation').where('workspace_id', '=', workspace.id).where('id', '=', conversationId)
