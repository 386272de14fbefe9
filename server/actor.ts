/**
 * Who did something with the merchant's own rights. What names them is copied, so that a trail stays readable after a
 * key was revoked or a person left.
 */
export type Actor =
  | { type: 'key'; id: string; label: string; prefix: string }
  | { type: 'operator'; id: string; name: string }
  | { type: 'visitor'; id: string }
  | { type: 'system' }

/** Who may hold a conversation in the shop's name. */
export type Holder = Extract<Actor, { type: 'key' | 'operator' }>
