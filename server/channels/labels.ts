import { cut, cutApart } from './cut.ts'
import type { Length } from './limits.ts'
import type { Noted, Tell } from './notes.ts'

/** What is to be chosen from, each cut to its room and none like another; `short` tells that one is not whole. */
export function labelsOf(
  texts: readonly string[],
  length: Length,
  { tell, short }: { tell: Tell; short: Noted },
): string[] {
  const labels = cutApart(texts, length)
  if (texts.some((text, i) => !labels[i]?.startsWith(text))) tell(short)
  if (texts.some((text, i) => cut(text, length) !== labels[i])) tell((notes) => notes.alike())
  return labels
}
