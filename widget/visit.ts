import { computed, createModel, effect, signal } from '@preact/signals'
import { Refused } from '../browser/failures.ts'
import type { ErrorCode } from '../contract/answers.ts'
import type { Shop } from '../contract/catalogue.ts'
import type { HostPage } from './host-page.ts'
import type { Keeper, Kept } from './kept.ts'
import { newId } from './new-id.ts'
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
  const key = newId()
  const spent = new Set<string>()
  let identity: string | Identity | undefined
  /** The member whom the shop vouched for on this page, if any: of nobody else is anything shown here. */
  let vouchedFor: string | undefined
  let departures = 0
  let arriving: Promise<Kept> | undefined
  let beginning: Promise<Line> | undefined

  effect(() => keeper.watch(hearTab))

  // Another tab's sign-out is ours too; another tab's opening is not, nor whom its page was told of.
  function hearTab(changed: Kept | undefined) {
    const left = kept.peek()
    if (changed && !left) return
    const isShared = changed && isOurs(changed)
    if (isShared) take(changed)
    else forget()
    // A session that nobody holds any more would outlive every sign-out.
    if (left?.lineage && left.lineage !== changed?.lineage) end(left).catch(warn)
    if (changed && identity && !isShared) renew().catch(warn)
  }

  const known = async () => kept.value ?? (await keeper.read())
  const tellPage = (reason: string) => page.tell('identity-error', { reason })
  const warn = (error: unknown) => console.warn('chaxi:', error)
  const end = async ({ session }: Kept) => (await server()).endSession(session.token)

  const isOurs = ({ sub }: Kept) => sub === vouchedFor

  function take(next: Kept | undefined) {
    kept.value = next
    if (next) shop.value = { ...next.session.workspace, since: next.since }
  }

  function keep(next: Kept): Kept {
    keeper.write(next)
    take(next)
    return next
  }

  function forget() {
    departures += 1
    vouchedFor = undefined
    take(undefined)
  }

  /** Signs out: here and in every tab at once, then on the server. */
  async function depart(left: Kept | undefined): Promise<void> {
    keeper.write(undefined)
    forget()
    if (left) await end(left)
  }

  /** The visit under way, the one this browser remembers, or a new one. */
  async function arrive(): Promise<Kept> {
    if (arriving) return arriving
    const before = kept.value ?? (identity ? undefined : await keeper.read())
    if (!before || !isOurs(before)) return renew()
    take(before)
    return before
  }

  /** Starts a session in place of the one there is; the server keeps the visitor where it is the same person. */
  function renew(lapsed?: boolean): Promise<Kept> {
    arriving ??= startAgain(lapsed).finally(() => {
      arriving = undefined
    })
    return arriving
  }

  async function startAgain(lapsed?: boolean): Promise<Kept> {
    let departed = departures
    const api = await server()
    const next = await api.enter({ identity, known, key, spent, lapsed, depart: leaving, forget, tellPage })
    if (departed !== departures) {
      await end(next)
      return startAgain()
    }
    vouchedFor = next.sub
    return keep(next)

    function leaving(member: Kept) {
      departed += 1
      return depart(member)
    }
  }

  /** Acts in the conversation, which is begun with the first act. A visit that has lapsed is renewed, once. */
  async function reach<T>(act: Act<T>, lapsed: ErrorCode[] = ['not_signed_in']): Promise<T> {
    const used = session.value
    try {
      return await act(await server(), await join())
    } catch (error) {
      if (!(error instanceof Refused && lapsed.includes(error.failure.error))) throw error
      if (token.value === used?.token) await leave()
      // What a member said is not said again in anybody else's name.
      if (used?.visitor.member && session.value?.visitor.id !== used.visitor.id) throw error
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

  /** Goes on in another conversation of this visitor's, in every tab. */
  const turnTo = (conversation: string) => kept.value && keep({ ...kept.value, conversation })

  /** Gives up a conversation or a session that the server no longer knows. */
  async function leave(): Promise<void> {
    if (kept.value) keep({ ...kept.value, conversation: undefined })
    await renew(true)
  }

  /** A member token, or what fetches a fresh one. Before the first opening it is only remembered. */
  async function identify(next: string | Identity): Promise<void> {
    if (next === identity) return
    identity = next
    // A session that is being started does not know of it, and starts again.
    if (arriving) departures += 1
    if (arriving || kept.value) await renew()
  }

  /** Forgets the visitor here, in every tab, and on the server, whose streams to them end at once. */
  async function logOut(): Promise<void> {
    identity = undefined
    await depart(await known())
  }

  return { session, shop, line, arrive, reach, turnTo, leave, identify, logOut }
})
export type Visit = InstanceType<typeof Visit>
