import { listPlans } from '../catalogue/catalogue.ts'
import { money } from '../catalogue/money.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import type { Guest } from './guests.ts'

/** Why this guest may not book a service: for whom it is, what that costs, and what would help. */
export async function membersOnly(
  db: Database,
  workspace: Workspace,
  { member }: Guest,
  service: { service_code: string; service_name: string },
): Promise<AppError> {
  const plans = await listPlans(db, workspace)
  const including = plans
    .filter(({ services }) => services.includes(service.service_code))
    .map(({ name, price }) => `${name} (${money(workspace.profile, price.amount)} per ${price.per})`)
  const own = plans.find(({ code }) => code === member?.plan)
  const forWhom = including.length > 0 ? `members of ${including.join(' or ')}` : 'members'
  const remedy = !member
    ? 'If you are one, sign in on the shop’s site; or choose another.'
    : `Your membership${own ? `, ${own.name},` : ''} does not include it. Choose another.`
  return new AppError('forbidden', `${service.service_name} is for ${forWhom}. ${remedy}`)
}
