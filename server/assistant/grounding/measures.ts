import { figureOf, type Kind } from './kinds.ts'
import { moneyOf } from './money.ts'

const MINUTES: Record<string, number> = { m: 1, h: 60 }
const DAYS: Record<string, number> = { d: 1, n: 1, w: 7 }

/** Before money, for a per cent is not a cent. */
export const percentages: Kind[] = [
  {
    pattern: /(\d+(?:[.,]\d+)?)\s*(?:%|per\s?cent\b|percent\b)/giu,
    read: ([, figure]) => `percent:${figureOf(figure)}`,
  },
  { pattern: /%/gu, read: () => 'unread:%' },
]

/** Durations and telephone numbers. */
export const measures: Kind[] = [
  {
    pattern: /\b(\d+)\s*-?\s*(?:hours?|hrs?|h)\s*(?:(?:and|und|et|[yeو])\s*)?(\d+)\s*-?\s*(?:minutes?|mins?|m)\b/giu,
    read: ([, hours, minutes]) => `minutes:${figureOf(hours) * 60 + figureOf(minutes)}`,
  },
  {
    pattern:
      /\b(\d+(?:[.,]\d+)?)\s*-?\s*(?:working |business |full |whole )?(minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?)\b/giu,
    read: ([, figure, unit = '']) => span(figureOf(figure), unit.toLowerCase()),
  },
  {
    pattern:
      /(?<=\b(?:within|in|for|takes?|lasts?|after|up to|about|around|over|under|nearly|almost|than|valid) )an? (minute|day|night|week|fortnight|month|year)\b/giu,
    read: ([, unit = '']) => span(1, unit.toLowerCase()),
  },
  {
    pattern:
      /\b(?:all (?:day|night|week|month|year)(?: long)?|overnight|(?:a couple of|a few|several|some|many) (?:minutes|hours|days|nights|weeks|months|years))\b/giu,
    read: ([text]) => `said:${text.toLowerCase()}`,
  },
  { pattern: /\b(\d+(?:\.\d+)?)\s?h\b/giu, read: ([, figure]) => `minutes:${figureOf(figure) * 60}` },
  { pattern: /\+?\d[\d()\s-]{7,}\d/gu, read: ([text]) => `phone:${text.replace(/\D/gu, '')}` },
]

/** A bare figure is what the words before it make of it. */
export const bare: Kind[] = [
  {
    pattern:
      /(?<=\b(?:at|begins?|starts?|until|till|opens?|closes?) )(\d{1,2})(?=\s*(?:[.,;!?)]|$|(?:in the|on|to|and|or|every)\b))/giu,
    read: ([, hour]) => [`time:${(Number(hour) % 24) * 60}`, `time:${((Number(hour) % 12) + 12) * 60}`],
  },
  {
    pattern:
      /(?<=\b(?:costs?|price is|priced at|pay|charges?) (?:only |just |about )?)(\d+(?:[.,]\d+)*)(?![\d:%\p{L}])/giu,
    read: ([, figure], reading) => moneyOf(figure, reading),
  },
]

/** Every other figure, be it an ordinal, a measure, a code or a count. */
export const figures: Kind[] = [
  { pattern: /\b(\d+)(?:st|nd|rd|th)\b/giu, read: ([, figure]) => `day:${figureOf(figure)}` },
  { pattern: /\b(\d+)\s?(?:g|kg|ml|cl|l|cm|mm|m|km|x)\b/giu, read: ([, figure]) => `number:${figureOf(figure)}` },
  {
    pattern: /\b(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]+\b/giu,
    read: ([text]) => `code:${text.toLowerCase()}`,
  },
  {
    pattern:
      /(\d+(?:[.,]\d+)*)(?!\s*(?:letters|figures|digits|characters)\b)(?=\s*(people|persons?|guests?|seats?|places?|spots?|adults?|children|left)?)/giu,
    read: ([, figure, room]) =>
      room ? `room:${figureOf(figure)}` : [`number:${figureOf(figure)}`, `length:${figureOf(figure)}`],
  },
]

// A day is 24 hours, whichever of them the record counts in.
function span(figure: number, unit: string): string[] {
  const letter = unit.startsWith('mo') ? 'mo' : unit.charAt(0)
  if (letter === 'mo') return [`months:${figure}`]
  if (letter === 'y') return [`months:${figure * 12}`]
  const days = unit.startsWith('f') ? 14 : DAYS[letter]
  if (days) return [`days:${figure * days}`, `minutes:${figure * days * 1440}`]
  const minutes = figure * (MINUTES[letter] ?? 1)
  return [`minutes:${minutes}`, ...(minutes % 1440 === 0 ? [`days:${minutes / 1440}`] : [])]
}
