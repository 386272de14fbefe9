import type { Scope } from '../../contract/api-keys.ts'
import type { Role } from '../../contract/console.ts'
import type { Thumb } from '../../contract/conversations.ts'
import type { Intervention } from '../../contract/interventions.ts'
import type { UnansweredState } from '../../contract/unanswered.ts'

/**
 * Every table as Kysely sees it. `workspace_id` leads every key, so that a workspace can live on a shard of its own.
 * Instants are RFC 3339 text to the second, booleans 0 or 1, and documents JSON text: the same on both databases.
 */
export interface Tables {
  site: SiteTable
  workspace: WorkspaceTable
  identity_secret: IdentitySecretTable
  service: ServiceTable
  plan: PlanTable
  knowledge: KnowledgeTable
  slot: SlotTable
  form: FormTable
  booking: BookingTable
  booking_change: BookingChangeTable
  outbox: OutboxTable
  answered: AnsweredTable
  visitor: VisitorTable
  session: SessionTable
  exchange: ExchangeTable
  conversation: ConversationTable
  message: MessageTable
  event: EventTable
  page_call: PageCallTable
  intervention: InterventionTable
  operator: OperatorTable
  operator_session: OperatorSessionTable
  invitation: InvitationTable
  api_key: ApiKeyTable
  audit: AuditTable
  audit_head: AuditHeadTable
  audit_seal: AuditSealTable
  unanswered: UnansweredTable
  asking: AskingTable
  offered_choices: OfferedChoicesTable
  note: NoteTable
  draft: DraftTable
  seen: SeenTable
  canned_reply: CannedReplyTable
  sighting: SightingTable
  model_use: ModelUseTable
}

export interface SiteTable {
  id: number // one row, 1
  public_url: string
}

export interface WorkspaceTable {
  id: string
  slug: string
  profile: string // MerchantWorkspace
  revision: number // counts imports
  hand_off_rules: string | null // HandOffRules; null, the usual ones
  created_at: string
}

/** What the merchant's own server signs member tokens with; at most two of a workspace are live. */
export interface IdentitySecretTable {
  workspace_id: string
  position: number // the newest has the highest
  kid: string
  secret: string // empty once retired
  created_at: string
  retired_at: string | null
}

interface Listed {
  workspace_id: string
  code: string
  position: number
  retired_at: string | null
}

interface ServiceTable extends Listed {
  name: string
  covers: string
  plan_code: string
  duration_minutes: number
  price_amount: number
  price_per: string
  members_only: number
  also_called: string // string[]
  slot_rules: string // SlotRule[]
  whole_slot: number // one booking takes every seat of its slot
  notice_minutes: number | null // null: the workspace's
  horizon_days: number | null
}

interface PlanTable extends Listed {
  name: string
  price_amount: number
  price_per: string
  audience: string
  services: string // string[]
}

interface KnowledgeTable extends Listed {
  question: string
  answer: string
  asks: string // string[]
}

export interface SlotTable {
  workspace_id: string
  id: string
  service_code: string
  wall_start: string // as the rule says it, so that a changed zone can re-derive the instant
  timezone: string // the zone that `wall_start` was read in
  starts_at: string
  ends_at: string
  closes_at: string // the last moment to book: `starts_at` less the notice
  capacity: number
  taken: number
  queued: number // how many have ever joined its waiting list
  status: 'scheduled' | 'withdrawn' // withdrawn: its bookings stand, new ones are refused
}

export interface FormTable {
  workspace_id: string
  id: string
  conversation_id: string | null
  visitor_id: string | null
  prefill: string
  prefilled_from: string
  suggestion: string
  language: string // what its guest reads, as a tag; empty where nobody knows
  by_member_token: number // 1: opened with a member's own token, which no sign-out ends
  idempotency_key: string
  booking_reference: string | null
  created_at: string
  expires_at: string
}

export interface BookingTable {
  workspace_id: string
  reference: string
  slot_id: string
  form_id: string
  state: string
  seats: number // taken in the slot
  party: number // who comes; fewer than `seats` where one booking takes the whole slot
  name: string
  email: string
  email_key: string // lower-cased, to find it by
  guest_key: string // without +alias too, for one booking per guest and slot
  summary: string
  held_until: string | null // when a hold or an offer runs out
  extensions: number
  queue_place: number | null // on the waiting list, the lower the sooner
  sequence: number // of the calendar entry (RFC 5545): one more with every change the guest's calendar must learn
  link_version: number // counts revoked links
  reason: string // why the shop cancelled it
  created_at: string
  updated_at: string
}

/** Who changed a booking: the guest, the shop's people, or its time. */
export type By = 'guest' | 'shop' | 'clock'

/** What became of a booking, one row a change; nothing updates or deletes them. */
interface BookingChangeTable {
  workspace_id: string
  reference: string
  position: number
  state: string
  slot_id: string
  seats: number
  by: By
  who: string | null // the name of whoever did it for the shop, where that is known
  created_at: string
}

/** Mail that must go out, written in the transaction of what it tells. */
export interface OutboxTable {
  workspace_id: string
  topic: string // what it is about, such as booking:K7RM-X2QY; one topic's mail leaves in order
  position: number
  dedupe: string // the same news is written once
  kind: string
  letter: string // Letter
  state: 'waiting' | 'sent' | 'failed' | 'dropped'
  send_at: string // not before
  try_at: string // the next attempt
  attempts: number
  claimed_until: string | null // a worker has it in hand until then
  sent_at: string | null
  error: string | null
  created_at: string
}

/** What an Idempotency-Key was answered, so that a retry hears the same. */
interface AnsweredTable {
  workspace_id: string
  key: string
  fingerprint: string
  body: string // empty while the answer is being made
  created_at: string
}

export interface VisitorTable {
  workspace_id: string
  id: string
  member_sub: string | null
  name: string | null
  email: string | null
  plan_code: string | null
  claims_at: string // when the newest member token that was heard was made; empty where none was
  created_at: string
}

export interface SessionTable {
  workspace_id: string
  token_hash: string
  visitor_id: string
  lineage: string // shared by the sessions that followed one another in one browser; they end together
  origin: string | null // of the page it was made for; null for a program's, and for an anonymous one
  idle_until: string | null // null: an anonymous session, which does not run out
  ends_at: string | null
  created_at: string
  ended_at: string | null
}

/** A member token that was exchanged for a session, until it runs out: it is good for one. */
export interface ExchangeTable {
  workspace_id: string
  jti: string
  member_sub: string
  visitor_id: string
  holder: string // a hash of who presented it
  token_hash: string // of the session it was exchanged for
  answer: string // Session, without its token
  expires_at: string
}

export interface ConversationTable {
  workspace_id: string
  id: string
  visitor_id: string
  status: 'assistant' | 'waiting' | 'operator' | 'closed'
  control_epoch: number
  page: string | null
  language: string
  brain_state: string
  turn_id: string | null // the turn under way, waiting for its page or not
  turn_seen_at: string | null // the last sign of life from the process that runs it
  stopped_turn: string | null // the turn that the visitor has stopped, for whichever process runs it
  last_seq: number
  message_count: number
  created_at: string
  updated_at: string
}

export interface MessageTable {
  workspace_id: string
  conversation_id: string
  seq: number
  id: string
  author_type: 'visitor' | 'assistant' | 'operator' | 'system'
  author_name: string | null
  text: string
  cards: string
  sources: string
  tool_calls: string
  act: string | null
  created_at: string
  feedback: Thumb | null // what the visitor thought of this answer
  feedback_comment: string | null
  feedback_at: string | null
  answers: string | null // the visitor's message that this one answers
}

interface EventTable {
  workspace_id: string
  conversation_id: string
  seq: number
  type: string
  data: string
  created_at: string
}

export interface PageCallTable {
  workspace_id: string
  conversation_id: string
  id: string
  turn_id: string
  name: string
  arguments: string
  reply: string // the reply so far
  state: 'pending' | 'answered' | 'expired'
  created_at: string
}

export interface InterventionTable extends Omit<Intervention, 'visitor' | 'last_message'> {
  workspace_id: string
  assignee_type: 'operator' | 'key' | null // whose name `assignee` is
  assignee_id: string | null
  resolved_by: string | null // the name of whoever ended it for the shop
  reply_to: string | null // an e-mail address where the visitor would be answered too
  excused_at: string | null // when the visitor was told that nobody is there, and where else to turn
}

/** One of the shop's people. An address has one account, in one workspace. */
export interface OperatorTable {
  workspace_id: string
  id: string
  email: string
  email_key: string // lower-cased, to sign in by
  name: string
  role: Role
  password: string // scrypt$salt$digest
  preferences: string // Preferences
  created_at: string
  removed_at: string | null
}

export interface OperatorSessionTable {
  workspace_id: string
  token_hash: string
  operator_id: string
  stays: number // the browser shall remember it
  fresh_until: string // the password counts as just given
  idle_until: string
  ends_at: string
  created_at: string
  ended_at: string | null
}

/** A link that lets one person in, once. */
export interface InvitationTable {
  workspace_id: string
  token_hash: string
  operator_id: string | null // whose password it changes; null: a new account
  email: string
  name: string
  role: Role
  made_by: string // the id of an owner; it opens nothing once they are none
  expires_at: string
  created_at: string
  used_at: string | null // or when it was withdrawn
}

/** A key for programs; its value is nowhere. */
export interface ApiKeyTable {
  workspace_id: string
  id: string
  label: string
  scope: Scope
  prefix: string
  hash: string // SHA-256 of the whole key
  created_at: string
  created_by: string
  last_used_at: string | null
  expires_at: string | null
  rotated_at: string | null
  revoked_at: string | null
}

/** One call, chained to the one before it. Rows are only ever added; the database refuses the rest. */
export interface AuditTable {
  workspace_id: string
  seq: number // without a gap
  id: string
  at: string
  surface: string
  actor_type: string
  actor_id: string | null
  actor_label: string | null
  actor_prefix: string | null
  action: string
  method: string
  route: string
  target_type: string | null
  target_id: string | null
  status: number
  error: string | null
  request_id: string
  address: string
  user_agent: string
  idempotency_key_hash: string | null
  ms: number
  prev_hash: string
  hash: string
}

/** Where a workspace's chain ends: whoever adds to it takes this row first. */
interface AuditHeadTable {
  workspace_id: string
  seq: number
  hash: string
}

/** What is left of rows that were older than a year: the last of them, by number and hash. */
interface AuditSealTable {
  workspace_id: string
  seq: number
  hash: string
  at: string // of that row
  sealed_at: string
}

/** A question that the assistant could not answer, however its case and punctuation were written. */
export interface UnansweredTable {
  workspace_id: string
  id: string
  question_key: string // what is the same of all its spellings
  question: string // as it was first asked
  state: UnansweredState
  entry_code: string | null // the knowledge that answers it now
  done_by: string | null // the name of whoever dealt with it
  done_at: string | null
  last_at: string
  created_at: string
}

/** One time that such a question was asked. */
export interface AskingTable {
  workspace_id: string
  id: string
  question_id: string
  conversation_id: string
  text: string // the visitor's own words
  kind: 'unanswered' | 'untaken' // untaken: choices were offered, and none of them was taken
  asked_at: string
}

/** What a visitor was offered choices for last, until it is known whether they take one. */
export interface OfferedChoicesTable {
  workspace_id: string
  conversation_id: string
  text: string // the visitor's own words
  choices: string // Choice[]
  offered_at: string
}

/** Words for the team alone; no visitor and no key reads this table. */
export interface NoteTable {
  workspace_id: string
  conversation_id: string
  id: string
  operator_id: string
  operator_name: string // copied, so that it stays readable when they have left
  text: string
  after_seq: number // the message it was written after
  created_at: string
}

/** What an operator has begun to write, one of each kind in a conversation. */
export interface DraftTable {
  workspace_id: string
  conversation_id: string
  operator_id: string
  kind: 'reply' | 'note'
  text: string
  updated_at: string
}

/** How far an operator has read a conversation. */
interface SeenTable {
  workspace_id: string
  conversation_id: string
  operator_id: string
  seq: number
}

export interface CannedReplyTable {
  workspace_id: string
  id: string
  shortcut: string
  text: string
  updated_at: string
}

/** One of the shop's own sites, and what was last seen there of the script tag. */
interface SightingTable {
  workspace_id: string
  origin: string
  seen_at: string
  found: string | null // Found, on the page where a conversation last began
}

/** What a workspace used of the language model on one of its days, in tokens. */
interface ModelUseTable {
  workspace_id: string
  day: string // wall date where the shop is
  input_tokens: number
  output_tokens: number
}
