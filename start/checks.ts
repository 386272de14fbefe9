import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playwrightResults, type Results, readResults, vitestResults } from './results.ts'
import { type Ended, root, run } from './run.ts'

export type Outcome = Results & Pick<Ended, 'output'>

/** The browser's, the server's, the tests' and the package's code, each against what it may know; they count as one. */
export async function typeCheck(): Promise<Outcome> {
  const check = (config: string) => run('tsc', ['-p', config])
  const configs = ['tsconfig.browser.json', 'tsconfig.server.json', 'tsconfig.tests.json']
  const all = await Promise.all([...configs, 'package'].map(check))
  // Its examples know the package as it was just built.
  return asOne([...all, await check('package/examples')])
}

export const lint = async (): Promise<Outcome> => asOne([await run('biome', ['check', '--error-on-warnings', '.'])])

/** Vitest's tests, or those with `title` in their names. */
export async function unitTests(title: string): Promise<Outcome> {
  return withReport(vitestResults, (report) =>
    run('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--allowOnly=false',
      ...(title ? [`--testNamePattern=${title}`] : []),
    ]),
  )
}

/** The proof, shown as it goes; `env` says how much of it. */
export async function proofs(env: NodeJS.ProcessEnv): Promise<Results> {
  return withReport(vitestResults, (report) =>
    run(
      'vitest',
      [
        'run',
        ...inFull(),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--silent=passed-only',
        '--allowOnly=false',
        // Much of it waits for disks and for processes to start.
        '--maxWorkers=3',
      ],
      { env, show: true },
    ),
  )
}

// Whatever does more in full than in every test run asks `measure` how much.
const inFull = () =>
  globSync('proof/**/*.test.ts', { cwd: root, exclude: ['**/node_modules'] }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('/measure.ts'),
  )

/** Playwright's tests in the browser at `path`, or those with `title` in their names. */
export async function endToEndTests(title: string, path: string): Promise<Outcome> {
  return withReport(playwrightResults, (report) =>
    run(
      'playwright',
      [
        'test',
        '--reporter=list,json',
        '--retries=0',
        '--forbid-only',
        ...(title ? [`--grep=${title}`, '--pass-with-no-tests'] : []),
      ],
      { env: { CHROME_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    ),
  )
}

function asOne(all: Ended[]): Outcome {
  const ok = all.every((ended) => ended.ok)
  return {
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: 0,
    failures: [],
    output: all.map((ended) => ended.output).join(''),
  }
}

async function withReport(
  count: (report: unknown) => Results,
  runTests: (report: string) => Promise<Ended>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'chaxi-test-'))
  const report = join(folder, 'report.json')
  try {
    const { ok, output } = await runTests(report)
    return { ...(await readResults(report, count, ok)), output }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
