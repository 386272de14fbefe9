import { languageHeader } from '../../browser/spoken.ts'
import { type ThreadWords, tellOfThreads } from '../../browser/threads/words.ts'
import type { Locale } from '../strings/sentences.ts'

const files: Record<Exclude<Locale, 'en'>, () => Promise<{ words: ThreadWords }>> = {
  de: () => import('./words/threads-de.ts'),
  fr: () => import('./words/threads-fr.ts'),
  es: () => import('./words/threads-es.ts'),
  pt: () => import('./words/threads-pt.ts'),
  ar: () => import('./words/threads-ar.ts'),
  'zh-Hans': () => import('./words/threads-zh-Hans.ts'),
  'zh-Hant': () => import('./words/threads-zh-Hant.ts'),
  ja: () => import('./words/threads-ja.ts'),
}

const isThere = (locale: string): locale is keyof typeof files => Object.hasOwn(files, locale)

/** Fetches what the preview says in the panel's language; in English it is there already. */
export async function learnThreadWords(locale = languageHeader()?.['accept-language'] ?? 'en') {
  if (isThere(locale)) tellOfThreads((await files[locale]()).words)
}
