import * as z from 'zod/mini'

const MOST_WORDS = 50

const words = z.string().check(
  z.trim(),
  z.minLength(2),
  z.maxLength(80),
  z.refine((text) => /[\p{L}\p{N}]/u.test(text), 'Give words that somebody may write.'),
)

/** When the assistant brings the shop's people in by itself. A visitor who asks for a person always gets one. */
export const HandOffRules = z.strictObject({
  /** After how many questions in a row that it could not answer it offers a person in so many words. */
  unanswered: z.int().check(z.minimum(1), z.maximum(5)),
  /** Whoever writes all the words of one of these is handed over at once. */
  words: z.array(words).check(z.maxLength(MOST_WORDS)),
  /** So is whoever comes with at least this many; null, however many come. */
  party_from: z.nullable(z.int().check(z.minimum(2), z.maximum(1000))),
})
export type HandOffRules = z.infer<typeof HandOffRules>

export const USUAL_RULES: HandOffRules = { unanswered: 2, words: [], party_from: null }
