import * as z from 'zod/mini'
import type { Service } from '../contract/catalogue.ts'

const Member = z.object({ id: z.string(), name: z.string(), plan: z.string(), includes: z.array(z.string()) })
export type Member = z.infer<typeof Member>

const Answer = z.object({ data: z.object({ member: z.optional(Member), members: z.array(Member) }) })

/** Who is signed in at the demo shop, and as whom one may pretend to. */
export type SignIn = z.infer<typeof Answer>['data']

const address = '/demo-shop/member'

/** Asks the shop; undefined where it has no pretend sign-in. Throws when no answer can be trusted. */
export async function readSignIn(): Promise<SignIn | undefined> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, cache: 'no-store' })
  return response.status === 404 ? undefined : z.parse(Answer, await response.json()).data
}

export const signIn = (id: string) =>
  fetch(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id }) })

export const signOut = () => fetch(address, { method: 'DELETE' })

/** The sittings as this member may book them: what is for members is theirs where their plan includes it. */
export const asBookedBy = (services: Service[], member: Member | undefined): Service[] =>
  services.map((service) =>
    member?.includes.includes(service.code) ? { ...service, members_only: undefined } : service,
  )
