import { expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

test.each(['how long am I stuck with it for', 'if we move house could my neighbour take it over'])(
  'of a membership that was spoken of, “%s” is told from its terms',
  async (said) => {
    const guest = visitor({ record: recordFrom('eval/dabinett-row.json') })
    await guest.says('what is in the Row Share?')
    expect((await guest.says(said)).sources[0]).toBe('knowledge:stop')
  },
)
