import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { revisions, runConformance, type Scenario } from './conformance.ts'
import expected from './expected-failures.json'
import { openShop } from './open-shop.ts'

vi.setConfig({ hookTimeout: 180_000 })

const ran = new Map<string, Scenario[]>()
let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => {
  shop = await openShop()
  const run = async (revision: string) => ran.set(revision, await runConformance(shop.mcp, revision, shop.folder))
  await Promise.all(revisions.map(run))
})
afterAll(() => shop[Symbol.asyncDispose]())

const Reasoned = z.object({ reason: z.string().min(1), failures: z.record(z.string(), z.array(z.string())) })

const expectedIn = (revision: string) =>
  z
    .array(Reasoned)
    .parse(expected)
    .flatMap(({ failures }) =>
      Object.entries(failures).flatMap(([check, where]) => (where.includes(revision) ? [check] : [])),
    )

describe.each(revisions)('the conformance suite of %s', (revision) => {
  test('fails in nothing that is not listed with its reason, and in all that is', () => {
    const failed = ran.get(revision)?.flatMap(({ name, failures }) => failures.map((check) => `${name}: ${check}`))
    expect(failed?.sort()).toEqual(expectedIn(revision).sort())
  })
})

test.each([
  ['2025-06-18', ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list']],
  [
    '2025-11-25',
    ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection'],
  ],
  [
    '2026-07-28',
    [
      ...['tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection', 'caching'],
      ...['http-header-validation', 'sep-2164-resource-not-found', 'input-required-result-unsupported-methods'],
    ],
  ],
])('every scenario of %s that needs no fixture passes whole', (revision, needingNothing) => {
  const passed = ran.get(revision)?.filter(({ passed, failures }) => passed > 0 && failures.length === 0)
  expect(passed?.map(({ name }) => name)).toEqual(expect.arrayContaining(needingNothing))
})

test('of the stateless protocol only what needs a diagnostic tool is not shown', () => {
  const stateless = ran.get('2026-07-28')?.find(({ name }) => name === 'server-stateless')
  expect(stateless?.passed).toBe(21)
})
