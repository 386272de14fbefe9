import type { MerchantRecord } from '../../contract/merchant.ts'
import type { EntryKind, RecordChange } from '../../contract/record.ts'
import { AppError } from '../errors.ts'
import type { Wanted } from './change-record.ts'

/**
 * The record as one change wants it, unchecked. A service that is retired leaves the plans that include it. Throws
 * `not_found` for an entry that is not there, `conflict` for a plan that services name.
 */
export function changed(record: MerchantRecord, change: RecordChange): Wanted {
  switch (change.type) {
    case 'add':
      return put(record, change.kind, record[change.kind].length, change.entry)
    case 'change':
      // What a code means does not change, so neither does the code.
      return put(record, change.kind, placeOf(record, change), { ...change.entry, code: change.code })
    case 'retire':
      return retired(record, change)
    case 'closures':
      return {
        record: { ...record, workspace: { ...record.workspace, closures: change.closures } },
        place: '/workspace',
      }
    case 'import':
      return { record: change.record }
    default:
      return change satisfies never
  }
}

function put(record: MerchantRecord, kind: EntryKind, at: number, entry: Record<string, unknown>): Wanted {
  const entries: unknown[] = [...record[kind]]
  entries[at] = entry
  return { record: { ...record, [kind]: entries }, place: `/${kind}/${at}` }
}

function retired(record: MerchantRecord, { kind, code }: { kind: EntryKind; code: string }): Wanted {
  const at = placeOf(record, { kind, code })
  const left = { ...record, [kind]: record[kind].toSpliced(at, 1) }
  if (kind === 'services')
    return { record: { ...left, plans: record.plans.map((plan) => without(plan, code)) }, place: `/services/${at}` }

  const named = kind === 'plans' ? record.services.filter(({ plan }) => plan === code) : []
  if (named.length > 0)
    throw new AppError('conflict', `${named.map(({ name }) => name).join(', ')}: give them another plan first.`)
  return { record: left, place: `/${kind}/${at}` }
}

const without = (plan: MerchantRecord['plans'][number], code: string) => ({
  ...plan,
  services: plan.services.filter((service) => service !== code),
})

function placeOf(record: MerchantRecord, { kind, code }: { kind: EntryKind; code: string }): number {
  const at = record[kind].findIndex((entry) => entry.code === code)
  if (at === -1) throw new AppError('not_found', 'The record does not have that any more.')

  return at
}
