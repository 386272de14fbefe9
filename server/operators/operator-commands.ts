import { appendAudit } from '../audit/audit.ts'
import { type Command, siteOf, UsageError } from '../command.ts'
import { transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { findWorkspace } from '../workspaces/workspaces.ts'
import { inviteAgain } from './links.ts'
import { listOperators, operatorByEmail } from './operators.ts'

/** `operator list` and `operator link --email E`. Throws `UsageError` for anything else. */
export function operatorCommand(what: string | undefined): Command {
  if (what === 'list') return list
  if (what === 'link') return link
  throw new UsageError('operator needs list or link.')
}

const list: Command = async (db, env, { workspace: slug }) => {
  const workspace = await findWorkspace(db, await siteOf(db, env), slug)
  const people = await listOperators(db, workspace.id)
  const known = people.map(({ id, name, email, role, created_at }) => ({ id, name, email, role, created_at }))
  return {
    json: { workspace: workspace.slug, operators: known },
    text: known.map(({ name, email, role }) => `${role.padEnd(6)}  ${email}  ${name}`).join('\n') || 'Nobody yet.',
  }
}

// For whoever has lost their password where no other owner can make them a link.
const link: Command = async (db, env, { workspace: slug, email }) => {
  if (!email) throw new UsageError('operator link needs --email, of somebody who has an account.')

  const workspace = await findWorkspace(db, await siteOf(db, env), slug)
  const person = await operatorByEmail(db, email)
  const owner = (await listOperators(db, workspace.id)).find(({ role }) => role === 'owner')
  if (person?.workspace_id !== workspace.id || !owner)
    throw new AppError('not_found', `Nobody of ${workspace.slug} has the address ${email}. Run: chaxi operator list`)

  const made = await transact(db, async (trx) => {
    const made = await inviteAgain(trx, workspace, person.id, owner.id)
    const target = { type: 'operator', id: person.id }
    await appendAudit(trx, workspace.id, {
      ...{ surface: 'cli', actor: { type: 'system' }, action: 'renew_invitation', target, status: 200 },
    })
    return made
  })
  return {
    json: made,
    text: [
      `By this link ${person.name} chooses a new password, once, until ${made.expires_at}:`,
      `  ${made.url}`,
      'It is shown this once. Hand it to nobody else.',
    ].join('\n'),
  }
}
