import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Frame, frames, listen } from './stream.ts'

const url = 'https://shop.example/visitor/conversations/c1/events'
const server = setupServer()

let page = new EventTarget()
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const bytes = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk))
      controller.close()
    },
  })

const encoded = (text: string) => new TextEncoder().encode(text)

async function all(heard: AsyncIterable<Frame>) {
  const list: Frame[] = []
  for await (const frame of heard) list.push(frame)
  return list
}

test('a frame is heard whole wherever its bytes were split, even inside a letter', async () => {
  const sent = encoded(
    'id: 7\nevent: message_delta\ndata: {"text":"Pu’erh"}\n\n: still here\n\nid: 8\r\ndata: a\r\ndata: b\r\n\r\n',
  )
  const wanted = [
    { id: '7', type: 'message_delta', data: '{"text":"Pu’erh"}' },
    { id: '8', type: 'message', data: 'a\nb' },
  ]

  for (let cut = 1; cut < sent.length; cut++) {
    const heard = await all(frames(bytes(sent.slice(0, cut), sent.slice(cut))))
    expect(heard, `cut at byte ${cut}`).toEqual(wanted)
  }
})

test('a frame that was cut off is not heard', async () => {
  const heard = await all(frames(bytes(encoded('id: 1\ndata: whole\n\nid: 2\ndata: ha'))))

  expect(heard).toEqual([{ id: '1', type: 'message', data: 'whole' }])
})

test('a line in use ends when the machine says that it is offline', async () => {
  const open = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new Uint8Array(encoded('id: 1\ndata: whole\n\n'))),
  })
  const heard = frames(open)
  expect(await heard.next()).toMatchObject({ value: { data: 'whole' } })
  const after = heard.next()
  page.dispatchEvent(new Event('offline'))

  expect(await after).toEqual({ done: true, value: undefined })
})

test('a cut line is taken up after the last event heard, with the key in a header', async () => {
  const asked: (string | null)[][] = []
  server.use(
    http.get(url, ({ request }) => {
      asked.push([request.headers.get('last-event-id'), request.headers.get('authorization')])
      const said = asked.length === 1 ? 'id: 4\ndata: first\n\ndata: without a number\n\n' : 'id: 5\ndata: second\n\n'
      return new Response(said, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )

  const heard = await hear(3)

  expect(heard.map(({ data }) => data)).toEqual(['first', 'without a number', 'second'])
  expect(asked.slice(0, 2)).toEqual([
    [null, 'Bearer t1'],
    ['4', 'Bearer t1'],
  ])
})

test('a server that is away is asked again, ever less often, until it answers', async () => {
  let asked = 0
  server.use(
    http.get(url, () => {
      asked += 1
      if (asked < 4) return new Response('', { status: asked === 2 ? 502 : 503 })
      return new Response('data: back\n\n', { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  const rests: number[] = []
  const states: boolean[] = []

  await hear(1, { rests, states })

  expect(rests.slice(0, 3)).toEqual([500, 1000, 2000])
  expect(states.slice(0, 4)).toEqual([false, false, false, true])
})

test('a refusal is final: the listener is told, and the server not asked again', async () => {
  let asked = 0
  server.use(
    http.get(url, () => {
      asked += 1
      return new Response('{}', { status: 401 })
    }),
  )

  const status = await new Promise((resolve) =>
    listen(url, { hear: () => {}, refused: resolve }, { pause: async () => {} }),
  )

  expect([status, asked]).toEqual([401, 1])
})

/** Listens until `count` frames are heard. */
function hear(count: number, { rests = [], states = [] }: { rests?: number[]; states?: boolean[] } = {}) {
  return new Promise<Frame[]>((resolve, reject) => {
    const heard: Frame[] = []
    const stop = listen(
      url,
      {
        hear(frame) {
          heard.push(frame)
          if (heard.length < count) return
          stop()
          resolve(heard)
        },
        refused: reject,
        connected: (yes) => states.push(yes),
      },
      { token: 't1', pause: async (milliseconds) => void rests.push(milliseconds) },
    )
  })
}
