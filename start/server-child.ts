import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './run.ts'

export interface ServerChild {
  /** The address that visitors see, which is also PUBLIC_URL. */
  origin: string
  /** Everything it wrote so far, for whoever has to explain a failure. */
  said: () => string
  /** Asks it to stop and waits until it has; throws when it does not. */
  stop: () => Promise<void>
}

/**
 * Starts the real server as a process of its own on a free port, with nothing of our own environment but what `env`
 * names. Answers once it listens and is healthy; throws with what it said when that does not come.
 */
export async function startServer(env: { DATA_DIR: string; [name: string]: string | undefined }): Promise<ServerChild> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...bareEnvironment(), PORT: '0', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const said = () => output

  try {
    const origin = await listening(child, said)
    await healthy(origin)
    return { origin, said, stop: () => stop(child) }
  } catch (cause) {
    child.kill('SIGKILL')
    throw new Error(`The server did not start.\n${output}`, { cause })
  }
}

/** Our environment without the variables that would steer the server elsewhere: a developer's database, model or mail. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_URL|MERCHANT_FILE|SMTP_URL|TRUST_PROXY|RATE_LIMITS|(CHAXI|MODEL)_\w+)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)))
}

// The port is the server's own choice, so that no other process can take it meanwhile.
function listening(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /listening on http:\/\/\S+:(\d+)\s/.exec(said())?.[1]
      if (port) resolve(`http://localhost:${port}`)
    })
    child.once('error', reject)
    child.once('close', () => reject(new Error('It ended before it listened.')))
    AbortSignal.timeout(20_000).onabort = () => reject(new Error('It did not listen within 20 seconds.'))
  })
}

async function healthy(origin: string): Promise<void> {
  const { ok, status } = await fetch(`${origin}/healthz`)
  if (!ok) throw new Error(`GET /healthz answered ${status}.`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return

  const gone = once(child, 'close', { signal: AbortSignal.timeout(10_000) })
  child.kill('SIGTERM')
  await gone.catch((cause) => {
    child.kill('SIGKILL')
    throw new Error('The server did not stop within 10 seconds of SIGTERM.', { cause })
  })
}
