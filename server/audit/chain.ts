import { createHash } from 'node:crypto'

/** The hash that a row must have, in hexadecimal: of the one before it, and of everything that the row says. */
export function hashOf({ hash: _, prev_hash, ...said }: Hashed): string {
  return createHash('sha256').update(prev_hash).update(canonical(said)).digest('hex')
}

type Hashed = { readonly [name: string]: Json } & { prev_hash: string }

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** JSON that is the same bytes for the same value: no spaces, names in the order of their UTF-16 units (RFC 8785). */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)

  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}
