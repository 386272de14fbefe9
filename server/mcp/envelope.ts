import { CODES, isObject, LEGACY, META, MODERN, RpcError, type RpcRequest } from './protocol.ts'

/** Reads a body as JSON. Throws `RpcError`. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RpcError(CODES.parse, 'The body is no JSON.', { beforeHandler: true })
  }
}

/** One JSON-RPC request; read leniently, since a plain client sends little more than a method. Throws `RpcError`. */
export function readRequest(value: unknown): RpcRequest {
  const refuse = (code: number, message: string) => new RpcError(code, message, { beforeHandler: true })
  if (!isObject(value) || value.jsonrpc !== '2.0' || typeof value.method !== 'string')
    throw refuse(
      CODES.invalidRequest,
      'This is no JSON-RPC 2.0 request: send one object with "jsonrpc":"2.0" and a method.',
    )
  if (!isShallow(value.id)) throw refuse(CODES.invalidRequest, 'The id is nested too deep to be echoed.')
  if (value.params !== undefined && !isObject(value.params))
    throw refuse(CODES.invalidParams, 'params must be an object.')

  return { jsonrpc: '2.0', method: value.method, params: value.params ?? {}, ...('id' in value && { id: value.id }) }
}

/** The id of a request that may be too broken to be one. */
export const idOf = (value: unknown): unknown =>
  isObject(value) && 'id' in value && isShallow(value.id) ? value.id : null

// An id is echoed whatever it is; only what could never be written again is not.
const isShallow = (value: unknown, depth = 32): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1)))

type Header = (name: string) => string | undefined

/** Whether the caller speaks the stateless revision: it says so in `_meta`, or by its version header. */
export function isModern(value: unknown, header: Header): boolean {
  const version = header('mcp-protocol-version') ?? ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(version) && version >= '2026-07-28') return true

  const meta = isObject(value) && isObject(value.params) ? value.params._meta : undefined
  return isObject(meta) && META.protocolVersion in meta
}

/** Checks what the stateless revision wants of every request: the envelope, and headers that agree with the body. */
export function checkModern({ method, params }: RpcRequest, header: Header): void {
  const refuse = (code: number, message: string, data?: unknown) =>
    new RpcError(code, message, { data, beforeHandler: true })
  const meta = isObject(params._meta) ? params._meta : {}
  const version = meta[META.protocolVersion]
  if (typeof version !== 'string' || !isObject(meta[META.clientCapabilities]))
    throw refuse(CODES.invalidParams, `params._meta needs ${META.protocolVersion} and ${META.clientCapabilities}.`)
  if (header('mcp-protocol-version') !== version)
    throw refuse(CODES.headerMismatch, 'The MCP-Protocol-Version header does not match the body.')
  if (!MODERN.includes(version))
    throw refuse(CODES.unsupportedVersion, 'This protocol version is not supported.', {
      supported: [...MODERN, ...LEGACY],
      requested: version,
    })
  if (header('mcp-method') !== method)
    throw refuse(CODES.headerMismatch, 'The Mcp-Method header does not match the body.')

  const name = nameIn(method, params)
  if (name !== undefined && decoded(header('mcp-name') ?? '') !== name)
    throw refuse(CODES.headerMismatch, 'The Mcp-Name header does not match the body.')
}

/** What the Mcp-Name header has to repeat. */
function nameIn(method: string, { name, uri }: Record<string, unknown>): unknown {
  switch (method) {
    case 'resources/read':
      return uri
    case 'tools/call':
    case 'prompts/get':
      return name
    default:
      return undefined
  }
}

const decoded = (value: string) => {
  const base64 = /^=\?base64\?(.*)\?=$/.exec(value)?.[1]
  return base64 === undefined ? value : Buffer.from(base64, 'base64').toString()
}
