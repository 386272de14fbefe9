import { check, type Heard, type Problem } from './check.ts'
import type { Dialogue, Expectation } from './dialogues.ts'

/** How one dialogue went: right when everything expected of every turn held. */
export interface Result {
  file: string
  id: string
  class: string
  right: boolean
  wrong: boolean
  turns: { say: string; text: string; acts: string[]; problems: Problem[]; ms: number }[]
}

/** What was heard for one turn, checked. `ms` is how long the visitor waited. */
export const turnOf = (say: string, expect: Expectation, heard: Heard, ms: number): Result['turns'][number] => ({
  say,
  text: heard.replies.map(({ text }) => text).join(' / '),
  acts: heard.replies.map(({ act }) => act ?? '-'),
  problems: check(expect, heard),
  ms,
})

/** A dialogue is right when every turn is, and confidently wrong when one turn is. */
export function resultOf(file: string, { id, class: kind }: Dialogue, turns: Result['turns']): Result {
  const problems = turns.flatMap((turn) => turn.problems)
  return { file, id, class: kind, right: problems.length === 0, wrong: problems.some(({ wrong }) => wrong), turns }
}

/** The score by class, by file and in all, as lines to print. */
export function scoreLines(results: readonly Result[]): string[] {
  const by = (key: 'class' | 'file') =>
    [...Map.groupBy(results, (result) => result[key])].sort(([a], [b]) => a.localeCompare(b))
  return [...by('class'), ...by('file'), ['all', [...results]] as const].map(
    ([name, rows]) => `${name.padEnd(34)} ${share(rows)}`,
  )
}

const WARM_AFTER = 10

/** How long turns take once the server is warm, in milliseconds. */
export function latencyLine(results: readonly Result[]): string {
  const took = results
    .flatMap(({ turns }) => turns.map(({ ms }) => ms))
    .slice(WARM_AFTER)
    .sort((a, b) => a - b)
  const share = (part: number) => (took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0).toFixed(1)
  return `${'a turn, asked to answered'.padEnd(34)} p50 ${share(0.5)} ms, p99 ${share(0.99)} ms (${took.length} warm turns)`
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
