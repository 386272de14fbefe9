import type { Face } from './parts.ts'
import type { Choice } from './path.ts'

/** Says what was missing when a button was pressed too early. */
export function Asked({ model, shop, words, choice }: Face & { choice: Choice }) {
  if (model.missing.value !== choice) return null

  return (
    <p class="field__error" role="alert">
      <span>{words.ask[choice](shop.words.service)}</span>
    </p>
  )
}
