import { Unreachable } from '../browser/failures.ts'
import type { Form, NewForm } from '../contract/bookings.ts'
import type {
  Conversation,
  ConversationEvent,
  Message,
  NewMessage,
  Page,
  Session,
  ToolResult,
} from '../contract/conversations.ts'

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

/** Everything the widget asks of the server (the contract's part 6). Each call throws `Refused` or `Unreachable`. */
export interface VisitorApi {
  startSession(known: { token?: string; memberToken?: string }): Promise<Session>
  endSession(token: string): Promise<unknown>
  startConversation(token: string, page?: Page): Promise<Conversation>
  sendMessage(line: Line, message: NewMessage): Promise<Message>
  openForm(line: Line, form: NewForm): Promise<{ form: Form; message: Message }>
  getForm(id: string): Promise<Form>
  answerTool(line: Line, result: ToolResult): Promise<unknown>
  handOff(line: Line): Promise<unknown>
  takeBack(line: Line): Promise<unknown>
  stop(line: Line): Promise<unknown>
  watch(line: Line, watcher: Watcher): () => void
}

/** The way to the server; itself fetched when it is first needed. Throws `Unreachable` where it cannot be had. */
export type Server = () => Promise<VisitorApi>

export const serverAt =
  (baseUrl: string): Server =>
  async () =>
    (await speaking()).visitorApi(baseUrl)

export const readKept = async (stored: string) => (await speaking()).parseKept(stored)

const speaking = () =>
  import('./visitor-api.ts').catch((cause) => {
    throw new Unreachable('Part of the assistant could not be fetched.', { cause })
  })
