import type { Kind } from './kinds.ts'

/** Addresses, links and references. */
export const lookups: Kind[] = [
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu, read: ([text]) => `email:${text.toLowerCase()}` },
  {
    pattern:
      /(?:https?:\/\/|www\.)[^\s<>"”)\]]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|co|uk|eu|de|fr|shop|app|dev|info|biz|example|test|xyz|me|site|online|store|link|ly|to)\b(?:\/[^\s<>"”)\]]*)?|\b(?:javascript|data|mailto|tel):\S+/giu,
    read: ([text]) => `link:${text.replace(/[.,;:!?*_]+$/u, '').toLowerCase()}`,
  },
  {
    // Ours are eight figures and letters, and are read to people with a hyphen or without.
    pattern:
      /\b(?=[A-Z0-9]*[0-9])(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{4}-?[A-Z0-9]{4}\b|\b[A-Z]{4}-[A-Z]{4}\b|\b(?=[a-z0-9]*[0-9])(?=[a-z0-9-]*[a-z])[a-z0-9]{4}-[a-z0-9]{4}\b/gu,
    read: ([text]) => `reference:${text.replace('-', '').toUpperCase()}`,
  },
]
