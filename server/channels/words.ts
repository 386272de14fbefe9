import type { Language } from '../languages/languages.ts'
import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { ja } from './words/ja.ts'
import { pt } from './words/pt.ts'
import { zhHans } from './words/zh-Hans.ts'
import { zhHant } from './words/zh-Hant.ts'

export type ThreadWords = typeof en

/** What a thread says to a guest of its own accord: its labels have room on every platform. */
export const threadWords: Record<Language, ThreadWords> = {
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
