import { entityOf, focusOn, namedWhollyIn } from '../entities.ts'
import { likelyHere, mayWant } from '../likely/here.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { isDenied, type Scene, sourceOf } from '../scene.ts'
import { askedOf } from './asked-service.ts'
import { tell } from './telling.ts'

/** The row of the service or membership that is most probably asked about, where no rule has an answer. */
export function likelyRow(scene: Scene): Move | undefined {
  const { heard, index, record, notes } = scene
  if (!heard.asks || (notes.focus ?? notes.cited)) return undefined
  const [first] = likelyHere(scene, heard)
  if (!first || first.kind === 'knowledge' || first.kind === 'none') return undefined
  if (first.sure < ROW[first.kind] || isDenied(scene, first.code) || mayWant(scene, 'form')) return undefined
  const entity = entityOf(index, { kind: first.kind, code: first.code })
  if (entity?.kind === 'service') {
    const asked = askedOf(scene, heard).filter((attribute) => attribute !== 'contents')
    return tell(scene, heard, entity, [...asked, 'contents'])
  }
  const isCalled = namedWhollyIn(index, heard.terms, heard.words).some(({ item }) => item === entity?.item)
  return entity && isCalled
    ? {
        do: 'answer',
        text: say.planContents(record, entity.item),
        sources: [sourceOf(entity)],
        remember: { focus: focusOn(entity), attribute: undefined, cited: undefined },
      }
    : undefined
}

/** A membership is told of where it is called by its whole name. */
const ROW = { service: 0.7, plan: 0.5 }
