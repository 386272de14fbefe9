import { describe, expect, test } from 'vitest'
import { visitor } from '../visitor-for-tests.ts'

describe('what is asked in words that the record does not have', () => {
  test.each([
    ['bus has broken down on the bridge, I will be there twenty past at best', 'knowledge:late'],
    ['my nan turns ninety and I would love to treat her, but no idea which day suits', 'knowledge:gift'],
    ['somebody has gone off with my scarf, or did I leave it on the chair?', 'knowledge:lost'],
  ])('“%s” is answered by %s', async (said, source) => {
    expect((await visitor().says(said)).sources).toEqual([source])
  })
})

test.each([
  'my matcha always comes out bitter at home, how hot should the water be?',
  'which football team do you support?',
  'do you mend laptops?',
])('“%s” is asked of no shop, and not answered', async (said) => {
  expect((await visitor().says(said)).act).toBe('abstain')
})
