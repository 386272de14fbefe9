import fc from 'fast-check'
import { http } from './http.ts'
import { routes } from './routes.ts'
import { rpc } from './rpc.ts'
import { workspaceApi } from './workspace-api.ts'

/** One request, however broken. */
export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  /** Sent in pieces, without saying how much it will be. */
  chunked?: boolean
}

/** What a stranger may have found out: the rest is guessed. */
export interface Known {
  token: string
  conversation: string
  form: string
  slot: string
  booking: string
  /** An API key, and what it can reach. */
  key: string
  intervention: string
}

/** Bytes that may not even be HTTP. */
export interface Raw {
  raw: string
}

/** Requests of every kind, most of them wrong somewhere. */
export const malformed = (known: Known): fc.Arbitrary<Sent | Raw> => {
  const request = fc.oneof(
    { weight: 3, arbitrary: rpc },
    { weight: 2, arbitrary: routes(known) },
    { weight: 2, arbitrary: workspaceApi(known) },
  )
  return fc.oneof(
    { weight: 12, arbitrary: fc.tuple(request, fc.nat(9)).map(([sent, luck]) => ({ ...sent, chunked: luck === 0 })) },
    { weight: 1, arbitrary: http },
  )
}
