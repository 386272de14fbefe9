import { computed, createModel, signal } from '@preact/signals'
import { Refused } from '../../browser/failures.ts'
import type { Draft, InboxConversation, InboxItem, Note } from '../../contract/inbox.ts'
import type { Resolution } from '../../contract/interventions.ts'
import type { ShopMessage } from '../../contract/shop-view.ts'
import type { InboxApi } from './inbox-api.ts'

export type Kind = Draft['kind']

/** Words on their way: shown at once, in place, until the server has them. */
export interface Outgoing {
  id: string
  kind: Kind
  text: string
  at: string
  /** Why they did not go out. */
  fault?: string
}

/** Who has the conversation, as the composer says it. */
export type Holder = { by: 'me' | 'assistant' | 'nobody' } | { by: 'colleague'; name: string }

/** One conversation on an operator's desk: what was said, the team's notes, and what is on its way. Draws nothing. */
export const Talk = createModel((id: string, api: InboxApi, newId: () => string) => {
  const conversation = signal<InboxConversation | undefined>()
  const earlier = signal<readonly ShopMessage[]>([])
  const outgoing = signal<readonly Outgoing[]>([])
  const state = signal<'loading' | 'ready' | 'failed' | 'gone'>('loading')
  const fault = signal<string | undefined>()
  const hasEarlier = signal(false)
  const item = computed(() => conversation.value?.item)
  const holder = computed<Holder>(() => holderOf(item.value))
  const messages = computed(() => [...earlier.value, ...(conversation.value?.messages ?? [])])
  let reading: Promise<void> | undefined
  let stale = false

  /** Reads it anew. What comes meanwhile is read once more after, not side by side. */
  function read(): Promise<void> {
    stale = true
    reading ??= readOn().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readOn() {
    while (stale) {
      stale = false
      try {
        take(await api.read(id))
      } catch (error) {
        if (error instanceof Refused && error.failure.error === 'not_found') state.value = 'gone'
        else if (state.value === 'loading') state.value = 'failed'
        console.warn(error)
      }
    }
  }

  function take(read: InboxConversation) {
    const oldest = read.messages[0]?.seq ?? 0
    const before = conversation.value?.messages ?? []
    // The page moves with what is said: what it leaves behind stays shown.
    const left = before.filter(({ seq }) => seq < oldest && earlier.value.every((message) => message.seq !== seq))
    earlier.value = [...earlier.value, ...left]
    if (!conversation.value) hasEarlier.value = read.has_earlier
    conversation.value = read
    state.value = 'ready'
    const arrived = new Set<string>([...read.messages, ...read.notes].map(({ id }) => id))
    outgoing.value = outgoing.value.filter(({ id }) => !arrived.has(id))
  }

  async function readEarlier() {
    const first = messages.value[0]
    if (!first) return
    await attempt(async () => {
      const page = await api.read(id, first.seq)
      earlier.value = [...page.messages, ...earlier.value]
      hasEarlier.value = page.has_earlier
    })
  }

  /** The news says how it stands; its words are fetched when there are new ones. */
  function hear(news: InboxItem) {
    const present = conversation.value
    if (!present || news.id !== id) return
    conversation.value = { ...present, item: news }
    if (news.last_seq !== present.item.last_seq) void read()
  }

  function hearNote(note: Note) {
    const present = conversation.value
    if (!present || present.notes.some(({ id }) => id === note.id)) return
    conversation.value = { ...present, notes: [...present.notes, note] }
    outgoing.value = outgoing.value.filter(({ id }) => id !== note.id)
  }

  async function send(kind: Kind, text: string): Promise<boolean> {
    const words = { id: newId(), kind, text, at: new Date().toISOString() }
    outgoing.value = [...outgoing.value, words]
    return deliver(words)
  }

  /** The same words under the same id: whatever became of the first try, they are said once. */
  function retry(id: string) {
    const words = outgoing.value.find((words) => words.id === id)
    if (words) void deliver(words)
  }

  const discard = (id: string) => {
    outgoing.value = outgoing.value.filter((words) => words.id !== id)
  }

  async function deliver({ id: wordsId, kind, text }: Outgoing): Promise<boolean> {
    mark(wordsId, undefined)
    try {
      if (kind === 'reply') await api.reply(intervention(), { id: wordsId, text })
      else hearNote(await api.note(id, { id: wordsId, text }))
      void read()
      return true
    } catch (error) {
      mark(wordsId, error instanceof Error ? error.message : String(error))
      void read()
      return false
    }
  }

  const mark = (id: string, fault: string | undefined) => {
    outgoing.value = outgoing.value.map((words) => (words.id === id ? { ...words, fault } : words))
  }

  async function attempt(act: () => Promise<unknown>) {
    fault.value = undefined
    try {
      await act()
    } catch (error) {
      fault.value = error instanceof Error ? error.message : String(error)
    }
  }

  /** Whatever came of it, how it stands now is the server's to say. */
  const change = (act: () => Promise<unknown>) => attempt(() => act().finally(read))

  function intervention(): string {
    const { id, state } = item.value?.intervention ?? {}
    if (id === undefined || state === 'resolved')
      throw new Error('The assistant has this conversation. Take it over first.')
    return id
  }

  const claim = () => change(async () => api.claim(intervention()))
  const release = () => change(async () => api.release(intervention()))
  const resolve = (resolution: Resolution) => change(async () => api.resolve(intervention(), resolution))
  const takeOver = () => change(() => api.takeOver(id))
  function see() {
    const present = conversation.value
    if (!present || present.item.last_seq <= present.seen_seq) return
    const seen_seq = present.item.last_seq
    conversation.value = { ...present, seen_seq }
    void api.see(id, seen_seq).catch(console.warn)
  }

  return {
    ...{ conversation, item, messages, outgoing, state, fault, holder, hasEarlier },
    ...{ read, readEarlier, hear, hearNote, send, retry, discard },
    ...{ claim, takeOver, release, resolve, see },
  }
})
export type Talk = InstanceType<typeof Talk>

function holderOf(item: InboxItem | undefined): Holder {
  const { state, is_mine, assignee } = item?.intervention ?? {}
  if (state === 'pending') return { by: 'nobody' }
  if (state !== 'active') return { by: 'assistant' }
  return is_mine ? { by: 'me' } : { by: 'colleague', name: assignee ?? 'A teammate' }
}
