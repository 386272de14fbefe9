import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

const ADDRESS = 'http://model.test/v1'

/** How a shop is told of it. */
export const settings = {
  baseUrl: ADDRESS,
  apiKey: 'a key that only the provider knows',
  name: 'test-model',
  dailyTokens: 1_000_000,
  prices: { input: 0, output: 0 },
}

interface Asked {
  messages: { role: string; content?: unknown; tool_calls?: { function: { name: string; arguments: string } }[] }[]
  tools: { function: { name: string; parameters: { properties: Record<string, { enum?: string[] }> } } }[]
  tool_choice?: unknown
}

/** An OpenAI-compatible provider that answers its requests with what a test gives it, in order, and refuses any other. */
export function upstream() {
  const asked: Asked[] = []
  const raw: string[] = []
  const answers: ((signal: AbortSignal) => Response)[] = []
  let hungUp = Promise.withResolvers<void>()
  const server = setupServer(
    http.post(`${ADDRESS}/chat/completions`, async ({ request }) => {
      const body = await request.clone().text()
      raw.push(`${JSON.stringify([...request.headers])}${body}`)
      asked.push(JSON.parse(body))
      request.signal.addEventListener('abort', () => hungUp.resolve())
      return answers.shift()?.(request.signal) ?? HttpResponse.json({ error: { message: 'No more' } }, { status: 400 })
    }),
  )
  return {
    server,
    asked,
    raw,
    /** Resolves once a request of this test was given up by whoever made it. */
    hungUp: () => hungUp.promise,
    left: () => answers.length,
    gives(...frames: (string[] | ((signal: AbortSignal) => Response))[]) {
      for (const one of frames) answers.push(typeof one === 'function' ? one : () => streamed(one))
    },
    forgets() {
      asked.length = 0
      raw.length = 0
      answers.length = 0
      hungUp = Promise.withResolvers()
    },
  }
}

/** One step that says words, in the pieces given. */
export const says = (...pieces: string[]): string[] => [
  frame({ role: 'assistant', content: '' }),
  ...pieces.map((content) => frame({ content })),
  ...ending('stop'),
]

type Calls = [name: string, args: object | string][]

/** One step that calls tools; the arguments of each come in pieces, as providers send them. */
export const calls = (...tools: Calls): string[] => saysAndCalls('', ...tools)

/** One step that says words first. */
export const saysAndCalls = (words: string, ...tools: Calls): string[] => [
  frame({ role: 'assistant', content: words || null }),
  ...tools.flatMap(([name, args], index) => {
    const text = typeof args === 'string' ? args : JSON.stringify(args)
    const third = Math.ceil(text.length / 3)
    const pieces = [text.slice(0, third), text.slice(third, 2 * third), text.slice(2 * third)]
    return [
      frame({
        tool_calls: [{ index, id: `call-${name}-${index}`, type: 'function', function: { name, arguments: '' } }],
      }),
      ...pieces.map((piece) => frame({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ]
  }),
  ...ending('tool_calls'),
]

/** A step whose provider says other things of what it cost, or nothing. */
export const costing = (usage: { prompt_tokens: number; completion_tokens: number } | undefined, frames: string[]) =>
  frames.flatMap((frame) => (frame.includes('"usage"') ? (usage ? [chunk({ choices: [], usage })] : []) : [frame]))

/** The beginning of a step, whose line then breaks, once `when`; or that says no more, and ends or stays open. */
export const breaksOff =
  (when: Promise<void>, ...pieces: string[]) =>
  () =>
    streamed(said(pieces), async (controller) => {
      await when
      controller.error(new TypeError('terminated'))
    })
export const stalls =
  (...pieces: string[]) =>
  () =>
    streamed(said(pieces), () => new Promise(() => {}))
export const endsShort = (...pieces: string[]): string[] => said(pieces)

export const tooMany = () => busyFor({ 'retry-after-ms': '1' })
export const busyFor = (headers: Record<string, string>) =>
  HttpResponse.json({ error: { message: 'Slow down' } }, { status: 429, headers })
export const refuses = () => HttpResponse.json({ error: { message: 'Wrong key' } }, { status: 401 })

/** An error told inside the stream, as some providers do after a good beginning. */
export const failsInside = (...pieces: string[]) => [...said(pieces), `data: {"error":{"message":"Overloaded"}}\n\n`]

const said = (pieces: string[]) => [
  frame({ role: 'assistant', content: '' }),
  ...pieces.map((content) => frame({ content })),
]

const chunk = (more: object) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'test-model', ...more })}\n\n`
const frame = (delta: object) => chunk({ choices: [{ index: 0, delta, finish_reason: null }] })
const ending = (reason: string) => [
  chunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }),
  chunk({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } }),
  'data: [DONE]\n\n',
]

type Ending = (controller: ReadableStreamDefaultController) => void | Promise<void>

/** A step as it comes over the wire. */
export function streamed(frames: string[], ends: Ending = (controller) => controller.close()): Response {
  const encoder = new TextEncoder()
  const left = [...frames]
  return new HttpResponse(
    new ReadableStream({
      async pull(controller) {
        const next = left.shift()
        if (next === undefined) await ends(controller)
        else controller.enqueue(encoder.encode(next))
      },
    }),
    // As providers send it: a line that is cut is then no end.
    { headers: { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' } },
  )
}
