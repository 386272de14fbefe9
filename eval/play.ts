import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { type Dialogue, type Member, readDialogues } from './dialogues.ts'
import { failureLines, latencyLine, type Result, resultOf, scoreLines, turnOf } from './score.ts'
import { visit } from './visitor.ts'

export interface Play {
  base: string
  files: readonly string[]
  identity: (member: Member) => Promise<string> // a fresh member token
  jobs?: number
  onlyClass?: string
  onlyId?: string
  show?: boolean
}

/**
 * Plays dialogues against a running server through the visitor API, prints the score and returns every result.
 * A dialogue that cannot be played counts as not right, and says why.
 */
export async function playAll({
  base,
  files,
  identity,
  jobs = 4,
  onlyClass,
  onlyId,
  show = false,
}: Play): Promise<Result[]> {
  const results: Result[] = []
  for (const file of files) {
    const queue = readDialogues(file).filter(
      (one) => (!onlyClass || one.class === onlyClass) && (!onlyId || one.id === onlyId),
    )
    const worker = async () => {
      for (let dialogue = queue.shift(); dialogue; dialogue = queue.shift()) {
        const result = await play(base, basename(file), dialogue, identity)
        results.push(result)
        if (show) for (const line of failureLines(result)) console.log(line)
      }
    }
    await Promise.all(Array.from({ length: jobs }, worker))
  }
  for (const line of [...scoreLines(results), latencyLine(results)]) console.log(line)
  return results
}

async function play(base: string, file: string, dialogue: Dialogue, identity: Play['identity']): Promise<Result> {
  const turns = await turnsOf(base, dialogue, identity).catch((error: unknown) => [
    { say: dialogue.turns[0]?.say ?? '', text: '', acts: [], problems: [{ what: String(error), wrong: false }], ms: 0 },
  ])
  return resultOf(file, dialogue, turns)
}

async function turnsOf(base: string, dialogue: Dialogue, identity: Play['identity']): Promise<Result['turns']> {
  const visitor = await visit(base, dialogue.identity ? await identity(dialogue.identity) : undefined)
  const turns: Result['turns'] = []
  try {
    for (const { say, expect } of dialogue.turns) {
      const from = performance.now()
      const heard = await visitor.says(say)
      turns.push(turnOf(say, expect, heard, performance.now() - from))
    }
  } finally {
    await visitor.leaves()
  }
  return turns
}

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** Member tokens from the CLI, or from a command that finds `EMAIL` and `NAME` in its environment and prints one. */
function tokens(command: string | undefined, workspace: string | undefined): Play['identity'] {
  return async ({ email, name = '' }) => {
    const cli = ['server/cli.ts', 'identity', 'token', '--email', email, '--name', name || email, '--sub', email]
    const { stdout } = command
      ? await run('env', [`EMAIL=${email}`, `NAME=${name}`, 'sh', '-c', command])
      : await run(process.execPath, [...cli, ...(workspace ? ['--workspace', workspace] : [])], { cwd: root })
    return stdout.trim()
  }
}

// node eval/play.ts --base http://localhost:8787 [--class C] [--id ID] [--show] [--jobs 4] [--json FILE]
//   [--workspace SLUG | --identity-secret-from COMMAND] eval/dialogues-….jsonl …
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string', default: 'http://localhost:8787' },
      class: { type: 'string' },
      id: { type: 'string' },
      json: { type: 'string' },
      jobs: { type: 'string', default: '4' },
      show: { type: 'boolean', default: false },
      workspace: { type: 'string' },
      'identity-secret-from': { type: 'string' },
    },
  })
  const results = await playAll({
    base: values.base.replace(/\/$/, ''),
    files: positionals,
    identity: tokens(values['identity-secret-from'], values.workspace),
    jobs: Number(values.jobs),
    onlyClass: values.class,
    onlyId: values.id,
    show: values.show,
  })
  if (values.json) await writeFile(values.json, JSON.stringify(results, null, 1))
}

if (import.meta.main) await main()
