import type * as z from 'zod'

/** What a schema has against a value, as far as words are chosen by it. */
type Fault = z.core.$ZodRawIssue

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
}

const formats: Record<string, string> = {
  email: 'Give an e-mail address such as ada@example.com.',
  uuid: 'Give a UUID, such as 3f1c2a64-6f0e-4a38-9d3b-1f3e0a9b7c55.',
  datetime: 'Give an instant such as 2026-11-28T14:00:00Z.',
  date: 'Give a date such as 2026-11-28.',
  url: 'Give a whole address, such as https://shop.example.',
}

/** A fault in words for whoever sent the value; undefined for a kind that is rare enough to keep the validator's own. */
export function plainWords(fault: Fault): string | undefined {
  switch (fault.code) {
    case 'invalid_type':
      if (fault.input === undefined) return 'This is required.'
      return `This must be ${kinds[String(fault.expected)] ?? String(fault.expected)}.`
    case 'too_small':
      return tooSmall(fault)
    case 'too_big':
      return tooBig(fault)
    case 'invalid_format':
      return formats[String(fault.format)] ?? 'This is not written as it has to be.'
    case 'invalid_value':
      return `Use ${fault.values.length > 1 ? 'one of ' : ''}${fault.values.map((each) => JSON.stringify(each)).join(', ')}.`
    default:
      return undefined
  }
}

function tooSmall({ origin, minimum, inclusive }: Extract<Fault, { code: 'too_small' }>): string {
  if (origin === 'string') return minimum === 1 ? 'This must not be empty.' : `Use at least ${minimum} characters.`
  if (origin === 'array') return `List at least ${minimum}.`
  return inclusive === false ? `Use more than ${minimum}.` : `Use ${minimum} or more.`
}

function tooBig({ origin, maximum, inclusive }: Extract<Fault, { code: 'too_big' }>): string {
  if (origin === 'string') return `Use at most ${maximum} characters.`
  if (origin === 'array') return `List at most ${maximum}.`
  return inclusive === false ? `Use less than ${maximum}.` : `Use ${maximum} or less.`
}
