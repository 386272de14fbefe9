import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Conversation } from './conversation.ts'
import { FakeKeeper, FakePage, FakeShop, conversation as known, tokenFor } from './fake-shop.ts'
import type { Identity } from './visit.ts'

let shop: FakeShop
let page: FakePage
let keeper: FakeKeeper
let talk: Conversation

/** A page of the shop with the panel in it, as it loads. */
const loads = (storage = keeper) => new Conversation(async () => shop, storage, page)
const words = (tab = talk) => tab.messages.value.map(({ text }) => text)
const who = (tab = talk) => tab.session.value?.visitor.member?.name
const site =
  (name: string | undefined): Identity =>
  async () =>
    name && tokenFor(name)
const errors = () => page.told.filter(({ event }) => event === 'identity-error')

beforeEach(() => {
  shop = new FakeShop()
  page = new FakePage()
  keeper = new FakeKeeper()
  talk = loads()
})

/** Says something, with the stream open. */
async function says(text: string) {
  await talk.open()
  await talk.send(text)
  await vi.waitFor(() => expect(shop.watcher).toBeDefined())
}

/** Ada has signed in and said something. */
async function adaIsIn(identity: string | Identity = site('ada')) {
  await talk.identify(identity)
  await says('Is the cellar step-free?')
}

describe('signing in', () => {
  test('takes along what this browser has said, which stays in view', async () => {
    await says('Is there parking?')
    const before = keeper.kept?.conversation
    await talk.identify(tokenFor('ada'))

    expect([who(), words(), keeper.kept?.conversation]).toEqual(['ada', ['Is there parking?'], before])
    expect(shop.sessions.at(-1)).toMatchObject({ token: 'token-1' })
  })

  test('a token is presented again, after an answer that was lost, under the key it was presented by', async () => {
    await talk.identify(tokenFor('ada'))
    shop.down = true
    await talk.open()
    expect(who()).toBeUndefined()

    shop.down = false
    const tried = vi.spyOn(shop, 'startSession')
    await talk.open()
    await talk.identify(tokenFor('bo'))
    const keys = new Set(tried.mock.calls.map(([{ key }]) => key))
    expect([who(), keys.size, [...keys][0]?.length]).toEqual(['bo', 1, 36])
  })

  test('a token that is refused leaves the visitor anonymous and in their conversation, and the page is told', async () => {
    await says('Is there parking?')
    await talk.identify(tokenFor('forged'))

    expect([who(), words(), shop.ended]).toEqual([undefined, ['Is there parking?'], []])
    expect(errors()).toEqual([{ event: 'identity-error', detail: { reason: 'Start a new session.' } }])
  })

  test('a refusal that says nothing of the token signs nobody out', async () => {
    await adaIsIn()
    shop.ends.add('sessions')
    talk = loads()
    await talk.identify(site('ada'))
    await talk.open()

    expect([shop.ended, keeper.kept?.sub, errors()]).toEqual([[], 'ada', []])
    expect(talk.problem.value).toBeInstanceOf(Error)
  })

  test('what hands the token over may fail: the visitor is anonymous, and the page is told', async () => {
    await talk.identify(async () => {
      throw new Error('The site is down.')
    })
    await talk.open()

    expect([who(), errors()]).toEqual([
      undefined,
      [{ event: 'identity-error', detail: { reason: 'The site is down.' } }],
    ])
  })

  test('a page that says twice who is signed in starts one session', async () => {
    const token = tokenFor('ada')
    await Promise.all([talk.identify(token), talk.open(), talk.identify(token)])

    expect([who(), shop.sessions.length]).toEqual(['ada', 1])
  })
})

describe('a page that comes back', () => {
  test('with a token of the same member is in the same conversation', async () => {
    await adaIsIn()
    const before = keeper.kept?.conversation
    talk = loads()
    await talk.identify(site('ada'))
    await talk.open()

    expect([who(), keeper.kept?.conversation, shop.ended]).toEqual(['ada', before, []])
  })

  test.each<[string, Identity | undefined]>([
    ['without a token', undefined],
    ['to a site that has nobody signed in', site(undefined)],
    ['to a site whose token is refused', site('forged')],
  ])('%s signs the member out, before anything of theirs is shown or asked', async (_, identity) => {
    await adaIsIn()
    const adas = keeper.kept?.session.token
    talk = loads()
    const watched = vi.spyOn(shop, 'watch')
    if (identity) await talk.identify(identity)
    await talk.open()

    expect([who(), words(), talk.session.value?.visitor.id]).toEqual([undefined, [], 'visitor-2'])
    expect([shop.ended, keeper.kept?.conversation, watched.mock.calls]).toEqual([[adas], undefined, []])
  })

  test('and tells late who is signed in shows that member their conversation again', async () => {
    await adaIsIn()
    const before = keeper.kept?.conversation
    talk = loads()
    await talk.open()
    expect([who(), words()]).toEqual([undefined, []])

    await talk.identify(tokenFor('ada'))
    await vi.waitFor(() => expect(shop.watched?.conversation).toBe(before))
    shop.tells({ type: 'snapshot', data: { conversation: known('c', [shop.message({ text: 'Yes, it is.' })]) } })
    expect([who(), words()]).toEqual(['ada', ['Yes, it is.']])
  })
})

describe('another member', () => {
  /** All that the panel has held since, so that nothing can flash by. */
  function shown(tab = talk) {
    const seen: string[] = []
    const stop = [tab.messages, tab.session].map((signal) =>
      signal.subscribe(() => void seen.push(`${who(tab) ?? 'nobody'}: ${words(tab).join()}`)),
    )
    return { seen, stop }
  }

  test.each<[string, string | Identity]>([
    ['a token', tokenFor('bo')],
    ['what fetches one', site('bo')],
  ])('told by %s, is told only after the first is signed out, here and on the server', async (_, identity) => {
    await adaIsIn()
    const { seen } = shown()
    const order: string[] = []
    vi.spyOn(shop, 'endSession').mockImplementation(async () => void order.push('signed out'))
    const starts = shop.startSession.bind(shop)
    vi.spyOn(shop, 'startSession').mockImplementation((asked) => {
      order.push(`asked, with ${words().length} messages in view`)
      return starts(asked)
    })
    await talk.identify(identity)

    expect([who(), words(), keeper.kept?.conversation]).toEqual(['bo', [], undefined])
    expect(order).toEqual(['signed out', 'asked, with 0 messages in view'])
    expect(shop.sessions.at(-1)?.token).toBeUndefined()
    expect(seen.filter((line) => line.startsWith('bo') && line !== 'bo: ')).toEqual([])
  })

  test('on the next page sees nothing of the first', async () => {
    await adaIsIn()
    talk = loads()
    const { seen } = shown()
    await talk.identify(site('bo'))
    await talk.open()

    expect(who()).toBe('bo')
    expect(seen.join()).not.toMatch(/ada|cellar/)
  })

  test('empties the first one’s other tabs, which show nothing of the second', async () => {
    await adaIsIn()
    const other = loads(keeper.anotherTab())
    await other.identify(site('bo'))
    const { seen } = shown()
    await other.open()

    expect([who(other), who(), words()]).toEqual(['bo', undefined, []])
    expect(seen.join()).not.toMatch(/\bbo\b/)
  })

  test('who is told of while the first is still signing in leaves no session of the first behind', async () => {
    await talk.identify(site('ada'))
    const opening = talk.open()
    await talk.identify(tokenFor('bo'))
    await opening

    expect([who(), shop.ended]).toEqual(['bo', ['token-1']])
  })

  test('and nobody else, never has said in their name what the first was about to say', async () => {
    let signedIn = true
    await adaIsIn(async () => (signedIn ? tokenFor('ada') : undefined))
    signedIn = false
    shop.ends.add(keeper.kept?.session.token ?? '')
    await talk.send('My card ends in 4242')

    expect([who(), words()]).toEqual([undefined, []])
    expect(shop.sent.map(({ text }) => text)).toEqual(['Is the cellar step-free?'])
  })
})

describe('a site that cannot say just now who is signed in', () => {
  test('signs nobody out and shows nobody, until it can', async () => {
    await adaIsIn()
    let down = true
    talk = loads(keeper.anotherTab())
    await talk.identify(async () => {
      if (down) throw new Error('/account/chaxi-token: 503')
      return tokenFor('ada')
    })
    await talk.open()
    expect([who(), words(), shop.ended, keeper.kept?.sub]).toEqual([undefined, [], [], 'ada'])
    expect(talk.problem.value).toMatchObject({ message: expect.stringContaining('does not say just now') })
    expect(errors()).toEqual([{ event: 'identity-error', detail: { reason: '/account/chaxi-token: 503' } }])

    down = false
    await talk.open()
    expect(who()).toBe('ada')
  })
})

describe('a page that was told of a member once and for all', () => {
  const tellsNobody = async (tab: Conversation) => {
    await tab.open()
    await tab.send('Where are you?')
    return [who(tab), words(tab).filter((text) => text !== 'Where are you?')]
  }

  test.each<[string, number | undefined]>([
    ['that it has used', undefined],
    ['that is older than the sign-in', 100],
  ])('by a token %s goes quiet when another member comes, whom it leaves alone', async (_, iat) => {
    const stale = loads(keeper.anotherTab())
    await stale.identify(tokenFor('ada', iat))
    if (!iat) await stale.open()
    await talk.identify(tokenFor('bo', iat && iat + 1))
    await says('Is there parking?')
    const asked = shop.sessions.length

    expect(await tellsNobody(stale)).toEqual([undefined, []])
    expect([who(), words(), keeper.kept?.sub]).toEqual(['bo', ['Is there parking?'], 'bo'])
    expect([shop.sessions.length, shop.ended.includes(keeper.kept?.session.token ?? '')]).toEqual([asked, false])
    expect(stale.problem.value).toMatchObject({ message: 'This page is out of date. Reload it to go on.' })
  })

  test('never goes on in what somebody says on a page of nobody', async () => {
    await adaIsIn(tokenFor('ada'))
    const other = loads(keeper.anotherTab())
    await other.open()
    await other.send('Is there parking?')

    expect([who(other), words(other)]).toEqual([undefined, ['Is there parking?']])
    expect(await tellsNobody(talk)).toEqual([undefined, []])
  })
})

describe('signing out', () => {
  test('forgets the visitor here, in storage and on the server, and whoever comes then is new', async () => {
    await adaIsIn()
    talk.draft.value = 'my secret'
    await talk.logOut()
    expect([words(), talk.draft.value, keeper.kept, shop.ended]).toEqual([[], '', undefined, ['token-1']])

    await talk.open()
    expect([who(), talk.session.value?.visitor.id]).toEqual([undefined, 'visitor-2'])
  })

  test('empties the other tabs at once', async () => {
    await adaIsIn()
    const other = loads(keeper.anotherTab())
    await other.identify(site('ada'))
    await other.open()
    expect(who(other)).toBe('ada')
    await talk.logOut()

    expect([words(other), other.session.value]).toEqual([[], undefined])
  })

  test('while a session is being started leaves nobody signed in', async () => {
    await talk.identify(tokenFor('ada'))
    const opening = talk.open()
    await talk.logOut()
    await opening

    expect([who(), keeper.kept?.session.visitor.member, shop.ended]).toEqual([undefined, undefined, ['token-1']])
  })

  test('in another tab while a session is being started here leaves nobody signed in either', async () => {
    await talk.identify(async () => (shop.sessions.length === 0 ? tokenFor('ada') : undefined))
    const starts = shop.startSession.bind(shop)
    vi.spyOn(shop, 'startSession').mockImplementationOnce(async (asked) => {
      const session = await starts(asked)
      keeper.anotherTab().write(undefined)
      return session
    })
    await talk.open()

    expect([who(), shop.ended]).toEqual([undefined, ['token-1']])
  })
})

describe('another tab', () => {
  test('that signs in at the same moment leaves one session, which a sign-out ends', async () => {
    const other = loads(keeper.anotherTab())
    for (const tab of [talk, other]) await tab.identify(site('ada'))
    await Promise.all([talk.open(), other.open()])
    await vi.waitFor(() => expect(talk.session.value?.token).toBe(other.session.value?.token))
    const shared = other.session.value?.token
    expect(shop.ended).toEqual(['token-1', 'token-2'].filter((token) => token !== shared))

    await talk.logOut()
    expect(new Set(shop.ended)).toEqual(new Set(['token-1', 'token-2']))
  })

  test('that signs in again from the session of this one leaves it to that one to end', async () => {
    await adaIsIn()
    const other = loads(keeper.anotherTab())
    await other.identify(site('ada'))
    await other.open()

    expect([who(), shop.ended]).toEqual(['ada', []])
  })

  test('that signs in does not show the member on a page that was not told of them', async () => {
    await says('Is there parking?')
    const other = loads(keeper.anotherTab())
    await other.identify(site('ada'))
    await other.open()

    expect([who(other), who(), words()]).toEqual(['ada', undefined, []])
  })

  test('that signs in brings along the tabs whose page says so itself', async () => {
    await talk.identify(async () => (keeper.kept?.sub ? tokenFor('ada') : undefined))
    await says('Is there parking?')
    const other = loads(keeper.anotherTab())
    await other.identify(site('ada'))
    await other.open()

    await vi.waitFor(() => expect(who()).toBe('ada'))
  })
})
