import * as z from 'zod/mini'
import { ConversationStatus, Page } from './conversations.ts'
import { Intervention, Resolution } from './interventions.ts'
import { KnownVisitor, LastMessage } from './people.ts'
import { ShopBooking, ShopMessage } from './shop-view.ts'

// The inbox of the console: what its pages and its server say to each other under `/console/api/inbox`.

/** One conversation in a list, as one operator sees it. */
export const InboxItem = z.object({
  id: z.string(),
  status: ConversationStatus,
  visitor: KnownVisitor,
  page: z.optional(Page),
  language: z.string(),
  last_message: z.nullable(LastMessage), // the last that the visitor said
  message_count: z.int(),
  last_seq: z.int(),
  // What the visitor said since this operator last looked; 0 while the assistant has the conversation.
  unread: z.int(),
  unhelpful: z.int(), // answers in it that did not help, as the visitor said
  // The latest hand-off, open or resolved.
  intervention: z.nullable(
    z.extend(z.omit(Intervention, { visitor: true, last_message: true }), {
      is_mine: z.boolean(),
      resolved_by: z.nullable(z.string()),
    }),
  ),
  created_at: z.string(),
  updated_at: z.string(),
})
export type InboxItem = z.infer<typeof InboxItem>

/** Waiting: longest wait first. Mine, All and Unhelpful: what moved last first. Resolved: what ended last first. */
export const InboxList = z.enum(['waiting', 'mine', 'all', 'unhelpful', 'resolved'])
export type InboxList = z.infer<typeof InboxList>

/** `search` looks into what was said, names, addresses and booking references. `cursor` is the page's before, as it came. */
export const InboxQuery = z.strictObject({
  list: InboxList,
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  cursor: z.optional(z.string().check(z.maxLength(400))),
})

export const InboxPage = z.object({ items: z.array(InboxItem), next_cursor: z.nullable(z.string()) })
export type InboxPage = z.infer<typeof InboxPage>

/** `unread`: how many conversations that wait, or are this operator's, hold something they have not seen. */
export const InboxCounts = z.object({ waiting: z.int(), mine: z.int(), unread: z.int() })
export type InboxCounts = z.infer<typeof InboxCounts>

/** Words for the team alone. They stand after the message numbered `after_seq`; no visitor and no key reads them. */
export const Note = z.object({
  id: z.uuid(),
  author: z.object({ id: z.string(), name: z.string() }),
  text: z.string(),
  after_seq: z.int(),
  created_at: z.string(),
})
export type Note = z.infer<typeof Note>

const text = z.string().check(z.maxLength(8000)) // UTF-16 units; the server counts 4,000 characters

/** `id` is chosen by the sender, so that a retry is the same note or reply. */
export const NewNote = z.strictObject({ id: z.uuid(), text })
export const NewReply = z.strictObject({ id: z.uuid(), text })

/** What an operator has begun to write in a conversation; one of each kind. */
export const Draft = z.object({ kind: z.enum(['reply', 'note']), text, updated_at: z.string() })
export type Draft = z.infer<typeof Draft>

/** An empty text lets the draft go. */
export const NewDraft = z.strictObject({ kind: z.enum(['reply', 'note']), text })

/** A conversation with all that stands beside it. Older messages come with `?before=` the first message's `seq`. */
export const InboxConversation = z.object({
  item: InboxItem,
  messages: z.array(ShopMessage),
  has_earlier: z.boolean(),
  notes: z.array(Note),
  drafts: z.array(Draft),
  bookings: z.array(ShopBooking),
  seen_seq: z.int(),
})
export type InboxConversation = z.infer<typeof InboxConversation>

export const Seen = z.strictObject({ seq: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)) })

export const NewResolution = z.strictObject({ resolution: Resolution })

/** Words that are kept ready, put in by `/shortcut`. */
export const CannedReply = z.object({
  id: z.string(),
  shortcut: z.string(),
  text: z.string(),
  updated_at: z.string(),
})
export type CannedReply = z.infer<typeof CannedReply>

export const NewCannedReply = z.strictObject({
  shortcut: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)),
  text,
})

/** Where an operator's tab is, and what they do there. `writing` a reply is shown to a visitor whom they answer. */
export const Doing = z.enum(['viewing', 'writing', 'noting'])

/** Told at once when it changes, and every 3 seconds while somebody writes. `tab` is chosen by the tab. */
export const NewPresence = z.strictObject({
  tab: z.uuid(),
  conversation_id: z.nullable(z.string()),
  doing: Doing,
})

/** An operator who is in a conversation now. */
export const Present = z.object({
  operator: z.object({ id: z.string(), name: z.string() }),
  conversation_id: z.string(),
  doing: Doing,
})
export type Present = z.infer<typeof Present>

const event = <const Type extends string, Data extends z.core.$ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), data })

/**
 * What the stream `/console/api/inbox/events?tab=` says. It says what is so now, never what to add: told twice, it changes
 * nothing. `resync` comes first, and wherever something may have been missed: fetch again what is shown.
 */
export const InboxEvent = z.discriminatedUnion('type', [
  event('resync', z.object({})),
  event('conversation', z.object({ item: InboxItem })),
  event('counts', InboxCounts),
  event('bookings', z.object({})), // some became, or are not what they were
  event('unanswered', z.object({})), // something was asked in vain, or dealt with
  event('record', z.object({})), // the merchant's record was changed
  event('note', z.object({ conversation_id: z.string(), note: Note })),
  event('drafts', z.object({ conversation_id: z.string(), drafts: z.array(Draft) })),
  event('canned_replies', z.object({ replies: z.array(CannedReply) })),
  event('presence', z.object({ people: z.array(Present) })),
])
export type InboxEvent = z.infer<typeof InboxEvent>
