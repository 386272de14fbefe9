import { computed, createModel, effect, signal } from '@preact/signals'
import { Refused } from '../browser/failures.ts'
import type { ErrorCode } from '../contract/answers.ts'
import type { Shop } from '../contract/catalogue.ts'
import type { HostPage } from './host-page.ts'
import type { Keeper, Kept } from './kept.ts'
import type { Line, Server, VisitorApi } from './server.ts'

/** Returns a fresh member token, or nothing where the merchant's site has nobody signed in. */
export type Identity = () => Promise<string | undefined>

type Act<T> = (api: VisitorApi, line: Line) => Promise<T>

/**
 * Who is visiting, and in which conversation. Nothing is stored or asked before `arrive`, and no conversation begun
 * before `reach`.
 */
export const Visit = createModel((server: Server, keeper: Keeper, page: Pick<HostPage, 'where' | 'tell'>) => {
  const kept = signal<Kept | undefined>()
  const shop = signal<(Shop & { since: string }) | undefined>()
  const session = computed(() => kept.value?.session)
  const token = computed(() => session.value?.token)
  const conversation = computed(() => kept.value?.conversation)
  const line = computed<Line | undefined>(() =>
    token.value && conversation.value ? { token: token.value, conversation: conversation.value } : undefined,
  )
  let identity: Identity | undefined
  let arriving: Promise<Kept> | undefined
  let beginning: Promise<Line> | undefined

  // Another tab's sign-out is ours too; another tab's opening is not.
  effect(() => keeper.watch((changed) => kept.peek() && take(changed)))

  function take(next: Kept | undefined) {
    kept.value = next
    if (next) shop.value = { ...next.session.workspace, since: next.since }
  }

  function keep(next: Kept): Kept {
    keeper.write(next)
    take(next)
    return next
  }

  /** The visit under way, the one this browser remembers, or a new one. */
  async function arrive(): Promise<Kept> {
    if (arriving) return arriving
    const known = kept.value ?? (identity ? undefined : await keeper.read())
    if (!known) return renew()
    take(known)
    return known
  }

  /** Starts a session in place of the one there is; the server keeps the visitor where it is the same person. */
  function renew(): Promise<Kept> {
    arriving ??= startAgain().finally(() => {
      arriving = undefined
    })
    return arriving
  }

  async function startAgain(): Promise<Kept> {
    const before = kept.value ?? (await keeper.read())
    const memberToken = await proof()
    // Whoever was signed in is not signed in any more: what they said is not for the next person.
    const signedOut = before?.session.visitor.member && identity && !memberToken
    const started = await start(signedOut ? undefined : before?.session.token, memberToken)
    const same = started.visitor.id === before?.session.visitor.id
    return keep({
      session: started,
      since: new Date().toISOString(),
      conversation: same ? before?.conversation : undefined,
    })
  }

  async function proof(): Promise<string | undefined> {
    return identity?.().catch((error) => {
      page.tell('identity-error', { reason: String(error) })
      return undefined
    })
  }

  async function start(known: string | undefined, memberToken: string | undefined) {
    try {
      return await (await server()).startSession({ token: known, memberToken })
    } catch (error) {
      if (!(error instanceof Refused) || !(known || memberToken)) throw error
      if (memberToken) page.tell('identity-error', { reason: error.message })
      return (await server()).startSession({})
    }
  }

  /** Acts in the conversation, which is begun with the first act. A visit that has lapsed is renewed, once. */
  async function reach<T>(act: Act<T>, lapsed: ErrorCode[] = ['not_signed_in']): Promise<T> {
    const used = token.value
    try {
      return await act(await server(), await join())
    } catch (error) {
      if (!(error instanceof Refused && lapsed.includes(error.failure.error))) throw error
      if (token.value === used) await leave()
      return act(await server(), await join())
    }
  }

  async function join(): Promise<Line> {
    const { session, conversation } = await arrive()
    if (conversation) return { token: session.token, conversation }

    beginning ??= begin(session.token).finally(() => {
      beginning = undefined
    })
    return beginning
  }

  async function begin(opened: string): Promise<Line> {
    const begun = await (await server()).startConversation(opened, page.where())
    if (token.value === opened && kept.value) keep({ ...kept.value, conversation: begun.id })
    return { token: opened, conversation: begun.id }
  }

  /** Gives up a conversation or a session that the server no longer knows. */
  async function leave(): Promise<void> {
    if (kept.value) keep({ ...kept.value, conversation: undefined })
    await renew()
  }

  /** A member token, good for one use, or what fetches one. Before the first opening it is only remembered. */
  async function identify(next: string | Identity): Promise<void> {
    identity = typeof next === 'string' ? () => spend(next) : next
    // A session that is being started does not know of it yet.
    await arriving?.catch(() => undefined)
    if (kept.value) await renew()
  }

  async function spend(memberToken: string): Promise<string> {
    identity = undefined
    return memberToken
  }

  /** Forgets the visitor here and on the server, whose streams to them end at once. */
  async function logOut(): Promise<void> {
    const known = kept.value ?? (await keeper.read())
    identity = undefined
    keeper.write(undefined)
    take(undefined)
    if (known) await (await server()).endSession(known.session.token)
  }

  return { session, shop, line, arrive, reach, leave, identify, logOut }
})
export type Visit = InstanceType<typeof Visit>
