import { figureOf, type Kind } from './kinds.ts'

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
    pattern: /\b(\d+)\s*-?\s*(?:hours?|hrs?|h)\s*(?:and\s*)?(\d+)\s*-?\s*(?:minutes?|mins?|m)\b/giu,
    read: ([, hours, minutes]) => `minutes:${figureOf(hours) * 60 + figureOf(minutes)}`,
  },
  {
    pattern:
      /\b(\d+(?:[.,]\d+)?)\s*-?\s*(?:working |business |full |whole )?(minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?)\b/giu,
    read: ([, figure, unit = '']) => span(figureOf(figure), unit.toLowerCase()),
  },
  { pattern: /\b(\d+(?:\.\d+)?)\s?h\b/giu, read: ([, figure]) => `minutes:${figureOf(figure) * 60}` },
  { pattern: /\+?\d[\d()\s-]{7,}\d/gu, read: ([text]) => `phone:${text.replace(/\D/gu, '')}` },
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
    read: ([, figure, room]) => [`number:${figureOf(figure)}`, ...(room ? [] : [`length:${figureOf(figure)}`])],
  },
]

function span(figure: number, unit: string): string {
  const letter = unit.startsWith('mo') ? 'mo' : unit.charAt(0)
  if (letter === 'mo') return `months:${figure}`
  if (letter === 'y') return `months:${figure * 12}`
  return DAYS[letter] ? `days:${figure * DAYS[letter]}` : `minutes:${figure * (MINUTES[letter] ?? 1)}`
}
