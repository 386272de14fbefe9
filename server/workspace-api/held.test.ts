import { describe, expect, test } from 'vitest'
import { heldBack } from '../held-for-tests.ts'
import { keyById, revokeKey, rotateKey } from '../keys/keys.ts'
import { databases, rpc, seeded } from '../seeded.ts'
import { inhabited, type Program, programOf, type Shop } from './programs-for-tests.ts'

const ends: [string, typeof rotateKey | typeof revokeKey][] = [
  ['rotated', rotateKey],
  ['revoked', revokeKey],
]

const endsMeanwhile = (shop: Shop, program: Program, end: (typeof ends)[number][1]) => async () =>
  end(shop.db, await keyById(shop.db, program.workspaceId, program.key.id))

describe.each(databases)('a key whose call was admitted and whose body came later, on %s', (on) => {
  test.each(ends)('does nothing once it is %s, and reads nothing', async (_, end) => {
    await using shop = await seeded({ on })
    const { visitor, conversation, intervention } = await inhabited(shop)
    const tool = (name: string, args: object) => ['/mcp', rpc('tools/call', { name, arguments: args })] as const
    const sent = [
      [`/interventions/${intervention}/reply`, { message: 'By a dead key.' }],
      [`/interventions/${intervention}/claim`, {}],
      tool('reply_to_intervention', { id: intervention, message: 'By a dead key.' }),
      tool('rotate_api_key', {}),
      tool('get_conversation', { id: conversation }),
      ['/mcp', rpc('tools/list')],
    ] as const
    for (const [path, body] of sent) {
      const program = await programOf(shop)
      const headers = { authorization: `Bearer ${program.value}` }
      const ended = endsMeanwhile(shop, program, end)
      const answer = await heldBack(shop, `/api/v1${path}`, { headers, body }, ended)
      expect([path, answer.status, answer.body.error]).toEqual([path, 401, 'invalid_api_key'])
      const [row] = (await program.trail()).slice(-1)
      expect([row?.status, row?.error, row?.actor_id]).toEqual([401, 'invalid_api_key', null])
    }
    expect((await visitor.hears()).join()).not.toContain('dead key')
  })

  test('is not told again what it was answered before', async () => {
    await using shop = await seeded({ on })
    const { intervention } = await inhabited(shop)
    const program = await programOf(shop)
    const headers = { authorization: `Bearer ${program.value}`, 'idempotency-key': 'once' }
    const path = `/interventions/${intervention}/reply`
    await program.posts(path, { message: 'Of course.' }, headers)
    const body = { message: 'Of course.' }
    const ended = endsMeanwhile(shop, program, revokeKey)

    expect((await heldBack(shop, `/api/v1${path}`, { headers, body }, ended)).status).toBe(401)
  })
})
