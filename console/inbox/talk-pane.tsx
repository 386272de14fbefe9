import { useSignal } from '@preact/signals'
import { time } from '../../browser/format.ts'
import { Back } from '../../browser/icons.tsx'
import type { CannedReply, Present } from '../../contract/inbox.ts'
import type { Resolution } from '../../contract/interventions.ts'
import { Details, More } from '../icons.tsx'
import { initials } from '../initials.ts'
import { Loading } from '../loading.tsx'
import { href } from '../place.ts'
import { signedIn } from '../session.ts'
import { Composer } from './composer.tsx'
import type { Drafts } from './draft.ts'
import type { Talk } from './talk.ts'
import { Transcript } from './transcript.tsx'
import { nameOf } from './words.ts'

interface Props {
  room: string
  id: string
  talk: Talk
  drafts: Drafts
  canned: readonly CannedReply[]
  others: readonly Present[]
  back: string
  onWriting(): void
}

/** One conversation: who holds it, what was said, and where to answer. */
export function TalkPane({ room, id, talk, drafts, canned, others, back, onWriting }: Props) {
  const { item, state, fault } = talk
  const name = item.value ? nameOf(item.value) : ''
  return (
    <section class="pane talk" aria-label={name || 'Conversation'}>
      <header class="bar">
        <a class="button talk__back" data-kind="plain" href={back} aria-label="Back to the queue">
          <Back />
        </a>
        <div>
          <h2>{name}</h2>
          <p>{item.value && standing(talk)}</p>
        </div>
        <a
          class="button talk__more end"
          data-kind="plain"
          href={href(room, [id, 'details'])}
          aria-label="Visitor, page, bookings"
        >
          <Details />
        </a>
        <Acts talk={talk} />
      </header>
      {fault.value && (
        <p class="fault talk__fault" role="alert">
          {fault.value}
        </p>
      )}
      {state.value === 'loading' && <Loading what="the conversation" />}
      {state.value === 'gone' && (
        <p class="empty">
          <b>There is no such conversation.</b> <a href={back}>Go to the queue</a>
        </p>
      )}
      {state.value === 'failed' && (
        <p class="empty">
          <b>The conversation did not come.</b>
          <button class="button" type="button" onClick={() => void talk.read()}>
            Try again
          </button>
        </p>
      )}
      {state.value === 'ready' && (
        <>
          <Transcript talk={talk} />
          <Others others={others} />
          <Composer talk={talk} drafts={drafts} canned={canned} onWriting={onWriting} />
        </>
      )}
    </section>
  )
}

function standing({ item, holder }: Talk): string {
  const { workspace } = signedIn.value
  const { claimed_at, waiting_since } = item.value?.intervention ?? {}
  const since = (at: string | null | undefined) => (at ? ` since ${time(at, workspace)}` : '')
  switch (holder.value.by) {
    case 'me':
      return `Held by you${since(claimed_at)}`
    case 'nobody':
      return `Waiting${since(waiting_since)}`
    case 'assistant':
      return 'With the assistant'
    default:
      return `Held by ${holder.value.name}${since(claimed_at)}`
  }
}

function Acts({ talk }: { talk: Talk }) {
  const busy = useSignal(false)
  const act = (work: () => Promise<unknown>) => async () => {
    busy.value = true
    await work().finally(() => {
      busy.value = false
    })
  }
  const { by } = talk.holder.value
  const resolve = (resolution: Resolution) => act(() => talk.resolve(resolution))
  return (
    <>
      {by === 'nobody' && (
        <button class="button" type="button" disabled={busy.value} onClick={act(talk.claim)}>
          Claim<kbd>C</kbd>
        </button>
      )}
      {by === 'me' && (
        <button class="button talk__release" type="button" disabled={busy.value} onClick={act(talk.release)}>
          Release<kbd>U</kbd>
        </button>
      )}
      {(by === 'me' || by === 'nobody') && (
        <>
          <button class="button" type="button" disabled={busy.value} onClick={resolve('answered')}>
            Resolve<kbd>E</kbd>
          </button>
          <button
            class="button"
            data-kind="plain"
            type="button"
            popovertarget="endings"
            aria-label="Other ways to end this"
          >
            <More />
          </button>
          <div class="menu" id="endings" popover>
            {by === 'me' && (
              <button class="button talk__release-too" data-kind="plain" type="button" onClick={act(talk.release)}>
                Release it to the queue
              </button>
            )}
            <button class="button" data-kind="plain" type="button" onClick={resolve('returned_to_assistant')}>
              Give it back to the assistant
            </button>
            <button class="button" data-kind="danger-plain" type="button" onClick={resolve('spam')}>
              It is spam
            </button>
          </div>
        </>
      )}
    </>
  )
}

/** Who else is in it, and whether they write. */
function Others({ others }: { others: readonly Present[] }) {
  if (others.length === 0) return null
  return (
    <div class="also" role="status">
      {others.map(({ operator: { id, name }, doing }) => (
        <p key={id}>
          <span class="mark" aria-hidden="true">
            {initials(name)}
          </span>
          {name} {doings[doing]}
        </p>
      ))}
    </div>
  )
}

const doings: Record<Present['doing'], string> = {
  viewing: 'is viewing this too',
  writing: 'is writing a reply',
  noting: 'is writing a note',
}
