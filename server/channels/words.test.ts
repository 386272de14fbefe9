import { describe, expect, test } from 'vitest'
import { fits } from './cut.ts'
import { type Length, limits } from './limits.ts'
import { threadWords } from './words.ts'

const { line, whatsapp, wechat } = limits

describe.each(Object.entries(threadWords))('what a thread says in %s', (language, words) => {
  test('has room on every platform without being cut', () => {
    const { chooseTime, chooseHere, seeIt, seeAll, readWhole, seeBooking, move, cancel, takeSeats, letGo } = words
    const pressed = [chooseTime, chooseHere, seeIt, seeAll, readWhole, seeBooking, move, cancel, takeSeats, letGo]
    const rooms: [string, Length][] = [
      ...[...pressed, words.leaveList, words.choose('sitting'), words.see('sittings')].flatMap(
        (label): [string, Length][] => [
          [label, line.label],
          [label, whatsapp.button],
        ],
      ),
      ...Object.values(words.states).map((state): [string, Length] => [state, wechat.thing]),
      [words.heading('sittings'), whatsapp.section],
      [words.plans, whatsapp.section],
      [words.seePlans, whatsapp.listButton],
      [words.wholeAt(''), { most: 60, in: 'bytes' }],
    ]
    expect(rooms.filter(([text, length]) => !text.trim() || !fits(text, length))).toEqual([])
  })

  test('tells apart what may be done with a booking, and how it stands', () => {
    const { move, cancel, takeSeats, letGo, states } = words
    expect([new Set([move, cancel]).size, new Set([takeSeats, letGo]).size]).toEqual([2, 2])
    expect(new Set(Object.values(states)).size).toBe(Object.keys(states).length)
  })

  test('keeps what it is about', () => {
    const { book, more, wholeAt, next, from } = words
    expect([book('⟦'), more(7), wholeAt('⟦'), next('⟦'), from('⟦')].filter((said) => !/[⟦7]/.test(said))).toEqual([])
    expect(language === 'en' || !/\b(the|Book|All of it|Next|From)\b/.test(JSON.stringify([book(''), next('')]))).toBe(
      true,
    )
  })
})
