import type { Problem } from './guest.ts'
import type { LaterWords } from './later-strings.ts'

/** The one sentence for a fault, in the summary and at its field alike. */
export function problemWords(problem: Problem, { problems, fault }: LaterWords): string {
  switch (problem.kind) {
    case 'refused':
      return fault(problem.field, problem.message)
    case 'missing':
    case 'too_long':
      return problems[problem.kind][problem.field]
    case 'no_at':
    case 'not_an_address':
      return problems[problem.kind]
    default:
      return problem satisfies never
  }
}
