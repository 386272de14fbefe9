import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { playAll } from '../eval/play.ts'
import { root, run } from './run.ts'
import { bareEnvironment, startServer } from './server-child.ts'

const merchants = [
  { slug: 'lantern-leaf', record: 'demo/lantern-leaf.json' },
  { slug: 'cobble-cycles', record: 'eval/cobble-cycles.json' },
  { slug: 'paw-parlour', record: 'eval/paw-parlour.json' },
]

// npm run eval [-- --merchant SLUG --class NAME --id ID --jobs N --show]
const { values } = parseArgs({
  options: {
    merchant: { type: 'string' },
    class: { type: 'string' },
    id: { type: 'string' },
    jobs: { type: 'string', default: '4' },
    show: { type: 'boolean', default: false },
  },
})
const asked = merchants.filter(({ slug }) => !values.merchant || slug === values.merchant)
if (asked.length === 0) throw new Error(`--merchant takes one of ${merchants.map(({ slug }) => slug).join(', ')}.`)

for (const merchant of asked) await evaluate(merchant)

/** Plays a merchant's dialogues against a server of their own, which knows nobody else. */
async function evaluate({ slug, record }: { slug: string; record: string }): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-eval-'))
  try {
    const server = await startServer({ ...model(), DATA_DIR: dataDir, MERCHANT_FILE: join(root, record) })
    try {
      await playAll({
        base: server.origin,
        files: [join(root, `eval/dialogues-${slug}.jsonl`)],
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
