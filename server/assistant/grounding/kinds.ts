/** Where and when a sentence is read, and how money is written there. */
export interface Reading {
  timezone: string
  locale: string
  currency: string
  now: string // RFC 3339 instant
}

/** What one kind of claim looks like, and its readings: any one of them must be in the evidence. Undefined is no claim. */
export interface Kind {
  pattern: RegExp
  read(found: RegExpMatchArray, reading: Reading): string | string[] | undefined
}

export const figureOf = (figure = ''): number => Number(figure.replace(/,(?=\d{3}\b)/gu, '').replace(',', '.'))
