import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** What a server does to one connection; `take` is the good one. */
export type Manner =
  | 'take'
  | 'says nothing'
  | 'is busy'
  | 'knows no such guest'
  | 'relays for nobody'
  | 'wants a password'
  | 'blocks our host'
  | 'asks to come later'
  | 'refuses the message'
  | 'quotes the subject'
  | 'stalls'
  | 'dribbles'
  | 'hangs up in the middle'
  | 'takes it and hangs up'

/** A real SMTP server on loopback. Each connection gets the next of `manners`; when they are used up, the server is good. */
export async function mailServer(manners: Manner[] = [], port = 0) {
  const taken: { to: string[]; raw: string }[] = []
  const sockets = new Map<number, Socket>()
  const mannerOf = new Map<string, Manner>()
  let misbehaved = 0

  const is = (session: SMTPServerSession, manner: Manner) => mannerOf.get(session.id) === manner
  const refusing = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })
  const hangUp = (session: SMTPServerSession) => sockets.get(session.remotePort)?.destroy()

  function dribble({ remotePort }: SMTPServerSession) {
    const socket = sockets.get(remotePort)
    const drops = setInterval(() => socket?.write('250-still reading\r\n'), 50)
    socket?.once('close', () => clearInterval(drops))
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect(session, callback) {
      const manner = manners.shift() ?? 'take'
      mannerOf.set(session.id, manner)
      if (manner !== 'take') misbehaved++
      if (manner === 'is busy') callback(refusing(421, 'Too many letters today'))
      else if (manner !== 'says nothing') callback()
    },
    onRcptTo({ address }, session, callback) {
      if (is(session, 'knows no such guest')) callback(refusing(550, `<${address}> is nobody here`))
      else if (is(session, 'relays for nobody')) callback(refusing(554, '5.7.1 Relay access denied'))
      else if (is(session, 'wants a password')) callback(refusing(530, '5.7.0 Authentication required'))
      else if (is(session, 'blocks our host')) callback(refusing(550, 'Client host blocked'))
      else if (is(session, 'asks to come later')) callback(refusing(451, 'Come again in a minute'))
      else callback()
    },
    onData(stream, session, callback) {
      if (is(session, 'hangs up in the middle')) {
        stream.once('data', () => hangUp(session))
        return
      }
      buffer(stream).then((raw) => {
        if (is(session, 'stalls')) return
        if (is(session, 'dribbles')) return dribble(session)
        if (is(session, 'refuses the message')) return callback(refusing(554, 'This looks like an advertisement'))
        if (is(session, 'quotes the subject')) return callback(refusing(554, `“${subjectOf(raw)}” is an advertisement`))
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: raw.toString() })
        if (is(session, 'takes it and hangs up')) hangUp(session)
        else callback()
      }, callback)
    },
  })
  // A client that hangs up on a server is what these tests are about.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const at = isInternet(address) ? address.port : port

  return {
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    /** Mail that the server answered for, and how many connections it was no help to. */
    taken,
    misbehaved: () => misbehaved,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const subjectOf = (raw: Buffer) => /^Subject: (.*)$/m.exec(raw.toString())?.[1]?.trim()

const isInternet = (address: AddressInfo | string | null): address is AddressInfo =>
  address !== null && typeof address === 'object'
