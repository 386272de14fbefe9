import type { ThreadNote } from '../../contract/channels.ts'
import type { Language } from '../languages/languages.ts'
import { ar } from './notes/ar.ts'
import { de } from './notes/de.ts'
import { en } from './notes/en.ts'
import { es } from './notes/es.ts'
import { fr } from './notes/fr.ts'
import { ja } from './notes/ja.ts'
import { pt } from './notes/pt.ts'
import { zhHans } from './notes/zh-Hans.ts'
import { zhHant } from './notes/zh-Hant.ts'
import type { Part } from './utterance.ts'

export type Notes = typeof en

/** What is told to the merchant, in a language: one note for each thing that changed, headed by the change. */
export const notesIn: Record<Language, Notes> = {
  en,
  de,
  fr,
  es,
  pt,
  ar,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ja,
}

/** One of the notes, whatever the language. */
export type Noted = (notes: Notes) => ThreadNote

/** Takes down what a platform made different in one item of a message. */
export type Tell = (noted: Noted) => void

/** What a message consists of: its words, the marks in them, who says them, where they come from, and each of its parts. */
export type Item = 'words' | 'marks' | 'person' | 'sources' | Part
export type About = (item: Item) => Tell

/** Listens to what is told about a message's items: each of them has one note, however much is different in it. */
export function listening(notes: Notes) {
  const told = new Map<Item, ThreadNote[]>()
  return {
    about:
      (item: Item): Tell =>
      (noted) =>
        void told.set(item, [...(told.get(item) ?? []), noted(notes)]),
    changes: (): Map<Item, ThreadNote> => new Map([...told].map(([item, notes]) => [item, asOne(notes)])),
  }
}

const asOne = (notes: ThreadNote[]): ThreadNote => ({
  title: notes[0]?.title ?? '',
  text: [...new Set(notes.map(({ text }) => text))].join(' '),
})
