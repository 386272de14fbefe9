import type { InboxConversation, InboxItem } from '../../contract/inbox.ts'

const at = '2026-11-21T13:00:00Z'

type Intervention = NonNullable<InboxItem['intervention']>

/** A conversation in the queue; with `intervention` one that was handed to a person. */
export function itemWith(
  id: string,
  { intervention, ...over }: Partial<Omit<InboxItem, 'intervention'>> & { intervention?: Partial<Intervention> } = {},
): InboxItem {
  return {
    ...{
      id,
      status: 'waiting',
      language: 'en',
      message_count: 1,
      last_seq: 1,
      unread: 0,
      unhelpful: 0,
      created_at: at,
      updated_at: at,
    },
    visitor: { id: `visitor of ${id}`, member: false },
    last_message: { author: { type: 'visitor' }, text: 'Is anybody there?', created_at: at },
    intervention: intervention ? handedOver(id, intervention) : null,
    ...over,
  }
}

const handedOver = (id: string, over: Partial<Intervention>): Intervention => ({
  ...{ id: `hand-off of ${id}`, conversation_id: id, state: 'pending', reason: 'visitor_asked', summary: '' },
  ...{ assignee: null, waiting_since: at, claimed_at: null, first_reply_at: null, resolved_at: null, resolution: null },
  ...{ created_at: at, updated_at: at, is_mine: false, resolved_by: null },
  ...over,
})

export const conversationWith = (item: InboxItem, over: Partial<InboxConversation> = {}): InboxConversation => ({
  ...{ item, messages: [], has_earlier: false, notes: [], drafts: [], bookings: [], seen_seq: 0 },
  ...over,
})

export const messageWith = (seq: number, text = `words ${seq}`): InboxConversation['messages'][number] => ({
  ...{ id: `message ${seq}`, seq, text, cards: [], sources: [], tool_calls: [], created_at: at },
  author: { type: 'visitor' },
})
