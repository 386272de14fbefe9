import type { SlotRule } from '../../contract/merchant.ts'

/** How a rule repeats, as somebody fills it in: once, on days of every week or every few, or an RRULE of their own. */
export type Repeats =
  | { kind: 'once' }
  | { kind: 'weekly'; every: number; days: readonly string[] }
  | { kind: 'rule'; text: string }

export const days = [
  ['MO', 'Mon'],
  ['TU', 'Tue'],
  ['WE', 'Wed'],
  ['TH', 'Thu'],
  ['FR', 'Fri'],
  ['SA', 'Sat'],
  ['SU', 'Sun'],
] as const

const WEEKLY = /^FREQ=WEEKLY(?:;INTERVAL=(\d+))?;BYDAY=((?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:MO|TU|WE|TH|FR|SA|SU))*)$/

export function readRepeats(repeats: string | undefined): Repeats {
  if (repeats === undefined) return { kind: 'once' }
  const [, every, named] = WEEKLY.exec(repeats) ?? []
  return named ? { kind: 'weekly', every: Number(every ?? 1), days: named.split(',') } : { kind: 'rule', text: repeats }
}

/** The RRULE of what was filled in; absent for a single date. */
export function writeRepeats(repeats: Repeats): string | undefined {
  switch (repeats.kind) {
    case 'once':
      return undefined
    case 'weekly': {
      const every = repeats.every === 1 ? '' : `;INTERVAL=${repeats.every}`
      return `FREQ=WEEKLY${every};BYDAY=${repeats.days.join(',')}`
    }
    case 'rule':
      return repeats.text.trim()
    default:
      return repeats satisfies never
  }
}

/** "Tue and Thu at 11:00, 8 seats". */
export function ruleWords({ starts, repeats, seats }: SlotRule): string {
  const time = starts.slice(11)
  const places = `${seats} ${seats === 1 ? 'seat' : 'seats'}`
  const how = readRepeats(repeats)
  if (how.kind === 'once') return `${starts.slice(0, 10)} at ${time}, ${places}`
  if (how.kind === 'rule') return `${how.text} from ${starts.replace('T', ' ')}, ${places}`

  const named = days.filter(([code]) => how.days.includes(code)).map(([, name]) => name)
  const every = how.every === 1 ? '' : ` every ${how.every} weeks`
  return `${list(named)} at ${time}${every}, ${places}`
}

const list = (words: string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
