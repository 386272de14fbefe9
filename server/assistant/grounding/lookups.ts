import { readReference } from '../../bookings/reference.ts'
import type { Kind } from './kinds.ts'

/** Addresses, links and references. */
export const lookups: Kind[] = [
  { pattern: /(?<![\w.+-])[\w.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu, read: ([text]) => `email:${text.toLowerCase()}` },
  {
    // Whatever has a dot between its letters: new endings come every year.
    pattern:
      /(?<![\p{L}\d])(?:[a-z]{2,10}:\/\/|www\.)[^\s<>"”)\]]+|(?<![\p{L}\d.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?![\p{L}\d])(?:\/[^\s<>"”)\]]*)?|\b(?:javascript|data|mailto|tel):\S+|(?<=\]\()[^)\s]+|(?<![\p{L}\d:/])\/\/[^\s<>"”)\]]+/giu,
    read: ([text]) => `link:${text.replace(/[.,;:!?*_]+$/u, '').toLowerCase()}`,
  },
  // Ours are eight figures and letters, and are read to people with a hyphen or without.
  {
    pattern:
      /\b(?=[a-z0-9-]{0,8}[0-9])(?=[a-z0-9-]{0,8}[a-z])[a-z0-9]{4}-[a-z0-9]{4}\b|(?<=\breference\b.{0,24}\b)[a-z]{4}-[a-z]{4}\b/giu,
    read: ([text]) => reference(text),
  },
  {
    pattern: /\b(?=[A-Z]{0,7}[0-9])(?=[0-9]{0,7}[A-Z])[A-Z0-9]{8}\b|\b[A-Z]{4}-?[A-Z]{4}\b/gu,
    read: ([text]) => reference(text),
  },
  { pattern: /\b[a-z]{4}-[a-z]{4}\b/giu, read: ([text]) => (readReference(text) ? reference(text) : undefined) },
]

const reference = (text: string) => `reference:${text.replace('-', '').toUpperCase()}`
