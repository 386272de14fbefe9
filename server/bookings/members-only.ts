import type { Plan } from '../../contract/catalogue.ts'
import { listPlans } from '../catalogue/catalogue.ts'
import { money } from '../catalogue/money.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import type { Guest } from './guests.ts'

/** Why this guest may not book a service, as a refusal. */
export const membersOnly = async (...asked: Parameters<typeof whyMembersOnly>): Promise<AppError> =>
  new AppError('forbidden', await whyMembersOnly(...asked))

/** The same in words: for whom it is, what that costs, and what would help. */
export async function whyMembersOnly(
  db: Database,
  workspace: Workspace,
  { member }: Guest,
  service: { service_code: string; service_name: string },
): Promise<string> {
  const plans = await listPlans(db, workspace)
  const including = plans.filter(({ services }) => services.includes(service.service_code))
  const own = plans.find(({ code }) => code === member?.plan)
  const remedy = !member
    ? 'If you are one, sign in on the shop’s site; or choose another.'
    : `Your membership${own ? `, ${own.name},` : ''} does not include it. Choose another.`
  return `${service.service_name} is for ${membersOf(workspace, including)}. ${remedy}`
}

/** "members of Cellar (£58 per month) or Trade (£140 per month)". */
export function membersOf({ profile }: Workspace, plans: Pick<Plan, 'name' | 'price'>[]): string {
  const named = plans.map(({ name, price }) => `${name} (${money(profile, price.amount)} per ${price.per})`)
  return named.length > 0 ? `members of ${named.join(' or ')}` : 'members'
}
