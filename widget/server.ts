import { Unreachable } from '../browser/failures.ts'
import type { Form, NewForm } from '../contract/bookings.ts'
import type {
  Conversation,
  ConversationEvent,
  Feedback,
  Forgotten,
  Message,
  NewFeedback,
  NewMessage,
  NewTranscript,
  Page,
  Session,
  ToolResult,
} from '../contract/conversations.ts'
import type { Kept } from './kept.ts'
import type { Identity } from './visit.ts'

/** Which conversation is meant, and the token that opens it. */
export interface Line {
  token: string
  conversation: string
}

export interface Watcher {
  /** `seq` is the event's place on the conversation's number line. */
  apply(event: ConversationEvent, seq?: number): void
  /** The conversation is not this visitor's any more, or the session is over. */
  refused(): void
  connected(yes: boolean): void
}

/** What is known of who comes in, and what the page does about it. */
export interface Entering {
  identity: string | Identity | undefined
  /** The visit under way, or the one that this browser remembers. */
  known(): Promise<Kept | undefined>
  /** Chosen by the page: shows that a token is presented again by whom it was presented before. */
  key: string
  /** Member tokens that this page has exchanged. */
  spent: Set<string>
  /** The server does not know the kept session any more. */
  lapsed: boolean | undefined
  /** Signs a member out, here at once and then on the server. */
  depart(known: Kept): Promise<void>
  /** Shows nobody here; what other pages show is theirs. */
  forget(): void
  /** Why nobody, or not this member, is signed in here. */
  tellPage(reason: string): void
}

/** Everything the widget asks of the server (the contract's part 6). Each call throws `Refused` or `Unreachable`. */
export interface VisitorApi {
  /** A new visitor's session; or the member's whom a token proves, which `key` may have exchanged before. */
  startSession(known: { token?: string; memberToken?: string; key?: string }): Promise<Session>
  /** Settles who is visiting (see enter.ts). */
  enter(visit: Entering): Promise<Kept>
  endSession(token: string): Promise<unknown>
  startConversation(token: string, page?: Page): Promise<Conversation>
  sendMessage(line: Line, message: NewMessage): Promise<Message>
  /** What stands then: null once it is taken back. */
  rate(line: Line, message: string, feedback: NewFeedback): Promise<Feedback | null>
  openForm(line: Line, form: NewForm): Promise<{ form: Form; message: Message }>
  getForm(id: string): Promise<Form>
  answerTool(line: Line, result: ToolResult): Promise<unknown>
  handOff(line: Line): Promise<unknown>
  takeBack(line: Line): Promise<unknown>
  /** A `ThreadPreview`, unread: only who shows one carries what it is read by. */
  readThreads(line: Line): Promise<unknown>
  stop(line: Line): Promise<unknown>
  mailTranscript(line: Line, to: NewTranscript): Promise<unknown>
  /** Deletes the visitor; `bookings` says how many the shop keeps. Every session of theirs has ended after it. */
  forgetMe(token: string): Promise<Forgotten>
  watch(line: Line, watcher: Watcher): () => void
}

/** The way to the server; itself fetched when it is first needed. Throws `Unreachable` where it cannot be had. */
export type Server = () => Promise<VisitorApi>

export const serverAt =
  (baseUrl: string): Server =>
  async () =>
    (await speaking()).visitorApi(baseUrl)

export const readKept = async (stored: string) => (await speaking()).parseKept(stored)
export const readUnsent = async (stored: string) => (await speaking()).parseUnsent(stored)

const speaking = () =>
  import('./visitor-api.ts').catch((cause) => {
    throw new Unreachable('Part of the assistant could not be fetched.', { cause })
  })
