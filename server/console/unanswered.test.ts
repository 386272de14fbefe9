import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UnansweredQuestion } from '../../contract/unanswered.ts'
import { embeddedBrain } from '../assistant/embedded/brain.ts'
import { storedRecord } from '../catalogue/record.ts'
import { hearDesk } from '../desk.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { databases, demoMerchant, seeded } from '../seeded.ts'
import { minutesAfter, now } from '../time.ts'
import { importRecord } from '../workspaces/import.ts'
import { setUp } from './operator-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:40:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (minutes: number) => vi.setSystemTime(Date.parse(minutesAfter(now(), minutes)))

/** A shop whose owner is signed in, and how its visitors ask. */
async function staffed(shop: Shop) {
  const call = await setUp(shop)
  return {
    call,
    /** Asks in a conversation of one's own; answers the assistant's reply. */
    async asks(text: string) {
      const visitor = await visitorIn(shop)
      await visitor.says(text)
      await shop.turns.settled()
      return { visitor, reply: (await visitor.reads()).messages.at(-1) }
    },
    list: async (show = 'open'): Promise<UnansweredQuestion[]> =>
      (await call('GET', `/unanswered?show=${show}`)).body.data.questions,
  }
}

describe.each(databases)('what is asked in vain, on %s', (on) => {
  test('counts once in whatever case and punctuation, in everybody’s own words', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list, call } = await staffed(shop)
    await asks('Do you have Wi-Fi?')
    later(3)
    await asks('do you have wifi')
    await asks('Is the water filtered?')
    await asks('Is there parking?')
    await asks('Hello')
    const [first, second, ...others] = await list()

    expect(first).toMatchObject({
      question: 'Do you have Wi-Fi?',
      state: 'open',
      times: 2,
      wordings: ['do you have wifi'],
      last_at: '2026-11-21T13:43:00Z',
      handed_over: 0,
    })
    expect([second?.question, second?.times, others]).toEqual(['Is the water filtered?', 1, []])
    expect((await call('GET', '/unanswered/counts')).body.data).toEqual({ open: 2, written: 0, aside: 0 })
  })

  test('is answered by the very words it was asked in, from the next question on', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list, call } = await staffed(shop)
    const question = 'Could my grandmother listen with a hearing loop?'
    expect((await asks(question)).reply.act).toBe('abstain')
    const [open] = await list()
    const answer = 'Yes, at the long table. Tell us when you come in and we switch it on.'
    const dealt = await call('POST', `/unanswered/${open?.id}/answer`, { question: 'Is there a hearing loop?', answer })
    const { reply } = await asks(question)

    expect(dealt.body.data).toMatchObject({
      is_found: true,
      question: {
        state: 'answered',
        done_by: 'Mei Tan',
        entry: { code: 'is-there-a-hearing-loop', question: 'Is there a hearing loop?' },
      },
    })
    expect(reply.text).toContain(answer)
    expect([reply.act, reply.sources[0].code]).toEqual(['answer', 'is-there-a-hearing-loop'])
    expect([await list(), (await list('written')).map(({ id }) => id)]).toEqual([[], [open?.id]])
    const acts = shop.db.selectFrom('audit').select(['surface', 'action', 'target_id', 'status'])
    expect(await acts.where('action', '<>', 'set_up').execute()).toEqual([
      { surface: 'console', action: 'answer_question', target_id: open?.id, status: 200 },
    ])
  })

  test('is answered by knowledge that was there, once its words stand with it', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list, call } = await staffed(shop)
    const question = 'Can you tether a zeppelin in the yard?'
    await asks(question)
    const [open] = await list()
    const dealt = await call('POST', `/unanswered/${open?.id}/wording`, { code: 'parking' })

    expect(dealt.body.data).toMatchObject({ is_found: true, question: { state: 'worded', entry: { code: 'parking' } } })
    expect((await asks(question)).reply.sources[0].code).toBe('parking')
  })

  test('one answer serves the questions that are like it', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list, call } = await staffed(shop)
    await asks('Do you have Wi-Fi?')
    await asks('wifi password')
    await asks('what is the wifi speed')
    const [one] = await list()
    const also = one?.alike.map(({ id }) => id)
    const question = 'Do you have Wi-Fi?'
    await call('POST', `/unanswered/${one?.id}/answer`, { question, answer: 'No, on purpose.', also })

    expect(also?.length).toBeGreaterThan(0)
    expect(await list()).toHaveLength(2 - (also?.length ?? 0))
    expect((await asks('wifi password')).reply.text).toContain('No, on purpose.')
  })

  test('tells how often a person was asked for afterwards, and what came nearest', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list } = await staffed(shop)
    const { visitor } = await asks('Can you tether a zeppelin in the yard?')
    await visitor.asksForPerson()
    await asks('can you tether a zeppelin in the yard')
    const [open] = await list()

    expect(open).toMatchObject({ times: 2, handed_over: 1 })
    expect(open?.nearest.map(({ code }) => code)).toContain('find-us')
  })

  test('set aside it is counted and not asked again; answered and lost again it comes back', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list, call } = await staffed(shop)
    await asks('Will it rain tomorrow?')
    const [rain] = await list()
    await call('POST', `/unanswered/${rain?.id}/dismiss`)
    await asks('will it rain tomorrow')

    expect(await list()).toEqual([])
    expect(await list('aside')).toMatchObject([{ times: 2, state: 'dismissed', done_by: 'Mei Tan' }])

    await call('POST', `/unanswered/${rain?.id}/reopen`)
    const told = { question: 'Is there an awning?', answer: 'Over four tables.' }
    await call('POST', `/unanswered/${rain?.id}/answer`, told)
    expect((await asks('will it rain, tomorrow')).reply.text).toContain(told.answer)

    await importRecord(shop.db, await demoMerchant())
    await asks('Will it rain tomorrow?')
    expect((await list()).map(({ state }) => state)).toEqual(['open'])
  })

  test('of two people who answer it, the second hears who was first', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list, call } = await staffed(shop)
    await asks('Do you have Wi-Fi?')
    const [open] = await list()
    const written = { question: 'Do you have Wi-Fi?', answer: 'No.' }
    const both = await Promise.all([
      call('POST', `/unanswered/${open?.id}/answer`, written),
      call('POST', `/unanswered/${open?.id}/answer`, written),
    ])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.detail).toMatch(/^Mei Tan has dealt with/)
    const record = await storedRecord(shop.db, await shop.workspace())
    expect(record.knowledge.filter(({ question }) => question === written.question)).toHaveLength(1)
  })

  test('what only goes on is listed with what was said before it, and is found by the whole question alone', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list, call } = await staffed(shop)
    const { visitor } = await asks('Do you have Wi-Fi?')
    await visitor.says('and a glass zeppelin')
    await shop.turns.settled()
    const open = (await list()).find(({ goes_on }) => goes_on)
    expect(open).toMatchObject({ question: 'and a glass zeppelin', before: 'Do you have Wi-Fi?' })

    const answer = 'It carries no Wi-Fi.'
    const asTitle = { question: 'and a glass zeppelin', answer }
    const refused = [
      await call('POST', `/unanswered/${open?.id}/answer`, asTitle),
      await call('POST', `/unanswered/${open?.id}/wording`, { code: 'parking' }),
      await call('POST', '/catalogue/knowledge/parking/wordings', { wordings: ['and a glass zeppelin'] }),
    ]
    expect(refused.map(({ status, body }) => [status, body.detail])).toEqual(
      refused.map(() => [400, expect.stringMatching(/only goes on .* Write the whole question/)]),
    )
    await call('POST', `/unanswered/${open?.id}/answer`, { question: 'Does the zeppelin have Wi-Fi?', answer })
    expect((await storedRecord(shop.db, await shop.workspace())).knowledge.at(-1)?.asks ?? []).toEqual([])
  })

  test('opened again, its answer can be written anew, or another given that takes its words', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list, call } = await staffed(shop)
    const question = 'Could my grandmother listen with a hearing loop?'
    await asks(question)
    const [{ id } = { id: '' }] = await list()
    const title = 'Is there a hearing loop?'
    await call('POST', `/unanswered/${id}/answer`, { question: title, answer: 'Yes, at the long table.' })
    await call('POST', `/unanswered/${id}/reopen`)
    const [again] = await list()
    expect(again?.entry).toEqual({ code: 'is-there-a-hearing-loop', question: title })

    const second = await call('POST', `/unanswered/${id}/answer`, { question: title, answer: 'No.' })
    expect([second.status, second.body.detail]).toEqual([409, expect.stringContaining('Change that one')])
    const anew = { question: title, answer: 'By the door.', code: again?.entry?.code }
    await call('POST', `/unanswered/${id}/answer`, anew)
    expect((await asks(question)).reply.text).toContain('By the door.')

    await call('POST', `/unanswered/${id}/reopen`)
    await call('POST', `/unanswered/${id}/answer`, { question: 'Can grandmothers listen?', answer: 'They can.' })
    expect((await asks(question)).reply.text).toContain('They can.')
    expect((await asks(title)).reply.text).toContain('By the door.')
  })

  test('one question in several spellings stands together, and is answered at once', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list, call } = await staffed(shop)
    await asks('do you have high chairs')
    await asks('Do you have Wi-Fi?')
    await asks('any high chairs there??')
    await asks('do u have highchairs')
    const open = await list()
    expect(open.map(({ question }) => /chairs/.test(question))).toEqual(
      expect.toBeOneOf([
        [true, true, true, false],
        [false, true, true, true],
      ]),
    )
    const one = open.find(({ question }) => question === 'do you have high chairs')
    const written = { question: 'Do you have high chairs?', answer: 'Two of them.' }
    await call('POST', `/unanswered/${one?.id}/answer`, written)
    expect((await list()).map(({ question }) => question)).toEqual(['Do you have Wi-Fi?'])
  })

  test('an answer with faults names its fields, and the question stays open', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain })
    const { asks, list, call } = await staffed(shop)
    await asks('Do you have Wi-Fi?')
    const [open] = await list()
    const refused = await call('POST', `/unanswered/${open?.id}/answer`, { question: 'W'.repeat(201), answer: ' ' })

    expect(refused.status).toBe(400)
    expect(refused.body.issues.map(({ path }: { path: string }) => path).sort()).toEqual(['/answer', '/question'])
    expect(await list()).toHaveLength(1)
  })
})

test('every open console hears of what was asked in vain, of what was done about it, and of the record', async () => {
  await using shop = await seeded({ brain: embeddedBrain })
  const { asks, list, call } = await staffed(shop)
  const line = hearDesk((await shop.workspace()).id, new AbortController().signal)
  const heard = async () => new Set((await line.next(0)).heard.map(({ about }) => about))
  await asks('Do you have Wi-Fi?')
  expect(await heard()).toContain('unanswered')

  const [open] = await list()
  await call('POST', `/unanswered/${open?.id}/answer`, { question: 'Wi-Fi?', answer: ' ' })
  expect(await heard()).toEqual(new Set())
  await call('POST', `/unanswered/${open?.id}/answer`, { question: 'Wi-Fi?', answer: 'No.' })
  expect(await heard()).toEqual(new Set(['record', 'unanswered']))
  line.close()
})

test('what is not there, or another shop’s, answers the same', async () => {
  await using shop = await seeded()
  const { call } = await staffed(shop)
  const written = { question: 'Q?', answer: 'A.' }
  await shop.db
    .insertInto('unanswered')
    .values({
      ...{ workspace_id: 'another', id: 'theirs', question_key: 'q', question: 'Q?', state: 'open' },
      ...{ entry_code: null, done_by: null, done_at: null, last_at: now(), created_at: now() },
    })
    .execute()
  const answers = await Promise.all(
    [randomUUID(), 'theirs'].map((id) => call('POST', `/unanswered/${id}/answer`, written)),
  )

  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [404, answers[0]?.text],
    [404, answers[0]?.text],
  ])
})

test('a turn that failed, words that are only signs, and what only goes on leave no question', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await using shop = await seeded({
    brain: {
      async *turn(_, input) {
        if (input.type === 'text' && input.text === 'fail') throw new Error('The brain is out.')
        yield { type: 'text', delta: 'I do not know.' }
        yield { type: 'end', act: 'abstain' }
      },
    },
  })
  const { asks, list } = await staffed(shop)
  await asks('fail')
  await asks('???')
  await asks('and oat milk?')
  await asks('yes please')
  await asks('actually 3')
  await asks('tomorrow?')
  await asks('the second')
  await asks('for two')
  await asks('wiremu@tide.example')
  await asks('under the name Anna Malá')
  await asks('no parking?')
  later(1)
  await asks('anna@tide.example - is there a crocodile?')

  expect((await list()).map(({ question }: { question: string }) => question)).toEqual([
    'is there a crocodile?',
    'no parking?',
  ])
})
