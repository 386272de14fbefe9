import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { build } from './build.ts'
import { endToEndTests, lint, type Outcome, typeCheck, unitTests } from './checks.ts'
import { begin } from './say.ts'
import { installStrangers } from './strangers.ts'

const parts = ['check', 'lint', 'unit', 'e2e'] as const

// npm test [-- [--only check|lint|unit|e2e] [words of a title]]
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
if (values.only && !parts.some((part) => part === values.only)) {
  console.error(`--only takes one of ${parts.join(', ')}, not "${values.only}".`)
  process.exit(2)
}
const title = positionals.join(' ')
const total = { passed: 0, failed: 0, failures: [] as string[] }

const chromium = isAsked('e2e') && (await prepare('find a browser', findBrowser))
const built = (isAsked('unit') || isAsked('e2e')) && (await prepare('build the pages', () => build().then(() => true)))
await prepare('install other people’s clients', () => installStrangers().then(() => true))
if (isAsked('check')) await count('type check', typeCheck)
if (isAsked('lint')) await count('lint', lint)
if (isAsked('unit')) await count('unit and integration tests', () => unitTests(title))
if (chromium && built) await count('end-to-end tests', () => endToEndTests(title, chromium))

if (total.passed + total.failed === 0) console.log(`Nothing was run: no test is called "${title}".`)
for (const failure of total.failures) console.log(`✗ ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

// A title asks for tests, and the type check and lint have none.
function isAsked(part: (typeof parts)[number]): boolean {
  return values.only ? values.only === part : !title || part === 'unit' || part === 'e2e'
}

/** What the tests stand on: having it is no merit, missing it is a failure. */
async function prepare<Result>(what: string, work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    total.failed += 1
    console.log(error instanceof Error ? error.message : error)
    console.log(`✗ ${what}`)
    return undefined
  }
}

async function count(what: string, work: () => Promise<Outcome>): Promise<void> {
  const step = begin(what)
  const { passed, failed, skipped, failures, output } = await work()
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)

  if (failed > 0) console.log(output.trimEnd())
  const note = skipped > 0 && !title ? `, ${skipped} skipped` : ''
  step.end(failed === 0, `${passed} of ${passed + failed}${note}`)
}
