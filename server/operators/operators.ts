import { randomUUID } from 'node:crypto'
import type { ChangedOperator, Operator, Preferences, Role } from '../../contract/console.ts'
import type { OperatorTable } from '../database/tables.ts'
import { type Database, isPostgres, isTaken, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'
import { spendInvitations } from './invitations.ts'
import { endSessionsOf } from './sessions.ts'

interface NewOperator {
  email: string
  name: string
  role: Role
  /** As `hashPassword` made it. */
  password: string
}

const atFirst: Preferences = { shortcuts: true, sound: 60, notifications: false }

/** Adds one of the shop's people. Throws `conflict` where the address has an account already. */
export async function addOperator(db: Database, workspaceId: string, known: NewOperator): Promise<OperatorTable> {
  const { email, name, role, password } = known
  try {
    return await db
      .insertInto('operator')
      .values({
        workspace_id: workspaceId,
        id: randomUUID(),
        email,
        email_key: emailKey(email),
        name,
        role,
        password,
        preferences: JSON.stringify(atFirst),
        created_at: now(),
        removed_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    throw isTaken(error) ? new AppError('conflict', 'This address has an account already. Sign in with it.') : error
  }
}

/** The account of an address, in whichever workspace: that is where its person works. */
export const operatorByEmail = (db: Database, email: string): Promise<OperatorTable | undefined> =>
  db
    .selectFrom('operator')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export const listOperators = (db: Database, workspaceId: string): Promise<OperatorTable[]> =>
  db
    .selectFrom('operator')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Throws `not_found`. */
export async function findOperator(db: Database, workspaceId: string, id: string): Promise<OperatorTable> {
  const row = await db
    .selectFrom('operator')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw nobody()

  return row
}

const nobody = () => new AppError('not_found', 'There is no such person here.')

/** Keeps who the shop's people are as it is until the commit: two who count them at once would count each other. */
export async function holdPeople(trx: Database, workspaceId: string): Promise<void> {
  await trx
    .selectFrom('workspace')
    .select('id')
    .where('id', '=', workspaceId)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute()
}

export async function changeOperator(
  db: Database,
  { workspace_id, id }: OperatorTable,
  { name, preferences }: ChangedOperator,
): Promise<OperatorTable> {
  return db
    .updateTable('operator')
    .set({ ...(name && { name }), ...(preferences && { preferences: JSON.stringify(preferences) }) })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Gives an account another password, and ends every session that the old one opened and every link to change it. */
export function changePassword(
  db: Database,
  { workspace_id, id }: OperatorTable,
  password: string,
): Promise<OperatorTable> {
  return transact(db, async (trx) => {
    const changed = await trx
      .updateTable('operator')
      .set({ password })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!changed) throw nobody()
    await endSessionsOf(trx, workspace_id, id)
    await spendInvitations(trx, workspace_id, { to: changed })
    return changed
  })
}

/** Closes an account, its sessions, and the links that it made or that are for its address. Throws `conflict` for the last owner, `not_found` for nobody. */
export function removeOperator(db: Database, workspaceId: string, id: string): Promise<void> {
  return transact(db, async (trx) => {
    await holdPeople(trx, workspaceId)
    const gone = await findOperator(trx, workspaceId, id)
    await trx
      .updateTable('operator')
      .set({ removed_at: now() })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .execute()
    const left = await listOperators(trx, workspaceId)
    if (gone.role === 'owner' && !left.some(({ role }) => role === 'owner'))
      throw new AppError('conflict', 'A shop has at least one owner. Make somebody else one first.')

    await endSessionsOf(trx, workspaceId, id)
    await spendInvitations(trx, workspaceId, { to: gone, by: id })
  })
}

export const presentOperator = ({ id, name, email, role, preferences, created_at }: OperatorTable): Operator => ({
  ...{ id, name, email, role, created_at },
  preferences: JSON.parse(preferences),
})

const emailKey = (email: string) => email.trim().toLowerCase()
