import { AppError } from '../errors.ts'
import { serverInfo } from './methods.ts'
import { CODES, META, RpcError, refused } from './protocol.ts'

/** A result as the caller's era wants it. */
export const stamped = (result: { _meta?: object }, modern: boolean) =>
  modern ? { resultType: 'complete', ...result, _meta: { ...result._meta, [META.serverInfo]: serverInfo } } : result

/** The HTTP status of a refusal in 2026-07-28: only what was found before a method ran has one of its own. */
export function modernStatus({ code, beforeHandler }: RpcError) {
  if (!beforeHandler) return 200
  return code === CODES.unknownMethod ? 404 : 400
}

/** What was thrown, in the protocol's words; what is no refusal is a fault of ours. */
export function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  // Of a whole request only the body can be bad; arguments are refused by name.
  if (error instanceof AppError && error.code === 'bad_request')
    return new RpcError(CODES.invalidRequest, error.message, { beforeHandler: true })
  if (error instanceof AppError) return refused(error)

  return new RpcError(CODES.internal, 'Something failed on our side. Try again in a moment.')
}

/** A refusal as JSON-RPC has it. */
export const rpcFailure = (id: unknown, { code, message, data }: RpcError) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data !== undefined && { data }) },
})
