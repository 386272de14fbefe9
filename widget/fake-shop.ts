import { Refused, Unreachable } from '../browser/failures.ts'
import type { ErrorCode } from '../contract/answers.ts'
import type { Form } from '../contract/bookings.ts'
import type {
  ConversationEvent,
  Feedback,
  Message,
  NewFeedback,
  NewTranscript,
  Session,
  ToolResult,
} from '../contract/conversations.ts'
import { claimsOf } from './claims.ts'
import { enter } from './enter.ts'
import type { HostPage } from './host-page.ts'
import type { Keeper, Kept, KeptUnsent } from './kept.ts'
import type { Entering, Line, VisitorApi, Watcher } from './server.ts'
import { parseUnsent } from './visitor-api.ts'

/** A shop that works, in memory: sessions, one conversation each, and a stream that the test speaks on. */
export class FakeShop implements VisitorApi {
  sent: { id: string; text: string }[] = []
  answers: ToolResult[] = []
  opened: unknown[] = []
  rated: unknown[] = []
  sessions: { memberToken?: string; token?: string; key?: string }[] = []
  /** Whose conversation is which, by the visitor's id. */
  conversations = new Map<string, string>()
  ended: string[] = []
  mailed: string[] = []
  forgotten: string[] = []
  down = false
  /** What it says no to, whoever asks. */
  refuses: ErrorCode | undefined
  ends = new Set<string>()
  watcher: Watcher | undefined
  watched: Line | undefined
  #seq = 0
  #visitors = new Map<string, string>()

  async startSession(asked: { memberToken?: string; token?: string; key?: string }): Promise<Session> {
    this.#answer()
    const name = asked.memberToken && claimsOf(asked.memberToken).sub
    if (name === 'forged') throw refusal('forbidden')
    if (this.ends.has('sessions')) throw refusal('rate_limited')
    this.sessions.push(asked)
    const token = `token-${this.sessions.length}`
    const id = name ?? `visitor-${this.sessions.length}`
    const before = this.#visitors.get(asked.token ?? '')
    const joined = before?.startsWith('visitor-') && this.conversations.get(before)
    if (name && joined) this.conversations.set(name, joined)
    this.#visitors.set(token, id)
    return {
      visitor: { id, ...(name && { member: { name, email: `${name}@example.com` } }) },
      token,
      workspace: shop,
      conversation: name && this.conversations.get(name),
    }
  }

  enter(visit: Entering) {
    return enter(this, visit)
  }

  async endSession(token: string) {
    this.ended.push(token)
    this.ends.add(token)
  }

  async startConversation(token: string) {
    this.#allow(token)
    const visitor = this.#visitors.get(token) ?? ''
    const id = `${this.conversations.has(visitor) ? 'next-' : ''}conversation-of-${token}`
    this.conversations.set(visitor, id)
    return conversation(id)
  }

  async sendMessage({ token }: Line, { id, text }: { id: string; text: string }): Promise<Message> {
    this.#allow(token)
    if (this.refuses) throw refusal(this.refuses)
    if (!this.sent.some((old) => old.id === id)) this.sent.push({ id, text })
    return this.message({ id, text, author: { type: 'visitor' } })
  }

  async rate({ token }: Line, message: string, { value, comment }: NewFeedback): Promise<Feedback | null> {
    this.#allow(token)
    this.rated.push({ message, value, ...(comment && { comment }) })
    return value && { value, ...(comment && { comment }) }
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
  async readThreads(): Promise<unknown> {
    return undefined
  }

  async mailTranscript({ token }: Line, { email }: NewTranscript) {
    this.#allow(token)
    this.mailed.push(email)
  }

  async forgetMe(token: string) {
    this.#allow(token)
    this.forgotten.push(token)
    return { bookings: 1 }
  }

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

type Heard = (kept: Kept | undefined) => void

/** Storage that several tabs share: what one writes the others hear. In one tab the newest page alone listens. */
export class FakeKeeper implements Keeper {
  writes = 0
  #storage: { kept?: Kept }
  #tabs: Set<FakeKeeper>
  #heard: Heard = () => {}

  constructor({ tab }: { tab?: FakeKeeper } = {}) {
    this.#storage = tab ? tab.#storage : {}
    this.#tabs = tab ? tab.#tabs : new Set()
    this.#tabs.add(this)
  }

  get kept() {
    return this.#storage.kept
  }
  read = async () => this.kept
  unsent: KeptUnsent | undefined
  readUnsent = async () => this.unsent && parseUnsent(JSON.stringify(this.unsent))
  writeUnsent(unsent: KeptUnsent | undefined) {
    this.unsent = unsent
  }
  write(kept: Kept | undefined) {
    this.writes += 1
    this.#storage.kept = kept
    if (!kept) this.unsent = undefined
    for (const tab of this.#tabs) if (tab !== this) tab.#heard(kept)
  }
  watch(heard: Heard) {
    this.#heard = heard
    return () => {}
  }
  anotherTab() {
    return new FakeKeeper({ tab: this })
  }
}

export const shop = {
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

/** What the shop's site would hand over for this member. */
export const tokenFor = (sub: string, iat?: number) => `header.${btoa(JSON.stringify({ sub, iat }))}.signature`

const refusal = (error: ErrorCode) => new Refused({ error, detail: 'Start a new session.' })
