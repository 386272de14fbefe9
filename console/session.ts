import { computed, signal } from '@preact/signals'
import * as z from 'zod/mini'
import { Refused, type Request, request } from '../browser/request.ts'
import { type ChangedOperator, Door, OperatorSession, type Preferences } from '../contract/console.ts'

/** Who is signed in; `undefined` for nobody, `'unknown'` until the server has said. */
export const session = signal<OperatorSession | undefined | 'unknown'>('unknown')

export const door = signal<Door | undefined>()

/** The same where a screen is drawn: those are only drawn for somebody who is signed in. */
export const signedIn = computed(() => {
  if (session.value === undefined || session.value === 'unknown') throw new Error('Nobody is signed in.')
  return session.value
})

/**
 * Asks the console's own interface; a path begins with a slash. Throws `Refused` or `Unreachable`. Whoever is not signed
 * in any more is led to the door.
 */
export async function ask<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
  how: Pick<Request, 'method' | 'body' | 'headers' | 'signal'> = {},
): Promise<z.infer<Schema>> {
  try {
    return await request(`/console/api${path}`, schema, { ...how, withCookie: true })
  } catch (error) {
    if (error instanceof Refused && error.failure.error === 'not_signed_in') session.value = undefined
    if (error instanceof Refused && error.failure.error === 'password_needed') {
      await givePassword()
      return ask(path, schema, how)
    }
    throw error
  }
}

/** Somebody waits for the operator's password; the dialog answers with whether it was given. */
export const passwordWanted = signal<((given: boolean) => void) | undefined>()

/** What was asked for needed the password, and it was not given. */
export class NotGiven extends Error {}

async function givePassword(): Promise<void> {
  const isGiven = await new Promise<boolean>((answer) => {
    passwordWanted.value = answer
  })
  passwordWanted.value = undefined
  if (!isGiven) throw new NotGiven('Nothing was changed: the password was not given.')
}

const enter = async (path: string, body: object, method: Request['method'] = 'POST') => {
  session.value = await ask(path, OperatorSession, { method, body })
}

export const signIn = (known: { email: string; password: string; stay: boolean }) => enter('/session', known)
export const setUp = (known: { token: string; name: string; email: string; password: string }) =>
  enter('/set-up', known)
export const accept = (known: { token: string; name: string; password: string }) => enter('/invitation/accept', known)
export const confirmPassword = (password: string) => enter('/session/password', { password })
export const changePassword = (known: { password: string; new_password: string }) => enter('/password', known, 'PUT')
export const changeOwn = (changed: ChangedOperator) => enter('/session', changed, 'PATCH')

/** Counts from now on, and no longer where the server does not take it. Throws as `ask` does. */
export async function changePreferences(changed: Partial<Preferences>): Promise<void> {
  const before = signedIn.value
  const preferences = { ...before.operator.preferences, ...changed }
  session.value = { ...before, operator: { ...before.operator, preferences } }
  try {
    await changeOwn({ preferences })
  } catch (error) {
    if (session.value !== undefined) session.value = before
    throw error
  }
}

/** Learns who is signed in, and what the door says to whoever is not. Throws `Unreachable`. */
export async function arrive(): Promise<void> {
  door.value = await ask('/door', Door)
  session.value = door.value.session
}

export async function leave({ everywhere = false } = {}): Promise<void> {
  await ask(everywhere ? '/session?everywhere' : '/session', z.unknown(), { method: 'DELETE' })
  session.value = undefined
}
