import type { Played } from './forbidden.ts'

/** What was played and tried, and what became of it; each is a figure of the proof. */
export type Tally = ReturnType<typeof newTally>

export function newTally() {
  const figures: Record<string, number> = { turns: 0 }
  const add = (what: string, many = 1) => {
    figures[what] = (figures[what] ?? 0) + many
  }
  return {
    figures,
    add,
    /** Counts what was played, and the calls that stand on its messages with what became of each. */
    see({ wire, requests }: Played) {
      if (requests > 0) add('requests to the model', requests)
      for (const event of wire.events) {
        if (event.type === 'tool_call') add(`${event.data.name} asked of the page`)
        if (event.type === 'turn' && event.data.state === 'started') add('turns')
        else if (event.type === 'turn') add(`turns ${event.data.act ?? event.data.state}`)
        if (event.type === 'message')
          for (const { name, status } of event.data.message.tool_calls)
            if (status !== 'asked') add(`${name} ${status === 'refused' ? 'refused' : 'done'}`)
      }
    },
  }
}
