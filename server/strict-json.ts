import { AppError } from './errors.ts'

/** Deeper than anything that is asked for. */
const MOST_DEEP = 64

/** Reads JSON and refuses what programs read differently: names that come twice, half characters, nesting without end. */
export function readStrictJson(text: string): unknown {
  const value = readJson(text)
  refuseTwins(text)
  return value
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NoJson('bad_request', `The body is no JSON${placeIn(cause)}.`)
  }
}

// Where, but not what: the parser would repeat what was sent.
function placeIn(cause: unknown): string {
  const [, position] = /at position (\d+)/.exec(cause instanceof Error ? cause.message : '') ?? []
  return position === undefined ? '' : ` from position ${position} on`
}

/** A body that is not JSON at all. */
export class NoJson extends AppError {}

// The text is known to be JSON, so that its tokens are all there is to look at.
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/gs

function refuseTwins(text: string) {
  const open: (Set<string> | undefined)[] = []
  let last = ''
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') refuseTwin(open.at(-1), last)
    else last = readToken(token)
    if (open.length > MOST_DEEP)
      throw new AppError('bad_request', `The body is nested deeper than ${MOST_DEEP} levels.`)
  }
}

function refuseTwin(names: Set<string> | undefined, name: string) {
  if (names?.has(name)) throw new AppError('bad_request', 'The body has a field twice. Send each one once.')
  names?.add(name)
}

function readToken(token: string): string {
  const read: unknown = JSON.parse(token)
  if (typeof read !== 'string') throw new Error('A token in quotation marks is a string.')
  if (!read.isWellFormed())
    throw new AppError('bad_request', 'The body holds half a character (a lone surrogate). Send whole ones.')
  return read
}
