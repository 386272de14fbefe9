import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Database } from '../database.ts'
import { seeded } from '../seeded.ts'
import type { Tool, ToolContext } from './define-tool.ts'
import { loadToolbox, runTool } from './toolbox.ts'

const { tools } = await loadToolbox()
const named = (of: (tool: Tool) => boolean) => tools.filter(of).map((tool) => [tool.name, tool] as const)
const reading = named(({ effect }) => effect === 'reads' || effect === 'page')
const opening = named(({ effect }) => effect === 'opens a form')
const byPage = named(({ effect }) => effect === 'page')

/** Every row there is but the ones of a form, as text. */
async function rows(db: Database): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => name !== 'form')
  const all = []
  for (const table of tables.sort()) all.push([table, (await sql`select * from ${sql.table(table)}`.execute(db)).rows])
  return JSON.stringify(all)
}

/** Runs a tool as its own example calls it, and answers the rows before and after. */
async function ran(tool: Tool, times = 1) {
  await using shop = await seeded()
  const tries = {
    count: <T>(_: object, look: () => Promise<T>) => look(),
    opening: async () => {},
    handOff: async () => {},
  }
  const context: ToolContext = { db: shop.db, workspace: await shop.workspace(), guest: {}, tries, caller: {} }
  const before = await rows(shop.db)
  for (let time = 0; time < times; time++)
    await runTool(tool, tool.example?.arguments, context).catch(() => 'refused, as for most who are not signed in')
  const forms = await shop.db.selectFrom('form').select('id').execute()
  return { before, after: await rows(shop.db), forms: forms.length }
}

test('there are tools that read, tools of the page, and one that opens a form', () => {
  expect([reading.length > 4, byPage.length > 1, opening.map(([name]) => name)]).toEqual([true, true, ['book_slot']])
})

test.each(reading)('%s changes no row', async (_, tool) => {
  const { before, after, forms } = await ran(tool)
  expect([after === before, forms]).toEqual([true, 0])
})

test.each(opening)('%s changes no row but its form’s, however often it is called', async (_, tool) => {
  const { before, after, forms } = await ran(tool, 50)
  expect([after === before, forms]).toEqual([true, 50])
})

test.each(byPage)(
  '%s takes what it knows and nothing beside, and answers a link at most',
  (_, { input, output, example }) => {
    expect(z.safeParse(input, { ...example?.arguments, price: 0 }).success).toBe(false)
    expect(z.toJSONSchema(output)).toMatchObject({
      properties: { status: { const: 'no_page' }, url: { type: 'string' } },
    })
  },
)

test('what the page runs for the assistant reaches no address that writes but the one that opens a form', () => {
  const text = readFileSync(join(import.meta.dirname, '../../widget/page-tools.ts'), 'utf8')
  expect(text.match(/\b(?:fetch|XMLHttpRequest|sendBeacon|WebSocket|reach)\b/g)).toBeNull()
  expect([...text.matchAll(/\{ (\w+) \}\) => \(\{/g)].map(([, asked]) => asked)).toEqual(['openForm'])
})

test('the tool that opens a form knows nothing that writes a booking, but for a person who answers in the protocol', () => {
  const text = readFileSync(join(import.meta.dirname, 'book-slot.ts'), 'utf8')
  const [run] = /run: async[\s\S]*?\n {2}\},/.exec(text) ?? ['']
  expect(run).toContain('openForm')
  expect(run).not.toMatch(/bookAnswers|hear\(|newBooking|hold/i)
  expect(text).not.toMatch(/from '\.\.\/bookings\/(?:new-booking|holds|entries|seats|life|move|sweep)\.ts'/)
})
