import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Refused } from '../../browser/failures.ts'
import { MerchantRecord } from '../../contract/merchant.ts'
import type { RecordChange, StrandedSlot } from '../../contract/record.ts'
import { EditedRecord } from './record.ts'

const shop = MerchantRecord.parse(
  JSON.parse(readFileSync(`${import.meta.dirname}/../../demo/lantern-leaf.json`, 'utf8')),
)
const [parking] = shop.knowledge
const edit: RecordChange = { type: 'change', kind: 'knowledge', code: parking?.code ?? '', entry: { ...parking } }
const closures: RecordChange = { type: 'closures', closures: [] }
const lost: StrandedSlot = {
  ...{ service: 'gongfu-hour', starts_at: '2026-11-25T18:30:00Z', wall_start: '2026-11-25T18:30' },
  ...{ bookings: 1, references: ['K7RM-X2QY'] },
}

const proposed = { code: 'parking', question: 'Is there parking?', wordings: ['A car park?'], left_out: [] }

/** A server with a record that others change, too; it says what was asked of it. */
async function served(stranded: StrandedSlot[] = []) {
  const server = { revision: 1, record: structuredClone(shop), asked: [] as string[] }
  const ask = async <Schema extends z.core.$ZodType>(
    path: string,
    schema: Schema,
    { body }: { body?: unknown } = {},
  ) => {
    server.asked.push(path)
    const sent = z.parse(z.optional(z.looseObject({ revision: z.optional(z.number()) })), body)
    if (sent?.revision !== undefined && sent.revision !== server.revision)
      throw new Refused({ error: 'conflict', detail: 'Somebody else.' })
    if (path.endsWith('changes')) server.revision += 1
    const answer = { revision: server.revision, record: server.record, suggests: true, differences: [], stranded }
    return z.parse(schema, path.endsWith('suggestions') ? proposed : answer)
  }
  const model = new EditedRecord(ask)
  await model.look()
  server.asked = []
  return { server, model }
}

test('what takes nobody’s time is saved at once', async () => {
  const { server, model } = await served()

  expect(await model.save(edit)).toBe(true)
  expect(server.asked).toEqual(['/catalogue/changes'])
  expect([model.now.value?.revision, model.pending.value]).toEqual([2, undefined])
})

test('what takes times that guests have booked is asked first, and done when that is said', async () => {
  const { server, model } = await served([lost])

  expect(await model.save(closures)).toBe(false)
  expect(server.asked).toEqual(['/catalogue/preview'])
  expect(model.pending.value?.preview.stranded).toEqual([lost])
  expect(await model.confirm()).toBe(true)
  expect(server.asked).toEqual(['/catalogue/preview', '/catalogue/changes'])
})

test('an import and a retirement are always shown first', async () => {
  const { server, model } = await served()
  await model.save({ type: 'import', record: { ...shop } })
  await model.save({ type: 'retire', kind: 'plans', code: 'trade' })

  expect(server.asked).toEqual(['/catalogue/preview', '/catalogue/preview'])
})

test('where somebody else changed another entry, both changes stand', async () => {
  const { server, model } = await served()
  server.revision = 5
  Object.assign(server.record.knowledge[3] ?? {}, { answer: 'Theirs.' })

  expect(await model.save(edit)).toBe(true)
  expect(server.asked).toEqual(['/catalogue/changes', '/catalogue', '/catalogue/changes'])
})

test('where somebody else changed the same entry, it is said what they wrote; saving again goes over it', async () => {
  const { server, model } = await served()
  server.revision = 5
  Object.assign(server.record.knowledge[0] ?? {}, { answer: 'Theirs.' })

  await expect(model.save(edit)).rejects.toThrow('Somebody else.')
  expect(model.meanwhile.value).toEqual([{ name: 'answer', now: 'Theirs.' }])
  expect(await model.save(edit)).toBe(true)
  expect(model.meanwhile.value).toEqual([])
})

test('an import that was shown is shown anew where the record has become another meanwhile', async () => {
  const { server, model } = await served()
  await model.save({ type: 'import', record: { ...shop } })
  server.revision = 5
  server.asked = []

  await expect(model.confirm()).rejects.toThrow('Somebody else.')
  expect(server.asked).toEqual(['/catalogue/changes', '/catalogue', '/catalogue/preview'])
  expect([model.pending.value?.preview.revision, await model.confirm()]).toEqual([5, true])
})

test('wordings are proposed, and the accepted ones stand in the record beside what is being edited', async () => {
  const { server, model } = await served()
  const { wordings } = await model.suggest('parking')
  server.revision += 1
  await model.accept('parking', wordings)

  expect(server.asked).toEqual(['/catalogue/knowledge/parking/suggestions', '/catalogue/knowledge/parking/wordings'])
  expect(model.now.value).toMatchObject({ revision: 2, suggests: true })
})
