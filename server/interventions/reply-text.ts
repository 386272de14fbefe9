import * as z from 'zod'

const MOST_CHARACTERS = 4000

/** What somebody says in the shop's name: kept as it was given, and shown as text. */
export const ReplyText = z
  .string()
  .refine((text) => visible(text) !== '', 'Say something: this would be seen as nothing.')
  .refine((text) => [...text].length <= MOST_CHARACTERS, `This is longer than ${MOST_CHARACTERS} characters.`)
  .refine((text) => text.isWellFormed(), 'This holds half a character (a lone surrogate).')
  .refine(
    (text) => [...text].every(isPrintable),
    'This holds a control character. Only tabs and line ends may be there.',
  )
  .meta({ minLength: 1, maxLength: MOST_CHARACTERS, pattern: '\\S' })

// Zero-width characters, and letters that are drawn as nothing.
const visible = (text: string) => text.replace(/[\s\p{Cf}\p{DI}\u2800]/gu, '')

const isPrintable = (character: string) => character >= ' ' || character === '\n' || character === '\t'
