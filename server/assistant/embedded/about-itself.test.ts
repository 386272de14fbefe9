import { describe, expect, test } from 'vitest'
import { visitor } from './visitor-for-tests.ts'

describe('a person is called', () => {
  test.each([
    'human',
    'Operator',
    'agent please',
    'your class was terrible and the chef shouted at me',
    'your website is broken',
    'the app does not load',
    'nobody answers the phone',
    'no one picked up',
  ])('by “%s”', async (words) => {
    expect((await visitor().says(words)).act).toBe('handoff')
  })

  test.each([
    'matcha morning on saturday for one person please',
    'how much is it per person please',
    'are you open on sunday',
  ])('and not by “%s”', async (words) => {
    expect((await visitor().says(words)).act).not.toBe('handoff')
  })

  test('for what was asked before the offer was taken', async () => {
    const guest = visitor()
    await guest.says('Do you have a hearing loop?')
    const { calls } = await guest.says('yes please')
    expect(calls).toMatchObject([
      { name: 'hand_off', arguments: { summary: 'Do you have a hearing loop? (“yes please”)' } },
    ])
  })
})

describe('what it is, and what it keeps, is said', () => {
  test.each([
    'are you a robot',
    'are you human?',
    'are you ChatGPT',
    'what’s your name',
    'Is this a real person or a bot?',
  ])('to “%s”', async (words) => {
    expect(await visitor().says(words)).toMatchObject({ act: 'smalltalk', text: expect.stringContaining('a program') })
  })

  test.each(['do you store my data', 'delete all my data', 'is this chat private?'])('to “%s”', async (words) => {
    const guest = visitor()
    expect((await guest.says(words)).text).toContain('“Delete my data” in the menu')
    expect((await guest.says('yes')).act).toBe('handoff')
  })

  test('of an address that is none', async () => {
    expect((await visitor().says('my mail is lucie@@x')).text).toContain('“lucie@@x” is no whole e-mail address')
    expect((await visitor().says('my mail is lucie@tide.example')).text).not.toContain('no whole')
  })
})

test.each(['could you fetch Nuala for me', 'you brewed the wrong tea for us on Friday, someone has to get back to me'])(
  'a person is asked for: “%s”',
  async (said) => expect((await visitor().says(said)).act).toBe('handoff'),
)

test('whoever speaks of a person in general asks for none', async () =>
  expect((await visitor().says('run me through whatever a person can book here')).act).not.toBe('handoff'))

test.each(['am i booked in this week or the one after', 'do i have a spot with you on sunday'])(
  'their own booking is asked for: “%s”',
  async (said) => expect((await visitor().says(said)).act).toBe('lookup'),
)
