import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { proofs } from './checks.ts'
import { readFigures, table } from './figures.ts'
import { begin } from './say.ts'

// npm run proof [-- --seed SEED]
const { values } = parseArgs({ options: { seed: { type: 'string' } } })
const seed = values.seed ?? String(randomInt(1e9))
if (!/^\d{1,9}$/.test(seed)) {
  console.error(`--seed takes a number of up to nine digits, not "${seed}".`)
  process.exit(2)
}

await build()
const folder = await mkdtemp(join(tmpdir(), 'chaxi-figures-'))
try {
  const file = join(folder, 'figures.jsonl')
  const step = begin(`the whole proof, seed ${seed}`)
  const { passed, failed } = await proofs({ PROOF: 'full', PROOF_SEED: seed, PROOF_RESULTS: file })
  console.log(table(readFigures(await readFile(file, 'utf8').catch(() => ''))))
  step.end(failed === 0, `${passed} of ${passed + failed}`)
  if (failed > 0) console.log(`The same dice again: npm run proof -- --seed ${seed}`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true })
}
