import { expect, test } from 'vitest'
import { mei, setUp } from '../console/operator-for-tests.ts'
import { readEnv } from '../env.ts'
import { seeded } from '../seeded.ts'
import { operatorCommand } from './operator-commands.ts'

const env = readEnv({ PUBLIC_URL: 'http://localhost:8787', CHAXI_SECRET: 'x'.repeat(32) })

test('a link of the command line lets the only owner choose a new password, once, and stands in the trail', async () => {
  await using shop = await seeded()
  const owner = await setUp(shop)
  const { json, text } = await operatorCommand('link')(shop.db, env, { email: mei.email })
  const token = 'url' in json ? new URL(String(json.url)).hash.slice(1) : ''
  const body = { token, name: mei.name, password: 'a kettle that was found again' }
  const accepted = await shop.call('POST', '/console/api/invitation/accept', { body })

  expect([accepted.status, accepted.body.data.operator.role]).toEqual([201, 'owner'])
  expect((await shop.call('POST', '/console/api/invitation/accept', { body })).status).toBe(403)
  expect((await owner('GET', '/session')).status).toBe(401)
  expect(text).toContain(token)
  const rows = await shop.db.selectFrom('audit').selectAll().where('surface', '=', 'cli').execute()
  expect(rows.map(({ action, target_type }) => [action, target_type])).toEqual([['renew_invitation', 'operator']])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('nobody of that address is refused with what to run instead, and the list shows who there is', async () => {
  await using shop = await seeded()
  await setUp(shop)
  await expect(operatorCommand('link')(shop.db, env, { email: 'nobody@example.com' })).rejects.toThrow('operator list')

  const { json } = await operatorCommand('list')(shop.db, env, {})
  expect(json).toMatchObject({ operators: [{ email: mei.email, role: 'owner' }] })
  expect(JSON.stringify(json)).not.toContain('scrypt')
})
