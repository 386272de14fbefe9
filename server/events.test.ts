import { expect, test, vi } from 'vitest'
import { addMessage } from './conversations/messages.ts'
import { transact } from './database.ts'
import { watch } from './events.ts'
import { seeded } from './seeded.ts'

async function watched() {
  const shop = await seeded()
  const workspace = await shop.workspace()
  const { token } = (await shop.call('POST', '/visitor/sessions', { body: {} })).body.data
  const { id } = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const over = new AbortController()
  return {
    shop,
    frames: watch(shop.db, workspace.id, id, 0, over.signal, 1),
    says: (text: string) =>
      transact(shop.db, (trx) => addMessage(trx, workspace.id, id, { author: { type: 'system' }, text })),
    fails: (fault: Error) =>
      vi.spyOn(shop.db, 'selectFrom').mockImplementationOnce(() => {
        throw fault
      }),
    async [Symbol.asyncDispose]() {
      over.abort()
      await shop[Symbol.asyncDispose]()
    },
  }
}

test('a stream outlives a database that is away, and tells then what it missed', async () => {
  await using line = await watched()
  await line.says('Good morning')
  line.fails(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }))

  expect((await line.frames.next()).value).toEqual([])
  expect((await line.frames.next()).value).toMatchObject([{ seq: 1, type: 'message' }])
})

test('any other fault ends it', async () => {
  await using line = await watched()
  line.fails(new Error('no such column'))

  await expect(line.frames.next()).rejects.toThrow('no such column')
})
