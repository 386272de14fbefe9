import { readFile } from 'node:fs/promises'
import * as z from 'zod'

/** What became of a number of tests. Skipped ones count as neither: nothing was seen. */
export interface Results {
  passed: number
  failed: number
  skipped: number
}

const VitestReport = z.object({
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/** Counts Vitest's JSON report. A file that could not even be loaded is one failure. */
export function vitestResults(report: unknown): Results {
  const files = VitestReport.parse(report).testResults
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const failed = tests.filter((test) => test.status === 'failed').length
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length

  return { passed, failed: failed + unloaded, skipped: tests.length - passed - failed }
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
})

/** Counts Playwright's JSON report. A test that passes only sometimes has failed. */
export function playwrightResults(report: unknown): Results {
  const { stats, errors } = PlaywrightReport.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/** Counts the report that a runner left; a runner that failed without a failed test, or left none, failed itself. */
export async function readResults(file: string, count: (report: unknown) => Results, ok: boolean): Promise<Results> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (!text) return { passed: 0, failed: 1, skipped: 0 }

  const results = count(JSON.parse(text))
  return !ok && results.failed === 0 ? { ...results, failed: 1 } : results
}
