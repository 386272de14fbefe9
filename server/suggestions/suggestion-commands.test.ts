import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { pretendModel } from '../assistant/model/pretend-model-for-tests.ts'
import { verifyAudit } from '../audit/verify.ts'
import { storedRecord } from '../catalogue/record.ts'
import { NotSetUp, UsageError } from '../command.ts'
import { readEnv } from '../env.ts'
import { seeded } from '../seeded.ts'
import { askEach } from './ask-each.ts'
import { knowledgeCommand } from './suggestion-commands.ts'

const pretend = pretendModel()
beforeAll(pretend.listen)
afterEach(pretend.reset)
afterAll(pretend.close)

const SECRET = { CHAXI_SECRET: 'a secret that only this test knows' }
const env = readEnv({ ...SECRET, MODEL_BASE_URL: 'http://model.example/v1', MODEL_NAME: 'small' })
const suggest = knowledgeCommand('suggest', () => pretend.model)

type Shop = Awaited<ReturnType<typeof seeded>>
const asksOf = async (shop: Shop, code: string) =>
  (await storedRecord(shop.db, await shop.workspace())).knowledge.find((item) => item.code === code)?.asks ?? []

test('with --yes everything that belongs is kept, and written down', async () => {
  await using shop = await seeded()
  pretend.says('{"wordings": ["A car park?", "Are dogs allowed?", "A rack for bikes?"]}')
  const { text: said, fault } = await suggest(shop.db, env, { entry: 'parking', yes: true })

  expect(said).toBe('Added:\nIs there parking?\n  + A car park?\n  + A rack for bikes?')
  expect(fault).toBeUndefined()
  expect(await asksOf(shop, 'parking')).toEqual(expect.arrayContaining(['A car park?', 'A rack for bikes?']))
  const rows = await shop.db.selectFrom('audit').select(['surface', 'action', 'target_id']).execute()
  expect(rows).toEqual([{ surface: 'cli', action: 'add_wordings', target_id: 'parking' }])
  expect(await verifyAudit(shop.db, (await shop.workspace()).id)).toMatchObject({ ok: true })
})

test('with --json alone it is only told what was proposed', async () => {
  await using shop = await seeded()
  const before = await asksOf(shop, 'parking')
  pretend.says('{"wordings": ["A car park?", "Are dogs allowed?"]}')
  const { json } = await suggest(shop.db, env, { entry: 'parking', json: true })

  expect(json).toEqual({
    workspace: 'lantern-leaf',
    entries: [
      {
        ...{ code: 'parking', question: 'Is there parking?', wordings: ['A car park?'], added: [] },
        left_out: [{ wording: 'Are dogs allowed?', why: 'elsewhere' }],
      },
    ],
    faults: [],
  })
  expect(await asksOf(shop, 'parking')).toEqual(before)
})

test('nonsense is told of and the next answer asked about; a model out of order ends it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await using shop = await seeded()
  const { knowledge } = await storedRecord(shop.db, await shop.workspace())
  pretend.says('Gladly!')
  const babble = await suggest(shop.db, env, { yes: true })
  pretend.fails(500)
  const broken = await suggest(shop.db, env, { yes: true })

  expect(babble.fault?.split('\n')).toHaveLength(knowledge.length)
  expect(broken.fault).toBe(
    `${knowledge[0]?.code}: The model could not be asked. See the log, or try again in a moment.`,
  )
})

test('without a model it says which settings it needs; what is not there or not meant is refused', async () => {
  await using shop = await seeded()
  const asked = suggest(shop.db, readEnv(SECRET), {})
  await expect(asked).rejects.toThrow(NotSetUp)
  await expect(asked).rejects.toThrow(/^Give MODEL_BASE_URL and MODEL_NAME[^.]*\.$/)
  await expect(suggest(shop.db, env, { entry: 'no-such' })).rejects.toThrow(/There are: .*parking/)
  expect(() => knowledgeCommand('guess', () => pretend.model)).toThrow(UsageError)
})

/** Somebody at a terminal who answers with these lines, and what they see. */
async function sits(answers: string, wordings: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const { accept, close } = askEach(input, output)
  input.end(answers)
  const chosen = await accept({ code: 'q', question: 'Is there parking?', wordings, left_out: [] })
  close()
  output.end()
  return { ...chosen, seen: await text(output) }
}

test.each([
  ['y\nn\nyes\n', ['one', 'three'], false],
  ['\na\n', ['two', 'three'], false],
  ['y\nq\n', ['one'], true],
  ['y\n', ['one'], true],
])('each wording is asked about: to %j', async (answers, kept, isOver) => {
  const said = await sits(answers, ['one', 'two', 'three'])
  expect(said).toMatchObject({ kept, isOver })
  expect(said.seen).toContain('Add “one”? [y/N/a/q]')
})
