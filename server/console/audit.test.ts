import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TrailPage } from '../../contract/trail.ts'
import { appendAudit, type Entry } from '../audit/audit.ts'
import { type DatabaseName, databases, seeded } from '../seeded.ts'
import { minutesAfter, now } from '../time.ts'
import { setUp } from './operator-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:40:00Z') })
})
afterEach(() => void vi.useRealTimers())

const later = (minutes: number) => vi.setSystemTime(Date.parse(minutesAfter(now(), minutes)))
const CALL: Entry = {
  surface: 'rest',
  actor: { type: 'key', id: 'k1', label: 'Till', prefix: 'svc_sk_a1b2c3' },
  action: 'list_bookings',
  status: 200,
  requestId: 'req-1',
  address: '203.0.113.24',
}

async function open(on: DatabaseName) {
  const shop = await seeded({ on })
  const call = await setUp(shop)
  const { id } = await shop.workspace()
  const adds = async (...entries: Partial<Entry>[]) => {
    for (const entry of entries) await appendAudit(shop.db, id, { ...CALL, ...entry })
  }
  const reads = async (query = ''): Promise<TrailPage> => (await call('GET', `/audit${query}`)).body.data
  const seqs = async (query: string) => (await reads(query)).rows.map(({ seq }) => seq)
  return Object.assign(shop, { mei: call, adds, reads, seqs })
}

/** What somebody with the database's own password can do. */
async function behindItsBack(shop: Shop, on: DatabaseName, change: () => Promise<unknown>) {
  if (on === 'postgres') await sql`alter table audit disable trigger all`.execute(shop.db)
  else for (const name of ['audit_is_final', 'audit_is_kept']) await sql`drop trigger ${sql.ref(name)}`.execute(shop.db)
  await change()
}

describe.each(databases)('the trail in the console, on %s', (on) => {
  test('is narrowed by who, by which door, by what was refused, by words and by time', async () => {
    vi.setSystemTime('2026-11-20T12:00:00Z')
    await using shop = await open(on)
    await shop.adds({ address: '198.51.100.7' })
    vi.setSystemTime('2026-11-21T13:40:00Z')
    await shop.adds(
      { surface: 'mcp' },
      { status: 403, error: 'forbidden', target: { type: 'intervention', id: 'int_50%' } },
      { actor: { type: 'stranger' }, status: 401, error: 'invalid_api_key', requestId: 'REQ-other' },
      { actor: { type: 'operator', id: 'o1', name: 'Mei Tan' }, surface: 'console', action: 'add_note' },
      { actor: { type: 'system' }, surface: 'cli' },
    )

    expect(await shop.seqs('')).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(await shop.seqs('?since=day')).toEqual([7, 6, 5, 4, 3])
    expect(await shop.seqs('?since=month&surface=mcp')).toEqual([3])
    expect(await shop.seqs('?refused=only')).toEqual([5, 4])
    expect(await shop.seqs('?who=key:k1')).toEqual([4, 3, 2])
    expect(await shop.seqs('?who=stranger')).toEqual([5])
    expect(await shop.seqs('?who=operator:o1')).toEqual([6])
    expect(await shop.seqs('?who=system')).toEqual([7])
    expect(await shop.seqs('?search=req-OTHER')).toEqual([5])
    expect(await shop.seqs('?search=50%25')).toEqual([4])
    expect(await shop.seqs('?search=198.51&since=ever')).toEqual([2])
    expect(await shop.seqs('?search=till&refused=only')).toEqual([4])
    expect(await shop.seqs("?search=' or 1=1 --")).toEqual([])
    later(25 * 60)
    expect(await shop.seqs('?since=day')).toEqual([])
  })

  test('comes in pages that neither repeat nor leave out, whatever is added meanwhile', async () => {
    await using shop = await open(on)
    await shop.adds(...Array.from({ length: 120 }, () => ({})))
    const first = await shop.reads()
    await shop.adds({}, {})
    const second = await shop.reads(`?before=${first.before}`)
    const third = await shop.reads(`?before=${second.before}`)

    expect([first, second, third].map(({ rows }) => rows.length)).toEqual([50, 50, 21])
    expect([...first.rows, ...second.rows, ...third.rows].map(({ seq }) => seq)).toEqual(
      Array.from({ length: 121 }, (_, i) => 121 - i),
    )
    expect(third.before).toBeNull()
  })

  test.each(['before=0', 'before=x', 'since=year', 'surface=door', 'refused=yes', 'workspace=w'])(
    'is not read by %s',
    async (query) => {
      await using shop = await open(on)
      expect((await shop.mei('GET', `/audit?${query}`)).body.error).toBe('bad_request')
    },
  )

  test('says that the chain is whole, since when, and what was found the last time until it is asked anew', async () => {
    await using shop = await open(on)
    await shop.adds({}, {})
    const chain = async () => (await shop.mei('GET', '/audit/chain')).body.data
    const first = await chain()
    expect(first).toMatchObject({ entries: 3, seq: 3, since: now(), checked_at: '2026-11-21T13:40:00Z' })
    expect(first.broken).toBeUndefined()

    later(5)
    await shop.adds({})
    expect(await chain()).toEqual(first)
    const checked = (await shop.mei('POST', '/audit/chain/check')).body.data
    expect(checked).toMatchObject({ entries: 4, seq: 4, checked_at: '2026-11-21T13:45:00Z' })
    expect(await chain()).toEqual(checked)
  })

  test('says where the chain breaks, and still shows and gives away every row as it is now', async () => {
    await using shop = await open(on)
    await shop.adds({}, {}, {})
    const change = () =>
      shop.db.updateTable('audit').set({ surface: 'nowhere', error: 'made up' }).where('seq', '=', 2).execute()
    await behindItsBack(shop, on, change)
    const { broken } = (await shop.mei('POST', '/audit/chain/check')).body.data

    expect(broken).toEqual({ seq: 2, because: 'It is not as it was written.' })
    expect((await shop.reads()).rows[2]).toMatchObject({ seq: 2, surface: 'nowhere', error: 'made up' })
    expect((await shop.mei('GET', '/audit/export?format=jsonl')).text.split('\n')[1]).toContain('"surface":"nowhere"')
  })

  test('is taken away as JSON lines or a table, and that it was is the last of its rows', async () => {
    await using shop = await open(on)
    await shop.adds({ userAgent: '=1+1' })
    const jsonl = await shop.mei('GET', '/audit/export?format=jsonl')
    const csv = await shop.mei('GET', '/audit/export?format=csv')

    expect(jsonl.headers.get('content-disposition')).toBe('attachment; filename="audit-lantern-leaf.jsonl"')
    const rows = jsonl.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(rows.map(({ action }) => action)).toEqual(['set_up', 'list_bookings', 'export_audit'])
    expect(rows[2].actor.label).toBe('Mei Tan')
    expect(csv.text).toContain("'=1+1")
    expect(csv.text.trim().split('\r\n')).toHaveLength(5)
    expect((await shop.mei('GET', '/audit/export?format=xml')).body.error).toBe('bad_request')
  })

  test('is this workspace’s alone', async () => {
    await using shop = await open(on)
    await appendAudit(shop.db, 'another', CALL)

    expect((await shop.reads('?since=ever')).rows.map(({ action }) => action)).toEqual(['set_up'])
    expect((await shop.mei('GET', '/audit/chain')).body.data.entries).toBe(1)
    expect((await shop.mei('GET', '/audit/export?format=jsonl')).text).not.toContain('list_bookings')
  })
})

test('nobody reads the trail who is not signed in', async () => {
  await using shop = await seeded()
  for (const path of ['', '/actors', '/chain', '/export?format=csv'])
    expect((await shop.call('GET', `/console/api/audit${path}`)).body.error).toBe('not_signed_in')
})
