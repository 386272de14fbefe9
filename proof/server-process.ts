import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../start/run.ts'
import { bareEnvironment } from '../start/server-child.ts'

/** A server that may be ended at any moment, to see what the next one makes of what it left. */
export interface ServerProcess {
  /** Where it listens. */
  url: string
  /** Everything it wrote so far. */
  output(): string
  /** Sends it a signal, and nothing more: await `exited` for its end. */
  kill(signal: NodeJS.Signals): void
  /** Its process id; undefined when it could not be started. */
  pid: number | undefined
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>
  /** Ends it as a shutdown would, and waits until it has ended. */
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts `node server/main.ts` on a free port, with limits off and nothing of our own environment but what `env` names;
 * DATA_DIR always, DATABASE_URL and CHAXI_SECRET for PostgreSQL. `mostBytes` is how large any file of its may become.
 * Throws with what it said when it ends instead of listening.
 */
export async function startServer(
  env: { DATA_DIR: string; [name: string]: string | undefined },
  { mostBytes }: { mostBytes?: number } = {},
): Promise<ServerProcess> {
  const [command = '', ...args] = [...(mostBytes ? rationed(mostBytes) : []), process.execPath, 'server/main.ts']
  const child = spawn(command, args, {
    cwd: root,
    env: { ...bareEnvironment(), PORT: '0', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const output = () => said
  const exited = endOf(child)

  const url = await Promise.race([listening(child, output), exited.then((end) => ({ end }))])
  if (typeof url !== 'string') throw new Error(`The server ended with ${url.end} before it listened.\n${said}`)
  return {
    url,
    output,
    pid: child.pid,
    exited,
    kill: (signal) => void child.kill(signal),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

// The soft limit alone, so that it can be lifted again. A shell counts it in blocks of 512 bytes (POSIX).
const rationed = (mostBytes: number) => ['sh', '-c', 'ulimit -S -f "$0" && exec "$@"', `${Math.ceil(mostBytes / 512)}`]

async function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  const [code, signal] = await once(child, 'close')
  return code ?? signal
}

function listening(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const url = /listening on (http:\/\/\S+)\s/.exec(output())?.[1]
      if (url) resolve(url)
    })
  })
}
