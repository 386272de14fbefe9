import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Brain } from '../assistant/brain.ts'
import { sweepInterventions } from '../interventions/sweep.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { databases, seeded } from '../seeded.ts'
import { twoPeople } from './inbox-for-tests.ts'

afterEach(() => vi.useRealTimers())

const itIs = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

const answers: Brain = {
  async *turn() {
    yield { type: 'text', delta: 'Good morning.' }
    yield { type: 'end', act: 'smalltalk' }
  },
}

interface Page {
  items: { id: string }[]
  next_cursor: string | null
}

const said = (text: string, id: string = randomUUID()) => ({ id, text })

describe.each(databases)('the inbox on %s', (on) => {
  test('lists who waits, what is mine, all and what is resolved, as it stands', async () => {
    await using shop = await seeded({ on, brain: answers })
    const [mei, jonah] = await twoPeople(shop)
    const talks = [await visitorIn(shop), await visitorIn(shop), await visitorIn(shop), await visitorIn(shop)]
    const [first, second, third, fourth] = talks.map(({ id }) => id)
    for (const talk of talks) await talk.says('Good morning')
    await shop.turns.settled()
    const handed = []
    for (const talk of talks.slice(0, 3)) handed.push((await talk.asksForPerson()).id)
    await mei.inbox('POST', `/interventions/${handed[1]}/claim`)
    await jonah.inbox('POST', `/interventions/${handed[2]}/reply`, said('Good morning.'))
    await jonah.inbox('POST', `/interventions/${handed[2]}/resolve`, { resolution: 'answered' })

    expect(await mei.lists('list=waiting')).toEqual([first])
    expect([await mei.lists('list=mine'), await jonah.lists('list=mine')]).toEqual([[second], []])
    expect(await mei.lists('list=resolved')).toEqual([third])
    expect((await mei.lists('list=all')).toSorted()).toEqual([first, second, third, fourth].toSorted())
    expect((await mei.inbox('GET', '/counts')).body.data).toEqual({ waiting: 1, mine: 1, unread: 2 })
    expect((await mei.reads(third ?? '')).item.intervention).toMatchObject({
      resolved_by: 'Jonah Reid',
      is_mine: false,
    })
  })

  test('a list pages without skipping or repeating, and takes no other list’s cursor', async () => {
    await using shop = await seeded({ on })
    const [mei] = await twoPeople(shop)
    const ids = []
    for (const second of [0, 0, 1, 1, 2]) {
      itIs(`2026-11-28T12:00:0${second}Z`)
      const guest = await visitorIn(shop)
      await guest.says('Good morning')
      await guest.asksForPerson()
      ids.push(guest.id)
    }
    for (const list of ['waiting', 'all']) {
      const listed = []
      for (let more: string | null = ''; more !== null; ) {
        const page: Page = (await mei.inbox('GET', `/conversations?list=${list}&limit=2${more}`)).body.data
        listed.push(...page.items.map(({ id }) => id))
        more = page.next_cursor && `&cursor=${page.next_cursor}`
      }
      expect(listed.toSorted()).toEqual(ids.toSorted())
    }
    const { next_cursor } = (await mei.inbox('GET', '/conversations?list=all&limit=2')).body.data
    expect((await mei.inbox('GET', `/conversations?list=waiting&cursor=${next_cursor}`)).status).toBe(400)
    expect((await mei.inbox('GET', '/conversations?list=waiting&limit=0')).status).toBe(400)
    expect((await mei.inbox('GET', '/conversations?list=spam')).status).toBe(400)
  })

  test('finds a conversation by its words, by a guest’s name and address, and by a booking’s reference', async () => {
    await using shop = await seeded({ on, brain: answers })
    const [mei] = await twoPeople(shop)
    const [guest, other] = [await visitorIn(shop), await visitorIn(shop)]
    await guest.says('Is the 100% oolong_tea decaffeinated?')
    await other.says('Good morning')
    await shop.turns.settled()
    const { form } = (await guest.asks('POST', 'forms', {})).body.data
    const [slot] = await shop.slots(form, 'gongfu-hour')
    const body = { slot_id: slot.id, seats: 1, name: 'Ada Marsh', email: 'ada@example.com' }
    const { reference } = (await shop.books(form, body)).body.data.booking

    for (const words of [
      'DECAFFEINATED',
      '100% oo',
      'oolong_',
      'ada marsh',
      'ada@exam',
      reference,
      reference.replace('-', '').toLowerCase(),
    ])
      expect([words, await mei.lists(`list=all&search=${encodeURIComponent(words)}`)]).toEqual([words, [guest.id]])
    for (const words of ['oolong%tea', 'nobody', "' or 1=1 --"])
      expect(await mei.lists(`list=all&search=${encodeURIComponent(words)}`)).toEqual([])
    const { bookings } = await mei.reads(guest.id)
    expect(bookings).toMatchObject([{ reference, guest: { name: 'Ada Marsh', email: 'ada@example.com' } }])
    expect(JSON.stringify(await mei.reads(guest.id))).not.toContain('manage_url')
  })

  test('what one does every open console learns, and what the visitor says too', async () => {
    await using shop = await seeded({ on, brain: answers })
    const [mei, jonah] = await twoPeople(shop)
    const guest = await visitorIn(shop)
    await using screen = await jonah.follows()
    await screen.hears('resync')
    await guest.says('Hello?')
    expect((await screen.hears('conversation')).item).toMatchObject({ id: guest.id, status: 'assistant', unread: 0 })

    const { id } = await guest.asksForPerson()
    expect(await screen.hears('counts', ({ waiting }) => waiting === 1)).toEqual({ waiting: 1, mine: 0, unread: 1 })
    await mei.inbox('POST', `/interventions/${id}/claim`)
    const claimed = await screen.hears('conversation', ({ item }) => item.status === 'operator')
    expect(claimed.item.intervention).toMatchObject({ state: 'active', assignee: 'Mei Tan', is_mine: false })
    await mei.inbox('POST', `/interventions/${id}/reply`, said('Hello, here I am.'))
    const { item } = await screen.hears(
      'conversation',
      ({ item }) => item.intervention?.first_reply_at !== null && item.status === 'operator',
    )
    // A row of the queue shows what the visitor said, whoever spoke since.
    expect(item.last_message).toMatchObject({ author: { type: 'visitor' }, text: 'Hello?' })
    expect((await guest.hears()).at(-1)).toBe('Mei Tan: Hello, here I am.')
  })

  test('a private note reaches the team, and no visitor by any door', async () => {
    await using shop = await seeded({ on })
    const [mei, jonah] = await twoPeople(shop)
    const guest = await visitorIn(shop)
    await guest.asksForPerson()
    await using screen = await jonah.follows()
    const before = await guest.told()
    const note = said('She was here in May: the cellar key is under the mat.')
    const path = `/conversations/${guest.id}/notes`
    const [made, again] = [await mei.inbox('POST', path, note), await mei.inbox('POST', path, note)]

    expect([made.status, again.body.data]).toEqual([201, made.body.data])
    expect((await screen.hears('note')).note).toEqual(made.body.data)
    expect((await jonah.reads(guest.id)).notes).toEqual([made.body.data])
    expect(await guest.told()).toEqual(before)
    expect(JSON.stringify(await guest.reads())).not.toContain('cellar key')
    expect((await jonah.inbox('POST', path, note)).body.error).toBe('conflict')
    expect((await mei.inbox('POST', path, said(' \u200b'))).status).toBe(400)
  })

  test('drafts are one’s own on every browser, and a public reply clears them', async () => {
    await using shop = await seeded({ on })
    const [mei, jonah] = await twoPeople(shop)
    const guest = await visitorIn(shop)
    const { id } = await guest.asksForPerson()
    const path = `/conversations/${guest.id}/draft`
    await using screen = await mei.follows()
    await mei.inbox('PUT', path, { kind: 'reply', text: 'Good after' })
    await mei.inbox('PUT', path, { kind: 'reply', text: 'Good afternoon' })
    await mei.inbox('PUT', path, { kind: 'note', text: 'Ask her' })

    expect((await screen.hears('drafts', ({ drafts }) => drafts.length === 2)).drafts).toMatchObject([
      { kind: 'note', text: 'Ask her' },
      { kind: 'reply', text: 'Good afternoon' },
    ])
    expect((await jonah.reads(guest.id)).drafts).toEqual([])
    await jonah.inbox('POST', `/interventions/${id}/reply`, said('I am here.'))
    expect((await mei.reads(guest.id)).drafts).toMatchObject([{ kind: 'note' }])
    expect((await mei.inbox('PUT', path, { kind: 'note', text: '' })).body.data).toEqual([])
  })

  test('what is unread is one’s own to read, and goes away in every tab', async () => {
    await using shop = await seeded({ on })
    const [mei, jonah] = await twoPeople(shop)
    const guest = await visitorIn(shop)
    await guest.asksForPerson()
    await guest.says('Hello?')
    await guest.says('Anybody?')
    const unread = async (of: typeof mei) => (await of.reads(guest.id)).item.unread
    await using screen = await mei.follows()
    await screen.hears('resync')
    const { item } = await mei.reads(guest.id)
    await mei.inbox('PUT', `/conversations/${guest.id}/seen`, { seq: item.last_seq })

    expect((await screen.hears('conversation')).item.unread).toBe(0)
    await mei.inbox('PUT', `/conversations/${guest.id}/seen`, { seq: 1 })
    expect([await unread(mei), await unread(jonah)]).toEqual([0, 2])
    await guest.says('One more')
    expect(await unread(mei)).toBe(1)
  })

  test('colleagues see who is in a conversation and who writes; a visitor only who answers them', async () => {
    await using shop = await seeded({ on })
    const [mei, jonah] = await twoPeople(shop)
    const guest = await visitorIn(shop)
    const { id } = await guest.asksForPerson()
    await mei.inbox('POST', `/interventions/${id}/claim`)
    await using desk = await mei.follows()
    await using window = await jonah.follows()
    await desk.hears('resync')
    await window.hears('resync')
    const where = (tab: string, doing: string) => ({ tab, conversation_id: guest.id, doing })
    await jonah.inbox('PUT', '/presence', where(window.tab, 'writing'))
    expect((await desk.hears('presence', ({ people }) => people.length > 0)).people).toEqual([
      { operator: { id: jonah.id, name: 'Jonah Reid' }, conversation_id: guest.id, doing: 'writing' },
    ])
    await mei.inbox('PUT', '/presence', where(desk.tab, 'noting'))
    expect((await guest.told()).map(({ type }) => type)).not.toContain('typing')

    await mei.inbox('PUT', '/presence', where(desk.tab, 'writing'))
    expect((await guest.told()).at(-1)).toEqual({
      type: 'typing',
      data: { author: { type: 'operator', name: 'Mei Tan' } },
    })
    await using late = await mei.follows()
    expect((await late.hears('presence', ({ people }) => people.length > 0)).people).toMatchObject([
      { operator: { name: 'Jonah Reid' } },
    ])
    await window[Symbol.asyncDispose]()
    expect((await desk.hears('presence', ({ people }) => people.length === 0)).people).toEqual([])
  })

  test('words that are kept ready are everybody’s, each under a shortcut of its own', async () => {
    await using shop = await seeded({ on })
    const [mei, jonah] = await twoPeople(shop)
    await using screen = await jonah.follows()
    const made = await mei.inbox('POST', '/canned_replies', { shortcut: 'parking', text: 'The yard has two places.' })
    expect((await screen.hears('canned_replies')).replies).toEqual([made.body.data])

    expect((await jonah.inbox('POST', '/canned_replies', { shortcut: 'parking', text: 'x' })).body.error).toBe(
      'conflict',
    )
    expect((await jonah.inbox('POST', '/canned_replies', { shortcut: 'Par king', text: 'x' })).status).toBe(400)
    const path = `/canned_replies/${made.body.data.id}`
    expect((await jonah.inbox('PUT', path, { shortcut: 'yard', text: 'Two.' })).body.data.shortcut).toBe('yard')
    expect((await mei.inbox('DELETE', path)).status).toBe(204)
    expect((await mei.inbox('DELETE', path)).status).toBe(404)
    expect((await mei.inbox('GET', '/canned_replies')).body.data).toEqual([])
  })

  test('who signs out everywhere hears no more, at once', async () => {
    await using shop = await seeded({ on })
    const [mei, jonah] = await twoPeople(shop)
    await using one = await jonah.follows()
    await using another = await jonah.follows()
    await using hers = await mei.follows()
    for (const screen of [one, another, hers]) await screen.hears('resync')
    await jonah.asks('DELETE', '/session?everywhere')

    for (const screen of [one, another]) expect(await screen.ended()).toBe(true)
    expect((await jonah.inbox('GET', '/counts')).status).toBe(401)
    const guest = await visitorIn(shop)
    await guest.asksForPerson()
    expect((await hers.hears('counts', ({ waiting }) => waiting === 1)).waiting).toBe(1)
  })

  test('what was held by somebody who has left waits again', async () => {
    await using shop = await seeded({ on })
    const [mei, jonah] = await twoPeople(shop)
    const guest = await visitorIn(shop)
    const { id } = await guest.asksForPerson()
    await jonah.inbox('POST', `/interventions/${id}/claim`)
    await mei.asks('DELETE', `/people/${jonah.id}`)
    await sweepInterventions(shop.db, shop.site)

    expect(await mei.lists('list=waiting')).toEqual([guest.id])
  })

  test('what is done here stands in the trail, refused or not, without a word that was said', async () => {
    await using shop = await seeded({ on })
    const [mei, jonah] = await twoPeople(shop)
    const guest = await visitorIn(shop)
    const { id } = await guest.asksForPerson()
    await mei.inbox('POST', `/interventions/${id}/reply`, said('A canary sings here.'))
    await jonah.inbox('POST', `/interventions/${id}/claim`)
    await jonah.inbox('POST', `/conversations/${guest.id}/take_over`)
    await jonah.inbox('POST', `/conversations/${guest.id}/notes`, said('The canary is yellow.'))
    const written = shop.db.selectFrom('audit').selectAll().where('route', 'like', '%/inbox/%')
    const rows = await written.orderBy('seq').execute()

    expect(
      rows.map(({ actor_label, action, route, status, error }) => [actor_label, action, route, status, error]),
    ).toEqual([
      ['Mei Tan', 'reply_to_intervention', '/console/api/inbox/interventions/{id}/reply', 200, null],
      ['Jonah Reid', 'claim_intervention', '/console/api/inbox/interventions/{id}/claim', 409, 'conflict'],
      ['Jonah Reid', 'take_over_conversation', '/console/api/inbox/conversations/{id}/take_over', 200, null],
      ['Jonah Reid', 'add_note', '/console/api/inbox/conversations/{id}/notes', 200, null],
    ])
    expect(JSON.stringify(rows)).not.toContain('canary')
  })

  test('nobody comes in without a session, nor with a key, and another workspace’s conversation is an absent one', async () => {
    await using shop = await seeded({ on })
    const [mei] = await twoPeople(shop)
    const guest = await visitorIn(shop)
    expect((await shop.call('GET', '/console/api/inbox/counts', { token: `svc_sk_${'a'.repeat(38)}` })).status).toBe(
      401,
    )
    expect((await shop.call('GET', '/console/api/inbox/events?tab=x')).status).toBe(401)

    await shop.db.updateTable('operator').set({ workspace_id: 'another' }).execute()
    await shop.db.updateTable('operator_session').set({ workspace_id: 'another' }).execute()
    const [row] = await shop.db.selectFrom('workspace').selectAll().execute()
    if (!row) throw new Error('There is no workspace.')
    await shop.db
      .insertInto('workspace')
      .values({ ...row, id: 'another', slug: 'another' })
      .execute()
    const tries = (id: string) =>
      Promise.all([
        mei.inbox('GET', `/conversations/${id}`),
        mei.inbox('POST', `/conversations/${id}/notes`, said('hello')),
        mei.inbox('PUT', `/conversations/${id}/draft`, { kind: 'reply', text: 'hello' }),
        mei.inbox('PUT', `/conversations/${id}/seen`, { seq: 1 }),
        mei.inbox('POST', `/conversations/${id}/take_over`),
      ])
    const [theirs, absent] = [await tries(guest.id), await tries(randomUUID())]
    expect(theirs.map(({ status, text }) => [status, text])).toEqual(absent.map(({ status, text }) => [status, text]))
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await mei.lists('list=all')).toEqual([])
  })
})
