import type { Act } from '../../contract/conversations.ts'
import { findConversation } from '../conversations/conversations.ts'
import { keepReply } from '../conversations/kept-reply.ts'
import { type Database, transact } from '../database.ts'
import { record } from '../events.ts'
import { settleChoices } from '../unanswered/choices.ts'
import { noteUnanswered } from '../unanswered/noting.ts'
import type { BrainEvent } from './brain.ts'
import { endWaiting, leaveConversation, takeConversation } from './lease.ts'
import { askPage, type SuspendedTurn } from './page-calls.ts'
import type { Place } from './place.ts'
import { cite, show, unsay } from './reply.ts'

/** Words that arrive within this time travel together. */
const DELTA_MS = 40

/** Control of the conversation has passed to somebody else: nothing more of this turn may be written. */
export class Superseded extends Error {}

/** What a leg has said so far and how it is written down. */
export class Writing {
  readonly #db: Database
  readonly #place: Place
  readonly #suspended: SuspendedTurn
  readonly #asked: string | undefined
  #epoch: number
  #unsent = ''
  #sentAt = 0
  #state: unknown
  #line: Promise<unknown> = Promise.resolve()

  /** `asked` is what the visitor said, on the leg that answers it. */
  constructor(
    db: Database,
    place: Place,
    suspended: SuspendedTurn,
    { epoch, asked }: { epoch: number; asked?: string },
  ) {
    this.#db = db
    this.#place = place
    this.#suspended = suspended
    this.#epoch = epoch
    this.#asked = asked
  }

  get reply() {
    return this.#suspended.reply
  }

  /** Takes the conversation. False while another turn has it, in this process or another: ask again once that has ended. */
  async begin(): Promise<boolean> {
    const epoch = await this.#write(async (trx) => {
      await endWaiting(trx, this.#place)
      const taken = await takeConversation(trx, this.#place, this.#suspended.turnId)
      if (taken !== undefined) await this.#record(trx, { id: this.#suspended.turnId, state: 'started' })
      return taken
    })
    if (epoch === undefined) return false
    this.#epoch = epoch
    return true
  }

  /**
   * Runs what has an effect, only while this turn may still speak. A hand-off among it moves control, and this turn's own
   * words about it may be said for as long as nobody else moves it on.
   */
  act<T>(work: (trx: Database) => Promise<T>): Promise<T> {
    return this.#write(async (trx) => {
      const done = await work(trx)
      const { workspace, conversationId } = this.#place
      return { done, epoch: (await findConversation(trx, workspace.id, conversationId))?.control_epoch }
    }, this.#moved)
  }

  readonly #moved = <T>({ done, epoch }: { done: T; epoch: number | undefined }): T => {
    if (epoch !== undefined) this.#epoch = epoch
    return done
  }

  async take(event: BrainEvent): Promise<string | undefined> {
    switch (event.type) {
      case 'text':
        this.reply.text += event.delta
        return this.#delta(event.delta)
      case 'unsaid':
        this.#unsent = ''
        unsay(this.reply)
        return undefined
      case 'card':
        show(this.reply, event.card)
        return undefined
      case 'source':
        cite(this.reply, event.source)
        return undefined
      case 'state':
        this.#state = event.state
        return undefined
      case 'page_tool':
        return this.#askPage({ name: event.name, arguments: event.arguments })
      case 'end':
        await this.finish('finished', event.act, event.unknown)
        return undefined
      default:
        return event satisfies never
    }
  }

  /** Writes the whole message and closes the turn, in one commit. */
  finish(state: 'finished' | 'stopped' | 'failed', act?: Act, unknown: string[] = []) {
    return this.#write(async (trx) => {
      await this.#keepState(trx)
      await keepReply(trx, this.#place.workspace.id, this.#place.conversationId, { ...this.reply, act })
      if (state === 'finished') await this.#settle(trx, act)
      const inVain = act === 'abstain' ? [this.#asked] : unknown
      if (state === 'finished') for (const text of inVain) await this.#note(trx, text)
      await leaveConversation(trx, this.#place, this.#suspended.turnId)
      await this.#record(trx, { id: this.#suspended.turnId, state, ...(act && { act }) })
    })
  }

  /** Keeps what was said, and says plainly that the rest is missing. */
  async fail() {
    this.reply.text =
      `${this.reply.text.trimEnd()} Something failed on our side. Ask once more, or ask for a person.`.trim()
    await this.finish('failed', 'abstain')
  }

  async #delta(words: string): Promise<undefined> {
    this.#unsent += words
    if (Date.now() - this.#sentAt < DELTA_MS) return

    const text = this.#unsent
    this.#unsent = ''
    await this.#write((trx) =>
      record(trx, this.#place.workspace.id, this.#place.conversationId, [
        { type: 'message_delta', data: { id: this.reply.id, text } },
      ]),
    )
    this.#sentAt = Date.now()
  }

  #askPage(call: { name: string; arguments: Record<string, unknown> }): Promise<string> {
    this.reply.toolCalls.push({ ...call, status: 'asked' })
    return this.#write(async (trx) => {
      await this.#keepState(trx)
      await this.#settle(trx)
      return askPage(trx, this.#place.workspace.id, this.#place.conversationId, call, this.#suspended)
    })
  }

  async #keepState(trx: Database) {
    if (this.#state === undefined) return
    await trx
      .updateTable('conversation')
      .set({ brain_state: JSON.stringify(this.#state) })
      .where('workspace_id', '=', this.#place.workspace.id)
      .where('id', '=', this.#place.conversationId)
      .execute()
  }

  async #settle(trx: Database, act?: Act) {
    const { workspace, conversationId } = this.#place
    const { cards, sources, toolCalls } = this.reply
    const said = { conversationId, act, cards, sources, toolCalls }
    if (this.#asked !== undefined) await settleChoices(trx, workspace.id, { ...said, text: this.#asked })
  }

  async #note(trx: Database, text: string | undefined) {
    const { workspace, conversationId } = this.#place
    if (text !== undefined) await noteUnanswered(trx, workspace.id, { conversationId, text })
  }

  #record(trx: Database, turn: { id: string; state: 'started' | 'finished' | 'stopped' | 'failed'; act?: Act }) {
    return record(trx, this.#place.workspace.id, this.#place.conversationId, [{ type: 'turn', data: turn }])
  }

  // One after the other: words may be written while a tool of the same turn moves control, and would find it moved.
  #write<T>(work: (trx: Database) => Promise<T>): Promise<T>
  #write<T, Kept>(work: (trx: Database) => Promise<T>, kept: (written: T) => Kept): Promise<Kept>
  #write<T>(work: (trx: Database) => Promise<T>, kept: (written: T) => unknown = (written) => written) {
    const written = this.#line.then(async () => kept(await this.#guarded(work)))
    this.#line = written.catch(() => {})
    return written
  }

  // Every write of the assistant passes here: the row is locked only while control is still where the turn found it.
  #guarded<T>(work: (trx: Database) => Promise<T>): Promise<T> {
    return transact(this.#db, async (trx) => {
      const held = await trx
        .updateTable('conversation')
        .set((conversation) => ({ control_epoch: conversation.ref('control_epoch') }))
        .where('workspace_id', '=', this.#place.workspace.id)
        .where('id', '=', this.#place.conversationId)
        .where('control_epoch', '=', this.#epoch)
        .returning('id')
        .executeTakeFirst()
      if (!held) throw new Superseded()
      return work(trx)
    })
  }
}
