import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../../contract/merchant.ts'
import { teaShop, visitor } from './visitor-for-tests.ts'

const knowing = (question: string, answer: string): MerchantRecord => ({
  ...teaShop,
  knowledge: [{ code: 'only', question, answer }],
})

describe('after an answer, what has nothing to do with it is not told of it', () => {
  const record = knowing('Can I pay in euros?', 'By card, or in cash at the door. We take no euros, nor dollars.')

  test.each(['and is there parking', 'can I bring my dog', 'is there a sitting on 5 december'])(
    '“%s”',
    async (said) => {
      const guest = visitor({ record })
      await guest.says('can I pay in euros?')
      expect((await guest.says(said)).sources).not.toContain('knowledge:only')
    },
  )
})

describe('where nothing was found, “that” is none of the services whose name was touched', () => {
  test.each([
    ['do you repair cracked gongfu pots', 'how long does it take'],
    ['could you pour matcha at our village fete', 'how much is that'],
  ])('“%s”, then “%s”', async (said, then) => {
    const guest = visitor()
    expect(await guest.says(said)).toMatchObject({ act: 'abstain' })
    expect(await guest.says(then)).toMatchObject({ act: 'clarify', sources: [] })
  })
})

test('what is named first is meant by the question after it, and no longer what was spoken of', async () => {
  const guest = visitor()
  await guest.says('which evenings is the Private Table on, and from what hour?')
  const { sources } = await guest.says('First Steep - what am i going to be drinking, and how many different ones')
  expect(sources[0]).toBe('service:first-steep')
  expect(sources).not.toContain('service:private-table')
})

test('whether one has to be a member “for it” is told of the service, which is booked after that', async () => {
  const guest = visitor()
  await guest.says("what's the afternoon pairing going to cost me a head")
  expect(await guest.says('and do I need to be a member for it')).toMatchObject({
    text: expect.stringContaining('Afternoon Pairing needs no membership'),
  })
  expect(await guest.says('go on then, friday')).toMatchObject({
    act: 'form',
    calls: [expect.objectContaining({ arguments: expect.objectContaining({ subject: 'afternoon-pairing' }) })],
  })
})

describe('what others would have to be asked for opens no form', () => {
  test.each([
    'can you find us a b&b in Southwark for the Friday and book it',
    'could you sort us out a hotel for the Friday night',
    'book me a taxi to yours on Saturday',
    'book a cheap hotel for me',
    'could you book us a table at the restaurant next door',
  ])('“%s”', async (said) => {
    expect(await visitor().says(said)).toMatchObject({ act: 'abstain', calls: [] })
  })

  test('unless it is what the shop calls its own', async () => {
    const words = { service: 'flight', services: 'flights', seat: 'seat', seats: 'seats' }
    const record = { ...teaShop, workspace: { ...teaShop.workspace, words } }
    const { act } = await visitor({ record }).says('I want to book a flight for my girlfriend and me')
    expect(act).not.toBe('abstain')
  })

  test.each(['how do I get to you by train?', 'which train do I get?'])(
    'but who comes by one is told where: “%s”',
    async (said) => {
      expect((await visitor().says(said)).sources).toContain('knowledge:find-us')
    },
  )
})
