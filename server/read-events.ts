import { ConversationEvent } from '../contract/conversations.ts'
import type { Reach } from './caller.ts'

export type Told = ConversationEvent & { id: string }

type Data = { [Event in Told as Event['type']]: Event['data'] }

/** Follows an event stream in a test, as a page would: each event once, parsed by the contract. */
export async function readEvents(app: { request: Reach }, path: string, token: string, lastEventId?: string) {
  const response = await app.request(path, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
  })
  if (!response.body) throw new Error(`${path} answered ${response.status} without a body`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''

  async function more(): Promise<Told[] | undefined> {
    const { done, value } = await reader.read()
    if (done) return undefined

    const frames = (unread + value).split('\n\n')
    unread = frames.pop() ?? ''
    return frames.filter((frame) => !frame.startsWith(':')).map(told)
  }

  return {
    /** Everything told up to the first event that is `wanted`. */
    async until(wanted: (event: Told) => boolean): Promise<Told[]> {
      const events: Told[] = []
      for (let told = await more(); told; told = await more()) {
        events.push(...told)
        if (told.some(wanted)) return events
      }
      throw new Error(`The stream ended before the event came. Told: ${JSON.stringify(events)}`)
    },
    /** What the first event of this type from here on says. */
    async next<Type extends Told['type']>(type: Type): Promise<Data[Type]> {
      const event = (await this.until((told) => told.type === type)).find((told) => told.type === type)
      return event?.data as Data[Type]
    },
    /** Reads on until the server ends the stream. */
    async ended(): Promise<true> {
      while (await more());
      return true
    },
  }
}

function told(frame: string): Told {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? ''
  const event = ConversationEvent.parse({ type: field('event'), data: JSON.parse(field('data')) })
  return { ...event, id: field('id') }
}
