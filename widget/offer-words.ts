import type { Mounted } from './element.tsx'
import { sayHere } from './say-here.ts'
import { says } from './strings/offer.ts'

/** The panel's conversation, as far as words for it need it. */
export type Writable = Pick<Mounted['conversation'], 'open' | 'messages' | 'draft'>

/**
 * Puts a link's words into the composer. Where somebody is writing already nothing is touched: then the words are offered
 * as a choice, which is said when it is pressed and leaves the draft as it is.
 */
export async function offerWords(conversation: Writable, words: string): Promise<void> {
  await conversation.open() // which finds what this tab's earlier page left half written
  const { draft } = conversation
  if (!draft.value.trim()) draft.value = words
  if (draft.value === words) return
  const cards = [{ type: 'choices' as const, choices: [{ label: words, say: words }] }]
  sayHere(conversation, { id: 'words-of-a-link', text: says.askThis, cards })
}
