import { describe, expect, test } from 'vitest'
import { check, type Heard } from './check.ts'
import { Expectation } from './dialogues.ts'

const reply = (more: Partial<Heard['replies'][number]> = {}): Heard => ({
  replies: [
    {
      text: 'Gongfu Hour is £26 per seat.',
      cards: [],
      sources: [{ kind: 'service', code: 'gongfu-hour', title: 'Gongfu Hour' }],
      tool_calls: [],
      act: 'answer',
      ...more,
    },
  ],
  pageCalls: [],
})
const problems = (expected: unknown, heard = reply()) => check(Expectation.parse(expected), heard)

describe('a turn is right when everything expected of it holds', () => {
  test.each([
    [{ act: 'answer' }],
    [{ act: ['abstain', 'answer'] }],
    [{ sources_any: ['plan:leaf', 'service:gongfu-hour'] }],
    [{ text_all: ['/£ ?26\\b/', 'per SEAT'] }],
    [{ text_none: ['/^yes/i'], no_tool: ['book_slot'] }],
  ])('%j holds', (expected) => expect(problems(expected)).toEqual([]))

  test('an answer that should have been a form is confidently wrong', () => {
    expect(problems({ act: 'form' })).toEqual([{ what: 'act answer instead of ["form"]', wrong: true }])
  })

  test('an abstention that should have been an answer is not right, and not confidently wrong', () => {
    const heard = reply({ act: 'abstain', sources: [], text: 'I do not find that.' })
    expect(problems({ act: 'answer', sources_any: ['service:gongfu-hour'] }, heard).map(({ wrong }) => wrong)).toEqual([
      false,
      false,
    ])
  })

  test('a tool call fits when it has at least the arguments wanted, by word or by pattern', () => {
    const heard = reply({
      act: 'form',
      tool_calls: [
        { name: 'book_slot', arguments: { subject: 'gongfu-hour', urgency: 'Saturday' }, status: 'form_opened' },
      ],
    })
    expect(
      problems({ tool: { name: 'book_slot', arguments: { subject: 'GONGFU-HOUR', urgency: '/sat/i' } } }, heard),
    ).toEqual([])
    expect(problems({ tool: { name: 'book_slot', arguments: { email: 'ada@example.com' } } }, heard)[0]?.wrong).toBe(
      true,
    )
  })

  test('a forbidden call is always confidently wrong', () => {
    const heard = reply({ act: 'decline', tool_calls: [{ name: 'get_booking', arguments: {}, status: 'refused' }] })
    expect(problems({ no_tool: ['get_booking'] }, heard)).toEqual([{ what: 'called get_booking', wrong: true }])
  })

  test('what a page tool was asked counts as a call', () => {
    const heard = { ...reply(), pageCalls: [{ name: 'highlight_service', arguments: { code: 'gongfu-hour' } }] }
    expect(problems({ tool: { name: 'highlight_service', arguments: { code: 'gongfu-hour' } } }, heard)).toEqual([])
  })

  test('cards count as shown, but only the reply’s own words may break a ban', () => {
    const choices = reply({
      act: 'clarify',
      cards: [{ type: 'choices', choices: [{ label: 'Matcha Morning', say: 'Book it', code: 'matcha-morning' }] }],
    })
    expect(problems({ text_all: ['matcha'], text_none: ['matcha'], choices_any: ['matcha-morning'] }, choices)).toEqual(
      [],
    )
    expect(problems({ choices_any: ['first-steep'] }, choices)).toHaveLength(1)
  })

  test('silence is never right', () => {
    expect(problems({}, { replies: [], pageCalls: [] })).toEqual([{ what: 'no reply', wrong: false }])
  })
})
