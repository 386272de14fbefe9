import * as z from 'zod/mini'
import { Shop } from './catalogue.ts'
import { nameOf } from './names.ts'

// The console's own interface, private to it: what its pages and its server say to each other under `/console/api`.

const name = nameOf(120)
const email = z.email().check(z.maxLength(254))
const password = z.string().check(z.minLength(1), z.maxLength(400))

export const Role = z.enum(['owner', 'member'])
export type Role = z.infer<typeof Role>

/** What an operator chose for themselves. `sound` is the volume in per cent; 0 is silence. */
export const Preferences = z.strictObject({
  shortcuts: z.boolean(),
  sound: z.int().check(z.minimum(0), z.maximum(100)),
  notifications: z.boolean(),
})
export type Preferences = z.infer<typeof Preferences>

/** One of the shop's people. */
export const Operator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  preferences: Preferences,
  created_at: z.string(),
})
export type Operator = z.infer<typeof Operator>

/** Who is signed in, and where. `fresh_until`: until then a key may be made without the password being asked again. */
export const OperatorSession = z.object({
  operator: Operator,
  workspace: Shop,
  base_url: z.string(),
  fresh_until: z.string(),
})
export type OperatorSession = z.infer<typeof OperatorSession>

export const SignIn = z.strictObject({ email, password, stay: z.boolean() })
export type SignIn = z.infer<typeof SignIn>

/** The first person of a shop, let in by the link that the server printed at its start. */
export const SetUp = z.strictObject({ token: z.string(), name, email, password })
export type SetUp = z.infer<typeof SetUp>

export const NewInvitation = z.strictObject({ name, email, role: Role })
export type NewInvitation = z.infer<typeof NewInvitation>

/** A link that nobody has used yet; `known` is for somebody who has an account. Its id opens nothing. */
export const OpenInvitation = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  known: z.boolean(),
  expires_at: z.string(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** Whom a link lets in; `known` is somebody who has an account and gets a new password by it. */
export const Invitation = z.object({ name: z.string(), email: z.string(), shop: z.string(), known: z.boolean() })
export type Invitation = z.infer<typeof Invitation>

export const InvitationToken = z.strictObject({ token: z.string().check(z.maxLength(200)) })

export const AcceptInvitation = z.strictObject({ token: z.string(), name, password })
export type AcceptInvitation = z.infer<typeof AcceptInvitation>

/** What anybody may know at the door: the shop's name, whether it has people yet, and who they are themselves. */
export const Door = z.object({ shop: z.string(), is_set_up: z.boolean(), session: z.optional(OperatorSession) })
export type Door = z.infer<typeof Door>

/** The address to hand on, shown once. */
export const OneTimeLink = z.object({ url: z.string(), expires_at: z.string() })
export type OneTimeLink = z.infer<typeof OneTimeLink>

export const Password = z.strictObject({ password })
export const NewPassword = z.strictObject({ password, new_password: password })

export const ChangedOperator = z.strictObject({ name: z.optional(name), preferences: z.optional(Preferences) })
export type ChangedOperator = z.infer<typeof ChangedOperator>
