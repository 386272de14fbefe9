import * as z from 'zod/mini'
import { ApiKey, MadeKey, Scope } from './api-keys.ts'
import { Page } from './conversations.ts'
import { nameOf } from './names.ts'

// How others reach the shop: what the console's pages and its server say to each other under `/console/api/connections`.

/** `revoked_by`: whoever did it, as far as the trail still says. */
export const ListedKey = z.object({ ...ApiKey.shape, revoked_by: z.optional(z.string()) })
export type ListedKey = z.infer<typeof ListedKey>

/** A secret of the shop's own site, without its value: the newest signs, the one before it still verifies. */
export const IdentitySecret = z.object({
  kid: z.string(),
  state: z.enum(['signs', 'verifies', 'retired']),
  created_at: z.string(),
  retired_at: z.nullable(z.string()),
})
export type IdentitySecret = z.infer<typeof IdentitySecret>

/**
 * One of the shop's own sites, and when the script tag was last asked for from it. `marked`: how many services the page
 * marked where somebody last began a conversation; `page` is that page.
 */
export const Sighting = z.object({
  origin: z.string(),
  seen_at: z.optional(z.string()),
  page: z.optional(Page),
  marked: z.optional(z.object({ count: z.int(), of: z.int(), at: z.string() })),
})
export type Sighting = z.infer<typeof Sighting>

/** A piece of code that signs a member token. */
export const Sample = z.object({ language: z.string(), code: z.string() })
export type Sample = z.infer<typeof Sample>

/** The script under a version, which never changes, and its hash as `integrity` wants it. */
export const PinnedScript = z.object({ version: z.string(), integrity: z.string() })
export type PinnedScript = z.infer<typeof PinnedScript>

/** `owners`: whom somebody may ask who is none. */
export const Connections = z.object({
  keys: z.array(ListedKey),
  secrets: z.array(IdentitySecret),
  sightings: z.array(Sighting),
  samples: z.array(Sample),
  pinned: PinnedScript,
  owners: z.array(z.string()),
})
export type Connections = z.infer<typeof Connections>

/** What a key is for. */
export const KeyLabel = nameOf(80).check(z.regex(/^(?!.*svc_sk_)/, 'A label is words, and no key.'))

/** `days`: how long it opens anything; absent, it does not run out. */
export const NewKey = z.strictObject({
  label: KeyLabel,
  scope: Scope,
  days: z.optional(z.int().check(z.minimum(1), z.maximum(3650))),
})
export type NewKey = z.infer<typeof NewKey>

export { MadeKey }

/** A new secret with its value, which is in the answer that makes it and nowhere else. `retired` are too old now. */
export const MadeSecret = z.object({ kid: z.string(), secret: z.string(), retired: z.array(z.string()) })
export type MadeSecret = z.infer<typeof MadeSecret>
