import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { runStranger } from './open-shop.ts'

/** Every revision that the suite has scenarios of a server for. */
export const revisions = ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28']

const Checks = z.array(z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }))

export interface Scenario {
  name: string
  passed: number
  /** The checks that failed or were warned of. */
  failures: string[]
}

/** Runs every scenario that a revision has, whatever it needs, and leaves what came of it in `folder`. */
export async function runConformance(url: string, revision: string, folder: string): Promise<Scenario[]> {
  const results = join(folder, revision)
  const args = ['server', '--url', url, '--suite', 'all', '--spec-version', revision, '-o', results]
  const { complaints } = await runStranger('@modelcontextprotocol/conformance/dist/index.js', args)
  const scenarios = (await readdir(results).catch(() => [])).sort()
  if (scenarios.length === 0) throw new Error(`The conformance suite ran nothing of ${revision}.\n${complaints}`)
  return Promise.all(scenarios.map((scenario) => readScenario(join(results, scenario), scenario)))
}

async function readScenario(folder: string, title: string): Promise<Scenario> {
  const checks = Checks.parse(JSON.parse(await readFile(join(folder, 'checks.json'), 'utf8')))
  const withStatus = (...wanted: string[]) => checks.filter(({ status }) => wanted.includes(status))
  return {
    // server-tools-list-2026-11-21T17-08-15-976Z
    name: title.replace(/^server-/, '').replace(/-\d{4}-\d{2}-\d{2}T[\d-]+Z$/, ''),
    passed: withStatus('SUCCESS').length,
    failures: withStatus('FAILURE', 'WARNING').map(({ id }) => id),
  }
}
