import type { ErrorCode } from '../../contract/answers.ts'
import type { AppError } from '../errors.ts'

/** MCP's two eras, its names and its refusals. Source: the Model Context Protocol, revisions 2024-11-05 to 2026-07-28. */
export const LEGACY = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07']
export const MODERN = ['2026-07-28']

export const META = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
} as const

export const CODES = {
  parse: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  refused: -32000,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const

interface More {
  data?: unknown
  beforeHandler?: boolean
  retryAfter?: number
  refusal?: ErrorCode
}

/** A JSON-RPC error. `beforeHandler`: found before any method ran, which the modern era answers with an HTTP status. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  readonly beforeHandler: boolean
  readonly retryAfter: number | undefined // seconds
  /** What it was in our own words, where it was a refusal of ours. */
  readonly refusal: ErrorCode | undefined

  constructor(code: number, message: string, { data, beforeHandler = false, retryAfter, refusal }: More = {}) {
    super(message)
    this.code = code
    this.data = data
    this.beforeHandler = beforeHandler
    this.retryAfter = retryAfter
    this.refusal = refusal
  }
}

/** Params in which one is not what the method takes, or is not there. */
export const badParam = (param: string, message: string) =>
  new RpcError(CODES.invalidParams, message, { data: { issues: [{ path: `/${param}`, message }] } })

/** Every list is one page, so a cursor is none of ours. Throws `RpcError`, as the protocol asks of an unknown cursor. */
export function onePage({ cursor }: Record<string, unknown>): void {
  if (cursor !== undefined && cursor !== null) throw badParam('cursor', 'This list is one page. Leave the cursor out.')
}

/** A refusal that is ours, in the protocol's words. */
export const refused = ({ code, message, more }: AppError) =>
  new RpcError(CODES.refused, message, { data: { error: code }, retryAfter: more.retryAfter, refusal: code })

export interface RpcRequest {
  jsonrpc: '2.0'
  id?: unknown
  method: string
  params: Record<string, unknown>
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
