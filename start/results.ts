import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'
import { root } from './run.ts'

/** What became of a number of tests. Skipped ones count as neither: nothing was seen. */
export interface Results {
  passed: number
  failed: number
  skipped: number
  /** Which failed, and the first line of why: what was printed as they failed is far above by the end. */
  failures: string[]
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** Counts Vitest's JSON report. A file that could not even be loaded is one failure. */
export function vitestResults(report: unknown): Results {
  const files = VitestReport.parse(report).testResults
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  const passed = tests.filter((test) => test.status === 'passed').length
  const failed = tests.filter((test) => test.status === 'failed')
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failures = [
    ...failed.map(({ file, fullName, failureMessages }) => failure(file, fullName, failureMessages[0])),
    ...unloaded.map(({ name, message }) => failure(name, 'could not be loaded', message)),
  ]

  return { passed, failed: failures.length, skipped: tests.length - passed - failed.length, failures }
}

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
})
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})
const PlaywrightReport = z.object({
  suites: z.array(Suite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/** Counts Playwright's JSON report. A test that passes only sometimes has failed. */
export function playwrightResults(report: unknown): Results {
  const { suites, stats, errors } = PlaywrightReport.parse(report)
  const failed = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => hasFailed.has(status)))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failed.map(({ file, title, tests }) =>
        failure(file, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
      ),
      ...errors.map(({ message }) => failure('playwright', 'a fault of its own', message)),
    ],
  }
}

const hasFailed = new Set(['unexpected', 'flaky'])

const specsOf = ({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

function failure(file: string, title: string, message = ''): string {
  const [why = ''] = stripVTControlCharacters(message).split('\n')
  return [`${relative(root, file)}: ${title}`, why].filter(Boolean).join('\n    ')
}

/** Counts the report that a runner left; a runner that failed without a failed test, or left none, failed itself. */
export async function readResults(file: string, count: (report: unknown) => Results, ok: boolean): Promise<Results> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (!text) return { passed: 0, failed: 1, skipped: 0, failures: ['the runner left no report'] }

  const results = count(JSON.parse(text))
  return !ok && results.failed === 0 ? { ...results, failed: 1, failures: ['the runner itself'] } : results
}
