import type { Since, TrailRow } from '../../contract/trail.ts'

export const doors: Record<string, string> = {
  rest: 'REST',
  mcp: 'MCP',
  console: 'Console',
  widget: 'Widget',
  cli: 'CLI',
}

export const spans: Record<Since, string> = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  ever: 'All of it',
}

/** Who made a call, and what there is to say of them. */
export function whoWords({ actor, surface }: Pick<TrailRow, 'actor' | 'surface'>): { name: string; more?: string } {
  if (actor.label) return { name: actor.label }
  if (actor.type === 'system') return { name: 'System' }
  if (actor.type === 'visitor') return { name: 'A visitor' }
  if (surface === 'console') return { name: 'Unknown', more: 'not signed in' }
  return { name: 'Unknown', more: actor.prefix ? 'well-formed key' : 'no such key' }
}

const deeds: Record<string, string> = {
  set_up: 'Set up the console',
  sign_in: 'Signed in',
  sign_out: 'Signed out',
  sign_out_everywhere: 'Signed out everywhere',
  accept_invitation: 'Came in by an invitation',
  list_conversations: 'Read conversations',
  get_conversation: 'Read a conversation',
  list_interventions: 'Read the queue',
  list_bookings: 'Read bookings',
  get_booking: 'Read a booking',
  list_audit: 'Read the trail',
  get_description: 'Read the description',
  reply_to_intervention: 'Replied',
  claim_intervention: 'Claimed an intervention',
  release_intervention: 'Released an intervention',
  resolve_intervention: 'Resolved an intervention',
  take_over_conversation: 'Took a conversation over',
  add_note: 'Kept a private note',
  create_api_key: 'Created a key',
  rotate_api_key: 'Rotated a key',
  revoke_api_key: 'Revoked a key',
  rotate_identity_secret: 'Made an identity secret',
  retire_identity_secret: 'Retired an identity secret',
  invite_person: 'Invited somebody',
  withdraw_invitation: 'Withdrew a link',
  renew_invitation: 'Made a new link',
  remove_person: 'Removed somebody',
  change_password: 'Changed the password',
  confirm_password: 'Confirmed the password',
  answer_question: 'Wrote an answer',
  add_wording: 'Added a wording',
  add_wordings: 'Added wordings',
  suggest_wordings: 'Had wordings suggested',
  dismiss_question: 'Set a question aside',
  reopen_question: 'Opened a question again',
  change_hand_off_rules: 'Changed when a person comes in',
  mark_attendance: 'Marked who came',
  offer_seats: 'Offered seats',
  import_record: 'Imported the record',
  export_audit: 'Took the trail away',
  export_bookings: 'Took the bookings away',
  seal_audit: 'Sealed what is a year old',
  unknown: 'Asked for what is not there',
}

/** What a call did, or was to do: "Created a key". What has no words yet says its name in words. */
export const deed = ({ action }: Pick<TrailRow, 'action'>): string => deeds[action] ?? spelled(action)

const past: Record<string, string> = {
  add: 'Added',
  cancel: 'Cancelled',
  change: 'Changed',
  move: 'Moved',
  remove: 'Removed',
  retire: 'Retired',
}

function spelled(action: string): string {
  const [verb = '', ...rest] = action.split('_')
  return [past[verb] ?? verb.charAt(0).toUpperCase() + verb.slice(1), ...rest].join(' ')
}

const reasons: Record<string, string> = {
  missing_api_key: 'No key was sent. Nothing was shown.',
  invalid_api_key: 'The key is none of this shop’s, or it was rotated, revoked or has run out. Nothing was shown.',
  not_signed_in: 'Nobody was signed in. Nothing was done.',
  bad_request: 'What was sent could not be taken as it was. Nothing was done.',
  not_found: 'What it was about is not there. Nothing was done.',
  conflict: 'It had changed meanwhile, or was not in a state for that. Nothing more was done.',
  sold_out: 'There were not enough seats. Nothing was done.',
  idempotency_mismatch: 'The same Idempotency-Key came with another request before. Nothing was done.',
  rate_limited: 'There were too many calls in a minute. Nothing was done.',
  internal_error: 'Something failed on our side. The server’s log has what.',
}

/** Why a call was refused; undefined where it was not. */
export function why({ error, status, actor, action }: TrailRow): string | undefined {
  if (status < 400) return undefined
  if (error === 'forbidden' && action === 'confirm_password') return 'It was not their password. Nothing was changed.'
  if (action === 'sign_in') return 'The e-mail and the password do not match an account. Nobody was let in.'
  if (action === 'set_up' || action === 'accept_invitation')
    return 'The link was used, too old or none of ours, or the account could not be made. Nobody was let in.'
  if (error === 'forbidden' && actor.type === 'key')
    return `The key ${actor.label ?? ''} may not do that, or named another shop. Nothing was done.`
  if (error === 'forbidden') return `${actor.label ?? 'Who asked'} may not do that. Nothing was done.`
  return reasons[error ?? ''] ?? 'It was refused. Nothing was done.'
}

/** "9f3c7ad1…e04b" */
export const short = (hash: string): string => (hash.length > 16 ? `${hash.slice(0, 8)}…${hash.slice(-4)}` : hash)

/** What a call was about, as short as a line takes it; `names` has those of keys and people. */
export function aboutWhat({ target }: Pick<TrailRow, 'target'>, names: ReadonlyMap<string, string>) {
  if (!target) return undefined
  const name = names.get(target.id)
  return {
    words: name ?? (target.id.length > 22 ? `${target.id.slice(0, 8)}…` : target.id),
    isName: name !== undefined,
  }
}
