import { Refused, Unreachable } from '../browser/failures.ts'
import type { Form } from '../contract/bookings.ts'
import type { ConversationEvent, Message, Session, ToolResult } from '../contract/conversations.ts'
import type { HostPage } from './host-page.ts'
import type { Keeper, Kept } from './kept.ts'
import type { Line, VisitorApi, Watcher } from './server.ts'

/** A shop that works, in memory: sessions, one conversation each, and a stream that the test speaks on. */
export class FakeShop implements VisitorApi {
  sent: { id: string; text: string }[] = []
  answers: ToolResult[] = []
  opened: unknown[] = []
  sessions: { memberToken?: string }[] = []
  ended: string[] = []
  down = false
  ends = new Set<string>()
  watcher: Watcher | undefined
  watched: Line | undefined
  #seq = 0

  async startSession({ memberToken }: { memberToken?: string }): Promise<Session> {
    this.#answer()
    if (memberToken === 'forged') throw refusal('bad_request')
    this.sessions.push({ memberToken })
    const number = this.sessions.length
    const member = memberToken ? { name: memberToken, email: `${memberToken}@example.com` } : undefined
    const id = memberToken ?? `visitor-${number}`
    return { visitor: { id, ...(member && { member }) }, token: `token-${number}`, workspace: shop }
  }

  async endSession(token: string) {
    this.ended.push(token)
  }

  async startConversation(token: string) {
    this.#allow(token)
    return conversation(`conversation-of-${token}`)
  }

  async sendMessage({ token }: Line, { id, text }: { id: string; text: string }): Promise<Message> {
    this.#allow(token)
    if (!this.sent.some((old) => old.id === id)) this.sent.push({ id, text })
    return this.message({ id, text, author: { type: 'visitor' } })
  }

  async openForm({ token }: Line, known: unknown) {
    this.#allow(token)
    this.opened.push(known)
    const form = formOf(`form-${this.opened.length}`)
    return { form, message: this.message({ cards: [{ type: 'booking_form', form }] }) }
  }

  async getForm(id: string): Promise<Form> {
    return { ...formOf(id), state: 'submitted' }
  }

  async answerTool(_: Line, result: ToolResult) {
    this.answers.push(result)
  }

  async handOff() {
    this.#answer()
  }
  async takeBack() {}
  async stop() {}

  watch(line: Line, watcher: Watcher) {
    this.watcher = watcher
    this.watched = line
    return () => {
      if (this.watched === line) this.watcher = undefined
    }
  }

  /** Speaks on the stream. */
  tells(...events: ConversationEvent[]) {
    for (const event of events) this.watcher?.apply(event, ++this.#seq)
  }

  message(said: Partial<Message>): Message {
    this.#seq += 1
    const blank = { text: '', cards: [], sources: [], tool_calls: [], created_at: '2026-11-21T10:04:00Z' }
    return { id: crypto.randomUUID(), seq: this.#seq, author: { type: 'assistant' }, ...blank, ...said }
  }

  #allow(token: string) {
    this.#answer()
    if (this.ends.has(token)) throw refusal('not_signed_in')
  }

  #answer() {
    if (this.down) throw new Unreachable('The server could not be reached.')
  }
}

export class FakePage implements HostPage {
  told: { event: string; detail: unknown }[] = []
  ran: string[] = []
  visible = true
  #online = true
  #changed = (_: boolean) => {}

  where = () => ({ url: 'https://lantern-leaf.example/', title: 'Lantern & Leaf' })
  online = () => this.#online
  inView = () => this.visible
  tell = (event: string, detail?: unknown) => void this.told.push({ event, detail })
  watchOnline(changed: (online: boolean) => void) {
    this.#changed = changed
    return () => {}
  }
  async runTool(name: string) {
    this.ran.push(name)
    if (name === 'broken') throw new Error('It broke.')
    return { status: 'highlighted' }
  }
  goes(where: 'online' | 'offline') {
    this.#online = where === 'online'
    this.#changed(this.#online)
  }
}

/** Storage that two tabs can share. */
export class FakeKeeper implements Keeper {
  kept: Kept | undefined
  writes = 0
  #others: ((kept: Kept | undefined) => void)[] = []

  read = async () => this.kept
  write(kept: Kept | undefined) {
    this.writes += 1
    this.kept = kept
  }
  watch(changed: (kept: Kept | undefined) => void) {
    this.#others.push(changed)
    return () => {}
  }
  anotherTabWrites(kept: Kept | undefined) {
    this.kept = kept
    for (const changed of this.#others) changed(kept)
  }
}

const shop = {
  slug: 'lantern-leaf',
  name: 'Lantern & Leaf',
  timezone: 'Europe/London',
  locale: 'en-GB',
  currency: 'GBP',
  address: '14 Chandler’s Yard, London SE1 2XP',
  email: 'desk@lanternleaf.example',
  words: { service: 'sitting', services: 'sittings' },
}

export const conversation = (id: string, messages: Message[] = []) => ({
  id,
  status: 'assistant' as const,
  visitor: { id: 'visitor-1', member: false },
  language: 'en-GB',
  intervention_id: null,
  message_count: messages.length,
  last_message: null,
  created_at: '2026-11-21T10:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
  messages,
})

const formOf = (id: string): Form => ({
  id,
  url: `https://shop.example/forms/${id}`,
  state: 'open',
  prefill: {},
  prefilled_from: {},
  missing: [],
  suggestion: { candidates: [], reading: '' },
  services: [],
  idempotency_key: id,
  workspace: shop,
})

const refusal = (error: 'not_signed_in' | 'bad_request') => new Refused({ error, detail: 'Start a new session.' })
