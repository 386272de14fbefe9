import type { ApiKey } from '../../../contract/api-keys.ts'
import type { AuditRow } from '../../../contract/audit.ts'
import type { Intervention } from '../../../contract/interventions.ts'
import type { ShopBooking, ShopConversation, ShopMessage } from '../../../contract/shop-view.ts'

/** What the operations answer, as it looks. */
export const message: ShopMessage = {
  id: '5f0d7a52-7b0e-4c5b-9a33-0e0a6d9f6f01',
  seq: 1,
  author: { type: 'visitor' },
  text: 'Could we bring a cake on Saturday?',
  cards: [],
  sources: [],
  tool_calls: [],
  created_at: '2026-11-21T10:04:00Z',
}

export const conversation: ShopConversation = {
  id: '0f4b1f0e-6c0c-4f63-8f0a-6d1f0c1f7a11',
  status: 'waiting',
  visitor: { id: '9b0c3b7e-1d0a-4a55-8c11-2f6d0e7a9b22', member: false },
  page: { url: 'https://shop.example.com/', title: 'Lantern & Leaf' },
  language: 'en-GB',
  intervention_id: 'c7a1d2e3-5b6f-4d7a-9c8b-1a2b3c4d5e33',
  message_count: 1,
  last_message: { author: message.author, text: message.text, created_at: message.created_at },
  created_at: '2026-11-21T10:03:00Z',
  updated_at: '2026-11-21T10:04:00Z',
}

export const intervention: Intervention = {
  id: 'c7a1d2e3-5b6f-4d7a-9c8b-1a2b3c4d5e33',
  conversation_id: conversation.id,
  state: 'pending',
  reason: 'visitor_asked',
  summary: 'The visitor asked for a person.',
  assignee: null,
  visitor: conversation.visitor,
  last_message: conversation.last_message,
  waiting_since: '2026-11-21T10:04:00Z',
  claimed_at: null,
  first_reply_at: null,
  resolved_at: null,
  resolution: null,
  created_at: '2026-11-21T10:04:00Z',
  updated_at: '2026-11-21T10:04:00Z',
}

export const claimed: Intervention = {
  ...intervention,
  state: 'active',
  assignee: 'Help desk',
  claimed_at: '2026-11-21T10:05:00Z',
  updated_at: '2026-11-21T10:05:00Z',
}

export const resolved: Intervention = {
  ...claimed,
  state: 'resolved',
  resolved_at: '2026-11-21T10:09:00Z',
  resolution: 'answered',
  updated_at: '2026-11-21T10:09:00Z',
}

export const answer: ShopMessage = {
  ...message,
  id: '8e2c4b6a-0d1f-4a3b-8c5d-7e9f0a1b2c77',
  seq: 9,
  author: { type: 'operator' },
  text: 'Of course you may. We will have plates ready.',
  created_at: '2026-11-21T10:06:00Z',
}

export const booking: ShopBooking = {
  reference: 'K7RM-X2QY',
  email: 'a•••@example.com',
  state: 'confirmed',
  next_step: 'We’ve sent a confirmation to a•••@example.com. Free to move or cancel until Fri 27 Nov, 14:00.',
  service: { code: 'gongfu-hour', name: 'Gongfu Hour' },
  starts_at: '2026-11-28T14:00:00Z',
  ends_at: '2026-11-28T15:15:00Z',
  timezone: 'Europe/London',
  seats: 2,
  name: 'Ada Marsh',
  created_at: '2026-11-21T10:00:00Z',
  free_until: '2026-11-27T14:00:00Z',
  guest: { name: 'Ada Marsh', email: 'ada@example.com' },
  updated_at: '2026-11-21T10:00:00Z',
}

export const apiKey: ApiKey = {
  id: 'd2b7c9a0-3e4f-4b6a-8d9c-7e8f9a0b1c44',
  label: 'Help desk',
  scope: 'read_write',
  prefix: 'svc_sk_Exampl',
  created_at: '2026-11-01T09:00:00Z',
  created_by: 'command line',
  last_used_at: '2026-11-21T10:05:00Z',
  expires_at: null,
  rotated_at: '2026-11-21T10:05:00Z',
  revoked_at: null,
}

/** No key: its check is wrong. */
export const newValue = `svc_sk_Example${'0'.repeat(31)}`

export const auditRow: AuditRow = {
  workspace: '4e838f68-ace6-44f9-8972-3bf38e563ff8',
  seq: 12,
  id: '2b7d0a11-9c8e-4f5d-b6a7-0c1d2e3f4a55',
  at: '2026-11-21T10:05:00Z',
  surface: 'rest',
  actor: { type: 'key', id: apiKey.id, label: apiKey.label, prefix: apiKey.prefix },
  action: 'claim_intervention',
  method: 'POST',
  route: '/api/v1/interventions/{id}/claim',
  target: { type: 'intervention', id: 'c7a1d2e3-5b6f-4d7a-9c8b-1a2b3c4d5e33' },
  status: 200,
  error: null,
  request_id: '7c6b5a49-3827-4615-9f0e-1d2c3b4a5f66',
  address: '203.0.113.7',
  user_agent: 'help-desk/2.1',
  idempotency_key_hash: null,
  ms: 4,
  prev_hash: 'cf2a23dd22c5c000469a851a5799d0dfe602db4ffbcda9fcde719ee1b1887b14',
  hash: '360a16d3157b42875f6b944b4af4292cb5ae0d0c74d46c70642f88614d1309ea',
}
