import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Brain } from '../assistant/brain.ts'
import { endAllTurns } from '../assistant/lease.ts'
import { readEvents } from '../read-events.ts'
import { ada, databases, seeded } from '../seeded.ts'

afterEach(() => vi.useRealTimers())

type Shop = Awaited<ReturnType<typeof seeded>>

async function visitor(shop: Shop) {
  const { token } = (await shop.call('POST', '/visitor/sessions', { body: {} })).body.data
  const conversation = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const path = `/visitor/conversations/${conversation.id}`
  return {
    token,
    id: conversation.id as string,
    path,
    says: (text: string, id: string = randomUUID()) =>
      shop.call('POST', `${path}/messages`, { body: { id, text }, token }),
    reads: async () => (await shop.call('GET', path, { token })).body.data,
    stream: (lastEventId?: string) => readEvents(shop.app, `${path}/events`, token, lastEventId),
    sends: (method: string, rest: string, body: unknown = {}) => shop.call(method, `${path}/${rest}`, { body, token }),
  }
}

const authors = ({ messages }: { messages: { author: { type: string } }[] }) =>
  messages.map(({ author }) => author.type)

/** Says two sentences, so that a stream has something to be cut between. */
const talkative: Brain = {
  async *turn() {
    yield { type: 'text', delta: 'Good morning. ' }
    yield { type: 'text', delta: 'What would you like to know?' }
    yield { type: 'end', act: 'smalltalk' }
  },
}

const showsMatcha: Brain = {
  async *turn(_, input) {
    if (input.type === 'text')
      yield { type: 'page_tool', name: 'highlight_service', arguments: { code: 'matcha-morning' } }
    else {
      yield { type: 'text', delta: input.output ? 'I have marked it on the page.' : 'I could not show it on the page.' }
      yield { type: 'end', act: 'answer' }
    }
  },
}

describe.each(databases)('conversations on %s', (on) => {
  test('a message sent twice is one message and one turn', async () => {
    await using shop = await seeded({ on, brain: talkative })
    const guest = await visitor(shop)
    const id = randomUUID()
    const [first, second] = [await guest.says('Good morning', id), await guest.says('Good morning', id)]
    await shop.turns.settled()

    expect([first.status, second.status]).toEqual([202, 202])
    expect(second.body.data.message).toEqual(first.body.data.message)
    expect(authors(await guest.reads())).toEqual(['visitor', 'assistant'])
  })

  test('an answer names the message that it answers, however many were said before it came', async () => {
    const { promise: isLet, resolve: goOn } = Promise.withResolvers<void>()
    const slow: Brain = {
      async *turn(...asked) {
        await isLet
        yield* talkative.turn(...asked)
      },
    }
    await using shop = await seeded({ on, brain: slow })
    const guest = await visitor(shop)
    const asked = [randomUUID(), randomUUID()]
    for (const id of asked) await guest.says('Good morning', id)
    goOn()
    await shop.turns.settled()

    const { messages } = await guest.reads()
    expect(messages.map(({ answers }: { answers?: string }) => answers)).toEqual([undefined, undefined, ...asked])
  })

  test('the stream tells a turn in order, each event under the next number', async () => {
    await using shop = await seeded({ on, brain: talkative })
    const guest = await visitor(shop)
    const stream = await guest.stream()
    await guest.says('Good morning')
    const events = await stream.until((event) => event.type === 'turn' && event.data.state === 'finished')

    expect(events.map(({ type }) => type)).toEqual(['snapshot', 'message', 'turn', 'message_delta', 'message', 'turn'])
    expect(events.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  test('a stream cut after any event is taken up without gap or repeat', async () => {
    await using shop = await seeded({ on, brain: talkative })
    const guest = await visitor(shop)
    const whole = await guest.stream()
    await guest.says('Good morning')
    const events = await whole.until((event) => event.type === 'turn' && event.data.state === 'finished')

    for (const [cut, { id }] of events.entries()) {
      if (cut === events.length - 1) continue
      const resumed = await guest.stream(id)
      const rest = await resumed.until((event) => event.id === events.at(-1)?.id)
      expect(rest).toEqual(events.slice(cut + 1))
    }
  })

  test('whoever speaks first and listens second still hears the whole turn, and once it is old only what was said', async () => {
    await using shop = await seeded({ on, brain: talkative })
    const guest = await visitor(shop)
    await guest.says('Good morning')
    await shop.turns.settled()
    const late = await (await guest.stream()).until((event) => event.type === 'turn' && event.data.state === 'finished')
    expect(late.map(({ type }) => type)).toEqual(['snapshot', 'message', 'turn', 'message_delta', 'message', 'turn'])
    expect(late[0]?.data).toMatchObject({ conversation: { messages: [] } })

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    const [snapshot] = await (await guest.stream()).until(({ type }) => type === 'snapshot')
    expect(snapshot?.data).toMatchObject({ conversation: { messages: [{}, {}] } })
    expect(snapshot?.id).toBe(late.at(-1)?.id)
  })

  test('another visitor’s conversation is byte for byte an absent one', async () => {
    await using shop = await seeded({ on })
    const [mine, theirs] = [await visitor(shop), await visitor(shop)]
    const foreign = await shop.call('GET', theirs.path, { token: mine.token })
    const absent = await shop.call('GET', `/visitor/conversations/${randomUUID()}`, { token: mine.token })

    expect((await theirs.reads()).id).toBe(theirs.id)
    expect([foreign.status, foreign.text]).toEqual([404, absent.text])
    expect((await shop.call('GET', `${theirs.path}/events`, { token: mine.token })).text).toBe(absent.text)
  })

  test('a page tool goes out to the page, and its answer comes back into the same turn', async () => {
    await using shop = await seeded({ on, brain: showsMatcha })
    const guest = await visitor(shop)
    const stream = await guest.stream()
    const said = await guest.says('show me the matcha one on the page')
    const asked = await stream.next('tool_call')
    expect(asked).toMatchObject({ name: 'highlight_service', arguments: { code: 'matcha-morning' } })
    const answer = { call_id: asked.call_id, output: { status: 'highlighted' } }

    expect((await guest.sends('POST', 'tool_results', answer)).status).toBe(202)
    expect((await stream.next('message')).message).toMatchObject({
      text: 'I have marked it on the page.',
      answers: said.body.data.message.id,
    })
    expect((await guest.sends('POST', 'tool_results', answer)).status).toBe(409)
  })

  test('a page that opens its stream late, or again after a reload, is still asked to run the tool', async () => {
    await using shop = await seeded({ on, brain: showsMatcha })
    const guest = await visitor(shop)
    await guest.says('show me the matcha one on the page')
    await shop.turns.settled()
    const [first, reloaded] = [await guest.stream(), await guest.stream()]
    const asked = await first.next('tool_call')

    expect(asked).toMatchObject({ name: 'highlight_service', arguments: { code: 'matcha-morning' } })
    expect((await reloaded.next('tool_call')).call_id).toBe(asked.call_id)
    await guest.sends('POST', 'tool_results', { call_id: asked.call_id, output: {} })
    await shop.turns.settled()
    const after = await (await guest.stream()).until(({ type, data }) => type === 'turn' && 'act' in data)
    expect(after.map(({ type }) => type)).not.toContain('tool_call')
  })

  test('stop ends a turn that waits for its page, at once', async () => {
    await using shop = await seeded({ on, brain: showsMatcha })
    const guest = await visitor(shop)
    const stream = await guest.stream()
    await guest.says('show me the matcha one')
    const { call_id } = await stream.next('tool_call')
    await guest.sends('POST', 'stop')

    expect(await stream.next('turn')).toMatchObject({ state: 'stopped' })
    expect((await guest.sends('POST', 'tool_results', { call_id, output: {} })).status).toBe(409)
  })

  test('a turn that a killed process left open is closed at the next start, and no other', async () => {
    await using shop = await seeded({ on, brain: showsMatcha })
    const [guest, other] = [await visitor(shop), await visitor(shop)]
    await other.says('Good morning')
    const stream = await guest.stream()
    await guest.says('show me the matcha one')
    const { call_id } = await stream.next('tool_call')
    await endAllTurns(shop.db)

    expect(await stream.next('turn')).toMatchObject({ state: 'failed' })
    expect((await guest.sends('POST', 'tool_results', { call_id, output: {} })).status).toBe(409)
  })

  test('ten copies of a message at once are one message and one turn', async () => {
    await using shop = await seeded({ on, brain: talkative })
    const guest = await visitor(shop)
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.says('Good morning', id)))
    await shop.turns.settled()

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect((await guest.reads()).messages).toHaveLength(2)
  })

  test('a page’s answer to another visitor’s call is refused', async () => {
    await using shop = await seeded({ on, brain: showsMatcha })
    const [guest, other] = [await visitor(shop), await visitor(shop)]
    const stream = await guest.stream()
    await guest.says('show me the matcha one')
    const asked = await stream.next('tool_call')

    expect((await other.sends('POST', 'tool_results', { call_id: asked.call_id, output: {} })).status).toBe(409)
    expect((await guest.sends('POST', 'tool_results', { call_id: asked.call_id, output: {} })).status).toBe(202)
  })

  test('while a person is waited for the assistant is silent, and speaks again when it is taken back', async () => {
    await using shop = await seeded({ on, brain: talkative })
    const guest = await visitor(shop)
    await guest.sends('POST', 'handoff')
    await guest.says('Are you there?')
    await shop.turns.settled()
    expect(authors(await guest.reads())).toEqual(['system', 'visitor'])

    expect((await guest.sends('DELETE', 'handoff')).status).toBe(200)
    await guest.says('And now?')
    await shop.turns.settled()
    expect((await guest.reads()).last_message.author.type).toBe('assistant')
    expect((await guest.sends('DELETE', 'handoff')).status).toBe(409)
  })

  test('a person called in the middle of an answer stops it: not a word of it is written after', async () => {
    const { promise: interrupted, resolve } = Promise.withResolvers<void>()
    const slow: Brain = {
      async *turn() {
        yield { type: 'text', delta: 'One moment. ' }
        await interrupted
        yield { type: 'text', delta: 'The answer is…' }
        yield { type: 'end', act: 'answer' }
      },
    }
    await using shop = await seeded({ on, brain: slow })
    const guest = await visitor(shop)
    const stream = await guest.stream()
    await guest.says('What is the answer?')
    await stream.until((event) => event.type === 'message_delta')
    await guest.sends('POST', 'handoff')
    resolve()
    await shop.turns.settled()

    const { messages } = await guest.reads()
    expect(authors({ messages })).toEqual(['visitor', 'assistant', 'system'])
    expect(messages[1].text).toBe('One moment.')
  })

  test('a brain that breaks leaves a plain sentence, and the conversation goes on', async () => {
    let broken = true
    const flaky: Brain = {
      async *turn() {
        if (broken) throw new Error('a fault in the brain, made for this test')
        yield { type: 'end', act: 'smalltalk' }
      },
    }
    await using shop = await seeded({ on, brain: flaky })
    const guest = await visitor(shop)
    await guest.says('Good morning')
    await shop.turns.settled()
    expect((await guest.reads()).last_message.text).toContain('Something failed on our side')

    broken = false
    expect((await guest.says('Again?')).status).toBe(202)
  })

  test('the card that was submitted is told to the conversation exactly as it was recorded', async () => {
    const opens: Brain = {
      async *turn(_, __, tools) {
        const answer = await tools.call('book_slot', { subject: 'gongfu-hour', summary: '2 seats' })
        if (answer.ok && answer.card) yield { type: 'card', card: answer.card }
        yield { type: 'end', act: 'form' }
      },
    }
    await using shop = await seeded({ on, brain: opens })
    const guest = await visitor(shop)
    await guest.says('Two seats at gongfu')
    await shop.turns.settled()
    const [{ form }] = (await guest.reads()).messages[1].cards
    const [slot] = await shop.slots(form, 'gongfu-hour')
    const { booking } = (await shop.books(form, { slot_id: slot.id, seats: 2, ...ada })).body.data

    const { messages } = await guest.reads()
    expect(messages.at(-1)).toMatchObject({
      cards: [{ type: 'booking', booking: { reference: booking.reference, seats: 2 } }],
    })
    expect(messages.at(-1).tool_calls).toEqual([
      { name: 'book_slot', arguments: { subject: 'gongfu-hour' }, status: 'recorded' },
    ])
    expect(messages[1].cards[0].form.state).toBe('submitted')
  })

  test.each([
    ['a malformed body', '{"id":', 'bad_request'],
    ['an unknown field', { id: randomUUID(), text: 'hello', vip: true }, 'bad_request'],
    ['a text of 5,000 characters', { id: randomUUID(), text: 'a'.repeat(5000) }, 'bad_request'],
    ['an empty text', { id: randomUUID(), text: '   ' }, 'bad_request'],
    ['an id that is none', { id: 'first', text: 'hello' }, 'bad_request'],
    ['a NUL character', { id: randomUUID(), text: 'hel\u0000lo' }, 'bad_request'],
    ['a body of 100 KiB', 'a'.repeat(100 * 1024), 'bad_request'],
  ])('%s is refused, and nothing is written', async (_, body, error) => {
    await using shop = await seeded({ on })
    const guest = await visitor(shop)
    const answer = await guest.sends('POST', 'messages', body)

    expect([answer.status, answer.body.error]).toEqual([400, error])
    expect(answer.text).not.toMatch(/\bat \S+:\d+/)
    expect((await guest.reads()).messages).toEqual([])
  })

  test('a session that was ended opens nothing any more', async () => {
    await using shop = await seeded({ on })
    const guest = await visitor(shop)
    const stream = await guest.stream()
    expect((await shop.call('DELETE', '/visitor/sessions', { token: guest.token })).status).toBe(204)

    expect((await shop.call('GET', guest.path, { token: guest.token })).status).toBe(401)
    await expect(stream.ended()).resolves.toBe(true)
  })

  test('a page of another site is refused, and the shop’s own is let in', async () => {
    await using shop = await seeded({ on })
    const from = (origin: string) => shop.call('POST', '/visitor/sessions', { body: {}, headers: { origin } })

    expect((await from('https://evil.example')).status).toBe(403)
    expect((await from('http://localhost:8787.evil.example')).status).toBe(403)
    expect((await from('http://localhost:8787')).status).toBe(201)
  })
})
