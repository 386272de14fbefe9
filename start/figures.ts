import * as z from 'zod'

/** What one part of the proof came to on one database. */
const Figures = z.object({
  name: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
})
export type Figures = z.infer<typeof Figures>

/** Reads what the parts put on record, a line of JSON each. */
export const readFigures = (text: string): Figures[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Figures.parse(JSON.parse(line)))

const databases = ['sqlite', 'postgres'] as const
const heading = ['', 'SQLite', 'PostgreSQL']

/** The figures as a table of plain text: under the name of each part a row for each figure, a column for each database. */
export function table(all: Figures[]): string {
  const parts = Map.groupBy(all, ({ name }) => name)
  const rows = [...parts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, part]) => [[name], ...rowsOf(part)])
  const lines = [heading, ...rows]
  const widths = heading.map((_, i) => Math.max(...lines.map((row) => row[i]?.length ?? 0)))
  return lines.map((row) => aligned(row, widths)).join('\n')
}

function rowsOf(part: Figures[]): string[][] {
  const labels = new Set(part.flatMap(({ figures }) => Object.keys(figures)))
  const figureOn = (label: string, database: Figures['database']) =>
    shown(part.find((one) => one.database === database)?.figures[label])
  return [...labels].map((label) => [
    `  ${label.replaceAll('_', ' ')}`,
    ...databases.map((database) => figureOn(label, database)),
  ])
}

const shown = (figure: number | string | undefined) =>
  typeof figure === 'number' ? figure.toLocaleString('en') : (figure ?? '–')

const aligned = (row: string[], widths: number[]) =>
  row
    .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
    .join('  ')
    .trimEnd()
