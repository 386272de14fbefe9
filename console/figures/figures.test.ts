import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { DayFigures } from '../../contract/figures.ts'
import { Figures, questions } from './figures.ts'

const day = (date: string, figures: Partial<DayFigures> = {}): DayFigures => ({
  ...{ date, conversations: 0, answered: 0, abstained: 0, declined: 0, handed_off: 0 },
  ...{ forms_opened: 0, booked: 0, helpful: 0, unhelpful: 0 },
  ...figures,
})

/** A server that answers each look when it is told to. */
function server() {
  const asked: { path: string; answer(days: DayFigures[]): void }[] = []
  const ask = async <Schema extends z.core.$ZodType>(path: string, schema: Schema) =>
    z.parse(schema, await new Promise<unknown>((resolve) => asked.push({ path, answer: (days) => resolve({ days }) })))
  return { asked, model: new Figures(ask) }
}

test('the days come to what each of them counts, and the fullest sets the width of the bars', async () => {
  const { asked, model } = server()
  const looking = model.look(14)
  asked[0]?.answer([
    day('2026-11-21', { answered: 4, abstained: 1, declined: 1, booked: 2, helpful: 9 }),
    day('2026-11-20', { answered: 3, abstained: 4, booked: 1 }),
  ])
  await looking

  expect(asked[0]?.path).toBe('/figures?days=14')
  expect([model.sum('answered'), model.sum('booked'), model.sum('unhelpful')]).toEqual([7, 3, 0])
  expect([model.most.value, model.days.value?.map(questions)]).toEqual([7, [6, 7]])
})

test('days that arrive after others were asked for are not shown', async () => {
  const { asked, model } = server()
  const both = [model.look(14), model.look(30)]
  asked[1]?.answer([day('2026-11-21', { answered: 1 })])
  asked[0]?.answer([day('2026-11-21', { answered: 2 })])
  await Promise.all(both)

  expect(model.sum('answered')).toBe(1)
})

test('before anything has come nothing is counted', () => {
  const { model } = server()

  expect([model.days.value, model.sum('answered'), model.most.value]).toEqual([undefined, 0, 0])
})
