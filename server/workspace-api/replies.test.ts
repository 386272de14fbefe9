import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { databases, seeded } from '../seeded.ts'
import { inhabited, programOf } from './programs-for-tests.ts'

afterEach(() => vi.useRealTimers())

const KEY = { 'idempotency-key': 'once' }

describe.each(databases)('a reply on %s', (on) => {
  test('sent fifty times at once under one key is said once, and every answer that came is the same', async () => {
    await using shop = await seeded({ on })
    const { intervention, visitor } = await inhabited(shop)
    const program = await programOf(shop)
    const path = `/interventions/${intervention}/reply`
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => program.posts(path, { message: 'Of course.' }, KEY)),
    )
    const done = answers.filter(({ status }) => status === 200)

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(done.length === 50 ? [200] : [200, 409]))
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    expect(done.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1)
    expect((await visitor.hears()).filter((line) => line.includes('Of course.'))).toHaveLength(1)
    expect(await program.trail()).toHaveLength(50)
  })

  test('repeated hears the same, with another text or of another intervention is told apart, and forgets after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') })
    await using shop = await seeded({ on })
    const [one, two] = [await inhabited(shop), await (await visitorIn(shop)).asksForPerson()]
    const program = await programOf(shop)
    const path = `/interventions/${one.intervention}/reply`
    const first = await program.posts(path, { message: 'Of course.' }, KEY)
    const again = await program.posts(path, { message: 'Of course.' }, KEY)
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([200, first.text, 'true'])

    const other = await program.posts(path, { message: 'No.' }, KEY)
    expect([other.status, other.body.error]).toEqual([422, 'idempotency_mismatch'])
    expect((await program.posts(`/interventions/${two.id}/reply`, { message: 'Of course.' }, KEY)).status).toBe(422)
    expect((await (await programOf(shop)).posts(path, { message: 'No.' }, KEY)).status).toBe(200)

    await program.posts(`/interventions/${one.intervention}/resolve`)
    expect((await program.posts(path, { message: 'Of course.' }, KEY)).text).toBe(first.text)
    expect((await program.posts(path, { message: 'And more.' })).status).toBe(409)
    vi.setSystemTime('2026-11-29T12:00:01Z')
    expect((await program.posts(path, { message: 'Of course.' }, KEY)).status).toBe(409)
  })

  test('that was refused leaves its key to be used again', async () => {
    await using shop = await seeded({ on })
    const { intervention, visitor } = await inhabited(shop)
    const program = await programOf(shop)
    const path = `/interventions/${intervention}/reply`
    expect((await program.posts(path, { message: ' ' }, KEY)).status).toBe(400)
    await program.posts(`/interventions/${intervention}/resolve`)
    expect((await program.posts(path, { message: 'Late.' }, KEY)).status).toBe(409)

    const { id } = await visitor.asksForPerson()
    expect((await program.posts(`/interventions/${id}/reply`, { message: 'Here.' }, KEY)).status).toBe(200)
  })

  test('by a tool is said once for its idempotency_key, which routes know as well', async () => {
    await using shop = await seeded({ on })
    const { intervention, visitor } = await inhabited(shop)
    const program = await programOf(shop)
    const args = { id: intervention, message: 'Of course.', idempotency_key: 'once' }
    const { result } = await program.tool('reply_to_intervention', args)
    expect((await program.tool('reply_to_intervention', args)).result).toEqual(result)
    const byRoute = await program.posts(`/interventions/${intervention}/reply`, { message: 'Of course.' }, KEY)

    expect(byRoute.body.data).toEqual(result.structuredContent)
    expect((await visitor.hears()).filter((line) => line === 'operator: Of course.')).toHaveLength(1)
    const kept = createHash('sha256').update('once').digest('hex')
    expect((await program.trail()).map((row) => row.idempotency_key_hash)).toEqual([kept, kept, kept])
  })

  test('takes one that waits, in the one commit that says so in the trail', async () => {
    await using shop = await seeded({ on })
    const { intervention, visitor } = await inhabited(shop)
    const program = await programOf(shop)
    const { body } = await program.posts(`/interventions/${intervention}/reply`, {
      message: '<b>Of course</b>\n\tyou may. 🍰',
    })

    expect(body.data.message).toMatchObject({
      author: { type: 'operator' },
      text: '<b>Of course</b>\n\tyou may. 🍰',
      cards: [],
    })
    expect(body.data.intervention).toMatchObject({ state: 'active', assignee: program.key.label })
    expect((await visitor.reads()).messages.at(-1)).toMatchObject({ text: '<b>Of course</b>\n\tyou may. 🍰' })
    expect(JSON.stringify(await visitor.reads())).not.toContain(program.key.label)
    expect(await program.trail()).toMatchObject([
      { action: 'reply_to_intervention', target_type: 'intervention', target_id: intervention, status: 200 },
    ])
  })

  test('whose row of the trail cannot be written is not said', async () => {
    await using shop = await seeded({ on })
    const { intervention, visitor } = await inhabited(shop)
    const program = await programOf(shop)
    const before = await visitor.hears()
    await shop.db.insertInto('audit_head').values({ workspace_id: program.workspaceId, seq: 1, hash: 'x' }).execute()
    const taken = await program.posts(`/interventions/${intervention}/claim`)
    await shop.db.updateTable('audit_head').set({ seq: 1 }).execute()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { status } = await program.posts(`/interventions/${intervention}/reply`, { message: 'Of course.' })

    expect([taken.status, status]).toEqual([200, 500])
    expect(await visitor.hears()).toEqual([
      ...before,
      'system: Someone from the shop is here now. The assistant stays silent.',
    ])
  })
})
