import { speak } from '../../browser/spoken.ts'
import type { Locale, Sentences } from './sentences.ts'

const files: Record<Exclude<Locale, 'en'>, () => Promise<{ sentences: Sentences }>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
}

/** Fetches the words of another locale than English; what is drawn after that speaks it. */
export async function learn(locale: Exclude<Locale, 'en'>) {
  speak((await files[locale]()).sentences)
}
