import type { Source } from '../../contract/catalogue.ts'
import type { Act, Card } from '../../contract/conversations.ts'
import type { HandOffRules } from '../../contract/hand-off-rules.ts'
import type { MerchantRecord } from '../../contract/merchant.ts'

/** What was said before, oldest first: enough for a follow-up to be understood. */
export interface Said {
  author: 'visitor' | 'assistant' | 'operator' | 'system'
  text: string
  act?: Act
}

/** A booking, by no more than its name and what it is of. */
export interface Booked {
  reference: string
  service: string
}

/** Everything a brain may know of the conversation. `state` is the brain's own notebook, JSON, kept between turns. */
export interface ConversationState {
  id: string
  language: string
  record: MerchantRecord
  rules: HandOffRules
  member?: { name: string; email: string; plan?: string }
  history: Said[]
  booked: Booked[] // in this conversation, the latest first
  state: unknown
  now: string // RFC 3339 instant
}

/** What starts or resumes a turn: the visitor's words, or what a page tool answered. */
export type BrainInput =
  | { type: 'text'; text: string }
  | {
      type: 'page_tool'
      name: string
      arguments: { [key: string]: unknown }
      output?: { [key: string]: unknown }
      error?: string
    }

/** The tools as a brain sees them. A call is checked, run and written on the message; a refusal comes back as words. */
export interface BrainTools {
  call(
    name: string,
    args: { [key: string]: unknown },
  ): Promise<
    { ok: true; output: { [key: string]: unknown }; card?: Card } | { ok: false; error: string; detail: string }
  >
}

/**
 * What a brain says. Exactly one `end`, last, unless a `page_tool` ended the leg: the page's answer resumes it; its
 * `unknown` are the parts of a question that found no answer beside others that did. Text
 * `from` the record is written by code out of its rows, the shop's own row (hours, address, contact) among them. Once a
 * text is judged, `isStopped` tells its brain that it did not leave. `unsaid` takes back all that the turn has said.
 */
export type BrainEvent =
  | { type: 'text'; delta: string; from?: 'record'; isStopped?: boolean }
  | { type: 'unsaid' }
  | { type: 'card'; card: Card }
  | { type: 'source'; source: Source }
  | { type: 'page_tool'; name: string; arguments: { [key: string]: unknown } }
  | { type: 'state'; state: unknown }
  | { type: 'end'; act: Act; unknown?: string[] }

/** Answers one visitor message. The embedded brain and a language model both stand behind it. */
export interface Brain {
  turn(
    conversation: ConversationState,
    input: BrainInput,
    tools: BrainTools,
    signal: AbortSignal,
  ): AsyncIterable<BrainEvent>
}
