import type { Move } from '../moves.ts'
import type { Scene } from '../scene.ts'
import { aboveHardly, type Meaning, meaningsOf, type Reading, readingOf, type Signs, under } from './meanings.ts'

/** What the rules make of a message. */
export interface Ruled {
  moves: readonly Move[]
  isLast: boolean // no rule spoke but the last, for what is left
  unknown?: string[] // what was asked beside it, and nothing was found for
}

/** What the rules made of a message beside whatever else it may come to, with what speaks for each. */
export function weighable(scene: Scene, ruled: Ruled): { ruled: Signs; others: readonly Meaning[] } {
  const names = [...new Set(ruled.moves.map(nameOf))]
  const name = names.find((one) => one === 'form') ?? names.find(isEntry) ?? names[0] ?? 'nothing'
  const reading = readingOf(scene)
  const meanings = meaningsOf(scene, reading)
  const same = meanings.find((one) => one.name === name)
  return {
    ruled: { ...same?.signs, ...signsOf(scene, reading, { ruled, names, name }) },
    others: meanings.filter((one) => one !== same),
  }
}

const isEntry = (name: string) => name.includes(':')

function nameOf(move: Move): string {
  switch (move.do) {
    case 'answer': {
      const [first, ...others] = move.sources
      // What an entry says of a membership alone stands beside its row.
      const isOne = others.length === 0 || (first?.kind === 'plan' && others.every(({ kind }) => kind === 'knowledge'))
      return first ? (isOne ? `${first.kind}:${first.code}` : 'several') : 'shop'
    }
    case 'openings':
      return `service:${move.code}`
    case 'list':
      return move.what
    case 'book':
      return 'form'
    case 'find':
    case 'mine':
    case 'own':
      return 'lookup'
    case 'hand_off':
      return 'person'
    case 'abstain':
      return 'nothing'
    case 'choose':
    case 'decline':
    case 'small':
    case 'highlight':
    case 'desk_form':
      return move.do
    default:
      return move satisfies never
  }
}

// How far the rules are to be trusted: by what they do, and how probable what they say is besides.
function signsOf(
  scene: Scene,
  { likely, nothing, length, asks, opens, strangers }: Reading,
  { ruled, names, name }: { ruled: Ruled; names: readonly string[]; name: string },
): Signs {
  const told = ruled.moves.flatMap((move) =>
    'sources' in move && move.sources ? move.sources.map(({ kind, code }) => `${kind}:${code}`) : [],
  )
  const [first] = likely
  const isFirst = first !== undefined && told.includes(`${first.kind}:${first.code}`)
  const sure = Math.max(0, ...likely.map((one) => (told.includes(`${one.kind}:${one.code}`) ? one.sure : 0)))
  const ofEntry = {
    sure: aboveHardly(sure),
    square: sure ** 2,
    other: isFirst ? 0 : aboveHardly(first?.sure ?? 0),
    nothing,
  }
  return under('rules', {
    are: 1,
    [`say ${name.split(':')[0]}`]: 1,
    ...(isEntry(name) || name === 'several' ? ofEntry : {}),
    ...(names.length > 1 && { much: 1 }),
    ...(ruled.unknown && { partly: 1 }),
    ...(ruled.isLast && { last: 1 }),
    length,
    asks,
    opens,
    strangers,
    parts: scene.heard.clauses.length - 1,
  })
}
