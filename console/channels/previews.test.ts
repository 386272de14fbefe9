import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Channels } from '../../contract/channels.ts'
import { Previews } from './previews.ts'

const previewOf = (id: string): Channels => ({
  doors: { website: { conversations: 0, last_at: null }, programs: { forms: 0, booked: 0, last_at: null } },
  recent: [],
  preview: { conversation: { id, created_at: '2026-11-21T10:04:00Z' }, has_earlier: false, threads: [] },
})

test('a conversation that arrives after another was chosen is not shown', async () => {
  const asked: { path: string; answer(data: unknown): void }[] = []
  const model = new Previews(async (path, schema) =>
    z.parse(schema, await new Promise<unknown>((answer) => asked.push({ path, answer }))),
  )
  const both = [model.look({ conversation: 'first' }), model.look({ conversation: 'second' })]
  asked[1]?.answer(previewOf('second'))
  asked[0]?.answer(previewOf('first'))
  await Promise.all(both)

  expect(asked.map(({ path }) => path)).toEqual(['/channels?conversation=first', '/channels?conversation=second'])
  expect(model.channels.value?.preview?.conversation.id).toBe('second')
})
