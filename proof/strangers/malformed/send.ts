import { type Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Raw, Sent } from './malformed.ts'

/** What came back; status 0 where the connection was closed without a word. */
export interface Answer {
  status: number
  type: string
  text: string
}

/** Sends one request, and waits for its whole answer. */
export const send = (url: URL, sent: Sent | Raw, agent: Agent): Promise<Answer> =>
  'raw' in sent ? sendRaw(url, sent) : sendRequest(url, sent, agent)

function sendRequest(url: URL, sent: Sent, agent?: Agent): Promise<Answer> {
  const { hostname, port } = url
  const { method, path, headers, body, chunked } = sent
  return new Promise<Answer>((resolve) => {
    const length = body === undefined || chunked ? {} : { 'content-length': Buffer.byteLength(body) }
    const sending = request({ hostname, port, method, path, headers: { ...headers, ...length }, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      const done = () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text })
      response.on('end', done).on('error', done)
    })
    // The server may close a connection that has nothing to do, just as it is taken up again: every client asks once more.
    sending.on('error', () => resolve(sending.reusedSocket ? sendRequest(url, sent, undefined) : nothing))
    for (const part of chunked ? halves(body ?? '') : [body ?? '']) sending.write(part)
    sending.end()
  })
}

const nothing = { status: 0, type: '', text: '' }

const halves = (body: string) => [body.slice(0, body.length / 2), body.slice(body.length / 2)]

function sendRaw({ hostname, port }: URL, { raw }: Raw) {
  return new Promise<Answer>((resolve) => {
    let text = ''
    const socket = connect({ host: hostname, port: Number(port) })
    const done = () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), type: '', text })
    socket.setEncoding('utf8').on('data', (part) => (text += part))
    socket.on('close', done).on('error', () => socket.destroy())
    // Nothing more is coming: the server must not wait for it.
    socket.end(Buffer.from(raw, 'latin1'))
  })
}
