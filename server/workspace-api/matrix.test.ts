import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { newKey } from '../keys/key-format.ts'
import { keyById, revokeKey } from '../keys/keys.ts'
import { databases, rpc, seeded } from '../seeded.ts'
import { workspaceTools } from '../tools/workspace/operations.ts'
import { describedOperations } from './description-for-tests.ts'
import { inhabited, type Program, programOf, type Shop, secondShop } from './programs-for-tests.ts'

/** What is asked of each operation, and who may; a new one fails until somebody has thought about it here. */
const listed: Record<
  string,
  {
    scope: 'read' | 'write' | 'none' | 'by tool'
    of?: 'conversation' | 'booking' | 'pending' | 'active'
    body?: object
  }
> = {
  list_conversations: { scope: 'read' },
  get_conversation: { scope: 'read', of: 'conversation' },
  list_interventions: { scope: 'read' },
  reply_to_intervention: { scope: 'write', of: 'pending', body: { message: 'Of course.' } },
  claim_intervention: { scope: 'write', of: 'pending' },
  release_intervention: { scope: 'write', of: 'active' },
  resolve_intervention: { scope: 'write', of: 'active' },
  list_bookings: { scope: 'read' },
  get_booking: { scope: 'read', of: 'booking' },
  list_audit: { scope: 'read' },
  rotate_api_key: { scope: 'write' },
  revoke_api_key: { scope: 'write' },
  call_mcp: { scope: 'by tool', body: rpc('tools/list') },
  get_description: { scope: 'none' },
}

const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
const CREDENTIALS = [
  'nothing',
  'no key',
  'an unknown key',
  'a revoked key',
  'read',
  'read_write',
  'another workspace’s',
] as const
type Credential = (typeof CREDENTIALS)[number]

const stands = (credential: Credential) => ['read', 'read_write', 'another workspace’s'].includes(credential)

/** What must be answered: the rule of part 8, written down a second time and without looking at how it is kept. */
function expected(name: string, served: string, verb: string, credential: Credential): number {
  const { scope, of } = listed[name] ?? { scope: 'none' }
  const isServed = verb === served || (verb === 'HEAD' && served === 'GET')
  if (verb === 'OPTIONS') return 204
  if (scope === 'none' && isServed && credential === 'nothing') return 200
  if (!stands(credential)) return 401
  if (!isServed) return 405
  if (scope === 'write' && credential === 'read') return 403
  return of && credential === 'another workspace’s' ? 404 : 200
}

const inTool = { 200: 'done', 401: 401, 403: 'forbidden', 404: 'not_found' } as const

describe.each(databases)('of everything that the description names, on %s', (on) => {
  let shop: Shop
  let here: Awaited<ReturnType<typeof inhabited>>
  let keys: Record<Credential, string | undefined>
  let programs: Record<'read' | 'read_write', Program>

  beforeAll(async () => {
    shop = await seeded({ on })
    here = await inhabited(shop)
    const there = await secondShop(shop)
    const [read, read_write] = [await programOf(shop, 'read'), await programOf(shop, 'read_write')]
    const [foreign, revoked] = [await programOf(shop, 'read_write', there.workspace), await programOf(shop)]
    await revokeKey(shop.db, await keyById(shop.db, revoked.workspaceId, revoked.key.id))
    programs = { read, read_write }
    keys = {
      nothing: undefined,
      'no key': 'svc_sk_short',
      'an unknown key': newKey(),
      'a revoked key': revoked.value,
      read: read.value,
      read_write: read_write.value,
      'another workspace’s': foreign.value,
    }
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  /** The id of something in the state that the operation is for, made for this one try where it is used up. */
  async function idFor(name: string): Promise<string> {
    const { of } = listed[name] ?? {}
    if (of === 'conversation' || of === 'booking') return here[of]
    if (of === undefined) return ''

    const { id } = await (await visitorIn(shop)).asksForPerson()
    if (of === 'active') await programs.read_write.posts(`/interventions/${id}/claim`)
    return id
  }

  /** Everything that an operation could change, but for what is only ever noted. */
  const state = async () =>
    JSON.stringify([
      await shop.db.selectFrom('intervention').selectAll().orderBy('id').execute(),
      await shop.db.selectFrom('message').select(['id', 'text']).orderBy('id').execute(),
      await shop.db.selectFrom('api_key').select(['id', 'hash', 'revoked_at']).orderBy('id').execute(),
      await shop.db.selectFrom('booking').select(['reference', 'state']).orderBy('reference').execute(),
    ])

  test('nothing is served that is not listed here, and nothing is listed that is not served', () => {
    const served = describedOperations.map(({ operation }) => operation.operationId)
    expect([...new Set([...served, ...workspaceTools.map(({ name }) => name)])].sort()).toEqual(
      Object.keys(listed).sort(),
    )
  })

  test.each(
    describedOperations.map(({ path, method, operation }) => [operation.operationId, path, method.toUpperCase()]),
  )(
    '%s answers every verb with every credential as its scope says, and changes nothing it may not',
    async (name, path, served) => {
      const id = await idFor(name)
      const address = path.replace(/\{\w+\}/, id)
      for (const verb of VERBS)
        for (const credential of CREDENTIALS.filter((each) => each !== 'read_write')) {
          const before = await state()
          const body = ['GET', 'HEAD'].includes(verb) ? undefined : listed[name]?.body
          const { status } = await shop.call(verb, address, { body, token: keys[credential] })
          expect([verb, credential, status]).toEqual([verb, credential, expected(name, served, verb, credential)])
          expect([verb, credential, await state()]).toEqual([verb, credential, before])
        }
      for (const verb of VERBS) {
        const own = path.replace(/\{\w+\}/, await idFor(name))
        const body = ['GET', 'HEAD'].includes(verb) ? undefined : listed[name]?.body
        const { status } = await shop.call(verb, own, { body, token: keys.read_write })
        expect([verb, status]).toEqual([verb, expected(name, served, verb, 'read_write')])
      }
    },
  )

  test.each(workspaceTools.map(({ name }) => name))(
    'the tool %s does for every credential what its scope says',
    async (name) => {
      for (const credential of CREDENTIALS) {
        const isKey = name.endsWith('_api_key')
        const token = isKey && credential === 'read_write' ? (await programOf(shop)).value : keys[credential]
        // A key is named by its own prefix only: what is another workspace's is not there.
        const about = isKey && credential === 'another workspace’s' ? { prefix: programs.read.key.prefix } : {}
        const id = await idFor(name)
        const args = { ...about, ...(id && { id }), ...(name === 'reply_to_intervention' && listed[name]?.body) }
        const before = await state()
        const { status, body } = await shop.call('POST', '/api/v1/mcp', {
          body: rpc('tools/call', { name, arguments: args }),
          token,
        })
        const came = status !== 200 ? status : body.error ? body.error.data.error : 'done'
        const must = isKey && credential === 'another workspace’s' ? 404 : expected(name, 'POST', 'POST', credential)
        expect([credential, came]).toEqual([
          credential,
          Object.entries(inTool).find(([code]) => code === String(must))?.[1],
        ])
        if (came !== 'done') expect([credential, await state()]).toEqual([credential, before])
      }
    },
  )

  test('the matrix has as many cells as its axes say', () => {
    const rest = describedOperations.length * VERBS.length * CREDENTIALS.length
    const tools = workspaceTools.length * CREDENTIALS.length
    expect({ rest, tools }).toEqual({ rest: 12 * 8 * 7, tools: 10 * 7 })
  })
})
