import { type ReadonlySignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Close, Mark } from '../browser/icons.tsx'
import { Composer } from './composer.tsx'
import type { Conversation } from './conversation.ts'
import { says } from './strings/panel.ts'
import { reason } from './strings/reason.ts'
import { Transcript } from './transcript.tsx'

interface Props {
  conversation: Conversation
  baseUrl: string
  open: ReadonlySignal<boolean>
  close: () => void
}

/** The assistant itself: a dialog that leaves the page beside it alone. Escape closes it. */
export function Panel({ conversation, baseUrl, open, close }: Props) {
  const panel = useRef<HTMLElement>(null)
  const shop = conversation.shop.value?.name ?? says.theShop

  // In the top layer it needs no z-index, and no overlay of the page's can cover it by accident.
  useSignalEffect(() => {
    if (!open.value) return panel.current?.hidePopover()
    panel.current?.showPopover()
    focusFirst(panel.current)
  })

  return (
    <section
      class="panel"
      role="dialog"
      aria-label={says.dialog(shop)}
      popover="manual"
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isComposing) return
        event.stopPropagation()
        close()
      }}
    >
      {/* No header element: in a dialog it would be a second banner of the page. */}
      <div class="panel__head">
        <Mark />
        <div class="panel__who">
          <h2>
            <bdi lang={conversation.shop.value?.locale}>{shop}</bdi>
          </h2>
          <p role="status">{whoAnswers(conversation)}</p>
        </div>
        <WayToPerson conversation={conversation} />
        <button class="icon-button" type="button" aria-label={says.close} onClick={close}>
          <Close />
        </button>
      </div>
      <Transcript conversation={conversation} baseUrl={baseUrl} />
      <Notice conversation={conversation} />
      <Composer conversation={conversation} />
    </section>
  )
}

// With fingers, a focused field would bring up the keyboard before a word is read.
function focusFirst(panel: HTMLElement | null) {
  const field = matchMedia('(pointer: coarse)').matches ? panel : panel?.querySelector('textarea')
  field?.focus({ preventScroll: true })
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

function Notice({ conversation: { online, connected, problem } }: { conversation: Conversation }) {
  const words = !online.value
    ? says.offline
    : problem.value
      ? reason(problem.value)
      : !connected.value && says.reconnecting
  return (
    <div class="notice" role="status">
      {words && (
        <p class="notice__bar">
          <bdi>{words}</bdi>
        </p>
      )}
    </div>
  )
}
