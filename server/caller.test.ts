import { expect, test } from 'vitest'
import { callerOf } from './caller.ts'

test('no test goes on with a result that its tool’s outputSchema does not allow', async () => {
  const answering = (structuredContent?: object) =>
    callerOf(() => Response.json({ jsonrpc: '2.0', id: 1, result: { structuredContent } }))

  await expect(answering({ plans: [] }).tool('list_plans')).resolves.toMatchObject({ id: 1 })
  await expect(answering({ plans: [], vip: true }).tool('list_plans')).rejects.toThrow('list_plans answered what')
  await expect(answering({ plans: [{ code: 'leaf' }] }).tool('list_plans')).rejects.toThrow('list_plans answered what')
  await expect(answering({ status: 'booked' }).tool('book_slot')).rejects.toThrow('book_slot answered what')
  await expect(answering(undefined).tool('book_slot')).rejects.toThrow('book_slot answered what')
})
