import type { ticketWords } from '../../browser/cards/ticket-words.ts'
import type { words as cards } from '../../browser/cards/words.ts'
import type { LaterWords } from '../booking-form/later-strings.ts'
import type { Words } from '../booking-form/strings.ts'
import type { says as menu } from './menu.ts'
import type { says as offer } from './offer.ts'
import type { says as panel } from './panel.ts'
import type { says as said } from './said.ts'
import type { says as thumbs } from './thumbs.ts'

/**
 * All that the widget says but for the launcher, by part: a locale's file has to say all of it and nothing more. English
 * stands beside what says it, since it is fetched with that.
 */
export type Sentences = {
  panel: typeof panel
  said: typeof said
  thumbs: typeof thumbs
  menu: typeof menu
  offer: typeof offer
  cards: typeof cards
  ticket: typeof ticketWords
  form: FormSentences
  laterForm: FormSentences
}

/** All that the booking form says: a locale's words come at once, the English ones with the steps that say them. */
export type FormSentences = Omit<Words & LaterWords, 'ofWhole'> & {
  ofWhole(per: string): Partial<Words & LaterWords>
}

/** What the widget speaks, as the `lang` of its root says it. */
export type Locale = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'ar' | 'zh-Hans' | 'zh-Hant' | 'ja'
