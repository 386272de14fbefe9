import { describe, expect, test } from 'vitest'
import { EVERYDAY_ASKED, type Outcome, playEveryday } from './everyday.ts'

/** Of a hundred messages, so many at least are met, and no more than these are met with something else. */
const HELD: Record<string, { right: number; wrong: number } | undefined> = {
  'booking-again': { right: 93, wrong: 5 },
  booking: { right: 96, wrong: 4 },
  'facts-again': { right: 92, wrong: 6 },
  facts: { right: 96, wrong: 2 },
  'follow-ups-again': { right: 91, wrong: 7 },
  'follow-ups': { right: 94, wrong: 4 },
  lists: { right: 92, wrong: 5 },
  memberships: { right: 91, wrong: 7 },
  'own-bookings': { right: 96, wrong: 2 },
  'rest-again': { right: 87, wrong: 9 },
  rest: { right: 89, wrong: 8 },
  several: { right: 93, wrong: 7 },
  loosely: { right: 93, wrong: 3 },
  threads: { right: 90, wrong: 6 },
  company: { right: 88, wrong: 7 },
}

/** At so many shops each is played. */
const SHOPS = 2

const share = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean) =>
  (100 * outcomes.filter(is).length) / outcomes.length

describe('what everybody asks', () => {
  test.each([...EVERYDAY_ASKED])('%s', async (file, templates) => {
    const outcomes = await playEveryday(templates, SHOPS)
    const failed = outcomes
      .filter(({ right }) => !right)
      .map(({ said, expected, got }) => `${said}\n  ${expected}\n  ${got}`)
    const { right, wrong } = HELD[file] ?? { right: 100, wrong: 0 }
    expect(
      share(outcomes, (outcome) => outcome.right),
      failed.join('\n'),
    ).toBeGreaterThanOrEqual(right)
    expect(
      share(outcomes, (outcome) => outcome.wrong),
      failed.join('\n'),
    ).toBeLessThanOrEqual(wrong)
  })
})
