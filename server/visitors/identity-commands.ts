import { type Command, siteOf, UsageError } from '../command.ts'
import { findWorkspace } from '../workspaces/workspaces.ts'
import { listSecrets, rotateSecret } from './identity-secrets.ts'
import { signMemberToken } from './member-token.ts'

/** `identity token`, `rotate` and `secrets`. Throws `UsageError` for anything else. */
export function identityCommand(what: string | undefined): Command {
  if (what === 'token') return token
  if (what === 'rotate') return rotate
  if (what === 'secrets') return secrets
  throw new UsageError('identity needs token, rotate or secrets.')
}

const token: Command = async (db, env, { sub, email, name, plan, workspace: slug }) => {
  if (!sub || !email || !name) throw new UsageError('identity token needs --sub, --email and --name.')

  const workspace = await findWorkspace(db, await siteOf(db, env), slug)
  const made = await signMemberToken(db, workspace, { sub, email, name, plan })
  return { json: { token: made }, text: made }
}

const rotate: Command = async (db, env, { workspace: slug }) => {
  const workspace = await findWorkspace(db, await siteOf(db, env), slug)
  const { made, retired } = await rotateSecret(db, workspace.id)
  const { kid, secret, created_at } = made
  return {
    json: { workspace: workspace.slug, kid, secret, created_at, retired },
    text: [
      'The new identity secret. It is shown this once: give it to the shop’s own server, and to nobody else.',
      `  kid     ${kid}`,
      `  secret  ${secret}`,
      `  aud     ${workspace.slug}`,
      'Tokens signed with the secret before it are accepted until you rotate again.',
      ...retired.map((old) => `Retired: ${old}. What it signed is refused from now on.`),
    ].join('\n'),
  }
}

const secrets: Command = async (db, env, { workspace: slug }) => {
  const workspace = await findWorkspace(db, await siteOf(db, env), slug)
  const rows = await listSecrets(db, workspace.id)
  const known = rows.map(({ kid, created_at, retired_at }, place) => ({
    kid,
    state: retired_at ? 'retired' : place === 0 ? 'signs' : 'verifies',
    created_at,
    retired_at,
    days: daysSince(created_at),
  }))
  return {
    json: { workspace: workspace.slug, secrets: known },
    text: known.map(({ kid, state, days }) => `${kid}  ${state.padEnd(8)}  ${age(days)}`).join('\n'),
  }
}

const daysSince = (instant: string) => Math.floor((Date.now() - Date.parse(instant)) / 86_400_000)

const age = (days: number) => (days === 0 ? 'made today' : days === 1 ? 'a day old' : `${days} days old`)
