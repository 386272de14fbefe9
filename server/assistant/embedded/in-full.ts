import { entriesOf } from './entities.ts'
import type { Move } from './moves.ts'
import { serviceCoded } from './routes/asked-service.ts'
import type { Scene } from './scene.ts'

/** Of a question that goes beyond a figure, the words of the same row may hold the rest. */
export function withItsWords(scene: Scene, move: Move): Move {
  if (move.do !== 'answer') return move
  const [only, ...others] = move.sources
  const service = others.length === 0 && only?.kind === 'service' ? serviceCoded(scene, only.code)?.item : undefined
  return service && !move.text.includes(service.covers) ? { ...move, text: `${move.text} ${service.covers}` } : move
}

/** "What time does it start, and do you sell vouchers?" Beside another answer, "Yes, from £10" does not say to what. */
export function withItsQuestion({ index }: Scene, move: Move): Move {
  if (move.do !== 'answer' || move.sources.length !== 1) return move
  const [entry] = entriesOf(index, move.sources)
  const isBare = entry?.kind === 'knowledge' && entry.title.endsWith('?') && move.text === entry.text
  return isBare ? { ...move, text: `${entry.title} ${entry.text}` } : move
}
