import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Brain } from '../assistant/brain.ts'
import { AppError } from '../errors.ts'
import { databases, seeded } from '../seeded.ts'
import { takeOver } from './hand-off.ts'
import { claim, release, reply, resolve } from './holding.ts'
import { openIntervention } from './interventions.ts'
import { jonah, mei, visitorIn } from './visitor-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>
type Guest = Awaited<ReturnType<typeof visitorIn>>

const RUNS = 500 // on each database: 1,000 in all

const acts = ['say', 'say', 'go on', 'go on', 'ask', 'take back', 'stop'] as const
const deskActs = ['reply', 'reply', 'claim', 'release', 'resolve', 'take over', 'take over from'] as const
const Step = fc.record({ act: fc.constantFrom(...acts, ...deskActs), awaited: fc.boolean() })
const Way = fc.record({ asks: fc.boolean(), steps: fc.array(Step, { minLength: 4, maxLength: 14 }) })

test.each(databases)(
  'however a turn meets what people do, no word of the assistant comes while a person has the conversation, on %s',
  { timeout: 300_000 },
  async (on) => {
    const gates = new Gates()
    await using shop = await seeded({ on, brain: gates.brain })

    await fc.assert(
      fc.asyncProperty(Way, async ({ asks, steps }) => {
        const guest = await visitorIn(shop)
        gates.shut(guest.id, asks)
        const under = []
        for (const { act, awaited } of steps) {
          const done = does(shop, guest, gates, act).catch(refusalsOnly)
          if (awaited) await done
          else under.push(done)
        }
        await Promise.all(under)
        gates.open(guest.id)
        await shop.turns.settled()
        keepsSilence(await guest.told())

        await does(shop, guest, gates, 'resolve').catch(refusalsOnly)
        await guest.says('Are you there?')
        await shop.turns.settled()
        expect((await guest.reads()).last_message.author.type).toBe('assistant')
      }),
      { numRuns: RUNS, seed: 20_261_121 },
    )
  },
)

/** A brain that says a word at a time, each when the test lets it. */
class Gates {
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #asks = new Set<string>()

  shut(id: string, asks: boolean) {
    this.#waiting.set(id, [])
    if (asks) this.#asks.add(id)
  }

  letOne(id: string) {
    this.#waiting.get(id)?.shift()?.()
  }

  open(id: string) {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    this.#asks.delete(id)
    for (const go of waiting ?? []) go()
  }

  #pass(id: string): Promise<void> {
    const line = this.#waiting.get(id)
    return line ? new Promise((go) => line.push(go)) : Promise.resolve()
  }

  get brain(): Brain {
    const pass = (id: string) => this.#pass(id)
    const asks = this.#asks
    return {
      async *turn({ id }, _, tools) {
        yield { type: 'text', delta: 'One ' }
        await pass(id)
        const handsOff = asks.has(id)
        if (handsOff) await tools.call('hand_off', { reason: 'assistant_unsure', summary: 'Unsure' })
        await pass(id)
        yield { type: 'text', delta: 'moment.' }
        yield { type: 'end', act: handsOff ? 'handoff' : 'answer' }
      },
    }
  }
}

async function does(shop: Shop, guest: Guest, gates: Gates, act: (typeof acts | typeof deskActs)[number]) {
  const workspace = await shop.workspace()
  const id = (await openIntervention(shop.db, workspace.id, guest.id))?.id ?? randomUUID()
  switch (act) {
    case 'say':
      return guest.says('And?')
    case 'go on':
      return gates.letOne(guest.id)
    case 'ask':
      return guest.asksForPerson()
    case 'take back':
      return guest.asks('DELETE', 'handoff')
    case 'stop':
      return guest.asks('POST', 'stop')
    case 'reply':
      return reply(shop.db, workspace, id, { id: randomUUID(), text: 'Mei here.' }, mei)
    case 'claim':
      return claim(shop.db, workspace, id, jonah)
    case 'release':
      return release(shop.db, workspace, id, mei)
    case 'resolve':
      return resolve(shop.db, workspace, id, 'answered', mei)
    case 'take over':
      return takeOver(shop.db, workspace, guest.id, mei)
    case 'take over from':
      return takeOver(shop.db, workspace, guest.id, jonah)
    default:
      return act satisfies never
  }
}

const refusalsOnly = (error: unknown) => {
  if (!(error instanceof AppError)) throw error
}

/** Every word of the assistant belongs to a turn that has not ended, and none comes while a person has the conversation. */
function keepsSilence(told: Awaited<ReturnType<Guest['told']>>) {
  let by = 'assistant'
  let isLive = false
  for (const { type, data } of told) {
    if (type === 'control') by = data.by
    if (type === 'turn') isLive = data.state === 'started'
    const isWord = type === 'message_delta' || (type === 'message' && data.message.author.type === 'assistant')
    // While a person is waited for, only the turn that asked for them is live.
    if (isWord && (by === 'operator' || !isLive)) throw new Error(`A word while ${by} had it: ${tale(told)}`)
  }
}

const tale = (told: Awaited<ReturnType<Guest['told']>>) =>
  told.map(({ type, data }) => `${type} ${data.by ?? data.state ?? data.message?.author.type ?? ''}`.trim()).join(', ')
