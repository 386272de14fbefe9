import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Act } from '../../contract/conversations.ts'
import { USUAL_RULES } from '../../contract/hand-off-rules.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { databases, seeded } from '../seeded.ts'
import { keepHandOffRules } from '../workspaces/hand-off-rules.ts'
import type { Said } from './brain.ts'
import { embeddedBrain } from './embedded/brain.ts'
import { unansweredBefore } from './with-people.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

async function asking(on: 'sqlite' | 'postgres', rules = USUAL_RULES) {
  const shop = await seeded({ on, brain: embeddedBrain })
  await keepHandOffRules(shop.db, (await shop.workspace()).id, rules)
  const guest = await visitorIn(shop)
  const says = async (text: string) => {
    await guest.says(text)
    await shop.turns.settled()
    const { messages, status } = await guest.reads()
    return {
      ...messages.findLast(({ author }: { author: { type: string } }) => author.type === 'assistant'),
      status,
    }
  }
  return { shop, guest, says, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

const summaryOf = ({ cards }: { cards: { intervention?: { summary: string } }[] }) => cards[0]?.intervention?.summary

const labels = ({ cards }: { cards: { choices?: { label: string }[] }[] }) =>
  cards.flatMap(({ choices = [] }) => choices.map(({ label }) => label))

describe.each(databases)('the shop’s people come in, on %s', (on) => {
  test('where two questions in a row find no answer a person is offered, and “yes” asks one', async () => {
    await using visitor = await asking(on)
    const first = await visitor.says('have you got wifi')
    expect([first.act, first.text.includes('Shall I ask')]).toEqual(['abstain', false])

    const second = await visitor.says('do you sell yixing teapots')
    expect(second.act).toBe('abstain')
    expect(second.text).toMatch(/would rather not guess\. Shall I ask a person of the shop\?$/)
    expect(labels(second)[0]).toBe('Ask a person')
    expect(labels(second).filter((label) => label === 'Ask a person')).toHaveLength(1)

    const third = await visitor.says('yes please')
    expect([third.act, third.status]).toEqual(['handoff', 'waiting'])
    expect(summaryOf(third)).toBe('do you sell yixing teapots (“yes please”)\nFound no answer: “have you got wifi”')
  })

  test('an answer in between begins the count anew', async () => {
    await using visitor = await asking(on)
    await visitor.says('have you got wifi')
    await visitor.says('is there parking?')

    expect((await visitor.says('do you sell yixing teapots')).text).not.toContain('Shall I ask')
  })

  test('a rule of the merchant’s hands over at once, and says so to whoever takes it', async () => {
    await using visitor = await asking(on, { unanswered: 1, words: ['wedding'], party_from: 10 })
    expect((await visitor.says('have you got wifi')).text).toContain('Shall I ask a person of the shop?')
    const handed = await visitor.says('Could we have our wedding tea with you?')

    expect(handed).toMatchObject({ act: 'handoff', status: 'waiting', cards: [{ type: 'handoff' }] })
    expect(summaryOf(handed)).toBe(
      'By your rule “wedding”: Could we have our wedding tea with you?\nFound no answer: “have you got wifi”',
    )
  })
})

test('the summary says which form is open and what was wanted before', async () => {
  await using visitor = await asking('sqlite')
  await visitor.says('I want to book Gongfu Hour for two on saturday')
  const { summary } = await visitor.guest.asksForPerson()

  expect(summary).toBe(
    [
      'The visitor asked for a person.',
      'Before: “I want to book Gongfu Hour for two on saturday”',
      'Form open: gongfu-hour, 2 seats, saturday',
    ].join('\n'),
  )
})

test('only the latest run of answers counts', () => {
  const said = (...acts: Act[]): Said[] => acts.map((act) => ({ author: 'assistant', text: '', act }))

  expect(unansweredBefore([])).toBe(0)
  expect(unansweredBefore(said('abstain'))).toBe(1)
  expect(unansweredBefore(said('abstain', 'answer', 'abstain', 'abstain'))).toBe(2)
  expect(unansweredBefore([...said('abstain'), { author: 'operator', text: 'Hello' }])).toBe(0)
})
