import { useSignal } from '@preact/signals'
import { Close, Down, Mark } from '../browser/icons.tsx'
import { LONGEST_MESSAGE } from '../contract/message-length.ts'
import { Composer } from './composer.tsx'
import type { Conversation } from './conversation.ts'
import { Late } from './late.tsx'
import { says } from './strings/panel.ts'
import { Transcript } from './transcript.tsx'

interface Props {
  conversation: Conversation
  baseUrl: string
  close: () => void
  /** The page's, from its `#` on: it may ask for the preview of a thread. */
  address: string
}

/** The assistant itself: a dialog that leaves the page beside it alone, until it covers that page. Escape closes it. */
export function Panel({ conversation, baseUrl, close, address }: Props) {
  const menu = useSignal(false)
  const shop = conversation.shop.value?.name ?? says.theShop

  return (
    <dialog
      class="panel"
      part="panel"
      aria-label={says.dialog(shop)}
      popover="manual"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isComposing) return
        event.preventDefault()
        if (!menu.value) return close()
        menu.value = false
      }}
      // A browser's own way back from what is modal, such as a phone's, which is told only when it is done.
      onClose={({ currentTarget }) => currentTarget.matches('[open], :popover-open') || close()}
    >
      {/* No header element: in a dialog it would be a second banner of the page. */}
      <div class="panel__head" part="header">
        <Mark />
        <div class="panel__who">
          <h2>
            <button
              type="button"
              aria-expanded={menu}
              onClick={() => {
                menu.value = !menu.value
              }}
            >
              <bdi lang={conversation.shop.value?.locale}>{shop}</bdi>
              <span class="unseen">{says.menu}</span>
              {conversation.shop.value && <Down />}
            </button>
          </h2>
          <p role="status">{whoAnswers(conversation)}</p>
        </div>
        <WayToPerson conversation={conversation} />
        <button class="icon-button" type="button" aria-label={says.close} onClick={close}>
          <Close />
        </button>
      </div>
      {menu.value && (
        <Late load={() => import('./menu.tsx')}>{({ Menu }) => <Menu conversation={conversation} open={menu} />}</Late>
      )}
      {address.startsWith('#chaxi=thread') ? (
        <Late class="transcript" load={() => import('./thread-preview/thread-preview.tsx')}>
          {({ ThreadPreview }) => <ThreadPreview conversation={conversation} />}
        </Late>
      ) : (
        <Transcript conversation={conversation} baseUrl={baseUrl} />
      )}
      <Notice conversation={conversation} />
      <Composer conversation={conversation} />
    </dialog>
  )
}

function whoAnswers({ control, operator, session }: Conversation): string {
  switch (control.value) {
    case 'operator':
      return says.operator(operator.value)
    case 'waiting':
      return says.waiting
    case 'assistant': {
      const member = session.value?.visitor.member
      return member ? says.signedInAs(member.name) : says.assistant
    }
    default:
      return control.value satisfies never
  }
}

// Whoever talks with a person tells them when they are done.
function WayToPerson({ conversation: { control, askPerson, takeBack } }: { conversation: Conversation }) {
  const asks = control.value === 'assistant'
  if (control.value === 'operator') return null
  return (
    <button class="plain" type="button" onClick={asks ? askPerson : takeBack}>
      <span>{asks ? says.askPerson : says.takeBack}</span>
    </button>
  )
}

function Notice({ conversation }: { conversation: Conversation }) {
  const { online, connected, problem, refusals, length } = conversation
  const isTooLong = length.value > LONGEST_MESSAGE
  const words = isTooLong
    ? says.tooLong(LONGEST_MESSAGE)
    : !online.value
      ? says.offline
      : problem.value
        ? says.why(problem.value)
        : !connected.value && says.reconnecting
  return (
    <div class="notice" role="status" id="notice">
      {words && (
        // Anew where somebody has tried to send: so it is read out again, and seen to be.
        <p class="notice__bar" key={refusals.value}>
          <bdi>{words}</bdi>
          {/* Not said again at every letter. */}
          {isTooLong && <bdi aria-hidden="true"> ({length})</bdi>}
        </p>
      )}
    </div>
  )
}
