import { describe, expect, test } from 'vitest'
import { visitor } from '../visitor-for-tests.ts'

describe('what no rule speaks for is heard by how people put it', () => {
  test.each([
    ['sat opn frm when', /^On Saturdays we are open from/],
    ['which number should my husband dial to get hold of yous', /\+44 20 7946 0958/],
    ['never been, give me the full rundown of what you put on', /^These are the sittings/],
  ])('“%s”', async (said, told) => expect((await visitor().says(said)).text).toMatch(told))

  test('whoever says more may mean another place', async () => {
    expect((await visitor().says('is there a chemist open near you on sunday evening')).act).toBe('abstain')
  })

  test('what any person can book is asked of no person', async () => {
    expect((await visitor().says('run me through whatever a person can book here')).act).not.toBe('handoff')
  })
})
