import type { Choice } from '../../contract/conversations.ts'
import { fits } from './cut.ts'
import type { Length } from './limits.ts'
import type { ThreadWords } from './words.ts'

/** What does not fit into a platform's choices, as lines that a guest can read and write; empty where all of it fits. */
export function choicesInWords(
  choices: readonly Choice[],
  { most, label, words }: { most: number; label: Length; words: ThreadWords },
): string {
  const left = choices.filter((choice, i) => i >= most || !fits(choice.label, label))
  return left.length > 0 ? [words.alsoSay, ...left.map((choice) => `• ${choice.label}`)].join('\n') : ''
}
