import { useEffect, useMemo } from 'preact/hooks'
import { InboxList } from '../../contract/inbox.ts'
import { go, href, place } from '../place.ts'
import { signedIn } from '../session.ts'
import { useShortcuts } from '../shortcuts.ts'
import { title } from '../title.ts'
import { Desk } from './desk.ts'
import { inboxApi } from './inbox-api.ts'
import { QueueList } from './queue-list.tsx'
import { Side } from './side.tsx'
import { TalkPane } from './talk-pane.tsx'
import { nameOf } from './words.ts'

/** Whom somebody waits for, and what is theirs. */
export default function InboxScreen() {
  return <DeskScreen room="inbox" />
}

/** Queue, conversation and visitor side by side; one at a time where there is no room. */
export function DeskScreen({ room }: { room: 'inbox' | 'conversations' }) {
  const desk = useMemo(() => new Desk(inboxApi, signedIn.value.operator), [])
  useEffect(() => () => desk[Symbol.dispose](), [])
  const [id, pane] = place.value.rest
  const asked = InboxList.safeParse(place.value.query.get('show'))
  const list = asked.success ? asked.data : room === 'inbox' ? 'waiting' : 'all'
  const words = place.value.query.get('find') ?? ''
  useEffect(() => void desk.queue.show(list, words), [list, words])
  useEffect(() => desk.enter(id), [id])
  useKeys(desk, room, id)

  const open = desk.open.value?.id === id ? desk.open.value : undefined
  const { item, conversation } = open?.talk ?? {}
  const queueAt = href(room, [], { show: list, find: words || undefined })
  useEffect(() => {
    title.value = item?.value ? nameOf(item.value) : room === 'inbox' ? 'Inbox' : 'Conversations'
  }, [item?.value])

  return (
    <div
      class="inbox"
      data-pane={id ? (pane === 'details' ? 'details' : 'talk') : 'queue'}
      onScrollCapture={noteStill(desk)}
    >
      <QueueList room={room} queue={desk.queue} open={id} />
      {open && id ? (
        <TalkPane
          room={room}
          key={id}
          id={id}
          talk={open.talk}
          drafts={open.drafts}
          canned={desk.canned.value}
          others={desk.people.value.filter(({ conversation_id }) => conversation_id === id)}
          back={queueAt}
          onWriting={desk.writing}
        />
      ) : (
        <section class="pane talk" aria-label="Conversation">
          <p class="empty">Choose a conversation.</p>
        </section>
      )}
      {item?.value && id && (
        <Side
          item={item.value}
          bookings={conversation?.value?.bookings ?? []}
          back={href(room, [id], { show: list })}
        />
      )}
    </div>
  )
}

const noteStill = (desk: Desk) => (event: Event) => {
  if (event.target instanceof HTMLElement && 'queue' in event.target.dataset)
    desk.still.value = event.target.scrollTop > 8
}

function useKeys(desk: Desk, room: string, id: string | undefined) {
  const step = (by: 1 | -1) => () => {
    const items = desk.queue.groups.value.flatMap(({ items }) => items)
    const at = items.findIndex((item) => item.id === id)
    const next = items[at === -1 ? (by === 1 ? 0 : items.length - 1) : at + by]
    if (next) go(href(room, [next.id], { show: desk.queue.list.value }), { replace: id !== undefined })
  }
  const talk = () => desk.open.value?.talk
  const write = (kind: 'reply' | 'note') => () => {
    if (desk.open.value) desk.open.value.drafts.kind.value = kind
    document.querySelector<HTMLElement>('[data-composer]')?.focus()
  }
  useShortcuts(
    [
      { keys: 'j', words: 'Next conversation', run: step(1) },
      { keys: 'k', words: 'Previous conversation', run: step(-1) },
      { keys: 'r', words: 'Write a reply', run: write('reply') },
      { keys: 'n', words: 'Write a private note', run: write('note') },
      { keys: '/', words: 'Search', run: () => document.querySelector<HTMLElement>('[data-search]')?.focus() },
      { keys: 'c', words: 'Claim', run: () => talk()?.holder.value.by === 'nobody' && void talk()?.claim() },
      { keys: 'u', words: 'Release', run: () => talk()?.holder.value.by === 'me' && void talk()?.release() },
      { keys: 'e', words: 'Resolve', run: () => isOpen(talk()) && void talk()?.resolve('answered') },
      { keys: 'escape', words: 'Back to the queue', run: () => go(href(room, [], { show: desk.queue.list.value })) },
    ],
    [id],
  )
}

const isOpen = (talk: { holder: { value: { by: string } } } | undefined) =>
  talk?.holder.value.by === 'me' || talk?.holder.value.by === 'nobody'
