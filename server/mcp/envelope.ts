import { CODES, isObject, LEGACY, META, MODERN, RpcError, type RpcRequest } from './protocol.ts'

/** Reads one JSON-RPC request out of a body; leniently, since a plain client sends little more than a method. */
export function readRequest(text: string): RpcRequest {
  const value = readJson(text)
  if (!isObject(value) || value.jsonrpc !== '2.0' || typeof value.method !== 'string')
    throw new RpcError(
      CODES.invalidRequest,
      'This is no JSON-RPC 2.0 request: it needs "jsonrpc":"2.0" and a method.',
      {
        beforeHandler: true,
      },
    )
  if (value.params !== undefined && !isObject(value.params))
    throw new RpcError(CODES.invalidParams, 'params must be an object.', { beforeHandler: true })

  return { jsonrpc: '2.0', method: value.method, params: value.params ?? {}, ...('id' in value && { id: value.id }) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RpcError(CODES.parse, 'The body is no JSON.', { beforeHandler: true })
  }
}

/** The id of a request that may be too broken to be one. */
export function idOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && 'id' in value ? value.id : null
  } catch {
    return null
  }
}

type Header = (name: string) => string | undefined

/** Whether the caller speaks the stateless revision: it says so in `_meta`, or by its version header. */
export function isModern(text: string, header: Header): boolean {
  const version = header('mcp-protocol-version')
  if (version !== undefined && version >= '2026-07-28') return true
  try {
    const value: unknown = JSON.parse(text)
    const meta = isObject(value) && isObject(value.params) ? value.params._meta : undefined
    return isObject(meta) && META.protocolVersion in meta
  } catch {
    return false
  }
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

  const name =
    method === 'resources/read'
      ? params.uri
      : method === 'tools/call' || method === 'prompts/get'
        ? params.name
        : undefined
  if (name !== undefined && decoded(header('mcp-name') ?? '') !== name)
    throw refuse(CODES.headerMismatch, 'The Mcp-Name header does not match the body.')
}

const decoded = (value: string) => {
  const base64 = /^=\?base64\?(.*)\?=$/.exec(value)?.[1]
  return base64 === undefined ? value : Buffer.from(base64, 'base64').toString()
}
