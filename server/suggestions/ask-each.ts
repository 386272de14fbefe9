import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Suggestions } from '../../contract/record.ts'

/** Chooses those of the proposed wordings that are kept; `isOver` where nothing more is to be proposed. */
export type Accept = (proposed: Suggestions) => Promise<{ kept: string[]; isOver: boolean }>

/**
 * Shows what was proposed and asks whoever sits there about each: `y` keeps it, `a` it and all that follow for this
 * question, `q` ends it all; anything else leaves it out, and the end of the input is a `q`.
 */
export function askEach(input: Readable, output: Writable): { accept: Accept; close(): void } {
  const terminal = createInterface({ input, terminal: false })
  const lines = terminal[Symbol.asyncIterator]()

  async function answerTo(question: string): Promise<string> {
    output.write(`${question} [y/N/a/q] `)
    const { value, done } = await lines.next()
    return done ? 'q' : value.trim().toLowerCase()
  }

  return {
    async accept({ question, wordings, left_out }) {
      const left = left_out.length > 0 ? `, ${left_out.length} left out` : ''
      output.write(`\n${question}\n  ${wordings.length} proposed${left}\n`)
      const kept: string[] = []
      for (const [at, wording] of wordings.entries()) {
        const said = await answerTo(`  Add “${wording}”?`)
        if (said === 'q') return { kept, isOver: true }
        if (said === 'a') return { kept: [...kept, ...wordings.slice(at)], isOver: false }
        if (said === 'y' || said === 'yes') kept.push(wording)
      }
      return { kept, isOver: false }
    },
    close: () => terminal.close(),
  }
}
