import { computed, createModel, signal } from '@preact/signals'
import { Refused } from '../../browser/failures.ts'
import { type EntryKind, type RecordChange, RecordChanged, RecordNow, Suggestions } from '../../contract/record.ts'
import type { ask } from '../session.ts'

/** A change that was looked at and not done yet. */
export interface Pending {
  change: RecordChange
  preview: RecordChanged
}

/** Another's change of what is being edited: the fields that are different now. */
export interface Meanwhile {
  name: string
  now: unknown
}

/** The merchant's record, and one change of it at a time: previewed where guests may lose their times, then done. */
export const EditedRecord = createModel((ask_: typeof ask) => {
  const now = signal<RecordNow | undefined>(undefined)
  const pending = signal<Pending | undefined>(undefined)
  const done = signal<RecordChanged | undefined>(undefined)
  const meanwhile = signal<readonly Meanwhile[]>([])

  async function look(): Promise<void> {
    now.value = await ask_('/catalogue', RecordNow)
  }

  /** Answers whether it is done; if not, `pending` says what it would come to. */
  async function save(change: RecordChange): Promise<boolean> {
    begin()
    if (!mayStrand(change)) return commit(change)

    const preview = await sent('preview', change)
    if (!asksFirst(change) && preview.stranded.length === 0) return commit(change)
    pending.value = { change, preview }
    return false
  }

  /** Does what was shown. Where the record has become another meanwhile, it is shown anew instead. */
  async function confirm(): Promise<boolean> {
    const asked = pending.value
    if (!asked) return false
    try {
      return await commit(asked.change)
    } catch (error) {
      if (isConflict(error)) pending.value = { ...asked, preview: await sent('preview', asked.change) }
      throw error
    }
  }

  async function commit(change: RecordChange): Promise<boolean> {
    took(await sent('changes', change))
    return true
  }

  function took(changed: RecordChanged) {
    now.value = { revision: changed.revision, record: changed.record, suggests: now.value?.suggests ?? false }
    pending.value = undefined
    done.value = changed
  }

  /** Other ways to ask for a piece of knowledge, by the model that is configured. */
  const suggest = (code: string): Promise<Suggestions> =>
    ask_(`/catalogue/knowledge/${code}/suggestions`, Suggestions, { method: 'POST' })

  /** Adds wordings to a piece of knowledge; they can stand beside any other change. */
  async function accept(code: string, wordings: readonly string[]): Promise<void> {
    const body = { wordings }
    took(await ask_(`/catalogue/knowledge/${code}/wordings`, RecordChanged, { method: 'POST', body }))
  }

  /** Sends a change; where somebody else has changed something that this one does not touch, it goes again. */
  async function sent(where: 'preview' | 'changes', change: RecordChange): Promise<RecordChanged> {
    const before = now.value
    if (!before) throw new Error('A record is changed once it has been read.')
    try {
      const body = { revision: before.revision, change }
      return await ask_(`/catalogue/${where}`, RecordChanged, { method: 'POST', body })
    } catch (error) {
      if (!isConflict(error)) throw error
      await look()
      const isOlder = now.value?.revision !== before.revision
      meanwhile.value = now.value && isOlder ? touched(change, before, now.value) : []
      if (!isOlder || change.type === 'import' || meanwhile.value.length > 0) throw error
      return sent(where, change)
    }
  }

  /** Nothing is to be done any more; what was done is still said. */
  function letGo() {
    pending.value = undefined
    meanwhile.value = []
  }

  function begin() {
    letGo()
    done.value = undefined
  }

  return {
    ...{ now, pending, done, meanwhile, look, save, confirm, begin, letGo, suggest, accept },
    record: computed(() => now.value?.record),
  }
})
export type EditedRecord = InstanceType<typeof EditedRecord>

const isConflict = (error: unknown) => error instanceof Refused && error.failure.error === 'conflict'

/** What can take times away, or is not taken back easily, is looked at first. */
const mayStrand = (change: RecordChange) =>
  asksFirst(change) || change.type === 'closures' || (change.type === 'change' && change.kind === 'services')

const asksFirst = ({ type }: RecordChange) => type === 'import' || type === 'retire'

function touched(change: RecordChange, before: RecordNow, after: RecordNow): Meanwhile[] {
  if (change.type === 'closures')
    return differing({ closures: before.record.workspace.closures }, { closures: after.record.workspace.closures })
  if (change.type !== 'change' && change.type !== 'retire') return []

  return differing(entryOf(before, change), entryOf(after, change))
}

const entryOf = (
  { record }: RecordNow,
  { kind, code }: { kind: EntryKind; code: string },
): Record<string, unknown> => ({
  ...record[kind].find((entry) => entry.code === code),
})

const differing = (before: Record<string, unknown>, after: Record<string, unknown>): Meanwhile[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, now: after[name] }))
