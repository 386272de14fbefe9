import { computed, createModel, signal } from '@preact/signals'
import type { InboxItem, InboxList } from '../../contract/inbox.ts'
import type { InboxApi } from './inbox-api.ts'

/** Conversations under one heading. */
export interface Group {
  heading: string
  /** How they stand, where that is not plain. */
  order?: string
  items: InboxItem[]
}

/** One list of the inbox, kept as the news says it is. */
export const Queue = createModel((api: Pick<InboxApi, 'list'>) => {
  const list = signal<InboxList>('waiting')
  const search = signal('')
  const known = signal<ReadonlyMap<string, InboxItem>>(new Map())
  const cursor = signal<string | null>(null)
  const state = signal<'loading' | 'ready' | 'failed'>('loading')
  /** Came while the list was scrolled: rows never jump under the pointer. */
  const held = signal<readonly InboxItem[]>([])
  const items = computed(() => [...known.value.values()].filter((item) => belongs(item, list.value)))
  const groups = computed(() => grouped(items.value, list.value))
  let asked = 0

  /** Shows a list from its beginning; `quietly` keeps what is shown until the answer has come. */
  async function show(which: InboxList, words = '', { quietly = false } = {}) {
    const turn = ++asked
    list.value = which
    search.value = words
    if (!quietly) {
      state.value = 'loading'
      known.value = new Map()
    }
    try {
      const page = await api.list(which, { search: words || undefined })
      if (turn !== asked) return
      known.value = new Map(page.items.map((item) => [item.id, item]))
      cursor.value = page.next_cursor
      held.value = []
      state.value = 'ready'
    } catch (error) {
      console.warn(error)
      if (turn === asked) state.value = 'failed'
    }
  }

  async function more() {
    if (cursor.value === null) return
    const turn = asked
    const page = await api.list(list.value, { search: search.value || undefined, cursor: cursor.value })
    if (turn !== asked) return
    known.value = new Map([...known.value, ...page.items.map((item) => [item.id, item] as const)])
    cursor.value = page.next_cursor
  }

  /** A conversation is so now. `still`: what is new to the list waits until it is asked for. */
  function take(item: InboxItem, still = false) {
    const isNew = !known.value.has(item.id)
    if (isNew && (search.value || !belongs(item, list.value))) return
    if (isNew && still) held.value = [...held.value.filter(({ id }) => id !== item.id), item]
    else known.value = new Map([...known.value, [item.id, item]])
  }

  function letIn() {
    known.value = new Map([...known.value, ...held.value.map((item) => [item.id, item] as const)])
    held.value = []
  }

  return { list, search, state, items, groups, held, cursor, show, more, take, letIn }
})
export type Queue = InstanceType<typeof Queue>

function belongs({ intervention, unhelpful }: InboxItem, list: InboxList): boolean {
  const state = intervention?.state
  if (list === 'waiting') return state === 'pending'
  if (list === 'mine') return state === 'active' && intervention?.is_mine === true
  if (list === 'resolved') return state === 'resolved'
  if (list === 'unhelpful') return unhelpful > 0
  return true
}

function grouped(items: InboxItem[], list: InboxList): Group[] {
  if (list === 'waiting') return group('Waiting for a person', items.toSorted(byWait), 'longest first')
  if (list === 'mine') return group('Yours', items.toSorted(byNews))
  if (list === 'resolved') return group('Resolved', items.toSorted(byEnd))
  if (list === 'unhelpful') return group('An answer did not help', items.toSorted(byNews))

  const open = (item: InboxItem) => item.intervention?.state
  const theirs = items.filter((item) => open(item) === 'active' && !item.intervention?.is_mine)
  const holders = [...new Set(theirs.map(({ intervention }) => intervention?.assignee ?? ''))].sort()
  return [
    ...group(
      'Waiting for a person',
      items.filter((item) => open(item) === 'pending').toSorted(byWait),
      'longest first',
    ),
    ...group('Yours', items.filter((item) => open(item) === 'active' && item.intervention?.is_mine).toSorted(byNews)),
    ...holders.flatMap((name) =>
      group(`With ${name}`, theirs.filter(({ intervention }) => intervention?.assignee === name).toSorted(byNews)),
    ),
    ...group('With the assistant', items.filter(withAssistant).toSorted(byNews)),
  ]
}

const group = (heading: string, items: InboxItem[], order?: string): Group[] =>
  items.length > 0 ? [{ heading, items, order }] : []

const withAssistant = ({ intervention }: InboxItem) => !intervention || intervention.state === 'resolved'

const byWait = (a: InboxItem, b: InboxItem) =>
  (a.intervention?.waiting_since ?? '').localeCompare(b.intervention?.waiting_since ?? '') || a.id.localeCompare(b.id)
// As the server pages it.
const byNews = (a: InboxItem, b: InboxItem) => b.updated_at.localeCompare(a.updated_at) || b.id.localeCompare(a.id)
const byEnd = (a: InboxItem, b: InboxItem) =>
  (b.intervention?.resolved_at ?? '').localeCompare(a.intervention?.resolved_at ?? '') || a.id.localeCompare(b.id)

/** When the visitor last said something in it. */
export const saidAt = ({ last_message, updated_at }: InboxItem): string => last_message?.created_at ?? updated_at
