import { createModel, effect, signal } from '@preact/signals'
import type { CannedReply, InboxEvent, InboxItem, Present } from '../../contract/inbox.ts'
import { onNews } from '../live.ts'
import { Drafts } from './draft.ts'
import type { InboxApi } from './inbox-api.ts'
import { Queue } from './queue.ts'
import { Talk } from './talk.ts'

const WRITING_MS = 3000

/** The operator's desk: the queue, the conversation that is open, who else is there, and the news that moves it all. */
export const Desk = createModel((api: InboxApi, own: { id: string }) => {
  const queue = new Queue(api)
  const open = signal<{ id: string; talk: Talk; drafts: Drafts } | undefined>()
  const canned = signal<readonly CannedReply[]>([])
  const people = signal<readonly Present[]>([])
  /** The list stands as it is, and what is new waits: somebody reads further down. */
  const still = signal(false)
  let wroteAt = 0

  effect(() => onNews(hear))
  effect(() => {
    const tell = () => void here('viewing')
    document.addEventListener('visibilitychange', tell)
    return () => {
      document.removeEventListener('visibilitychange', tell)
      void api.here(null, 'viewing').catch(console.warn)
    }
  })
  void api.canned().then((replies) => {
    canned.value = replies
  }, console.warn)

  function enter(id: string | undefined) {
    if (open.value?.id === id) return
    const left = open.value
    open.value =
      id === undefined
        ? undefined
        : { id, talk: new Talk(id, api, () => crypto.randomUUID()), drafts: new Drafts(id, api) }
    left?.drafts[Symbol.dispose]()
    left?.talk[Symbol.dispose]()
    void here('viewing')
    void look()
  }

  async function look() {
    const entered = open.value
    if (!entered) return
    await entered.talk.read()
    entered.drafts.hear(entered.talk.conversation.value?.drafts ?? [])
    see()
  }

  /** What is shown to somebody who is looking counts as seen. */
  function see() {
    if (document.visibilityState === 'visible') open.value?.talk.see()
  }

  /** Tells the others where this operator is; a hidden page is nowhere. */
  async function here(doing: Present['doing']) {
    const isSeen = document.visibilityState === 'visible'
    if (isSeen) see()
    await api.here(isSeen ? (open.value?.id ?? null) : null, doing).catch(console.warn)
  }

  function writing() {
    if (Date.now() - wroteAt < WRITING_MS) return
    wroteAt = Date.now()
    void here(open.value?.drafts.kind.value === 'note' ? 'noting' : 'writing')
  }

  function hear(event: InboxEvent) {
    const entered = open.value
    switch (event.type) {
      case 'resync':
        void queue.show(queue.list.value, queue.search.value, { quietly: true })
        return void look()
      case 'conversation':
        return applyItem(event.data.item)
      case 'unanswered':
      case 'record':
      case 'counts':
        return // other screens, or whichever is open, hear these
      case 'bookings':
        return void entered?.talk.read()
      case 'note':
        return event.data.conversation_id === entered?.id ? entered.talk.hearNote(event.data.note) : undefined
      case 'drafts':
        return event.data.conversation_id === entered?.id ? entered.drafts.hear(event.data.drafts) : undefined
      case 'canned_replies':
        canned.value = event.data.replies
        return
      case 'presence':
        people.value = event.data.people.filter(({ operator }) => operator.id !== own.id)
        return
      default:
        return event satisfies never
    }
  }

  function applyItem(item: InboxItem) {
    queue.take(item, still.value)
    if (item.id !== open.value?.id) return
    open.value.talk.hear(item)
    see()
  }

  return { queue, open, canned, people, still, enter, writing }
})
export type Desk = InstanceType<typeof Desk>
