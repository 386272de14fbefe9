import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { embeddedBrain } from '../assistant/embedded/brain.ts'
import { pretendModel } from '../assistant/model/pretend-model-for-tests.ts'
import { storedRecord } from '../catalogue/record.ts'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { databases, seeded } from '../seeded.ts'
import { setUp } from './operator-for-tests.ts'

const pretend = pretendModel()
beforeAll(pretend.listen)
afterEach(pretend.reset)
afterAll(pretend.close)

describe.each(databases)('wordings, on %s', (on) => {
  test('are proposed, accepted one by one, and found by the next visitor; both acts are in the trail', async () => {
    await using shop = await seeded({ on, brain: embeddedBrain, model: pretend.model })
    const call = await setUp(shop)
    pretend.says('{"wordings": ["Where do I tether my zeppelin?", "A mast for airships?"]}')
    const proposed = await call('POST', '/catalogue/knowledge/parking/suggestions')
    const accepted = { wordings: proposed.body.data.wordings.slice(0, 1) }
    const added = await call('POST', '/catalogue/knowledge/parking/wordings', accepted)
    const visitor = await visitorIn(shop)
    await visitor.says('where do i tether my zeppelin')
    await shop.turns.settled()

    expect(added.body.data.differences).toMatchObject([{ code: 'parking', fields: [{ name: 'asks' }] }])
    expect((await visitor.reads()).messages.at(-1).sources[0].code).toBe('parking')
    const { knowledge } = await storedRecord(shop.db, await shop.workspace())
    expect(
      knowledge.find(({ code }) => code === 'parking')?.asks?.filter((ask) => /zeppelin|airship/.test(ask)),
    ).toEqual(accepted.wordings)
    const acts = shop.db.selectFrom('audit').select(['action', 'target_id', 'status']).where('action', '<>', 'set_up')
    expect(await acts.orderBy('seq').execute()).toEqual([
      { action: 'suggest_wordings', target_id: 'parking', status: 200 },
      { action: 'add_wordings', target_id: 'parking', status: 200 },
    ])
  })

  test('a model that fails leaves the record alone and says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await using shop = await seeded({ on, model: pretend.model })
    const call = await setUp(shop)
    const { revision } = (await call('GET', '/catalogue')).body.data
    pretend.fails(500)
    const refused = await call('POST', '/catalogue/knowledge/parking/suggestions')

    expect([refused.status, refused.body.detail]).toEqual([500, expect.stringMatching(/^The model could not be asked/)])
    expect((await call('GET', '/catalogue')).body.data.revision).toBe(revision)
  })
})

test('without a model none are offered, and none are made', async () => {
  await using shop = await seeded()
  const call = await setUp(shop)

  expect((await call('GET', '/catalogue')).body.data.suggests).toBe(false)
  expect((await call('POST', '/catalogue/knowledge/parking/suggestions')).status).toBe(404)
})

test('a wording that fits something else too is told before it is kept', async () => {
  await using shop = await seeded()
  const call = await setUp(shop)
  const asked = { code: 'gift', wordings: ['Is there parking?', 'Where do I tether my zeppelin?'] }

  expect((await call('POST', '/catalogue/fits', asked)).body.data.fits).toEqual([
    { wording: 'Is there parking?', also: [{ kind: 'knowledge', code: 'parking', title: 'Is there parking?' }] },
  ])
})
