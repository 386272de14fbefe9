import { randomUUID } from 'node:crypto'
import type { Message } from '../../../contract/conversations.ts'
import type { ModelSettings } from '../../env.ts'
import { createAllowance } from '../../model-allowance.ts'
import { readEvents } from '../../read-events.ts'
import { type DatabaseName, seeded } from '../../seeded.ts'
import { embeddedBrain } from '../embedded/brain.ts'
import { createModelBrain } from './brain.ts'
import { languageModel } from './language-model.ts'
import type { Patience } from './parts.ts'
import { settings } from './upstream-for-tests.ts'

interface Behind extends Partial<Pick<ModelSettings, 'dailyTokens' | 'dailySpend' | 'prices'>> {
  on?: DatabaseName
  patience?: Partial<Patience>
}

/** Long enough for a slow machine: only a test that wants a stall shortens it. */
const LONG: Patience = { first: 60_000, between: 60_000, step: 60_000, total: 60_000 }

/** A shop with a model behind it. */
export const shopWithModel = ({ on, patience, ...limits }: Behind = {}) =>
  seeded({
    on,
    brain: ({ db, toolbox }) =>
      createModelBrain({
        model: languageModel({ ...settings, ...limits }),
        toolbox,
        allowance: createAllowance(db, { ...settings, ...limits }),
        embedded: embeddedBrain,
        patience: { ...LONG, ...patience },
      }),
  })

type Shop = Awaited<ReturnType<typeof seeded>>

/** Somebody who talks to the shop's assistant and waits for each answer. */
export async function guestOf(shop: Shop) {
  const { token } = (await shop.call('POST', '/visitor/sessions', { body: {} })).body.data
  const { id } = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const path = `/visitor/conversations/${id}`
  const stream = await readEvents(shop.app, `${path}/events`, token)
  const sends = (rest: string, body: object = {}) => shop.call('POST', `${path}/${rest}`, { body, token })
  const messages = async (): Promise<Message[]> => (await shop.call('GET', path, { token })).body.data.messages
  const says = (text: string) => sends('messages', { id: randomUUID(), text })

  return {
    id,
    stream,
    sends,
    says,
    messages,
    asks: async (text: string) => {
      await says(text)
      await stream.until((event) => event.type === 'turn' && event.data.state !== 'started')
      return (await messages()).at(-1)
    },
  }
}
