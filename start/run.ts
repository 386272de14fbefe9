import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface Ended {
  ok: boolean
  /** Standard output and error, in the order they came; empty when they were shown instead. */
  output: string
}

export interface HowToRun {
  env?: NodeJS.ProcessEnv
  /** Show the output as it comes instead of keeping it. */
  show?: boolean
  /** Give up and end it after this many milliseconds. */
  patience?: number
  /** Ends it when aborted. */
  until?: AbortSignal
}

/**
 * Runs a command of this project's packages to its end. An exit code is an answer, not an exception.
 * A signal that would end us ends the command first: nothing is left running behind.
 */
export function run(command: string, args: string[], { env, show, patience, until }: HowToRun = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32', // npm's commands are .cmd files there
      timeout: patience,
    })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))

    let endedBy: NodeJS.Signals | undefined
    const stop = (signal?: NodeJS.Signals) => {
      endedBy = signal
      child.kill()
    }
    const stopQuietly = () => stop()
    for (const signal of deadly) process.once(signal, stop)
    until?.addEventListener('abort', stopQuietly)

    const end = (ok: boolean) => {
      for (const signal of deadly) process.off(signal, stop)
      until?.removeEventListener('abort', stopQuietly)
      if (endedBy) process.kill(process.pid, endedBy)
      else resolve({ ok, output })
    }
    child.on('close', (code) => end(code === 0))
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`
      end(false)
    })
  })
}

const deadly = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
