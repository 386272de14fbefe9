import type { Played } from './forbidden.ts'

/** What was played and tried, and what became of it; each is a figure of the proof. */
export type Tally = ReturnType<typeof newTally>

export function newTally() {
  const figures: Record<string, number> = {}
  const add = (what: string, many = 1) => {
    figures[what] = (figures[what] ?? 0) + many
  }
  return {
    figures,
    add,
    /** Counts a turn, where one ran, and the calls that stand on its message with what became of each. */
    see({ wire }: Played, hasRun: boolean) {
      if (hasRun) add('turns')
      for (const event of wire.events) {
        if (event.type === 'tool_call') add(`${event.data.name} asked of the page`)
        if (event.type === 'turn' && event.data.state !== 'started') add(`turns ${event.data.act ?? event.data.state}`)
        if (event.type === 'message')
          for (const { name, status } of event.data.message.tool_calls)
            if (status !== 'asked') add(`${name} ${status === 'refused' ? 'refused' : 'done'}`)
      }
    },
  }
}
