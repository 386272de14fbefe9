import type { Manners } from '../browser/format.ts'

/** Lantern & Leaf keeps London time and English ways, wherever its reader is. */
export const manners: Manners = { timezone: 'Europe/London', locale: 'en-GB' }
