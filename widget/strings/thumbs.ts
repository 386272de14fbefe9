import { part } from '../../browser/spoken.ts'

/** The words around what may be done with an answer, fetched with it. */
export const says = part('thumbs', {
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  missing: 'What was missing?',
  tell: 'Tell the shop',
  told: 'Thank you. The shop reads it.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  again: 'Ask again',
})
