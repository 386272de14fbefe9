import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readEvents } from '../read-events.ts'
import { databases, seeded } from '../seeded.ts'
import { loadToolbox } from '../tools/toolbox.ts'
import type { Brain } from './brain.ts'
import { createTurns } from './turn.ts'

afterEach(() => vi.useRealTimers())

/** Says two sentences, the second when it is let. */
function slowBrain() {
  const { promise: isLet, resolve: goOn } = Promise.withResolvers<void>()
  const brain: Brain = {
    async *turn(_, input) {
      yield { type: 'text', delta: `${input.type === 'text' ? input.text : ''}: one moment. ` }
      await isLet
      yield { type: 'text', delta: 'Here it is.' }
      yield { type: 'end', act: 'answer' }
    },
  }
  return { brain, goOn }
}

const quickBrain: Brain = {
  async *turn(_, input) {
    yield { type: 'text', delta: `${input.type === 'text' ? input.text : ''}: at once.` }
    yield { type: 'end', act: 'answer' }
  },
}

const untilStopped: Brain = {
  async *turn(_state, _input, _tools, signal) {
    yield { type: 'text', delta: 'This will take long. ' }
    await once(signal, 'abort')
    yield { type: 'text', delta: 'Too late.' }
  },
}

const asksPage: Brain = {
  async *turn() {
    yield { type: 'text', delta: 'I look on the page. ' }
    yield { type: 'page_tool', name: 'highlight_service', arguments: { code: 'matcha-morning' } }
  },
}

/** One conversation, and two processes that share its database; each has its own memory of turns. */
async function shared(on: 'sqlite' | 'postgres', brains: [Brain, Brain]) {
  const shop = await seeded({ on })
  const toolbox = await loadToolbox()
  const tries = {
    count: <T>(_: object, look: () => Promise<T>) => look(),
    opening: async () => {},
    handOff: async () => {},
  }
  const [first, second] = brains.map((brain) => createTurns({ db: shop.db, toolbox, brain, tries }))
  if (!first || !second) throw new Error('There are two brains.')

  const { token } = (await shop.call('POST', '/visitor/sessions', { body: {} })).body.data
  const { id } = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const path = `/visitor/conversations/${id}`
  return {
    db: shop.db,
    first,
    second,
    place: { workspace: await shop.workspace(), conversationId: id, guest: {} },
    stream: await readEvents(shop.app, `${path}/events`, token),
    said: async () =>
      (await shop.call('GET', path, { token })).body.data.messages.map(({ text }: { text: string }) => text),
    async [Symbol.asyncDispose]() {
      await Promise.all([first.settled(), second.settled()])
      await shop[Symbol.asyncDispose]()
    },
  }
}

const asked = (text: string) => ({ id: randomUUID(), text })
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

describe.each(databases)('a conversation that two processes share on %s', (on) => {
  test('has one turn at a time: the second waits until the first has been said', async () => {
    const { brain, goOn } = slowBrain()
    await using shop = await shared(on, [brain, quickBrain])
    shop.first.answer(shop.place, asked('first'))
    await shop.stream.next('message_delta')
    shop.second.answer(shop.place, asked('second'))
    goOn()
    await Promise.all([shop.first.settled(), shop.second.settled()])

    expect(await shop.said()).toEqual(['first: one moment. Here it is.', 'second: at once.'])
  })

  test('stops on one the turn that runs on the other, and keeps what was said', async () => {
    await using shop = await shared(on, [untilStopped, quickBrain])
    shop.first.answer(shop.place, asked('first'))
    await shop.stream.next('message_delta')
    await shop.second.stop(shop.place)

    expect(await shop.stream.next('turn')).toMatchObject({ state: 'stopped' })
    expect(await shop.said()).toEqual(['This will take long.'])
  })

  test('a turn whose process gives no sign for half a minute is ended by the other, and writes no more', async () => {
    const { brain, goOn } = slowBrain()
    await using shop = await shared(on, [brain, quickBrain])
    shop.first.answer(shop.place, asked('first'))
    await shop.stream.next('message_delta')
    await shop.second.endDead()
    later(31)
    await shop.second.endDead()
    goOn()
    await shop.first.settled()

    expect(await shop.stream.next('turn')).toMatchObject({ state: 'failed' })
    expect(await shop.said()).toEqual([])
  })

  test('the next message need not wait for that: it ends the dead turn and is answered', async () => {
    const { brain, goOn } = slowBrain()
    await using shop = await shared(on, [brain, quickBrain])
    shop.first.answer(shop.place, asked('first'))
    await shop.stream.next('message_delta')
    later(31)
    shop.second.answer(shop.place, asked('second'))
    await shop.second.settled()
    goOn()

    expect(await shop.stream.next('turn')).toMatchObject({ state: 'failed' })
    expect(await shop.said()).toEqual(['second: at once.'])
  })

  test('a turn that waits for its page is ended too when the process that would lose patience has died', async () => {
    await using shop = await shared(on, [asksPage, asksPage])
    shop.first.answer(shop.place, asked('first'))
    const { call_id } = await shop.stream.next('tool_call')
    later(31)
    await shop.second.endDead()

    expect(await shop.stream.next('turn')).toMatchObject({ state: 'failed' })
    await expect(shop.second.resume(shop.place, { call_id, output: {} })).rejects.toMatchObject({ code: 'conflict' })
    expect(await shop.said()).toEqual(['I look on the page.'])
  })

  test('a turn that broke off without a word is ended as soon as its process can', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { brain, goOn } = slowBrain()
    await using shop = await shared(on, [brain, quickBrain])
    shop.first.answer(shop.place, asked('first'))
    await shop.stream.next('message_delta')
    const away = vi.spyOn(shop.db, 'transaction').mockImplementation(() => {
      throw new Error('the database is away, for this test')
    })
    goOn()
    await shop.first.settled()
    away.mockRestore()
    await shop.first.endDead()

    expect(await shop.stream.next('turn')).toMatchObject({ state: 'failed' })
  })
})
