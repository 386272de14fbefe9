import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused, Unreachable } from '../browser/failures.ts'
import type { Message } from '../contract/conversations.ts'
import type { Intervention } from '../contract/interventions.ts'
import { Conversation } from './conversation.ts'
import { FakeKeeper, FakePage, FakeShop, conversation as known, tokenFor } from './fake-shop.ts'

let shop: FakeShop
let page: FakePage
let keeper: FakeKeeper
let talk: Conversation

const conversing = () => new Conversation(async () => shop, keeper, page)
const words = () => talk.messages.value.map(({ text }) => text)
const statuses = () => talk.messages.value.map(({ status }) => status)
const turn = (state: 'started' | 'finished' | 'failed') => ({ type: 'turn' as const, data: { id: 't1', state } })
const delta = (id: string, text: string) => ({ type: 'message_delta' as const, data: { id, text } })
const whole = (message: Message) => ({ type: 'message' as const, data: { message } })

beforeEach(() => {
  shop = new FakeShop()
  page = new FakePage()
  keeper = new FakeKeeper()
  talk = conversing()
})

afterEach(() => {
  vi.useRealTimers()
  talk[Symbol.dispose]()
})

/** A conversation that has begun, with the stream open. */
async function begun() {
  await talk.open()
  await talk.send('Where are you?')
  await vi.waitFor(() => expect(shop.watcher).toBeDefined())
}

test('nothing is stored and nothing asked before the visitor opens the panel', async () => {
  await talk.identify(tokenFor('ada'))

  expect([shop.sessions, keeper.writes, shop.watched]).toEqual([[], 0, undefined])
})

test('opening starts a session, and only the first words a conversation', async () => {
  await talk.open()
  expect([talk.shop.value?.name, keeper.kept?.conversation]).toEqual(['Lantern & Leaf', undefined])

  await talk.send('Where are you?')
  expect(keeper.kept?.conversation).toBe('conversation-of-token-1')
})

test('what the visitor says is shown at once, and its draft is cleared', async () => {
  talk.draft.value = '  Where are you?  '
  const sending = talk.send()
  expect([words(), statuses(), talk.draft.value]).toEqual([['Where are you?'], ['queued'], ''])

  await sending
  expect(statuses()).toEqual(['sent'])
})

test('saying a choice leaves the draft alone', async () => {
  talk.draft.value = 'And is there'
  await talk.send('Which sittings are there?')

  expect(talk.draft.value).toBe('And is there')
})

test('a message that the shop refuses is not sent by itself, but again under its own id when the visitor says so', async () => {
  await begun()
  talk.messages.value = []
  shop.sent = []
  shop.refuses = 'rate_limited'
  await talk.send('Do you cater for allergies?')
  expect([statuses(), talk.messages.value[0]?.problem]).toEqual([['failed'], expect.any(Refused)])

  shop.refuses = undefined
  shop.watcher?.connected(true)
  page.goes('online')
  await talk.open()
  expect([statuses(), shop.sent]).toEqual([['failed'], []])

  const id = talk.messages.value[0]?.id ?? ''
  await talk.retry(id)
  await vi.waitFor(() => expect(statuses()).toEqual(['sent']))
  expect(shop.sent).toEqual([{ id, text: 'Do you cater for allergies?' }])
})

test('a message whose answer is lost on the way is sent where the stream tells of it', async () => {
  await begun()
  shop.sendMessage = async (_, { id, text }) => {
    shop.tells(whole(shop.message({ id, text, author: { type: 'visitor' } })))
    throw new Unreachable('The answer was cut off.')
  }
  await talk.send('Do you cater for allergies?')

  expect([words(), statuses()]).toEqual([
    ['Where are you?', 'Do you cater for allergies?'],
    ['sent', 'sent'],
  ])
})

test('a text longer than a message is not dropped: it stands in the composer, after what was there', async () => {
  await talk.open()
  const long = 'tea '.repeat(600).trim()
  await talk.send(long)
  expect([talk.draft.value, talk.canSend.value, shop.sent]).toEqual([long, false, []])

  await talk.send()
  expect(talk.draft.value).toBe(long)
  talk.draft.value = 'Is there'
  await talk.send(long)
  expect(talk.draft.value).toBe(`Is there\n\n${long}`)
})

test.each(['the stream connects', 'the machine is online', 'the panel is opened', 'a while has passed'])(
  'what did not reach the shop goes by itself, once and in order, when %s',
  async (line) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await begun()
    shop.down = true
    await talk.send('One')
    await talk.send('Two')
    const waiting = talk.messages.value.slice(1)
    expect(waiting.map(({ status, problem }) => [status, problem instanceof Unreachable])).toEqual([
      ['queued', true],
      ['queued', true],
    ])

    shop.down = false
    if (line === 'the stream connects') shop.watcher?.connected(true)
    if (line === 'the machine is online') page.goes('online')
    if (line === 'the panel is opened') await talk.open()
    if (line === 'a while has passed') await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(statuses()).toEqual(['sent', 'sent', 'sent']))
    await vi.advanceTimersByTimeAsync(300_000)
    expect(shop.sent.map(({ text }) => text)).toEqual(['Where are you?', 'One', 'Two'])
  },
)

test('the visitor may send again at any time what waits for the line, also where the machine says it is offline', async () => {
  shop.down = true
  await talk.send('One')
  page.goes('offline')
  shop.down = false
  await talk.retry(talk.messages.value[0]?.id ?? '')

  expect(shop.sent.map(({ text }) => text)).toEqual(['One'])
})

test('what the shop refuses does not hold up what is said after it', async () => {
  await talk.open()
  shop.down = true
  await talk.send('One')
  await talk.send('Two')
  shop.down = false
  const takes = shop.sendMessage.bind(shop)
  shop.sendMessage = async (line, message) => {
    shop.refuses = message.text === 'One' ? 'forbidden' : undefined
    return takes(line, message)
  }
  page.goes('online')

  await vi.waitFor(() => expect(statuses()).toEqual(expect.arrayContaining(['failed', 'sent'])))
  expect(shop.sent.map(({ text }) => text)).toEqual(['Two'])
})

test('a widget that has left its page tries nothing more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  shop.down = true
  await talk.send('One')
  talk[Symbol.dispose]()
  shop.down = false
  await vi.advanceTimersByTimeAsync(300_000)

  expect(shop.sent).toEqual([])
})

test('a message that could not be sent can be removed', async () => {
  shop.down = true
  await talk.send('Hello')
  talk.remove(talk.messages.value[0]?.id ?? '')

  expect(words()).toEqual([])
})

test('what is said offline waits, and is sent once and in order when the line is back', async () => {
  await talk.open()
  page.goes('offline')
  shop.down = true
  await talk.send('One')
  await talk.send('Two')
  expect([statuses(), shop.sent]).toEqual([['queued', 'queued'], []])

  shop.down = false
  page.goes('online')
  page.goes('online')
  await vi.waitFor(() => expect(statuses()).toEqual(['sent', 'sent']))
  expect(shop.sent.map(({ text }) => text)).toEqual(['One', 'Two'])
})

test('an answer grows as it comes, and the whole message takes its place', async () => {
  await begun()
  const answer = shop.message({ text: 'Behind the green door.' })

  shop.tells(turn('started'), delta(answer.id, 'Behind '), delta(answer.id, 'the gre'))
  expect([words().at(-1), statuses().at(-1), talk.answering.value]).toEqual(['Behind the gre', 'streaming', true])

  shop.tells(whole(answer), turn('finished'))
  expect([words(), statuses().at(-1), talk.answering.value]).toEqual([
    ['Where are you?', 'Behind the green door.'],
    'sent',
    false,
  ])
})

test('the page is told of what is said, once each, and not of what was said before it came', async () => {
  const told = () => page.told.filter(({ event }) => event === 'message').map(({ detail }) => detail)
  await begun()
  const [asked] = told()
  expect(asked).toMatchObject({ message: { text: 'Where are you?' } })

  const before = shop.message({ text: 'Good morning.' })
  talk = conversing()
  page.told = []
  await talk.open()
  await vi.waitFor(() => expect(shop.watcher).toBeDefined())
  shop.tells({ type: 'snapshot', data: { conversation: known('c', [before]) } }, whole(before))
  expect(told()).toEqual([])

  const after = shop.message({ text: 'Behind the green door.' })
  shop.tells(whole(after), { type: 'snapshot', data: { conversation: known('c', [before, after]) } })
  expect(told()).toEqual([{ message: after }])
})

test('an answer that came before the line was open is told to the page, too', async () => {
  await talk.open()
  shop.sendMessage = () => new Promise(() => {}) // the stream is faster than the answer to the sender
  void talk.send('Where are you?')
  await vi.waitFor(() => expect(shop.watcher).toBeDefined())
  const [said] = talk.messages.value
  const asked = shop.message({ id: said?.id, text: 'Where are you?', author: { type: 'visitor' } })
  const answer = shop.message({ text: 'Behind the green door.' })
  shop.tells({ type: 'snapshot', data: { conversation: known('c', [asked, answer]) } })

  expect(page.told.map(({ detail }) => detail)).toEqual([{ message: asked }, { message: answer }])
})

test('a message that was confirmed while the history was on its way stays where it stands', async () => {
  await begun()
  shop.tells({ type: 'snapshot', data: { conversation: known('c', []) } })

  expect([words(), statuses()]).toEqual([['Where are you?'], ['sent']])
})

test('a message that is told twice is shown once', async () => {
  await begun()
  const answer = shop.message({ text: 'Behind the green door.' })
  shop.tells(whole(answer), whole(answer))

  expect(words()).toEqual(['Where are you?', 'Behind the green door.'])
})

test('whoever comes in the middle of an answer is not shown its second half', async () => {
  await begun()
  const asked = shop.message({ text: 'Where are you?', author: { type: 'visitor' } })
  shop.watcher?.apply({ type: 'snapshot', data: { conversation: known('c', [asked]) } }, asked.seq + 5)
  shop.tells(delta('a1', 'under the lantern.'))

  expect([words().at(-1), statuses().at(-1)]).toEqual(['', 'streaming'])
})

test('an answer that begins after the history was read is shown from its first word', async () => {
  await begun()
  const asked = shop.message({ text: 'Where are you?', author: { type: 'visitor' } })
  shop.watcher?.apply({ type: 'snapshot', data: { conversation: known('c', [asked]) } }, asked.seq + 1)
  shop.tells(delta('a1', 'Behind '))

  expect(words().at(-1)).toBe('Behind ')
})

test('a turn that failed says so, until something else is said', async () => {
  await begun()
  shop.tells(turn('started'), turn('failed'))
  expect(talk.turn.value).toBe('failed')

  await talk.send('Where are you?')
  expect(talk.turn.value).toBe('none')
})

test('an answer that broke off is no whole one, and stays where it ended', async () => {
  await begun()
  shop.tells(turn('started'), delta('a1', 'Behind the'), turn('failed'))
  expect(statuses()).toEqual(['sent', 'cut off'])

  await talk.send('Where, please?')
  shop.tells(whole(shop.message({ text: 'Behind the green door.' })))
  expect(words()).toEqual(['Where are you?', 'Behind the', 'Where, please?', 'Behind the green door.'])
})

test('a question that the history ends with has no answer; one that was said since may have', async () => {
  await talk.open()
  await talk.turnTo('c')
  const asked = shop.message({ text: 'Where are you?', author: { type: 'visitor' } })
  const snapshot = { type: 'snapshot' as const, data: { conversation: known('c', [asked]) } }
  shop.tells(snapshot)
  expect(talk.turn.value).toBe('failed')

  await talk.send('Where, please?')
  shop.tells(snapshot)
  expect(talk.turn.value).toBe('none')
})

test('after a reload the same visitor is in the same conversation', async () => {
  await begun()
  talk = conversing()
  await talk.open()
  await vi.waitFor(() => expect(shop.watched?.conversation).toBe('conversation-of-token-1'))
  shop.tells({ type: 'snapshot', data: { conversation: known('c', [shop.message({ text: 'Good morning.' })]) } })

  expect([shop.sessions.length, words()]).toEqual([1, ['Good morning.']])
})

test('a session that has ended is replaced by a new one, and the message still goes', async () => {
  await begun()
  shop.ends.add('token-1')
  await talk.send('Still there?')

  expect([shop.sessions.length, statuses(), words()]).toEqual([2, ['sent'], ['Still there?']])
})

test('a stream that is refused is not asked for again until something is said', async () => {
  await begun()
  shop.ends.add('token-1')
  shop.watcher?.refused()
  await vi.waitFor(() => expect(shop.sessions).toHaveLength(2))

  expect([shop.watcher, words()]).toEqual([undefined, []])
})

test('a page tool runs once however often it is told, and its answer goes back', async () => {
  await begun()
  const call = { type: 'tool_call' as const, data: { call_id: 'k1', name: 'highlight_service', arguments: {} } }
  shop.tells(call, call)
  await vi.waitFor(() => expect(shop.answers).toHaveLength(1))

  expect([page.ran, shop.answers]).toEqual([
    ['highlight_service'],
    [{ call_id: 'k1', output: { status: 'highlighted' } }],
  ])
})

test('a page tool that breaks tells the assistant so', async () => {
  await begun()
  shop.tells({ type: 'tool_call', data: { call_id: 'k1', name: 'broken', arguments: {} } })
  await vi.waitFor(() => expect(shop.answers).toEqual([{ call_id: 'k1', error: 'Error: It broke.' }]))
})

test('a tab out of view leaves page tools to the one in view', async () => {
  await begun()
  page.visible = false
  shop.tells({ type: 'tool_call', data: { call_id: 'k1', name: 'highlight_service', arguments: {} } })

  expect(page.ran).toEqual([])
})

test('only the newest open form can be filled in', async () => {
  await talk.open()
  await talk.book({ subject: 'gongfu-hour' })
  await talk.book({ slot_id: 's1' })

  expect([talk.liveFormId.value, shop.opened]).toEqual(['form-2', [{ subject: 'gongfu-hour' }, { slot_id: 's1' }]])
})

test('a form that was sent from another tab shows as sent here', async () => {
  await begun()
  await talk.book({})
  shop.tells({ type: 'booking', data: { booking: booking('confirmed') } })
  await vi.waitFor(() => expect(talk.liveFormId.value).toBeUndefined())

  expect(page.told.at(-1)).toEqual({ event: 'booking', detail: { booking: booking('confirmed') } })
})

test('a booking that changes is changed on every card that shows it', async () => {
  await begun()
  shop.tells(whole(shop.message({ cards: [{ type: 'bookings', bookings: [booking('confirmed')] }] })))
  shop.tells({ type: 'booking', data: { booking: booking('cancelled') } })

  expect(talk.messages.value.at(-1)?.cards).toEqual([{ type: 'bookings', bookings: [booking('cancelled')] }])
})

test('an answer to the form that comes after newer word of its booking does not undo it', async () => {
  await begun()
  await talk.book({})
  const said = (next_step: string) => ({ ...booking('confirmed'), next_step })
  shop.tells({ type: 'booking', data: { booking: said('We’ve sent a confirmation.') } })
  talk.booked('form-1', said('We’re sending a confirmation.'))

  const [card] = talk.messages.value.at(-1)?.cards ?? []
  expect(card).toMatchObject({ form: { state: 'submitted', booking: { next_step: 'We’ve sent a confirmation.' } } })
})

test('while a person is asked for, and while one answers, the panel knows it', async () => {
  await begun()
  shop.tells({ type: 'control', data: { by: 'waiting' } })
  expect(talk.control.value).toBe('waiting')

  shop.tells({ type: 'control', data: { by: 'operator', intervention: intervention({ assignee: 'Mei' }) } })
  shop.tells(whole(shop.message({ text: 'Good morning.', author: { type: 'operator', name: 'Mei' } })))
  expect([talk.control.value, talk.operator.value, talk.unread.value.length]).toEqual(['operator', 'Mei', 1])

  talk.markRead()
  expect(talk.unread.value).toEqual([])
})

test('what an earlier page told is no news on this one, and what comes after it is', async () => {
  await begun()
  talk = conversing()
  await talk.open()
  await vi.waitFor(() => expect(shop.watcher).toBeDefined())
  const told = shop.message({ text: 'Behind the green door.' })
  shop.tells({ type: 'snapshot', data: { conversation: known('c', [told]) } })
  expect(talk.unread.value).toEqual([])

  shop.tells(whole(shop.message({ text: 'Good morning.' })))
  expect(talk.unread.value.map(({ text }) => text)).toEqual(['Good morning.'])
})

test('the card of a hand-off shows it as it stands', async () => {
  await begun()
  shop.tells(whole(shop.message({ cards: [{ type: 'handoff', intervention: intervention({}) }] })))
  const done = intervention({ state: 'resolved', first_reply_at: '2026-11-21T10:09:00Z' })
  shop.tells({ type: 'control', data: { by: 'assistant', intervention: done } })

  expect(talk.messages.value.at(-1)?.cards).toEqual([{ type: 'handoff', intervention: done }])
})

test('what cannot be done is said, until the next thing is tried', async () => {
  await begun()
  shop.down = true
  await talk.askPerson()
  expect(talk.problem.value).toBeInstanceOf(Error)

  shop.down = false
  await talk.askPerson()
  expect(talk.problem.value).toBeUndefined()
})

test.each(['a message is delivered', 'the line stands again'])(
  'that the shop could not be reached is said no longer once %s',
  async (line) => {
    await begun()
    shop.watcher?.connected(false)
    shop.down = true
    await talk.askPerson()
    expect(talk.problem.value).toBeInstanceOf(Unreachable)

    shop.down = false
    if (line === 'a message is delivered') await talk.send('Is there parking?')
    else shop.watcher?.connected(true)
    expect(talk.problem.value).toBeUndefined()
  },
)

test('what the shop has refused is still said when a line to it stands', async () => {
  await begun()
  shop.handOff = () => Promise.reject(new Refused({ error: 'rate_limited', detail: 'Not so often.' }))
  shop.watcher?.connected(false)
  await talk.askPerson()
  shop.watcher?.connected(true)

  expect(talk.problem.value).toBeInstanceOf(Refused)
})

test('signing out forgets the visitor here, in storage and on the server', async () => {
  await begun()
  talk.draft.value = 'my secret'
  await talk.logOut()

  expect([words(), talk.draft.value, keeper.kept, shop.ended]).toEqual([[], '', undefined, ['token-1']])
})

test('signing out in another tab forgets the visitor in this one', async () => {
  await begun()
  keeper.anotherTab().write(undefined)

  expect([words(), talk.session.value, shop.watcher]).toEqual([[], undefined, undefined])
})

function booking(state: 'confirmed' | 'cancelled') {
  return {
    reference: 'K7RM-X2QY',
    email: 'a•••@example.com',
    state,
    next_step: '',
    service: { code: 'gongfu-hour', name: 'Gongfu Hour' },
    starts_at: '2026-11-28T14:00:00Z',
    ends_at: '2026-11-28T15:15:00Z',
    timezone: 'Europe/London',
    seats: 2,
    name: 'Ada Marsh',
    created_at: '2026-11-21T10:04:00Z',
  }
}

function intervention(known: Partial<Intervention>): Intervention {
  const times = { claimed_at: null, first_reply_at: null, resolved_at: null, resolution: null }
  return {
    id: 'i1',
    conversation_id: 'c1',
    state: 'pending',
    reason: 'visitor_asked',
    summary: 'The visitor asked for a person.',
    assignee: null,
    visitor: { id: 'v1', member: false },
    last_message: null,
    waiting_since: '2026-11-21T10:04:00Z',
    ...times,
    created_at: '2026-11-21T10:04:00Z',
    updated_at: '2026-11-21T10:04:00Z',
    ...known,
  }
}

test('what the visitor thinks of an answer is shown as the stream says, and found again in the history', async () => {
  await begun()
  const answer = shop.message({ text: 'Behind the green door.', act: 'answer' })
  const thought = (feedback: Message['feedback'] | null) =>
    shop.tells({ type: 'feedback', data: { message_id: answer.id, feedback: feedback ?? null } })
  const kept = () => talk.messages.value.find(({ id }) => id === answer.id)?.feedback
  shop.tells(whole(answer))
  thought({ value: 'down', comment: 'Which door' })
  expect(kept()).toEqual({ value: 'down', comment: 'Which door' })
  expect(page.told.filter(({ event }) => event === 'message')).toHaveLength(2)

  thought(null)
  expect(kept()).toBeUndefined()
  shop.tells({ type: 'snapshot', data: { conversation: known('c', [{ ...answer, feedback: { value: 'up' } }]) } })
  expect(kept()).toEqual({ value: 'up' })
})
