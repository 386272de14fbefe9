import { isDeepStrictEqual } from 'node:util'
import type { MerchantRecord } from '../../contract/merchant.ts'
import type { RecordDifference } from '../../contract/record.ts'

const kinds = ['services', 'plans', 'knowledge'] as const

/** What became another in a record: the shop's own particulars first, then entry by entry and field by field. */
export function differences(before: MerchantRecord, after: MerchantRecord): RecordDifference[] {
  const shop = changedFields({ ...before.workspace }, { ...after.workspace })
  return [
    ...(shop.length > 0
      ? [{ kind: 'workspace' as const, code: after.workspace.slug, title: after.workspace.name, fields: shop }].map(
          (difference) => ({ ...difference, change: 'changed' as const }),
        )
      : []),
    ...kinds.flatMap((kind) => differencesOf(kind, before[kind], after[kind])),
  ]
}

type Kind = (typeof kinds)[number]
type Entry = MerchantRecord[Kind][number]

function differencesOf(kind: Kind, before: Entry[], after: Entry[]): RecordDifference[] {
  const known = new Map(before.map((entry) => [entry.code, entry]))
  const left = new Set(after.map(({ code }) => code))
  const named = (entry: Entry) => ({ kind, code: entry.code, title: titleOf(entry) })
  return [
    ...after.flatMap((entry): RecordDifference[] => {
      const earlier = known.get(entry.code)
      if (!earlier) return [{ ...named(entry), change: 'added', fields: [] }]
      const fields = changedFields({ ...earlier }, { ...entry })
      return fields.length > 0 ? [{ ...named(entry), change: 'changed', fields }] : []
    }),
    ...before
      .filter(({ code }) => !left.has(code))
      .map((entry): RecordDifference => ({ ...named(entry), change: 'retired', fields: [] })),
    ...reordered(kind, before, after),
  ]
}

/** Entries that stay, in another order: that is the order visitors read them in. */
function reordered(kind: Kind, before: Entry[], after: Entry[]): RecordDifference[] {
  const stays = (among: Entry[]) => (entry: Entry) => among.some(({ code }) => code === entry.code)
  const [was, is] = [before.filter(stays(after)), after.filter(stays(before))]
  if (was.every(({ code }, at) => is[at]?.code === code)) return []

  const order = { name: 'order', before: was.map(titleOf), after: is.map(titleOf) }
  return [{ kind, code: '', title: 'Order', change: 'changed', fields: [order] }]
}

const titleOf = (entry: Entry) => ('question' in entry ? entry.question : entry.name)

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }))
}
