import { randomUUID } from 'node:crypto'
import type { KnownVisitor } from '../../contract/people.ts'
import type { VisitorTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { atSecond, now } from '../time.ts'
import type { Member } from './member-token.ts'

/** Somebody new, of whom nothing is known. */
export const addVisitor = (trx: Database, workspaceId: string): Promise<VisitorTable> =>
  trx
    .insertInto('visitor')
    .values({ workspace_id: workspaceId, id: randomUUID(), ...nobody, created_at: now() })
    .returningAll()
    .executeTakeFirstOrThrow()

const nobody = { member_sub: null, name: null, email: null, plan_code: null, claims_at: '' }

/**
 * The member's one visitor, as the merchant's site described them last; its row is taken. They are told apart by `sub`
 * alone: an address may be somebody else's tomorrow. A token that was made before the last one heard changes nothing.
 */
export async function saveMember(trx: Database, workspaceId: string, member: Member): Promise<VisitorTable> {
  const known = await trx
    .insertInto('visitor')
    .values({ workspace_id: workspaceId, id: randomUUID(), ...describing(member), created_at: now() })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'member_sub']).doUpdateSet({ member_sub: member.sub }))
    .returningAll()
    .executeTakeFirstOrThrow()
  const described = await trx
    .updateTable('visitor')
    .set(describing(member))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', known.id)
    .where('claims_at', '<=', madeAt(member))
    .returningAll()
    .executeTakeFirst()
  return described ?? known
}

/** The same, written only where something of it is new. */
export async function knownMember(db: Database, workspaceId: string, member: Member): Promise<VisitorTable> {
  const known = await db
    .selectFrom('visitor')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('member_sub', '=', member.sub)
    .executeTakeFirst()
  const described = describing(member)
  const isSame =
    known?.name === described.name && known.email === described.email && known.plan_code === described.plan_code
  const isAsNew = (known?.claims_at ?? '') >= described.claims_at
  return known && isSame && isAsNew ? known : saveMember(db, workspaceId, member)
}

const madeAt = ({ iat }: Member) => atSecond(iat)

const describing = (member: Member) => ({
  member_sub: member.sub,
  name: member.name,
  email: member.email,
  plan_code: member.plan ?? null,
  claims_at: madeAt(member),
})

/** What the shop knows of them, as it is told. */
export const knownVisitor = ({
  id,
  name,
  email,
  member_sub,
}: Pick<VisitorTable, 'id' | 'name' | 'email' | 'member_sub'>): KnownVisitor => ({
  id,
  ...(name && { name }),
  ...(email && { email }),
  member: member_sub !== null,
})
