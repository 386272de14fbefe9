import { describe, expect, test } from 'vitest'
import { databases, seeded } from '../seeded.ts'
import { inhabited, programOf, secondShop } from './programs-for-tests.ts'

const ABSENT = '00000000-0000-4000-8000-000000000000'

describe.each(databases)('of two workspaces on %s', (on) => {
  test('every id of one is byte for byte an absent one to the other’s key, by route and by tool, and nothing is done', async () => {
    await using shop = await seeded({ on })
    const there = await secondShop(shop)
    const theirs = await inhabited(there.shop)
    await programOf(shop, 'read_write', there.workspace)
    const program = await programOf(shop)
    const before = await shop.db.selectFrom('intervention').selectAll().execute()
    const ids = [theirs.conversation, theirs.intervention, theirs.booking, theirs.visitor.id, there.workspace.id]

    for (const id of ids) {
      for (const [verb, path, body] of [
        ['GET', '/conversations/ID'],
        ['GET', '/bookings/ID'],
        ['POST', '/interventions/ID/claim'],
        ['POST', '/interventions/ID/release'],
        ['POST', '/interventions/ID/resolve'],
        ['POST', '/interventions/ID/reply', { message: 'Hello' }],
      ] as const) {
        const foreign = await program.asks(verb, path.replace('ID', id), { body })
        const absent = await program.asks(verb, path.replace('ID', ABSENT), { body })
        expect([path, foreign.status, foreign.text]).toEqual([path, 404, absent.text])
      }
      for (const [name, args] of [
        ['get_conversation', {}],
        ['claim_intervention', {}],
        ['release_intervention', {}],
        ['resolve_intervention', {}],
        ['reply_to_intervention', { message: 'Hello' }],
      ] as const) {
        const foreign = await program.tool(name, { id, ...args })
        expect(foreign).toEqual(await program.tool(name, { id: ABSENT, ...args }))
        expect(foreign.error.data).toEqual({ error: 'not_found' })
      }
    }
    expect(await shop.db.selectFrom('intervention').selectAll().execute()).toEqual(before)
  })

  test('no list of one has anything of the other’s', async () => {
    await using shop = await seeded({ on })
    const there = await secondShop(shop)
    await inhabited(there.shop)
    await (await programOf(shop, 'read', there.workspace)).gets('/audit')
    const program = await programOf(shop, 'read')
    for (const path of ['/conversations', '/bookings', '/interventions?state=all', '/audit'])
      expect([path, (await program.gets(path)).body.data]).toEqual([path, path === '/audit' ? expect.any(Array) : []])
    const rows = (await program.gets('/audit')).body.data
    expect(new Set(rows.map(({ workspace }: { workspace: string }) => workspace))).toEqual(
      new Set([program.workspaceId]),
    )
  })

  test('a key of the other is neither rotated nor revoked by its prefix', async () => {
    await using shop = await seeded({ on })
    const there = await secondShop(shop)
    const theirs = await programOf(shop, 'read_write', there.workspace)
    const program = await programOf(shop)
    for (const name of ['rotate_api_key', 'revoke_api_key'])
      expect((await program.tool(name, { prefix: theirs.key.prefix })).error.data.error).toBe('not_found')
    expect((await theirs.gets('/bookings')).status).toBe(200)
  })
})
