import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Refused } from '../../browser/failures.ts'
import type { DiaryBooking, DiaryLine, DiaryPage, Waiting } from '../../contract/diary.ts'
import { Diary } from './diary.ts'

afterEach(() => void vi.useRealTimers())

const line: DiaryLine = {
  reference: 'K7RM-X2QY',
  name: 'Ada Marsh',
  email: 'ada@example.com',
  seats: 2,
  state: 'confirmed',
  summary: '',
  service: { code: 'gongfu-hour', name: 'Gongfu Hour' },
  slot_id: 's1',
  starts_at: '2026-11-21T14:00:00Z',
  ends_at: '2026-11-21T15:15:00Z',
  created_at: '2026-11-20T10:00:00Z',
  came_by: 'form',
  seen: 2,
}

const booking: DiaryBooking = {
  ...line,
  history: [],
  letters: [],
  conversation_id: null,
  reason: '',
  manage_url: '',
  may: { move: true, cancel: true, mark: false },
}

const day = (changed: object = {}) => ({
  ...{ date: '2026-11-21', today: '2026-11-21', is_closed: false, sittings: [], week: [], waiting: [] },
  ...changed,
})

const page = (references: string[], next_cursor: string | null): DiaryPage => ({
  bookings: references.map((reference) => ({ ...line, reference })),
  guests: 2,
  services: [],
  next_cursor,
})

/** A server that answers by the address it is asked at; what it was asked is kept. */
function serverOf(answers: Record<string, (body?: unknown) => unknown>) {
  const asked: string[] = []
  const ask: ConstructorParameters<typeof Diary>[0] = async (path, schema, how = {}) => {
    asked.push(`${how.method ?? 'GET'} ${path}`)
    const answer = answers[path]?.(how.body)
    if (answer === undefined) throw new Error(`Nobody answers at ${path}.`)
    return z.parse(schema, await answer)
  }
  return { asked, diary: new Diary(ask) }
}

const refused = (detail: string, error: 'conflict' | 'not_found' = 'conflict') => {
  throw new Refused({ error, detail })
}

describe('the diary', () => {
  test('drops an answer that a later question has overtaken', async () => {
    const late = Promise.withResolvers()
    const { diary } = serverOf({
      '/bookings/day?date=2026-11-21': () => late.promise,
      '/bookings/day?date=2026-11-22': () => day({ date: '2026-11-22' }),
    })
    const first = diary.show({ view: 'day', date: '2026-11-21', filter: {} })
    await diary.show({ view: 'day', date: '2026-11-22', filter: {} })
    late.resolve(day())
    await first

    expect(diary.day.value?.date).toBe('2026-11-22')
  })

  test('says why nothing came, keeps what is there, and forgets the fault once something comes', async () => {
    let isDown = false
    const { diary } = serverOf({ '/bookings/day': () => (isDown ? refused('Not now.') : day()) })
    await diary.show({ view: 'day', filter: {} })
    isDown = true
    await diary.refresh()
    expect([diary.fault.value, diary.day.value?.date]).toEqual(['Not now.', '2026-11-21'])
    isDown = false
    await diary.refresh()
    expect(diary.fault.value).toBeUndefined()
  })

  test('shows the day though the booking that is asked for is none', async () => {
    const { diary } = serverOf({ '/bookings/day': () => day(), '/bookings/NONE': () => refused('None.', 'not_found') })
    await diary.show({ view: 'day', filter: {}, reference: 'NONE' })

    expect([diary.day.value?.date, diary.opened.value, diary.fault.value]).toEqual(['2026-11-21', 'none', undefined])
  })

  test('reads as many pages again as were shown, and begins anew under another filter', async () => {
    const { diary, asked } = serverOf({
      '/bookings': () => page(['A', 'B'], 'b'),
      '/bookings?cursor=b': () => page(['C', 'D'], 'd'),
      '/bookings?state=cancelled': () => page(['E'], 'e'),
    })
    await diary.show({ view: 'list', filter: {} })
    await diary.readOn()
    await diary.refresh()
    expect(diary.list.value?.bookings.map(({ reference }) => reference)).toEqual(['A', 'B', 'C', 'D'])
    diary.shorten()
    await diary.show({ view: 'list', filter: { state: 'cancelled' } })

    expect(diary.list.value?.bookings.map(({ reference }) => reference)).toEqual(['E'])
    expect(asked.at(-1)).toBe('GET /bookings?state=cancelled')
  })

  test('marks with what was seen, can take it back, and says in the row why it was refused', async () => {
    const bodies: unknown[] = []
    let isLost = false
    const { diary } = serverOf({
      '/bookings/day': () => day(),
      '/bookings/K7RM-X2QY/attendance': (body) => {
        bodies.push(body)
        return isLost ? refused('Jonah Reid marked: came a moment ago.') : booking
      },
    })
    await diary.show({ view: 'day', filter: {} })
    const marking = diary.mark(line, 'no_show')
    expect(diary.tried.value.get(line.reference)).toEqual({ isBusy: true, came: 'no_show' })
    await marking
    expect(diary.tried.value.get(line.reference)).toEqual({ isBusy: false, isMarked: true })
    expect(diary.said.value).toBe('Ada Marsh: no show')
    await diary.mark(line, 'confirmed')
    expect(diary.tried.value.get(line.reference)?.isMarked).toBe(false)
    isLost = true
    await diary.mark(line, 'attended')

    expect(diary.tried.value.get(line.reference)?.fault).toBe('Jonah Reid marked: came a moment ago.')
    expect(bodies[0]).toEqual({ seen: 2, came: 'no_show' })
  })

  test('offers the seats there are, and looks again whatever came of it', async () => {
    const offered: unknown[] = []
    const waiting: Waiting = { ...line, state: 'waitlisted', list_place: 1, seats: 4, free: 2 }
    const { diary, asked } = serverOf({
      '/bookings/day': () => day(),
      '/bookings/K7RM-X2QY/offer': (body) => {
        offered.push(body)
        return refused('Just taken.')
      },
    })
    await diary.show({ view: 'day', filter: {} })
    await diary.offer(waiting)

    expect(diary.tried.value.get(line.reference)?.fault).toBe('Just taken.')
    expect(offered).toEqual([{ seen: 2, seats: 2 }])
    expect(asked).toEqual(['GET /bookings/day', 'POST /bookings/K7RM-X2QY/offer', 'GET /bookings/day'])
  })

  test('looks again when a kept seat or an offer has run out, and not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:40:00Z') })
    const waiting = [{ ...line, state: 'offered', offered_until: '2026-11-21T13:50:00Z', free: 0 }]
    const { diary, asked } = serverOf({ '/bookings/day': () => day({ waiting }) })
    await diary.show({ view: 'day', filter: {} })
    vi.setSystemTime('2026-11-21T13:49:00Z')
    await diary.tick()
    expect(asked).toHaveLength(1)
    vi.setSystemTime('2026-11-21T13:50:01Z')
    await diary.tick()

    expect(asked).toHaveLength(2)
  })
})
