import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { playwrightResults, readResults, vitestResults } from './results.ts'
import { root } from './run.ts'

const file = (status: string, ...tests: string[]) => ({
  name: `${root}/a.test.ts`,
  status,
  message: status === 'failed' ? 'SyntaxError: no\nat a line' : '',
  assertionResults: tests.map((status) => ({
    status,
    fullName: `is ${status}`,
    failureMessages: status === 'failed' ? ['\u001b[31mError: 1 is not 2\u001b[0m\n at a line'] : [],
  })),
})
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }

test('a skipped test is no passed test', () => {
  expect(vitestResults({ testResults: [file('passed', 'passed', 'skipped', 'todo')] })).toEqual({
    passed: 1,
    failed: 0,
    skipped: 2,
    failures: [],
  })
  expect(playwrightResults({ suites: [], stats: { ...stats, skipped: 3 }, errors: [] })).toMatchObject({
    passed: 5,
    skipped: 3,
  })
})

test('a test file that cannot be loaded is a failure, though none of its tests ran', () => {
  expect(vitestResults({ testResults: [file('passed', 'passed'), file('failed')] })).toMatchObject({ failed: 1 })
})

test('a failing test is counted once, not again for its file', () => {
  expect(vitestResults({ testResults: [file('failed', 'failed', 'passed')] })).toMatchObject({ passed: 1, failed: 1 })
})

test('what failed is named, with the first line of why', () => {
  expect(vitestResults({ testResults: [file('failed', 'failed', 'passed'), file('failed')] }).failures).toEqual([
    'a.test.ts: is failed\n    Error: 1 is not 2',
    'a.test.ts: could not be loaded\n    SyntaxError: no',
  ])
  const spec = (title: string, status: string, results: object[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results }],
  })
  const suites = [
    {
      specs: [spec('passes', 'expected', [{}])],
      suites: [{ specs: [spec('fails at first', 'flaky', [{ error: { message: 'Error: no' } }, {}])] }],
    },
  ]
  expect(playwrightResults({ suites, stats: { ...stats, flaky: 1 }, errors: [] }).failures).toEqual([
    'a.spec.ts: fails at first\n    Error: no',
  ])
})

test('a flaky end-to-end test has failed', () => {
  expect(playwrightResults({ suites: [], stats: { ...stats, flaky: 1 }, errors: [] })).toMatchObject({
    passed: 5,
    failed: 1,
  })
})

test('a runner that breaks without a failing test is a failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chaxi-results-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const report = join(folder, 'report.json')
  await writeFile(report, JSON.stringify({ testResults: [file('passed', 'passed')] }))

  expect(await readResults(report, vitestResults, true)).toMatchObject({ passed: 1, failed: 0 })
  expect(await readResults(report, vitestResults, false)).toMatchObject({ passed: 1, failed: 1 })
  expect(await readResults(join(folder, 'absent.json'), vitestResults, true)).toMatchObject({ passed: 0, failed: 1 })
})
