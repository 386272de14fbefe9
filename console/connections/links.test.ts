import { describe, expect, test } from 'vitest'
import type { ListedKey } from '../../contract/connections.ts'
import { Links } from './links.ts'
import { history, lastUsed, marks, stateOf } from './words.ts'

const london = { timezone: 'Europe/London', locale: 'en-GB' }
const now = Date.parse('2026-11-21T13:40:00Z')
const key = (changed: Partial<ListedKey> = {}): ListedKey => ({
  ...{ id: 'k', label: 'Till', scope: 'read', prefix: 'svc_sk_8Kd2Qw', created_at: '2026-11-04T10:00:00Z' },
  ...{ created_by: 'Mei Tan', last_used_at: null, expires_at: null, rotated_at: null, revoked_at: null },
  ...changed,
})

describe('a key says of itself', () => {
  test.each<[string, Partial<ListedKey>]>([
    ['Mei Tan, 4 Nov, no end', {}],
    ['Mei Tan, today, ends 21 Feb 2027', { created_at: '2026-11-21T13:39:00Z', expires_at: '2027-02-21T13:39:00Z' }],
    ['Mei Tan, 4 Nov, rotated 9 Nov, no end', { rotated_at: '2026-11-09T10:00:00Z' }],
    ['Mei Tan, 4 Nov, ran out 20 Nov', { expires_at: '2026-11-20T10:00:00Z' }],
    ['Revoked by Jonah Reid, 2 Nov', { revoked_at: '2026-11-02T10:00:00Z', revoked_by: 'Jonah Reid' }],
    ['Revoked, 2 Nov', { revoked_at: '2026-11-02T10:00:00Z' }],
  ])('%s', (words, changed) => {
    expect(history(key(changed), london, now)).toBe(words)
  })

  test('whether it opens anything, and when it last did', () => {
    expect(stateOf(key({ expires_at: '2026-11-21T13:40:00Z' }), now)).toBe('over')
    expect(stateOf(key({ expires_at: '2026-11-21T13:40:01Z' }), now)).toBe('live')
    expect(lastUsed(key(), london, now)).toBe('Never')
    expect(lastUsed(key({ last_used_at: '2026-11-21T13:38:00Z' }), london, now)).toBe('2 min ago')
  })
})

test('what a page marks is said only as far as it is known', () => {
  expect(marks({ origin: 'https://a.example' }, 'sittings')).toBe('')
  const marked = { count: 8, of: 8, at: '2026-11-21T13:40:00Z' }
  expect(marks({ origin: '', marked }, 'sittings')).toBe(', marked on 8 of 8 sittings')
  expect(marks({ origin: '', marked: { ...marked, count: 0 } }, 'sittings')).toBe(', with none of the sittings marked')
})

test('a value is kept until it is said to be stored, and no longer', async () => {
  const model = new Links(async (path) =>
    JSON.parse(
      JSON.stringify(
        path === '/connections'
          ? {
              keys: [],
              secrets: [],
              sightings: [],
              samples: [],
              owners: [],
              pinned: { version: '1.2.3', integrity: 'sha384-x' },
            }
          : { key: key(), value: 'svc_sk_value' },
      ),
    ),
  )
  await model.makeKey({ label: 'Till', scope: 'read' })
  expect(model.made.value).toEqual({ kind: 'key', name: 'Till', value: 'svc_sk_value', again: false })
  model.stored()
  expect(model.made.value).toBeUndefined()
})
