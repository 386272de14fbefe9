import { Fragment } from 'preact'
import { useRef } from 'preact/hooks'
import cards from '../browser/cards/cards.css?inline'
import { date, dayKey } from '../browser/format.ts'
import { sheet } from '../browser/sheet.ts'
import slip from '../browser/slip.css?inline'
import { Aside } from './aside.tsx'
import type { Conversation } from './conversation.ts'
import css from './message.css?inline'
import { Message } from './message.tsx'
import { Starters } from './starters.tsx'
import { says } from './strings/said.ts'

export { Starters }

/** Adopted by the panel before any of this is shown. */
export const sheets = [slip, cards, css].map(sheet)

interface Props {
  conversation: Conversation
  baseUrl: string
}

/** Everything said, oldest first, and what is being said. Fetched while the visitor may type already. */
export function Said({ conversation, baseUrl }: Props) {
  const { messages, answering, typing, turn, askAgain } = conversation
  const said = messages.value
  const waiting = useWaiting(conversation)
  const begun = said.some(({ status }) => status === 'streaming')

  return (
    <>
      {said.map((message, place) => (
        <Fragment key={message.id}>
          <DayMark at={message.created_at} after={said[place - 1]?.created_at} conversation={conversation} />
          <Message
            message={message}
            conversation={conversation}
            baseUrl={baseUrl}
            answers={said[place - 1]?.author.type === 'visitor'}
            last={place === said.length - 1 && !answering.value}
          />
        </Fragment>
      ))}
      {(waiting || (answering.value && !begun)) && <Beginning />}
      {typing.value && <Aside live>{says.isWriting(typing.value.name)}</Aside>}
      {turn.value === 'failed' && <NoAnswer again={askAgain} />}
    </>
  )
}

/** The date, where a conversation goes on another day. */
function DayMark({ at, after, conversation }: { at: string; after?: string; conversation: Conversation }) {
  const shop = conversation.shop.value
  if (!shop || dayKey(at, shop) === dayKey(after ?? new Date().toISOString(), shop)) return null
  return <Aside>{date(at, shop, { weekday: 'long', day: 'numeric', month: 'long' })}</Aside>
}

/** From the press until a turn starts, so that the wait looks the same throughout. */
function useWaiting({ messages, turn, control, online }: Conversation): boolean {
  const asked = useRef<string | undefined>(undefined)
  const last = messages.value.at(-1)
  const waits = last?.author.type === 'visitor' && control.value === 'assistant'

  if (turn.value !== 'none') asked.current = undefined
  else if (last?.status === 'sending' || (last?.status === 'queued' && online.value)) asked.current = last.id
  return waits && last.status !== 'failed' && online.value && last.id === asked.current
}

const Beginning = () => (
  <article class="message" data-author="assistant" data-status="streaming">
    <span class="unseen">{says.answering}</span>
    <p>
      <span class="caret" aria-hidden="true" />
    </p>
  </article>
)

const NoAnswer = ({ again }: { again: () => void }) => (
  <p class="aside" role="status">
    <span>{says.noAnswer}</span>{' '}
    <button class="plain" type="button" onClick={again}>
      <span>{says.askAgain}</span>
    </button>
  </p>
)
