import { describe, expect, test } from 'vitest'
import type { TrailRow } from '../../contract/trail.ts'
import { beadOf, Trail } from './trail.ts'
import { aboutWhat, deed, whoWords, why } from './words.ts'

const row = (seq: number, changed: Partial<TrailRow> = {}): TrailRow => ({
  ...{ workspace: 'w', seq, id: `id-${seq}`, at: '2026-11-21T13:40:00Z', surface: 'rest' },
  actor: { type: 'key', id: 'k', label: 'Till', prefix: 'svc_sk_a1b2c3' },
  ...{ action: 'list_bookings', method: 'GET', route: '/api/v1/bookings', target: null, status: 200, error: null },
  ...{ request_id: 'r', address: '', user_agent: '', idempotency_key_hash: null, ms: 1, prev_hash: '', hash: 'h' },
  ...changed,
})

/** A server with so many entries; pages of three. */
function trailOf(count: number) {
  const server = { count, asked: 0 }
  const model = new Trail(async (path) => {
    server.asked++
    const before = Number(new URLSearchParams(path.split('?')[1]).get('before') ?? server.count + 1)
    const rows = Array.from({ length: Math.min(3, before - 1) }, (_, i) => row(before - 1 - i))
    const last = rows.at(-1)?.seq ?? 1
    return JSON.parse(JSON.stringify({ rows, before: last > 1 ? last : null }))
  })
  const shown = () => model.page.value?.rows.map(({ seq }) => seq)
  return { server, model, shown }
}

describe('the trail', () => {
  test('is read on from where it ended', async () => {
    const { model, shown } = trailOf(5)
    await model.look({ since: 'week' })
    await model.readOn()
    await model.readOn()

    expect(shown()).toEqual([5, 4, 3, 2, 1])
  })

  test('keeps what is shown until somebody wants what has come meanwhile', async () => {
    const { server, model, shown } = trailOf(5)
    await model.look({ since: 'week' })
    await model.lookAhead()
    expect(model.newer.value).toBe(0)
    server.count = 7
    await model.lookAhead()
    expect([model.newer.value, shown()]).toEqual([2, [5, 4, 3]])

    model.showLatest()
    expect([model.newer.value, shown()]).toEqual([0, [7, 6, 5]])
  })

  test('passes over an answer that a later question has overtaken', async () => {
    const { model, shown } = trailOf(3)
    const slow = model.look({ since: 'ever' })
    const older = model.readOn()
    await model.look({ since: 'week' })
    await Promise.all([slow, older])

    expect(shown()).toEqual([3, 2, 1])
  })
})

test.each([
  [17, undefined, 'whole'],
  [17, { seq: 18, because: '' }, 'whole'],
  [18, { seq: 18, because: '' }, 'bad'],
  [19, { seq: 18, because: '' }, 'after'],
] as const)('entry %i of a chain broken at %j is %s', (seq, broken, bead) => {
  expect(beadOf({ seq }, { broken })).toBe(bead)
})

describe('an entry says', () => {
  test.each([
    [{}, 'Till'],
    [{ actor: { type: 'key', id: null, label: null, prefix: 'svc_sk_a1b2c3' } }, 'Unknown well-formed key'],
    [{ actor: { type: 'key', id: null, label: null, prefix: null } }, 'Unknown no such key'],
    [{ actor: { type: 'system', id: null, label: null, prefix: null } }, 'System'],
  ])('of %j that it was %s', (changed, words) => {
    const { name, more } = whoWords(row(1, changed))
    expect([name, more].filter(Boolean).join(' ')).toBe(words)
  })

  test.each([
    ['create_api_key', 'Created a key'],
    ['move_booking', 'Moved booking'],
    ['sing_a_song', 'Sing a song'],
  ])('of %s: %s', (action, words) => {
    expect(deed({ action })).toBe(words)
  })

  test('why it was refused, and nothing where it was not', () => {
    expect(why(row(1))).toBeUndefined()
    expect(why(row(1, { status: 403, error: 'forbidden' }))).toContain('The key Till may not do that')
    expect(why(row(1, { status: 401, error: 'not_signed_in', action: 'sign_in' }))).toContain('Nobody was let in')
    expect(why(row(1, { status: 418, error: 'made up' }))).toBe('It was refused. Nothing was done.')
  })

  test('what it was about by its name, or by the beginning of a long id', () => {
    const target = { type: 'api_key', id: '0190a0b0-0000-7000-8000-000000000000' }
    expect(aboutWhat({ target }, new Map([[target.id, 'Till']]))).toEqual({ words: 'Till', isName: true })
    expect(aboutWhat({ target }, new Map())).toEqual({ words: '0190a0b0…', isName: false })
  })
})
