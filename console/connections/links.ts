import { createModel, signal } from '@preact/signals'
import * as z from 'zod/mini'
import { Connections, type ListedKey, MadeKey, MadeSecret, type NewKey } from '../../contract/connections.ts'
import type { ask } from '../session.ts'

/** What was made just now, until whoever made it has stored it; it is nowhere else. */
export interface Made {
  kind: 'key' | 'secret'
  /** The key's label, or the secret's kid. */
  name: string
  value: string
  /** It took the place of an earlier value. */
  again: boolean
}

/** How others reach the shop, and what is done about it. */
export const Links = createModel((ask_: typeof ask) => {
  const seen = signal<Connections | undefined>(undefined)
  const made = signal<Made | undefined>(undefined)
  /** The last thing that was done, for whoever cannot see it. */
  const said = signal('')

  async function look(): Promise<void> {
    seen.value = await ask_('/connections', Connections)
  }

  async function makeKey(wanted: NewKey): Promise<void> {
    const { key, value } = await ask_('/connections/keys', MadeKey, { method: 'POST', body: wanted })
    made.value = { kind: 'key', name: key.label, value, again: false }
    await look()
  }

  async function rotateKey({ id }: ListedKey): Promise<void> {
    const { key, value } = await ask_(`/connections/keys/${id}/rotate`, MadeKey, { method: 'POST' })
    made.value = { kind: 'key', name: key.label, value, again: true }
    await look()
  }

  async function revokeKey({ id, label }: ListedKey): Promise<void> {
    await ask_(`/connections/keys/${id}/revoke`, z.unknown(), { method: 'POST' })
    said.value = `${label} opens nothing any more.`
    await look()
  }

  async function makeSecret(): Promise<void> {
    const { kid, secret } = await ask_('/connections/secrets', MadeSecret, { method: 'POST' })
    made.value = { kind: 'secret', name: kid, value: secret, again: false }
    await look()
  }

  async function retireSecret(kid: string): Promise<void> {
    await ask_(`/connections/secrets/${encodeURIComponent(kid)}/retire`, z.unknown(), { method: 'POST' })
    said.value = `What ${kid} has signed is refused from now on.`
    await look()
  }

  /** Forgets what was made: it is stored. */
  const stored = () => {
    made.value = undefined
  }

  return { seen, made, said, look, makeKey, rotateKey, revokeKey, makeSecret, retireSecret, stored }
})
export type Links = InstanceType<typeof Links>
