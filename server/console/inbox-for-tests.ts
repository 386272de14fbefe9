import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { InboxEvent } from '../../contract/inbox.ts'
import type { seeded } from '../seeded.ts'
import { cookieOf, mei } from './operator-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

type Data = { [Event in InboxEvent as Event['type']]: Event['data'] }

const jonah = { name: 'Jonah Reid', password: 'four cups and no hurry' }

/** The shop's two people, Mei its owner and Jonah, each at the inbox. */
export async function twoPeople(shop: Shop) {
  const set = await shop.call('POST', '/console/api/set-up', { body: { token: shop.setUp.renew(), ...mei } })
  const first = atInbox(shop, set)
  const invited = { name: jonah.name, email: 'jonah@lanternleaf.example', role: 'member' }
  const { url } = (await first.asks('POST', '/people/invitations', invited)).body.data
  const body = { token: new URL(url).hash.slice(1), ...jonah }
  return [first, atInbox(shop, await shop.call('POST', '/console/api/invitation/accept', { body }))] as const
}

function atInbox(shop: Shop, answer: { headers: Headers; body: { data: { operator: { id: string } } } }) {
  const cookie = cookieOf(answer)
  const asks = (method: string, path: string, body?: unknown) =>
    shop.call(method, `/console/api${path}`, { body, headers: { cookie } })
  const inbox = (method: string, path: string, body?: unknown) => asks(method, `/inbox${path}`, body)
  return {
    id: answer.body.data.operator.id,
    cookie,
    asks,
    inbox,
    /** The conversations of a list, by their ids. */
    lists: async (query: string): Promise<string[]> =>
      (await inbox('GET', `/conversations?${query}`)).body.data.items.map(({ id }: { id: string }) => id),
    reads: async (id: string) => (await inbox('GET', `/conversations/${id}`)).body.data,
    follows: (app: Pick<Shop, 'app'>['app'] = shop.app) => follow(app, cookie),
  }
}

/** Follows the workspace as an open console does. */
async function follow(app: Shop['app'], cookie: string) {
  const tab = randomUUID()
  const response = await app.request(`/console/api/inbox/events?tab=${tab}`, { headers: { cookie } })
  if (!response.body) throw new Error(`The stream answered ${response.status} without a body`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const unread: InboxEvent[] = []
  let wake = () => {}

  // A browser reads on whether its page asks or not.
  async function readOn() {
    let rest = ''
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const frames = (rest + read.value).split('\n\n')
      rest = frames.pop() ?? ''
      unread.push(...frames.filter((frame) => !frame.startsWith(':')).map(told))
      wake()
    }
  }
  let isOver = false
  const end = readOn().finally(() => {
    isOver = true
    wake()
  })

  return {
    tab,
    /** Reads on to the first event of a type that is `wanted`, and answers what it says. */
    async hears<Type extends InboxEvent['type']>(
      type: Type,
      wanted: (data: Data[Type]) => boolean = () => true,
    ): Promise<Data[Type]> {
      for (;;) {
        const event = unread.shift()
        const data = event?.data as Data[Type]
        if (event?.type === type && wanted(data)) return data
        if (event) continue
        if (isOver) throw new Error(`The stream ended before ${type} came.`)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    ended: async () => {
      await end
      return true
    },
    [Symbol.asyncDispose]: () => reader.cancel(),
  }
}

function told(frame: string): InboxEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? ''
  return z.parse(InboxEvent, { type: field('event'), data: JSON.parse(field('data')) })
}
