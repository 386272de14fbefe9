import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** What a step of the model does: its pieces in order; `wait` holds the line until the journey lets it go on. */
export type Piece =
  | { says: string }
  | { calls: string; with: Record<string, unknown> }
  | { wait: true }
  | { breaks: true }
  | { refuses: number }

/** A language model on this machine that says what a journey gives it, spoken to as its provider would be. */
export interface Model {
  baseUrl: string
  /** The next steps, one for each request. */
  will(...steps: Piece[][]): void
  goesOn(): void
  /** The bodies of the requests so far. */
  asked: string[]
  stop(): Promise<void>
}

export async function startModel(): Promise<Model> {
  const asked: string[] = []
  const steps: Piece[][] = []
  let held = Promise.withResolvers<void>()
  const goesOn = () => {
    held.resolve()
    held = Promise.withResolvers()
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(body)
    await play(response, steps.shift() ?? [{ says: 'I have nothing more to say.' }], () => held.promise)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The model listens on no port.')

  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    will: (...more) => steps.push(...more),
    goesOn,
    asked,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function play(response: ServerResponse, pieces: Piece[], held: () => Promise<void>) {
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'stub', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    )
  const [first] = pieces
  if (first && 'refuses' in first) {
    response.writeHead(first.refuses, { 'content-type': 'application/json' }).end('{"error":{"message":"No"}}')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send({ role: 'assistant', content: '' })
  for (const piece of pieces) {
    if ('wait' in piece) await held()
    else if ('breaks' in piece) response.destroy()
    else if ('says' in piece) send({ content: piece.says })
    else if ('calls' in piece) {
      const text = JSON.stringify(piece.with)
      const call = (more: object) => send({ tool_calls: [{ index: 0, ...more }] })
      call({ id: `call-${piece.calls}`, type: 'function', function: { name: piece.calls, arguments: '' } })
      for (const part of text.match(/.{1,7}/gs) ?? []) call({ function: { arguments: part } })
    }
  }
  if (response.destroyed) return
  send({}, pieces.some((piece) => 'calls' in piece) ? 'tool_calls' : 'stop')
  response.end(
    'data: {"choices":[],"usage":{"prompt_tokens":100,"completion_tokens":20,"total_tokens":120}}\n\ndata: [DONE]\n\n',
  )
}
