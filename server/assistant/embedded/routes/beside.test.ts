import { describe, expect, it } from 'vitest'
import { visitor } from '../visitor-for-tests.ts'

const sourcesOf = async (said: string) => (await visitor().says(said)).sources

describe('a rule is said beside the row of the service that its question names', () => {
  it.each([
    'is the gongfu hour ok for my 11 year old?',
    'I was looking at the gongfu hour. Could my eleven year old come too?',
  ])('%s', async (said) => {
    expect(await sourcesOf(said)).toEqual(['service:gongfu-hour', 'knowledge:children'])
  })

  it('and alone where the service is asked about or booked by itself', async () => {
    const once = await sourcesOf('what does blending bench cost, and is my eleven year old too young for it')
    expect(once).toEqual(['service:blending-bench', 'knowledge:children'])
    expect(await sourcesOf('Book Gongfu Hour on Saturday for two. Is there parking?')).toEqual(['knowledge:parking'])
  })

  it('and alone where no service is named', async () => {
    expect(await sourcesOf('is there parking?')).toEqual(['knowledge:parking'])
  })
})

describe('beside a row stands what the question is likely about too', () => {
  it.each([
    ['can I film the Gongfu Hour for my channel?', ['service:gongfu-hour', 'knowledge:photos']],
    ['First Steep with a wheelchair, would that work?', ['service:first-steep', 'knowledge:step-free']],
  ])('%s', async (said, sources) => {
    expect(await sourcesOf(said)).toEqual(sources)
  })

  it.each(['how long is First Steep?', 'tell me about Gongfu Hour', 'is First Steep on Sundays?'])(
    'and nothing where the row is all that was asked for: %s',
    async (said) => {
      expect(await sourcesOf(said)).toHaveLength(1)
    },
  )
})
