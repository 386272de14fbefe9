import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { databases, seeded } from '../seeded.ts'
import { programOf } from '../workspace-api/programs-for-tests.ts'
import { isWellFormed, newKey, prefixOf, withoutKeys } from './key-format.ts'
import { createKey, findKey, keyById, listKeys, revokeKey, rotateKey } from './keys.ts'
import { keepKeysOutOf } from './logs.ts'

afterEach(() => vi.useRealTimers())

describe('a key', () => {
  test('is svc_sk_ and 38 letters and digits, never the same twice, and knows itself by its check', () => {
    const made = Array.from({ length: 500 }, newKey)
    expect(new Set(made).size).toBe(500)
    for (const key of made) {
      expect(key).toMatch(/^svc_sk_[0-9A-Za-z]{38}$/)
      expect(isWellFormed(key)).toBe(true)
    }
  })

  test('uses every symbol about as often as every other', () => {
    const counts = new Map<string, number>()
    for (const symbol of Array.from({ length: 2000 }, () => newKey().slice(7, 39)).join(''))
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
    expect(counts.size).toBe(62)
    // 64,000 draws: 1,032 each, with a spread of 32; six times that is never seen by chance.
    expect(Math.min(...counts.values())).toBeGreaterThan(840)
    expect(Math.max(...counts.values())).toBeLessThan(1225)
  })

  test('with any one symbol changed is none', () => {
    const key = newKey()
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 44 }), fc.constantFrom(...'09AZaz'), (place, symbol) => {
        const other = key.slice(0, place) + symbol + key.slice(place + 1)
        expect(isWellFormed(other)).toBe(other === key)
      }),
    )
  })

  test('is taken out of whatever is logged, however it came in', () => {
    const lines: unknown[] = []
    const log = { debug() {}, info() {}, warn() {}, log() {}, error: (...said: unknown[]) => void lines.push(...said) }
    keepKeysOutOf(log)
    const key = newKey()
    log.error(new Error(`no such key: ${key}`))
    log.error('%s', { sent: { authorization: `Bearer ${key}` } }, [key.slice(0, 20)])
    expect(lines.join()).not.toContain(key.slice(0, 20))
    expect(withoutKeys(`a ${key} b`)).toBe('a svc_sk_[redacted] b')
  })
})

describe.each(databases)('keys on %s', (on) => {
  const NEW = { label: 'Help desk', scope: 'read', by: 'a test' } as const

  test('are kept as a hash and the first 13 characters, and the value is nowhere', async () => {
    await using shop = await seeded({ on })
    const { id } = await shop.workspace()
    const { key, value } = await createKey(shop.db, id, NEW)
    const rows = JSON.stringify(await shop.db.selectFrom('api_key').selectAll().execute())

    expect(rows).not.toContain(value.slice(13))
    expect(key.prefix).toBe(prefixOf(value))
    expect(JSON.stringify(await listKeys(shop.db, id))).not.toContain('hash')
    expect(await findKey(shop.db, value)).toMatchObject({ id: key.id, workspace_id: id })
    expect(await findKey(shop.db, newKey())).toBeUndefined()
  })

  test('rotated twice at once are rotated once, and keep their name and scope', async () => {
    await using shop = await seeded({ on })
    const { id } = await shop.workspace()
    const { key } = await createKey(shop.db, id, NEW)
    const row = await keyById(shop.db, id, key.id)
    const tries = await Promise.allSettled([rotateKey(shop.db, row), rotateKey(shop.db, row)])

    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    const [made] = tries.flatMap((tried) => (tried.status === 'fulfilled' ? [tried.value] : []))
    expect(made?.key).toMatchObject({ id: key.id, label: 'Help desk', scope: 'read' })
    expect(made?.key.prefix).not.toBe(key.prefix)
  })

  test('that were revoked are neither rotated nor revoked again, and stay listed', async () => {
    await using shop = await seeded({ on })
    const { id } = await shop.workspace()
    const { key } = await createKey(shop.db, id, NEW)
    const row = await keyById(shop.db, id, key.id)
    await revokeKey(shop.db, row)

    await expect(rotateKey(shop.db, row)).rejects.toMatchObject({ code: 'conflict' })
    await expect(revokeKey(shop.db, row)).rejects.toMatchObject({ code: 'conflict' })
    expect(await listKeys(shop.db, id)).toMatchObject([{ id: key.id, revoked_at: expect.any(String) }])
  })

  test('open nothing from the instant they run out, and note their use once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') })
    await using shop = await seeded({ on })
    const { id } = await shop.workspace()
    const expiresAt = '2026-11-28T12:01:30Z'
    const { value } = await createKey(shop.db, id, { ...NEW, expiresAt })
    const asks = async () => (await shop.call('GET', '/api/v1/bookings', { token: value })).status
    const used = async () => (await listKeys(shop.db, id))[0]?.last_used_at

    expect([await asks(), await used()]).toEqual([200, '2026-11-28T12:00:00Z'])
    vi.setSystemTime('2026-11-28T12:00:59Z')
    expect([await asks(), await used()]).toEqual([200, '2026-11-28T12:00:00Z'])
    vi.setSystemTime('2026-11-28T12:01:29Z')
    expect([await asks(), await used()]).toEqual([200, '2026-11-28T12:01:29Z'])
    vi.setSystemTime(expiresAt)
    expect(await asks()).toBe(401)
  })

  test('that begin alike are told apart by their ids alone', async () => {
    await using shop = await seeded({ on })
    const program = await programOf(shop)
    const [one, two] = [await programOf(shop, 'read'), await programOf(shop, 'read')]
    await shop.db.updateTable('api_key').set({ prefix: one.key.prefix }).where('id', '=', two.key.id).execute()

    const { error } = await program.tool('revoke_api_key', { prefix: one.key.prefix })
    expect(error.data.error).toBe('conflict')
    expect([(await one.gets('/bookings')).status, (await two.gets('/bookings')).status]).toEqual([200, 200])
  })

  test.each(['', '   ', 'x'.repeat(81), 'line\nbreak', 'is svc_sk_abc'])('do not have the label %j', async (label) => {
    await using shop = await seeded({ on })
    const { id } = await shop.workspace()
    await expect(createKey(shop.db, id, { ...NEW, label })).rejects.toMatchObject({ code: 'bad_request' })
  })
})
