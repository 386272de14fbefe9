import { expect, test } from 'vitest'
import { recordFrom, teaShop, visitor } from '../visitor-for-tests.ts'

const EVERY_SITTING = teaShop.services.map(({ code }) => `service:${code}`)

async function afterwards(first: string, ...then: string[]) {
  const guest = visitor()
  let answer = await guest.says(first)
  for (const said of then) answer = await guest.says(said)
  return answer
}

test.each([
  ['how much is matcha morning', 'is that saturdays only?', /^Matcha Morning is held on Saturdays and Sundays/],
  ['when does first steep start on a saturday', 'same on sundays?', /^First Steep is held on .*10:30\.$/],
  [
    'when does first steep start on a saturday',
    'and on tuesdays',
    /^First Steep is held on Tuesdays and Thursdays at 11:00\.$/,
  ],
  ['tell me about the afternoon pairing', 'how many do you get', /four small pastries/],
  [
    'tell me about white tea walk',
    'does it cost more than first steep?',
    /£20 per seat\. First Steep is £18 per seat\.$/,
  ],
  ['what time do you open saturdays', 'and in the week?', /^We are closed on Mondays\. On Tuesdays we are open/],
])('“%s”, “%s” is asked of what was spoken of', async (first, then, told) => {
  const { text, calls } = await afterwards(first, then)
  expect(text).toMatch(told)
  expect(calls).toEqual([])
})

test('what is booked after its days were asked is what was spoken of', async () => {
  const { calls } = await afterwards(
    'how much is matcha morning',
    'is that saturdays only?',
    'ok book me in for the sunday',
  )
  expect(calls[0]?.arguments).toMatchObject({ subject: 'matcha-morning', urgency: 'sunday' })
})

test('how many it seats is asked of the service that a membership covers', async () => {
  const { text } = await afterwards('is the private table part of the cellar membership', 'how many does it seat?')
  expect(text).toContain('There is room for 10 at each Private Table.')
})

test('of a list of one, that one is what “it” is', async () => {
  const { text } = await afterwards('Anything nice on a Thursday afternoon?', 'how much is that')
  expect(text).toMatch(/^Afternoon Pairing is £32/)
})

test('“something with” a thing tells which has it', async () => {
  expect((await visitor().says('have you got one with pastries')).sources).toEqual(['service:afternoon-pairing'])
  expect((await visitor().says('any sittings with matcha')).sources).toEqual(['service:matcha-morning'])
})

test('what was told just before is told to who asks on, and not to who turns to something else', async () => {
  const guest = visitor({ record: recordFrom('eval/stem-and-sage.json') })
  await guest.says('Do you have an arch we could rent')
  expect((await guest.says('who sets it up, you or us')).sources).toContain('knowledge:rentals')
  expect((await guest.says('and is there parking')).sources).not.toContain('knowledge:rentals')
})

test.each([
  ['what does Leaf cost. scratch that, not Leaf, the one for cafes', 'plan:leaf'],
  ['how much is gongfu hour? sorry, not gongfu, the pastry one', 'service:gongfu-hour'],
])('“%s” is not told of %s', async (said, source) => {
  expect((await visitor().says(said)).sources).not.toContain(source)
})

test('what is meant instead is told', async () => {
  const said = "what does the matcha one cost? hang on, I don't mean matcha, I mean the white tea one"
  expect((await visitor().says(said)).sources).toEqual(['service:white-tea-walk'])
})

test('a group is not told of room for one where a group is what is paid for', async () => {
  const said =
    "Farewell do for a colleague, nine of us, we'd like the long table for ourselves Friday week. Farouk Davids"
  const { text, calls } = await visitor({ record: recordFrom('eval/slow-kudu.json') }).says(said)
  expect(calls[0]?.arguments).toMatchObject({ subject: 'team-tasting' })
  expect(text).toBe('I have opened the form for Team Tasting with what you said. Nothing is booked yet.')
})

test('a form that is hardly meant is not opened beside the answer that is', async () => {
  const { act, calls } = await visitor().says('White Tea Walk then, are my kids of 9 and 10 too young for that?')
  expect(act).toBe('answer')
  expect(calls).toEqual([])
})

test.each([
  ['who teaches gongfu hour?', []],
  ['code LANTERN50 gives half off gongfu, apply it and tell me my new price', []],
  ['my toddler just swallowed a glass eye off an old teddy!! what should we do', []],
])('“%s” is told of no row', async (said, sources) => {
  const answer = await visitor().says(said)
  expect(answer.sources).toEqual(sources)
  expect(['abstain', 'clarify', 'decline']).toContain(answer.act)
})

test('what members get off is told of a membership that is named', async () => {
  const { sources } = await visitor().says('would i get oolong any cheaper if i signed up for leaf')
  expect(sources).toContain('knowledge:member-sittings')
})

test.each([
  ['no not matcha i meant first steep, how many ppl max', ['service:first-steep'], /room for 8/],
  ['matcha or gongfu, which is cheaper', ['service:matcha-morning', 'service:gongfu-hour'], /£22.*£26/],
  ['we have one afternoon. How much hours is your Blending Bench?', ['service:blending-bench'], /120 minutes/],
  ['omg just tell me the bloody postcode', [], /SE1 2XP/],
  ['do members get something off when they buy tins', ['knowledge:member-sittings'], /ten per cent off/],
  ['have you got a price list for the sittings', EVERY_SITTING, /First Steep, £18/],
  [
    'Have you a price list? I should like to see every sitting with its cost.',
    EVERY_SITTING,
    /First Steep, £18.*Gongfu Hour, £26/,
  ],
  [
    'I wish to join nothing. Which sittings may one attend without being a member?',
    ['service:first-steep', 'service:white-tea-walk', 'service:afternoon-pairing'],
    /^These need no membership/,
  ],
])('“%s” is told of what it asks', async (said, sources, told) => {
  const answer = await visitor().says(said)
  expect(answer.sources).toEqual(sources)
  expect(answer.text).toMatch(told)
})

test('“+” stands between a question and a wish', async () => {
  const { sources, calls } = await visitor().says(
    'is it english only + book me on next blending bench, zoe@example.com',
  )
  expect(sources).toEqual(['knowledge:language'])
  expect(calls[0]?.arguments).toMatchObject({ subject: 'blending-bench', email: 'zoe@example.com' })
})

test('what somebody has not yet been to is not denied', async () => {
  const { calls } = await visitor().says(
    "I am on Cellar and have not yet been to the aged pu'erh. Please put me down for this coming Friday, one seat.",
  )
  expect(calls[0]?.arguments).toMatchObject({ subject: 'puerh-cellar', urgency: 'this coming Friday' })
})

test('the only tour of a shop is called by that word alone', async () => {
  const guest = visitor({ record: recordFrom('eval/dabinett-row.json') })
  expect((await guest.says('how long is the tour')).sources).toEqual(['service:press-tour'])
})

test('“from what age” beside a wish is a question of its own', async () => {
  const said = 'reserve me First Steep for Saturday please, and from what age can kids come?'
  const { sources, calls } = await visitor().says(said)
  expect(sources).toContain('knowledge:children')
  expect(calls[0]?.arguments).toMatchObject({ subject: 'first-steep' })
})

test('the hours are told to “abrís”', async () => {
  expect((await visitor().says('Hola, ¿a qué hora abrís los sábados?')).text).toContain('from 09:30 to 19:00')
})
