import { cut, cutApart } from './cut.ts'
import type { Length } from './limits.ts'
import type { Tell } from './notes.ts'

/** What is to be chosen from, each cut to its room and none like another. */
export function labelsOf(texts: readonly string[], length: Length, tell: Tell): string[] {
  const labels = cutApart(texts, length)
  if (texts.some((text, i) => cut(text, length) !== labels[i])) tell((notes) => notes.alike())
  return labels
}
