import { expect, test } from 'vitest'
import { embeddedBrain } from '../assistant/embedded/brain.ts'
import { currentRecord } from '../catalogue/record.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { seeded } from '../seeded.ts'
import { listQuestions } from './present.ts'

test('the part of a message that found no answer is listed, and not the part that did', async () => {
  await using shop = await seeded({ brain: embeddedBrain })
  const visitor = await visitorIn(shop)
  await visitor.says('Can I bring my labrador and do you sell crocodiles?')
  await shop.turns.settled()

  const workspace = await shop.workspace()
  const questions = await listQuestions(shop.db, workspace.id, await currentRecord(shop.db, workspace), 'open')
  expect(questions).toMatchObject([{ question: expect.stringMatching(/^do you sell crocodiles/) }])
})
