import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { playAll } from '../eval/play.ts'
import { type Material, merchantsAsked } from './material.ts'
import { run } from './run.ts'
import { bareEnvironment, startServer } from './server-child.ts'

// npm run eval [-- --merchant SLUG --class NAME --id ID --jobs N --show]
// npm run eval -- --merchant RECORD.json --dialogues DIALOGUES.jsonl: a merchant and dialogues of your own.
const { values } = parseArgs({
  options: {
    merchant: { type: 'string' },
    dialogues: { type: 'string' },
    class: { type: 'string' },
    id: { type: 'string' },
    jobs: { type: 'string', default: '4' },
    show: { type: 'boolean', default: false },
  },
})
for (const merchant of merchantsAsked(values)) await evaluate(merchant)

/** Plays a merchant's dialogues against a server of their own, which knows nobody else. */
async function evaluate({ record, dialogues }: Material): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-eval-'))
  try {
    const server = await startServer({ ...model(), DATA_DIR: dataDir, MERCHANT_FILE: record })
    try {
      await playAll({
        base: server.origin,
        files: [dialogues],
        jobs: Number(values.jobs),
        identity: (member) => memberToken(dataDir, member),
        onlyClass: values.class,
        onlyId: values.id,
        show: values.show,
      })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

// The one thing of ours that an evaluation is about.
function model(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MODEL_')))
}

async function memberToken(dataDir: string, { email, name }: { email: string; name?: string }): Promise<string> {
  const { ok, output } = await run(
    process.execPath,
    ['server/cli.ts', 'identity', 'token', '--sub', email, '--email', email, '--name', name ?? email],
    { env: { ...bareEnvironment(), DATA_DIR: dataDir } },
  )
  if (!ok) throw new Error(`No member token for ${email}:\n${output}`)
  return output.trim()
}
