import { stem } from '../../../knowledge/lexicon/words.ts'
import * as guards from '../guards.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import type { Scene } from '../scene.ts'
import { entriesAbout } from '../suited.ts'
import { isOfStrangeGoods } from './goods.ts'

/** What no shop's assistant is for, or this record says nothing of: errands, work, gift cards. It says so. */
export function beyond(scene: Scene, clause: Clause): Move | undefined {
  const isOff =
    guards.isBeyond(clause.bare) ||
    isErrand(scene, clause) ||
    isOfStrangeGoods(scene, clause) ||
    (guards.seeksWork(clause.bare) && entriesAbout(scene.index, 'jobs').length === 0) ||
    (clause.asks &&
      guards.seeksVouchers(clause.bare) &&
      !scene.index.entries.some(({ title, text }) => SPEAKS_OF_GIFTS.test(`${title} ${text}`)))
  return isOff ? { do: 'abstain' } : undefined
}

const SPEAKS_OF_GIFTS = /\b(?:vouchers?|gifts?|certificates?)\b/i

// "Book us a hotel", but not a flight where flights are what is booked.
const isErrand = ({ index: { own } }: Scene, { bare }: Clause): boolean =>
  guards.isErrand(bare) !== undefined && !bare.some((word) => guards.OF_OTHERS.has(word) && own.has(stem(word)))
