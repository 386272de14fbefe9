import * as z from 'zod/mini'
import { Service } from '../contract/catalogue.ts'
import type { Mounted } from './element.tsx'
import { rpc } from './rpc.ts'
import { sayHere } from './say-here.ts'
import { says } from './strings/offer.ts'

/** The panel, as far as this needs it. */
export interface Offered {
  open(): void
  conversation: Pick<Mounted['conversation'], 'open' | 'messages'>
}

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
  const found = named.length > 0
  const cards = [{ type: 'services' as const, services: found ? named : services }]
  sayHere(conversation, { id: 'not-on-this-page', text: found ? says.notHere : says.notOffered, cards })
}
