import { useEffect, useRef } from 'preact/hooks'
import { Mark } from '../../browser/icons.tsx'
import type { Feedback } from '../../contract/conversations.ts'
import type { Note } from '../../contract/inbox.ts'
import type { ShopMessage } from '../../contract/shop-view.ts'
import { Thumb } from '../icons.tsx'
import { initials } from '../initials.ts'
import { signedIn } from '../session.ts'
import { clock } from './clock.ts'
import { Did } from './did.tsx'
import type { Outgoing, Talk } from './talk.ts'
import { acts, nameOf, when } from './words.ts'

/** What was said, done and noted, in order; the end is in view while the reader is there. */
export function Transcript({ talk }: { talk: Talk }) {
  const log = useRef<HTMLDivElement>(null)
  const { item, messages, conversation, outgoing, hasEarlier } = talk
  const visitor = item.value ? nameOf(item.value) : 'Visitor'
  const notes = conversation.value?.notes ?? []
  const count = messages.value.length + notes.length + outgoing.value.length
  useEffect(() => {
    const place = log.current
    if (place && isNearEnd.has(place)) place.scrollTop = place.scrollHeight
  }, [count])
  const first = messages.value[0]?.seq ?? 0

  return (
    <div
      class="log"
      role="log"
      aria-label={`Conversation with ${visitor}`}
      tabindex={0}
      ref={(place) => {
        if (place && log.current !== place) isNearEnd.add(place)
        log.current = place
      }}
      onScroll={({ currentTarget }) => noteScroll(currentTarget)}
    >
      {hasEarlier.value && (
        <button class="button" data-kind="plain" type="button" onClick={() => void talk.readEarlier()}>
          Show what was said before
        </button>
      )}
      {inOrder(
        messages.value,
        notes.filter(({ after_seq }) => after_seq >= first || !hasEarlier.value),
      ).map((said) =>
        'after_seq' in said ? (
          <NoteLine key={said.id} note={said} />
        ) : (
          <Line key={said.id} message={said} visitor={visitor} />
        ),
      )}
      {outgoing.value.map((words) => (
        <OnItsWay key={words.id} words={words} talk={talk} />
      ))}
    </div>
  )
}

const isNearEnd = new WeakSet<Element>()

function noteScroll(place: Element) {
  if (place.scrollHeight - place.scrollTop - place.clientHeight < 60) isNearEnd.add(place)
  else isNearEnd.delete(place)
}

function inOrder(messages: readonly ShopMessage[], notes: readonly Note[]): (ShopMessage | Note)[] {
  const placeOf = (said: ShopMessage | Note) => ('after_seq' in said ? said.after_seq + 0.5 : said.seq)
  return [...messages, ...notes].sort(
    (a, b) => placeOf(a) - placeOf(b) || a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id),
  )
}

function Line({ message, visitor }: { message: ShopMessage; visitor: string }) {
  const { author, text, act, created_at } = message
  if (author.type === 'system') return <p class="turnover">{text}</p>

  const isOwn = author.type === 'operator' && author.name === signedIn.value.operator.name
  const name =
    author.type === 'visitor' ? visitor : author.type === 'assistant' ? 'Assistant' : (author.name ?? 'The shop')
  return (
    <article class="say">
      <span class="mark" data-by={author.type} aria-hidden="true">
        {author.type === 'assistant' ? <Mark /> : initials(name)}
      </span>
      <p class="say__by">
        <b>{isOwn ? 'You' : name}</b>
        <time datetime={created_at}>{when(created_at, clock.value)}</time>
        {act && acts[act] && <small>{acts[act]}</small>}
      </p>
      {text && <p class="say__text">{text}</p>}
      <Did message={message} />
      {message.feedback && <Thought feedback={message.feedback} />}
    </article>
  )
}

/** What the visitor thought of it. */
const Thought = ({ feedback: { value, comment } }: { feedback: Feedback }) => (
  <p class="thought" data-value={value}>
    <Thumb />
    <span>
      <b>{value === 'up' ? 'Helpful' : 'Not helpful'}</b>
      {comment && <> What was missing: “{comment}”</>}
    </span>
  </p>
)

function NoteLine({ note: { author, text, created_at } }: { note: Note }) {
  return (
    <article class="say" data-kind="note">
      <span class="mark" aria-hidden="true">
        {initials(author.name)}
      </span>
      <p class="say__by">
        <b>{author.id === signedIn.value.operator.id ? 'You' : author.name}</b>
        <time datetime={created_at}>{when(created_at, clock.value)}</time>
        <small>private note, only the team sees it</small>
      </p>
      <p class="aside">{text}</p>
    </article>
  )
}

function OnItsWay({ words: { id, kind, text, at, fault }, talk }: { words: Outgoing; talk: Talk }) {
  return (
    <article class="say" data-kind={kind} data-failed={fault ? '' : undefined}>
      <span class="mark" data-by="operator" aria-hidden="true">
        {initials(signedIn.value.operator.name)}
      </span>
      <p class="say__by">
        <b>You</b>
        <time datetime={at}>{when(at, clock.value)}</time>
        <small>{fault ? '' : 'on its way'}</small>
      </p>
      <p class={kind === 'note' ? 'aside' : 'say__text'}>{text}</p>
      {fault && (
        <div class="say__fault" role="alert">
          <p>
            <b>Not sent.</b> {fault}
          </p>
          <button class="button" type="button" onClick={() => talk.retry(id)}>
            Try again
          </button>
          <button
            class="button"
            data-kind="plain"
            type="button"
            onClick={() => void navigator.clipboard.writeText(text)}
          >
            Copy
          </button>
          <button class="button" data-kind="plain" type="button" onClick={() => talk.discard(id)}>
            Discard
          </button>
        </div>
      )}
    </article>
  )
}
