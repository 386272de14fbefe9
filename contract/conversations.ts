import * as z from 'zod/mini'
import { Booking, Form } from './bookings.ts'
import { Plan, Service, Shop, Source } from './catalogue.ts'
import { Intervention } from './interventions.ts'
import { LONGEST_MESSAGE } from './message-length.ts'
import { Author, KnownVisitor, LastMessage } from './people.ts'

export { Author }

/** What kind of reply the assistant gave. */
export const Act = z.enum(['answer', 'form', 'lookup', 'clarify', 'abstain', 'handoff', 'decline', 'smalltalk'])
export type Act = z.infer<typeof Act>

/** `say` is what pressing the choice says in the visitor's name. */
export const Choice = z.object({ label: z.string(), say: z.string(), code: z.optional(z.string()) })
export type Choice = z.infer<typeof Choice>

export const Card = z.discriminatedUnion('type', [
  z.object({ type: z.literal('booking_form'), form: Form }),
  z.object({ type: z.literal('booking'), booking: Booking }),
  z.object({ type: z.literal('bookings'), bookings: z.array(Booking) }),
  z.object({ type: z.literal('services'), services: z.array(Service) }),
  z.object({ type: z.literal('plans'), plans: z.array(Plan) }),
  z.object({ type: z.literal('choices'), choices: z.array(Choice) }),
  z.object({ type: z.literal('handoff'), intervention: Intervention }),
])
export type Card = z.infer<typeof Card>

export const ToolCall = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  status: z.string(), // 'done', 'refused', or what the tool's answer calls itself ('form_opened', 'recorded')
})
export type ToolCall = z.infer<typeof ToolCall>

export const Thumb = z.enum(['up', 'down'])
export type Thumb = z.infer<typeof Thumb>

/** Whether an answer helped the visitor; `comment` is what they missed, in their own words. */
export const Feedback = z.object({ value: Thumb, comment: z.optional(z.string()) })
export type Feedback = z.infer<typeof Feedback>

/** What stands from now on, in place of what stood; `value` null takes it back. */
export const NewFeedback = z.strictObject({
  value: z.nullable(Thumb),
  comment: z.optional(z.string().check(z.trim(), z.maxLength(500))),
})
export type NewFeedback = z.infer<typeof NewFeedback>

export const Message = z.object({
  id: z.uuid(), // chosen by the sender, so a retry is the same message
  seq: z.int(), // its place on the conversation's one number line, shared with the event that announced it
  author: Author,
  text: z.string(),
  cards: z.array(Card),
  sources: z.array(Source),
  tool_calls: z.array(ToolCall),
  act: z.optional(Act),
  feedback: z.optional(Feedback), // of the assistant's messages only
  answers: z.optional(z.uuid()), // of an answer: the visitor's message that was asked
  created_at: z.string(),
})
export type Message = z.infer<typeof Message>

export const NewMessage = z.strictObject({
  id: z.uuid(),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_MESSAGE)),
})
export type NewMessage = z.infer<typeof NewMessage>

/** Where a conversation is to be sent. */
export const NewTranscript = z.strictObject({ email: z.string().check(z.trim(), z.maxLength(254), z.email()) })
export type NewTranscript = z.infer<typeof NewTranscript>

export const Page = z.object({ url: z.string().check(z.maxLength(2000)), title: z.string().check(z.maxLength(300)) })
export type Page = z.infer<typeof Page>

/** `marked`: the codes that the page marks services with (`data-chaxi-service`). */
export const NewConversation = z.strictObject({
  page: z.optional(Page),
  marked: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200))),
})
export type NewConversation = z.infer<typeof NewConversation>

export const ConversationStatus = z.enum(['assistant', 'waiting', 'operator', 'closed'])

export const Conversation = z.object({
  id: z.string(),
  status: ConversationStatus,
  visitor: KnownVisitor,
  page: z.optional(Page),
  language: z.string(),
  intervention_id: z.nullable(z.string()),
  message_count: z.int(),
  last_message: z.nullable(LastMessage),
  created_at: z.string(),
  updated_at: z.string(),
  messages: z.optional(z.array(Message)),
})
export type Conversation = z.infer<typeof Conversation>

/** What a page tool answered: its output, or why it could not. */
export const ToolResult = z.union([
  z.strictObject({ call_id: z.string(), output: z.record(z.string(), z.unknown()) }),
  z.strictObject({ call_id: z.string(), error: z.string().check(z.maxLength(500)) }),
])
export type ToolResult = z.infer<typeof ToolResult>

const event = <const Type extends string, Data extends z.core.$ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), data })

/** Everything the server says on a conversation's stream. */
export const ConversationEvent = z.discriminatedUnion('type', [
  event('snapshot', z.object({ conversation: Conversation })),
  event('message_delta', z.object({ id: z.string(), text: z.string() })),
  event('message', z.object({ message: Message })),
  event('tool_call', z.object({ call_id: z.string(), name: z.string(), arguments: z.record(z.string(), z.unknown()) })),
  event(
    'turn',
    z.object({ id: z.string(), state: z.enum(['started', 'finished', 'stopped', 'failed']), act: z.optional(Act) }),
  ),
  event(
    'control',
    z.object({ by: z.enum(['assistant', 'waiting', 'operator']), intervention: z.optional(Intervention) }),
  ),
  event('typing', z.object({ author: Author })),
  event('booking', z.object({ booking: Booking })),
  event('feedback', z.object({ message_id: z.string(), feedback: z.nullable(Feedback) })),
])
export type ConversationEvent = z.infer<typeof ConversationEvent>

export const NewSession = z.strictObject({
  member_token: z.optional(z.string().check(z.minLength(1), z.maxLength(4000))),
})
export type NewSession = z.infer<typeof NewSession>

/** Who is visiting. `member` is there once the merchant's own site has signed them in. */
export const Session = z.object({
  visitor: z.object({
    id: z.string(),
    member: z.optional(z.object({ name: z.string(), email: z.string() })),
  }),
  token: z.string(),
  workspace: Shop,
  conversation: z.optional(z.string()), // of a member: the one they were last in
})
export type Session = z.infer<typeof Session>

/** What a deletion of a visitor left: so many bookings, which the shop has to keep. */
export const Forgotten = z.object({ bookings: z.int() })
export type Forgotten = z.infer<typeof Forgotten>
