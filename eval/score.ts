import type { Problem } from './check.ts'

/** How one dialogue went: right when everything expected of every turn held. */
export interface Result {
  file: string
  id: string
  class: string
  right: boolean
  wrong: boolean
  turns: { say: string; text: string; acts: string[]; problems: Problem[] }[]
}

/** The score by class, by file and in all, as lines to print. */
export function scoreLines(results: readonly Result[]): string[] {
  const by = (key: 'class' | 'file') =>
    [...Map.groupBy(results, (result) => result[key])].sort(([a], [b]) => a.localeCompare(b))
  return [...by('class'), ...by('file'), ['all', [...results]] as const].map(
    ([name, rows]) => `${name.padEnd(34)} ${share(rows)}`,
  )
}

/** What failed in a dialogue, turn by turn. */
export const failureLines = ({ id, class: kind, turns }: Result): string[] =>
  turns
    .filter(({ problems }) => problems.length > 0)
    .flatMap(({ say, text, acts, problems }) => [
      `${id} [${kind}] "${say}"`,
      `   -> [${acts.join('+')}] ${text}`,
      ...problems.map(({ what, wrong }) => `   ${wrong ? 'WRONG ' : ''}${what}`),
    ])

function share(rows: readonly Result[]): string {
  const percent = (count: number) => `${((100 * count) / Math.max(1, rows.length)).toFixed(1)} %`
  const right = rows.filter((row) => row.right).length
  return `${right}/${rows.length} right ${percent(right)}, confidently wrong ${percent(rows.filter((row) => row.wrong).length)}`
}
