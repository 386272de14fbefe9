import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type DatabaseName, databases, seeded } from '../seeded.ts'
import { now } from '../time.ts'
import { appendAudit, type Entry } from './audit.ts'
import { canonical, hashOf } from './chain.ts'
import { exportAudit } from './export.ts'
import { sealAudit } from './retention.ts'
import { rowAsHashed } from './rows.ts'
import { verifyAudit } from './verify.ts'

afterEach(() => vi.useRealTimers())

const CALL: Entry = {
  surface: 'rest',
  actor: { type: 'key', id: 'k', label: 'Help desk', prefix: 'svc_sk_a1b2c3' },
  action: 'list_bookings',
  method: 'GET',
  route: '/api/v1/bookings',
  status: 200,
}

type Shop = Awaited<ReturnType<typeof seeded>>

async function trail(shop: Shop, calls: number) {
  const { id } = await shop.workspace()
  for (let call = 0; call < calls; call++) await appendAudit(shop.db, id, CALL)
  return id
}

/** What somebody with the database's own password can do: lift the guard, and put it back. */
async function behindItsBack(shop: Shop, on: DatabaseName, change: () => Promise<unknown>) {
  if (on === 'postgres') {
    await sql`alter table audit disable trigger all`.execute(shop.db)
    await change()
    await sql`alter table audit enable trigger all`.execute(shop.db)
    return
  }
  await sql`drop trigger audit_is_final`.execute(shop.db)
  await sql`drop trigger audit_is_kept`.execute(shop.db)
  await sql`drop trigger audit_is_added`.execute(shop.db)
  await change()
}

const placeOf = ({ db }: Shop, seq: number) =>
  db.selectFrom('audit').selectAll().where('seq', '=', seq).executeTakeFirstOrThrow()

async function endsBefore(shop: Shop) {
  const { hash } = await placeOf(shop, 3)
  await shop.db.updateTable('audit_head').set({ seq: 3, hash }).execute()
  await shop.db.updateTable('audit').set({ actor_label: 'forged' }).where('seq', '=', 5).execute()
}

async function forge(shop: Shop, seq: number) {
  const row = await placeOf(shop, 5)
  const forged = { ...rowAsHashed(row), id: 'forged', seq, prev_hash: row.hash }
  await shop.db
    .insertInto('audit')
    .values({ ...row, id: 'forged', seq, prev_hash: row.hash, hash: hashOf(forged) })
    .execute()
}

async function seals(shop: Shop, seq: number, at: string) {
  const { workspace_id, hash } = await placeOf(shop, seq)
  await shop.db.insertInto('audit_seal').values({ workspace_id, seq, hash, at, sealed_at: now() }).execute()
}

async function sealsAway(shop: Shop, at: string) {
  await seals(shop, 3, at)
  await shop.db.deleteFrom('audit').where('seq', '<=', 3).execute()
}

const text = async (lines: AsyncIterable<string>) => {
  let all = ''
  for await (const line of lines) all += line
  return all
}

describe.each(databases)('the audit trail on %s', (on) => {
  test('is whole however many write to it at once, and has no gap', async () => {
    await using shop = await seeded({ on })
    const { id } = await shop.workspace()
    await Promise.all(Array.from({ length: 40 }, () => appendAudit(shop.db, id, CALL)))

    expect(await verifyAudit(shop.db, id)).toMatchObject({ ok: true, rows: 40, seq: 40 })
  })

  test('is never changed nor lost by anybody who may use the tables', async () => {
    await using shop = await seeded({ on })
    const id = await trail(shop, 2)
    const audit = shop.db.updateTable('audit').set({ action: 'nothing' })
    await expect(audit.execute()).rejects.toThrow('never changed')
    await expect(shop.db.deleteFrom('audit').execute()).rejects.toThrow('kept for a year')
    const seal = { workspace_id: id, seq: 2, hash: 'x', at: '2020-01-01T00:00:00Z', sealed_at: '2020-01-01T00:00:00Z' }
    await shop.db.insertInto('audit_seal').values(seal).execute()
    await expect(shop.db.deleteFrom('audit').execute()).rejects.toThrow('kept for a year')
    await expect(shop.db.deleteFrom('audit_seal').execute()).rejects.toThrow('never changed')
    await expect(shop.db.updateTable('audit_seal').set({ hash: 'y' }).execute()).rejects.toThrow('never changed')
    expect(await shop.db.selectFrom('audit').select('action').execute()).toHaveLength(2)
  })

  test('takes a row at its end only, and never in the place of another one', async () => {
    await using shop = await seeded({ on })
    await trail(shop, 5)
    const row = await placeOf(shop, 5)
    for (const seq of [-1, 0, 3, 6, 1000]) await expect(forge(shop, seq)).rejects.toThrow('only added to at its end')
    const replaced = { ...row, action: 'nothing', prev_hash: row.hash }
    await expect(shop.db.replaceInto('audit').values(replaced).execute()).rejects.toThrow(
      on === 'sqlite' ? 'only added to at its end' : 'syntax error',
    )
    expect(await placeOf(shop, 5)).toEqual(row)
  })

  test('is whole also where it grows while it is read', async () => {
    await using shop = await seeded({ on })
    const id = await trail(shop, 30)
    const [verdict] = await Promise.all([verifyAudit(shop.db, id), trail(shop, 30)])

    expect(verdict).toMatchObject({ ok: true })
  })

  test.each<[string, number, (shop: Shop) => Promise<unknown>]>([
    ['a word', 2, ({ db }) => db.updateTable('audit').set({ status: 403 }).where('seq', '=', 2).execute()],
    [
      'whose key it was',
      3,
      ({ db }) => db.updateTable('audit').set({ actor_label: 'x' }).where('seq', '=', 3).execute(),
    ],
    [
      'a surface that is none',
      1,
      ({ db }) => db.updateTable('audit').set({ surface: 'x' }).where('seq', '=', 1).execute(),
    ],
    ['a row in the middle', 3, ({ db }) => db.deleteFrom('audit').where('seq', '=', 3).execute()],
    ['the first row', 1, ({ db }) => db.deleteFrom('audit').where('seq', '=', 1).execute()],
    ['the last rows', 4, ({ db }) => db.deleteFrom('audit').where('seq', '>', 3).execute()],
    ['the order', 2, ({ db }) => db.updateTable('audit').set({ prev_hash: '' }).where('seq', '=', 2).execute()],
    ['where it ends', 5, ({ db }) => db.updateTable('audit_head').set({ hash: 'x' }).execute()],
    ['that it ends anywhere', 5, ({ db }) => db.deleteFrom('audit_head').execute()],
    ['a row, and where it ends before it', 5, endsBefore],
    ['where it ends to nowhere', 1, ({ db }) => db.updateTable('audit_head').set({ seq: 0, hash: '' }).execute()],
    ['a row by a forged one beyond its end', 1000, (shop) => forge(shop, 1000)],
    ['a row by a forged one right behind its end', 6, (shop) => forge(shop, 6)],
    ['a row by a forged one before its beginning', 0, (shop) => forge(shop, 0)],
    ['a row by a forged one below nothing', -7, (shop) => forge(shop, -7)],
    ['a row under a forged seal', 1, (shop) => seals(shop, 3, '2020-01-01T00:00:00Z')],
    ['rows by a seal of too young ones', 1, (shop) => sealsAway(shop, now())],
    ['rows by a seal that nothing speaks of', 1, (shop) => sealsAway(shop, '2020-01-01T00:00:00Z')],
  ])('shows that somebody changed %s, and names row %i', async (_, seq, change) => {
    await using shop = await seeded({ on })
    const id = await trail(shop, 5)
    await behindItsBack(shop, on, () => change(shop))

    expect(await verifyAudit(shop.db, id)).toMatchObject({ ok: false, first_bad_seq: seq })
  })

  test('lets go of what is older than a year, and is whole without it', async () => {
    await using shop = await seeded({ on })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-03-01T12:00:00Z') })
    const id = await trail(shop, 3)
    vi.setSystemTime('2020-06-01T12:00:00Z')
    await trail(shop, 2)
    vi.setSystemTime('2021-03-02T12:00:00Z')
    await sealAudit(shop.db, id)

    const rows = await shop.db.selectFrom('audit').select(['seq', 'action']).orderBy('seq').execute()
    expect(rows.map(({ seq, action }) => `${seq} ${action}`)).toEqual([
      '4 list_bookings',
      '5 list_bookings',
      '6 seal_audit',
    ])
    expect(await verifyAudit(shop.db, id)).toMatchObject({ ok: true, rows: 3, seq: 6 })
    await sealAudit(shop.db, id)
    expect(await verifyAudit(shop.db, id)).toMatchObject({ ok: true, seq: 6 })
  })

  test('can be checked by anybody from its export alone', async () => {
    await using shop = await seeded({ on })
    const id = await trail(shop, 4)
    let hash = ''
    for (const line of (await text(exportAudit(shop.db, id, 'jsonl'))).trimEnd().split('\n')) {
      const { hash: claimed, prev_hash, ...said } = JSON.parse(line)
      expect(prev_hash).toBe(hash)
      hash = createHash('sha256').update(prev_hash).update(canonical(said)).digest('hex')
      expect(claimed).toBe(hash)
    }
  })
})

describe('what is written down', () => {
  test('keeps the hash of an Idempotency-Key and takes a key out of a caller’s own name', async () => {
    await using shop = await seeded()
    const { id } = await shop.workspace()
    await appendAudit(shop.db, id, { ...CALL, idempotencyKey: 'once', userAgent: `curl svc_sk_${'a'.repeat(38)}` })
    const row = await shop.db.selectFrom('audit').selectAll().executeTakeFirstOrThrow()

    expect(row.idempotency_key_hash).toBe(createHash('sha256').update('once').digest('hex'))
    expect(row.user_agent).toBe('curl svc_sk_[redacted]')
  })

  test('names a person, a visitor, a program and a stranger each by what there is', async () => {
    await using shop = await seeded()
    const { id } = await shop.workspace()
    const actors: Entry['actor'][] = [
      { type: 'operator', id: 'o', name: 'Mei Tan' },
      { type: 'visitor', id: 'v' },
      { type: 'system' },
      { type: 'stranger', prefix: 'svc_sk_a1b2c3' },
    ]
    const rows = []
    for (const actor of actors) rows.push((await appendAudit(shop.db, id, { ...CALL, actor })).actor)
    expect(rows).toEqual([
      { type: 'operator', id: 'o', label: 'Mei Tan', prefix: null },
      { type: 'visitor', id: 'v', label: null, prefix: null },
      { type: 'system', id: null, label: null, prefix: null },
      { type: 'key', id: null, label: null, prefix: 'svc_sk_a1b2c3' },
    ])
  })

  test('is no formula in a table, and one cell however it is written', async () => {
    await using shop = await seeded()
    const { id } = await shop.workspace()
    for (const label of ['=1+1', '+1', '-1', '@x', 'a "quoted", one'])
      await appendAudit(shop.db, id, { ...CALL, actor: { type: 'key', id: 'k', label, prefix: 'p' } })
    const [head = '', ...rows] = (await text(exportAudit(shop.db, id, 'csv'))).trimEnd().split('\r\n')

    expect(head.split(',')[7]).toBe('actor_label')
    const labels = rows.map((row) => /key,k,(.*),p,/.exec(row)?.[1])
    expect(labels).toEqual(["'=1+1", "'+1", "'-1", "'@x", '"a ""quoted"", one"'])
  })
})
