import { describe, expect, it } from 'vitest'
import { visitor } from '../visitor-for-tests.ts'

const called = async (said: string, member?: { name: string; email: string }) =>
  (await visitor({ member }).says(said)).calls.map(({ name }) => name)

describe('a list is shown where nothing but a list is asked for', () => {
  it.each([
    'so what do you teach',
    'give me the full programme please, everything that can be booked',
    'what are the different kinds of sessions you run?',
    'what can i book with u',
    'all tastings please',
    'services?',
  ])('%s', async (said) => expect(await called(said)).toEqual(['list_services']))

  it.each(['Memberships? all of them with prices please', 'compare your plans', 'which passes do you sell?'])(
    '%s',
    async (said) => expect(await called(said)).toEqual(['list_plans']),
  )

  it.each([
    'what do you do if it rains?',
    'what do you teach in the first sitting?',
    'which sittings need a doctor’s note?',
  ])('%s asks for more', async (said) => expect(await called(said)).not.toContain('list_services'))
})

describe('whoever asks for what they booked is shown their own', () => {
  const ada = { name: 'Ada Lovelace', email: 'ada@example.com' }

  it.each(['show everything I have reserved', 'remind me when I am coming next', 'LL-5TT0C, how many did I put?'])(
    '%s',
    async (said) => expect(await called(said, ada)).toEqual(['my_bookings']),
  )

  it('an address given before the reference is remembered', async () => {
    const guest = visitor()
    await guest.says('I made a reservation under abel.santos@example.org, can you find when it is')
    const { calls } = await guest.says('LL-M2K60 it says here')
    expect(calls).toEqual([
      { name: 'get_booking', arguments: { reference: 'LL-M2K60', email: 'abel.santos@example.org' } },
    ])
  })
})
