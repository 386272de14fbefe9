import type { ErrorCode } from '../../contract/answers.ts'
import { refTo } from './openapi-schemas.ts'

const header = (description: string, schema: object) => ({ description, schema })
const count = (most: number) => ({ type: 'integer', format: 'int32', minimum: 0, maximum: most })

/** Headers of answers, by name. */
export const headers = {
  'RateLimit-Limit': header('How many calls the count that ends first allows in a minute.', count(300)),
  'RateLimit-Remaining': header('How many of them are left.', count(300)),
  'RateLimit-Reset': header('In how many seconds it begins again.', count(60)),
  'X-Request-Id': header('The name of this call in the audit trail.', {
    type: 'string',
    format: 'uuid',
    maxLength: 36,
  }),
  'Retry-After': header('How many seconds to wait.', { ...count(86_400), minimum: 1 }),
  'WWW-Authenticate': header('What is wrong with the key (RFC 6750).', text(200)),
  'Idempotency-Replayed': header('There where nothing was done, and an earlier answer is heard again.', {
    type: 'string',
    enum: ['true'],
  }),
  Link: header('The next page (RFC 8288); absent on the last one.', text(2000)),
}

type Header = keyof typeof headers

function text(maxLength: number) {
  return { type: 'string', pattern: '^[ -~]*$', maxLength }
}

const EVERYWHERE = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'X-Request-Id'] as const

export const headersOf = (...more: Header[]) =>
  Object.fromEntries([...EVERYWHERE, ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]))

interface Refused {
  status: number
  description: string
  error: ErrorCode
  detail: string
  headers?: Header[]
}

const refused: Record<string, Refused> = {
  BadRequest: {
    status: 400,
    description: 'Something sent is not as it should be: `issues` says where.',
    error: 'bad_request',
    detail: 'The request is not as it should be; see issues.',
  },
  Unauthorized: {
    status: 401,
    description: 'No key (`missing_api_key`), or none that is in use (`invalid_api_key`).',
    error: 'invalid_api_key',
    detail: 'This is no key that is in use. Make one in the console, or with: chaxi key create.',
    headers: ['WWW-Authenticate'],
  },
  Forbidden: {
    status: 403,
    description: 'The key may only read, or another workspace was named.',
    error: 'forbidden',
    detail: 'This key may only read. Use one whose scope is read_write.',
    headers: ['WWW-Authenticate'],
  },
  NotFound: {
    status: 404,
    description: 'There is no such thing in the workspace of the key; another workspace’s is told apart by nothing.',
    error: 'not_found',
    detail: 'There is no such conversation.',
  },
  Conflict: {
    status: 409,
    description: 'It cannot be done as things stand, and nothing was.',
    error: 'conflict',
    detail: 'This intervention is resolved. A new need of the visitor’s makes a new one.',
    headers: ['Retry-After'],
  },
  TooLarge: {
    status: 413,
    description: 'The body is larger than 64 KiB.',
    error: 'bad_request',
    detail: 'The body is larger than 64 KiB.',
  },
  WrongType: {
    status: 415,
    description: 'The body is not `application/json`.',
    error: 'bad_request',
    detail: 'Send the body as application/json.',
  },
  Mismatch: {
    status: 422,
    description: 'This Idempotency-Key was used for something else.',
    error: 'idempotency_mismatch',
    detail: 'This Idempotency-Key was used with another body. Send a new key with whatever is new.',
  },
  TooMany: {
    status: 429,
    description: 'Too many calls, changes, or wrong keys.',
    error: 'rate_limited',
    detail: 'That was too often. Try again in 42 seconds.',
    headers: ['Retry-After'],
  },
  Internal: {
    status: 500,
    description: 'Something failed on our side. What was asked was not done.',
    error: 'internal_error',
    detail: 'Something failed on our side. Try again in a moment.',
  },
}

/** The refusals as the description names them. */
export const refusals = Object.fromEntries(
  Object.entries(refused).map(([name, { description, error, detail, headers = [] }]) => [
    name,
    {
      description,
      headers: headersOf(...headers),
      content: { 'application/json': { schema: refTo('Failure'), example: { error, detail } } },
    },
  ]),
)

/** Which refusals an operation has, by status. */
export const refusalsOf = (statuses: readonly number[]) =>
  Object.fromEntries(
    Object.entries(refused)
      .filter(([, { status }]) => statuses.includes(status))
      .map(([name, { status }]) => [status, { $ref: `#/components/responses/${name}` }]),
  )
