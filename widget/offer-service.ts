import * as z from 'zod/mini'
import { Service } from '../contract/catalogue.ts'
import type { Mounted } from './element.tsx'
import { rpc } from './rpc.ts'
import type { ShownMessage } from './shown-messages.ts'
import { says } from './strings/offer.ts'

/** The panel, as far as this needs it. */
export interface Offered {
  open(): void
  conversation: Pick<Mounted['conversation'], 'open' | 'messages'>
}

const id = 'not-on-this-page'

const Listed = z.object({ structuredContent: z.object({ services: z.array(Service) }) })

/**
 * Says in the panel that a service is not on this page, with its card, or with all of them where there is none of that
 * code. It is said by the page alone: no conversation begins with it.
 */
export async function offerService({ open, conversation }: Offered, baseUrl: string, code: string): Promise<void> {
  const call = { method: 'tools/call', params: { name: 'list_services', arguments: {} } }
  const { services } = (await rpc(baseUrl, Listed, call)).structuredContent
  const named = services.filter((service) => service.code === code)
  open()
  await conversation.open()
  say(conversation, named.length > 0 ? says.notHere : says.notOffered, named.length > 0 ? named : services)
}

// A kept conversation whose history is still on its way takes the place of what is shown: then it is said after it.
function say({ messages }: Offered['conversation'], text: string, services: Service[]) {
  const message = (): ShownMessage => ({
    id,
    text,
    seq: (messages.peek().findLast(({ status }) => status === 'sent')?.seq ?? 0) + 0.5,
    author: { type: 'assistant' },
    cards: [{ type: 'services', services }],
    sources: [],
    tool_calls: [],
    created_at: new Date().toISOString(),
    status: 'sent',
  })
  messages.value = [...messages.peek(), message()]
  const stop = messages.subscribe((now) => {
    if (now.some((each) => each.id === id)) return
    queueMicrotask(() => {
      stop()
      messages.value = [...messages.peek(), message()].toSorted((one, other) => one.seq - other.seq)
    })
  })
}
