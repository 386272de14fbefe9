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

/** Fetches the words of another locale than English; what is drawn after that speaks it. */
export async function learn(locale: Exclude<Locale, 'en'>) {
  speak((await files[locale]()).sentences)
}
