import { speak } from '../../browser/spoken.ts'
import type { Locale, Sentences } from './sentences.ts'

const files: Record<Exclude<Locale, 'en'>, () => Promise<{ sentences: Sentences }>> = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  ar: () => import('./ar.ts'),
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
  ja: () => import('./ja.ts'),
}

/** Whether there are words for it, beside the English that is always there. */
export const isLearnable = (tag: string): tag is Exclude<Locale, 'en'> => Object.hasOwn(files, tag)

/** Fetches the words of another locale than English; what is drawn after that speaks it. */
export async function learn(locale: Exclude<Locale, 'en'>) {
  speak((await files[locale]()).sentences)
}
