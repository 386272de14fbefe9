import { part } from '../../browser/spoken.ts'

/** The words around a visitor's thumbs, fetched with them. */
export const says = part('thumbs', {
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  missing: 'What was missing?',
  tell: 'Tell the shop',
  told: 'Thank you. The shop reads it.',
})
