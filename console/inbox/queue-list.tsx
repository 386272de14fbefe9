import { useRef } from 'preact/hooks'
import type { InboxItem, InboxList } from '../../contract/inbox.ts'
import { Search } from '../icons.tsx'
import { Loading } from '../loading.tsx'
import { go, href } from '../place.ts'
import { signedIn } from '../session.ts'
import { clock } from './clock.ts'
import { counts } from './counts.ts'
import { type Queue, saidAt } from './queue.ts'
import { ago, nameOf, reasons, resolutions } from './words.ts'

const filters: Record<Props['room'], readonly { list: InboxList; name: string }[]> = {
  inbox: [
    { list: 'waiting', name: 'Waiting' },
    { list: 'mine', name: 'Mine' },
    { list: 'all', name: 'All' },
    { list: 'resolved', name: 'Resolved' },
  ],
  conversations: [
    { list: 'all', name: 'All' },
    { list: 'unhelpful', name: 'Not helpful' },
  ],
}

interface Props {
  room: 'inbox' | 'conversations'
  queue: Queue
  /** The conversation that is open beside it. */
  open?: string
}

/** The conversations of one filter, in groups; the way into each. */
export function QueueList({ room, queue, open }: Props) {
  const { list, search, state, held, cursor } = queue
  return (
    <section class="pane queue" aria-label="Queue">
      <header class="bar">
        <h1 class={room === 'inbox' ? 'unseen' : undefined}>{room === 'inbox' ? 'Inbox' : 'Conversations'}</h1>
        <Filters room={room} list={search.value ? undefined : list.value} />
      </header>
      <Find room={room} list={list.value} words={search.value} />
      <div class="queue__scroll" data-queue>
        {held.value.length > 0 && (
          <button class="button queue__held" type="button" onClick={queue.letIn}>
            {held.value.length} more waiting
          </button>
        )}
        {state.value === 'loading' && <Loading what="the conversations" />}
        {state.value === 'failed' && (
          <p class="empty">
            <b>The conversations did not come.</b>
            <button class="button" type="button" onClick={() => void queue.show(list.value, search.value)}>
              Try again
            </button>
          </p>
        )}
        {state.value === 'ready' && <Groups room={room} queue={queue} open={open} />}
        {cursor.value !== null && (
          <button class="button queue__held" data-kind="plain" type="button" onClick={() => void queue.more()}>
            Show older ones
          </button>
        )}
      </div>
    </section>
  )
}

function Filters({ room, list }: Pick<Props, 'room'> & { list?: InboxList }) {
  const many: Partial<Record<InboxList, number>> = counts.value
  return (
    <nav class="tabs" aria-label="Which conversations">
      {filters[room].map(({ list: which, name }) => (
        <a key={which} href={href(room, [], { show: which })} aria-current={list === which ? 'page' : undefined}>
          {name}
          {(many[which] ?? 0) > 0 && <span>{many[which]}</span>}
        </a>
      ))}
    </nav>
  )
}

/** Text, name, e-mail or reference; the address holds what is looked for. */
function Find({ room, list, words }: Pick<Props, 'room'> & { list: InboxList; words: string }) {
  const field = useRef<HTMLInputElement>(null)
  const find = (event: SubmitEvent) => {
    event.preventDefault()
    go(href(room, [], { show: words || field.current?.value ? 'all' : list, find: field.current?.value.trim() }))
  }
  return (
    <search>
      <form class="queue__find" onSubmit={find}>
        <Search />
        <input
          ref={field}
          class="input"
          data-quiet
          type="search"
          name="find"
          data-search
          key={words}
          defaultValue={words}
          placeholder="Text, name, e-mail, reference"
          aria-label="Search by text, name, e-mail or reference"
        />
      </form>
    </search>
  )
}

function Groups({ room, queue, open }: Props) {
  const { groups, list, search } = queue
  if (groups.value.length === 0) return <Nobody list={list.value} isSearch={search.value !== ''} />
  return (
    <>
      {groups.value.map(({ heading, order, items }) => (
        <section key={heading} aria-label={heading}>
          <h2>
            {heading}
            {order && <span>{order}</span>}
          </h2>
          <ol>
            {items.map((item) => (
              <li key={item.id}>
                <Row room={room} item={item} list={list.value} isOpen={item.id === open} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

interface RowProps extends Pick<Props, 'room'> {
  item: InboxItem
  list: InboxList
  isOpen: boolean
}

function Row({ room, item, list, isOpen }: RowProps) {
  const { intervention, last_message, unread } = item
  const at = intervention?.state === 'pending' ? intervention.waiting_since : saidAt(item)
  return (
    <a
      class="row"
      href={href(room, [item.id], { show: list })}
      aria-current={isOpen ? 'true' : undefined}
      data-state={intervention?.state}
      data-unread={unread > 0 ? '' : undefined}
    >
      <span class="row__who">
        {nameOf(item)}
        {unread > 0 && <span class="unseen">, {unread} unread</span>}
      </span>
      <time class="row__when" datetime={at}>
        {ago(at, clock.value)}
      </time>
      <span class="row__said">{last_message?.text || 'Nothing said yet'}</span>
      <span class="row__why">{whyOf(item, list)}</span>
    </a>
  )
}

function whyOf({ intervention, unhelpful }: InboxItem, list: InboxList): string | undefined {
  if (list === 'unhelpful') return unhelpful === 1 ? 'One answer did not help' : `${unhelpful} answers did not help`
  if (intervention?.state === 'pending') return reasons[intervention.reason]
  if (intervention?.state === 'resolved' && intervention.resolution) return resolutions[intervention.resolution]
  return undefined
}

function Nobody({ list, isSearch }: { list: InboxList; isSearch: boolean }) {
  if (isSearch) return <p class="empty">Nothing found. Try another word, or a part of the name.</p>
  const { shortcuts } = signedIn.value.operator.preferences
  switch (list) {
    case 'waiting':
      return (
        <p class="empty">
          <b>Nobody is waiting.</b> Whoever asks for a person stands here.
        </p>
      )
    case 'mine':
      return (
        <p class="empty">
          <b>You hold no conversations.</b> Take one from Waiting{shortcuts && ' with C'}.
        </p>
      )
    case 'resolved':
      return <p class="empty">Nothing has been resolved yet.</p>
    case 'unhelpful':
      return (
        <p class="empty">
          <b>No answer was called unhelpful.</b> Where a visitor presses thumb down, the conversation stands here.
        </p>
      )
    default:
      return (
        <p class="empty">
          <b>No conversations yet.</b> The first visitor who writes stands here.
        </p>
      )
  }
}
