import * as z from 'zod/mini'

/**
 * What somebody or something is called, in at most so many characters: one line that can be read, and that turns nothing
 * around which stands beside it.
 */
export const nameOf = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine((name) => name.isWellFormed(), 'This holds half a character (a lone surrogate).'),
    z.refine((name) => !UNTOLD.test(name), 'This holds a line break or a sign that nobody sees. Leave it out.'),
    z.refine((name) => name.replace(UNSEEN, '') !== '', 'Nobody could see this name. Give one that can be read.'),
  )

// Controls, line ends and what changes the direction of writing. Joiners are a part of words and of some emoji.
const UNTOLD = /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200c|\u200d)\p{Cf}/u

// White space, zero-width characters, and letters that are drawn as nothing.
const UNSEEN = /[\s\p{Cf}\p{DI}\p{M}\u2800]/gu
