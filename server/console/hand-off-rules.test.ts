import { expect, test } from 'vitest'
import { USUAL_RULES } from '../../contract/hand-off-rules.ts'
import { demoMerchant, seeded } from '../seeded.ts'
import { importRecord } from '../workspaces/import.ts'
import { setUp } from './operator-for-tests.ts'

test('the rules are as usual until somebody changes them, and an import leaves them as they are', async () => {
  await using shop = await seeded()
  const call = await setUp(shop)
  expect((await call('GET', '/hand-off-rules')).body.data).toEqual(USUAL_RULES)

  const rules = { unanswered: 1, words: ['wedding', '  gift card lost '], party_from: 12 }
  const changed = await call('PUT', '/hand-off-rules', rules)
  expect(changed.body.data).toEqual({ ...rules, words: ['wedding', 'gift card lost'] })
  const record = await demoMerchant()
  record.workspace.phone = '+44 20 7946 0999'
  await importRecord(shop.db, record)
  expect((await call('GET', '/hand-off-rules')).body.data).toEqual(changed.body.data)

  const [row] = (await call('GET', '/audit')).body.data.rows
  expect(row).toMatchObject({ action: 'change_hand_off_rules', actor: { label: 'Mei Tan' }, status: 200 })
})

test.each([
  [{ unanswered: 0 }, '/unanswered'],
  [{ unanswered: 6 }, '/unanswered'],
  [{ words: ['wedding', '??'] }, '/words/1'],
  [{ words: Array.from({ length: 51 }, (_, at) => `word ${at}`) }, '/words'],
  [{ party_from: 1 }, '/party_from'],
])('%j is refused at %s', async (over, path) => {
  await using shop = await seeded()
  const call = await setUp(shop)
  const refused = await call('PUT', '/hand-off-rules', { ...USUAL_RULES, ...over })

  expect(refused.status).toBe(400)
  expect(refused.body.issues[0].path).toBe(path)
})
