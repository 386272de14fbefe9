import { cues } from '../../knowledge/lexicon/cues.ts'

/** Words that stand for what was spoken of before. */
export const leans = cues('it|that|this|they|them|those|one|ones|both|either|same|there|she|he|him|her')

/** What goes on from what was spoken of before. */
export const goesOn = cues('^ and|so|but|ok|also|then|or', '^ what|how about', 'instead|else|too|then $')
