// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Frame } from '../browser/stream.ts'
import { FakeChannel, fakeListen, fakeTabs, lines, openLines } from './fake-tabs.ts'
import { listenTogether } from './shared-line.ts'

vi.mock('../browser/stream.ts', () => ({ listen: fakeListen }))

interface Tab {
  heard: string[]
  refused: number[]
  connected: boolean[]
  channel: FakeChannel | undefined
  leave(): void
}

const url = 'https://shop.example/visitor/conversations/c1/events'
const tabs: Tab[] = []

/** A tab that listens, after all that its coming sets off. */
async function comes(token = 'key-of-the-visitor'): Promise<Tab> {
  const tab: Tab = { heard: [], refused: [], connected: [], channel: undefined, leave: () => {} }
  const before = new Set(FakeChannel.all)
  tab.leave = listenTogether(
    url,
    {
      hear: ({ type, data, id = '' }) => tab.heard.push(`${type} ${id} ${data}`.trim()),
      refused: (status) => tab.refused.push(status),
      connected: (yes) => tab.connected.push(yes),
    },
    token,
  )
  tab.channel = [...FakeChannel.all].find((channel) => !before.has(channel))
  tabs.push(tab)
  await settled()
  return tab
}

/** All that follows without time passing. */
async function settled() {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settled()
}

async function told(...frames: Frame[]) {
  for (const frame of frames) openLines().at(-1)?.listener.hear(frame)
  await settled()
}

const snapshot = (id: string): Frame => ({ type: 'snapshot', id, data: `up to ${id}` })
const message = (id: string): Frame => ({ type: 'message', id, data: 'hello' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  fakeTabs()
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.leave()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('of three tabs one has a line, and all hear what is said on it', async () => {
  const [first, second, third] = [await comes(), await comes(), await comes()]
  await told(snapshot('4'), message('5'))

  expect(openLines()).toHaveLength(1)
  for (const { heard } of [first, second, third]) expect(heard).toEqual(['snapshot 4 up to 4', 'message 5 hello'])
})

test('where the tab with the line leaves, the next takes it up after the last thing heard', async () => {
  const first = await comes()
  const second = await comes()
  await told(snapshot('4'), message('5'))
  first.leave()
  await settled()
  expect(openLines().map(({ options }) => options)).toEqual([{ token: 'key-of-the-visitor', heard: '5' }])

  await told(message('6'))
  expect([first.heard.length, second.heard.at(-1)]).toEqual([2, 'message 6 hello'])
})

test('whoever comes later gets the history, of which the others hear nothing again', async () => {
  const first = await comes()
  await told(snapshot('4'), message('5'))
  const second = await comes()
  expect(openLines()).toHaveLength(1)
  await told(snapshot('5'), message('6'))

  expect(first.heard).toEqual(['snapshot 4 up to 4', 'message 5 hello', 'message 6 hello'])
  expect(second.heard).toEqual(['snapshot 5 up to 5', 'message 6 hello'])
})

test('a history that knows more than was heard is heard by all', async () => {
  const first = await comes()
  await told(snapshot('4'))
  await comes()
  await told(snapshot('7'))

  expect(first.heard).toEqual(['snapshot 4 up to 4', 'snapshot 7 up to 7'])
})

test('what is said again is heard once, but for who holds the conversation, which has no number of its own', async () => {
  const tab = await comes()
  await told(snapshot('4'), message('5'), message('5'), message('4'), { type: 'control', id: '5', data: 'waiting' })

  expect(tab.heard).toEqual(['snapshot 4 up to 4', 'message 5 hello', 'control 5 waiting'])
})

test('all tabs learn that the line is down, and that the server refuses it', async () => {
  const [first, second] = [await comes(), await comes()]
  const line = openLines()[0]
  line?.listener.connected?.(false)
  line?.listener.refused(401)
  await settled()

  for (const { connected, refused } of [first, second]) expect([connected, refused]).toEqual([[false], [401]])
})

test('a tab that holds the line and sleeps loses it to one that comes, and hears from that one when it wakes', async () => {
  const first = await comes()
  await told(snapshot('4'))
  if (first.channel) first.channel.asleep = true
  const second = await comes()
  await pass(2900)
  expect(second.heard).toEqual([])

  await pass(200)
  expect(openLines()).toHaveLength(1)
  if (first.channel) first.channel.asleep = false
  await told(snapshot('5'), message('6'))
  expect(second.heard).toEqual(['snapshot 5 up to 5', 'message 6 hello'])
  expect(first.heard.at(-1)).toBe('message 6 hello')
})

test('a tab in view asks now and then whether the line is still held, and takes it over where nobody answers', async () => {
  const first = await comes()
  await told(snapshot('4'))
  const second = await comes()
  await told(snapshot('4'))
  await pass(60_000)
  expect(openLines()[0]?.listener).toBe(lines[1]?.listener)

  if (first.channel) first.channel.asleep = true
  await pass(23_100)
  expect(openLines().map(({ options }) => options.heard)).toEqual(['4'])
  await told(message('5'))
  expect(second.heard.at(-1)).toBe('message 5 hello')
})

test('the sessions of two visitors share nothing', async () => {
  const ada = await comes('session-of-ada')
  const bo = await comes('session-of-bob')
  expect(openLines()).toHaveLength(2)
  await told(snapshot('4'))

  expect([ada.heard, bo.heard.length]).toEqual([[], 1])
})

test('a page that is kept for the way back lets the line go, and begins anew when it is back', async () => {
  await comes()
  await told(snapshot('4'))
  dispatchEvent(new Event('pagehide'))
  await settled()
  expect(openLines()).toEqual([])

  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  await settled()
  expect(openLines()).toEqual([])

  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settled()
  expect(openLines().map(({ options }) => options.heard)).toEqual([undefined])
})

test.each([
  ['without locks', () => vi.stubGlobal('navigator', {})],
  ['without channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
  [
    'that gives locks to no page without an origin',
    () => {
      const request = async () => Promise.reject(new DOMException('Not here.', 'SecurityError'))
      vi.stubGlobal('navigator', { locks: { request } })
    },
  ],
])('in a browser %s each tab has a line of its own', async (_, becomes) => {
  becomes()
  const [first, second] = [await comes(), await comes()]
  expect(openLines()).toHaveLength(2)
  first.leave()
  await told(snapshot('4'))

  expect([first.heard, second.heard]).toEqual([[], ['snapshot 4 up to 4']])
})

test('whoever has left hears nothing more, even of what was on its way', async () => {
  const first = await comes()
  const second = await comes()
  openLines()[0]?.listener.hear(snapshot('4'))
  second.leave()
  await settled()

  expect([first.heard.length, second.heard]).toEqual([1, []])
})
