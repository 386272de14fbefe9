import { type Manners, shortDay, time } from '../../browser/format.ts'

/** "Fri 20 Nov, 09:00". */
export const moment = (instant: string, manners: Manners) => `${shortDay(instant, manners)}, ${time(instant, manners)}`

export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
