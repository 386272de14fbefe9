import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AcceptInvitation, NewInvitation, OneTimeLink, SetUp } from '../../contract/console.ts'
import type { InvitationTable, OperatorTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { minutesAfter, now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { openInvitations, spendInvitations } from './invitations.ts'
import { addOperator, changePassword, findOperator, holdPeople, listOperators, operatorByEmail } from './operators.ts'
import { hashPassword } from './passwords.ts'

const DAYS = 7

/**
 * The one-time link to a shop that has nobody yet: good until it is used or the process ends, and its value is kept
 * nowhere.
 */
export class SetUpLink {
  #hash: Buffer | undefined

  /** Makes the link's token, in place of any earlier one. */
  renew(): string {
    const token = randomBytes(24).toString('base64url')
    this.#hash = hash(token)
    return token
  }

  /** Makes the shop's first owner. Throws `forbidden` for a link that is used or unknown, `conflict` when there is one. */
  async use(db: Database, workspace: Workspace, { token, name, email, password }: SetUp): Promise<OperatorTable> {
    if (!this.#hash || !timingSafeEqual(this.#hash, hash(token))) throw spentLink()

    const kept = await hashPassword(password, [name, email, workspace.profile.name])
    const owner = await transact(db, async (trx) => {
      await holdPeople(trx, workspace.id)
      if ((await listOperators(trx, workspace.id)).length > 0)
        throw new AppError('conflict', 'This shop has been set up already. Sign in, or ask an owner for a link.')
      return addOperator(trx, workspace.id, { email, name, role: 'owner', password: kept })
    })
    this.#hash = undefined
    return owner
  }
}

/** Invites somebody by a link to hand on. Throws `conflict` where the address has an account. */
export async function invite(
  db: Database,
  workspace: Workspace,
  invited: NewInvitation,
  by: string,
): Promise<OneTimeLink> {
  if (await operatorByEmail(db, invited.email))
    throw new AppError('conflict', 'This address has an account already. Make a new link for it in the list of people.')
  return makeLink(db, workspace, { ...invited, operator_id: null, made_by: by })
}

/** A link by which somebody who has an account gives it another password. Throws `not_found`. */
export async function inviteAgain(
  db: Database,
  workspace: Workspace,
  operatorId: string,
  by: string,
): Promise<OneTimeLink> {
  const { id, email, name, role } = await findOperator(db, workspace.id, operatorId)
  return makeLink(db, workspace, { operator_id: id, email, name, role, made_by: by })
}

async function makeLink(
  db: Database,
  { id, baseUrl }: Workspace,
  whom: Pick<InvitationTable, 'operator_id' | 'email' | 'name' | 'role' | 'made_by'>,
): Promise<OneTimeLink> {
  const token = randomBytes(24).toString('base64url')
  const expires_at = minutesAfter(now(), DAYS * 24 * 60)
  await db
    .insertInto('invitation')
    .values({
      workspace_id: id,
      token_hash: hash(token).toString('base64url'),
      ...whom,
      expires_at,
      created_at: now(),
      used_at: null,
    })
    .execute()
  return { url: `${new URL(baseUrl).origin}/console/welcome#${token}`, expires_at }
}

/** Whom a link lets in. Throws `forbidden` for one that is used, withdrawn, unknown or too old. */
export async function readInvitation(db: Database, token: string): Promise<InvitationTable> {
  const row = await openInvitations(db).where('token_hash', '=', hash(token).toString('base64url')).executeTakeFirst()
  if (!row) throw spentLink()
  return row
}

/**
 * Uses a link, once, and with it every other one for the same address: makes the account, or gives it another password.
 * Throws as `readInvitation` does.
 */
export async function acceptInvitation(
  db: Database,
  { token, name, password }: AcceptInvitation,
): Promise<OperatorTable> {
  const known = await readInvitation(db, token)
  const kept = await hashPassword(password, [name, known.email])
  return transact(db, async (trx) => {
    const { workspace_id, operator_id, email, role } = known
    await holdPeople(trx, workspace_id)
    // Removing whoever made it has spent it, also while the password was hashed.
    await readInvitation(trx, token)
    await spendInvitations(trx, workspace_id, { to: { id: operator_id, email } })
    if (operator_id === null) return addOperator(trx, workspace_id, { email, name, role, password: kept })

    return changePassword(trx, await findOperator(trx, workspace_id, operator_id), kept)
  })
}

const spentLink = () =>
  new AppError('forbidden', 'This link has been used, or is too old. Ask an owner of the shop for another one.')

const hash = (token: string) => createHash('sha256').update(token).digest()
