import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { embeddedBrain } from '../assistant/embedded/brain.ts'
import { currentRecord } from '../catalogue/record.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { databases, seeded } from '../seeded.ts'
import { minutesAfter, now } from '../time.ts'
import { sweepChoices } from './choices.ts'
import { listQuestions } from './present.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:40:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (minutes: number) => vi.setSystemTime(Date.parse(minutesAfter(now(), minutes)))
const QUESTION = 'book me on the saturday one'

/** A visitor who was asked which of several they mean, and what they were offered. */
async function offeredChoices(shop: Shop) {
  const visitor = await visitorIn(shop)
  const says = async (text: string) => {
    await visitor.says(text)
    await shop.turns.settled()
    return (await visitor.reads()).messages.at(-1)
  }
  const { act, cards } = await says(QUESTION)
  expect(act).toBe('clarify')
  return { visitor, says, choices: cards[0].choices as { label: string; say: string; code?: string }[] }
}

async function open(shop: Shop) {
  const workspace = await shop.workspace()
  return listQuestions(shop.db, workspace.id, await currentRecord(shop.db, workspace), 'open')
}

describe.each(databases)('choices that were offered, on %s', (on) => {
  test('are asked in vain where the next words are about something else', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { says } = await offeredChoices(shop)
    expect(await open(shop)).toEqual([])
    await says('Is there parking?')

    expect(await open(shop)).toMatchObject([{ question: QUESTION, times: 1, untaken: 1, handed_over: 0 }])
  })

  test('are answered where one is taken, by pressing it or in words that lead to it', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const pressed = await offeredChoices(shop)
    await pressed.says(pressed.choices[0]?.say ?? '')
    const typed = await offeredChoices(shop)
    const matcha = typed.choices.find(({ code }) => code === 'matcha-morning')
    expect(matcha).toBeDefined()
    await typed.says('the matcha one please')
    later(31)
    await sweepChoices(shop.db)

    expect(await open(shop)).toEqual([])
  })

  test('count as left when half an hour went by, once and at the time of the question', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    await offeredChoices(shop)
    const asked = now()
    later(29)
    await sweepChoices(shop.db)
    expect(await open(shop)).toEqual([])

    later(2)
    await Promise.all([sweepChoices(shop.db), sweepChoices(shop.db)])
    expect(await open(shop)).toMatchObject([{ question: QUESTION, times: 1, untaken: 1, last_at: asked }])
  })

  test('were of no use to whoever asks for a person instead', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { says, choices } = await offeredChoices(shop)
    await says(choices.at(-1)?.say ?? '')

    expect(await open(shop)).toMatchObject([{ question: QUESTION, untaken: 1, handed_over: 1 }])
  })
})
