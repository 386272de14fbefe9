import { useMemo, useRef } from 'preact/hooks'
import cards from '../browser/cards/cards.css?inline'
import contrast from '../browser/contrast.css?inline'
import { date, dayKey } from '../browser/format.ts'
import '../browser/held-colours.ts'
import { sheet } from '../browser/sheet.ts'
import slip from '../browser/slip.css?inline'
import { Aside } from './aside.tsx'
import type { Conversation } from './conversation.ts'
import { Earlier } from './earlier.tsx'
import css from './message.css?inline'
import { Message } from './message.tsx'
import { usePartShown } from './part-shown.ts'
import type { ShownMessage } from './shown-messages.ts'
import { Starters } from './starters.tsx'
import { says } from './strings/said.ts'
import words from './words/words.css?inline'
import { Caret } from './words/words.tsx'

export { Starters }

/** Adopted by the panel before any of this is shown. */
export const sheets = [contrast, slip, cards, css, words].map(sheet)

interface Props {
  conversation: Conversation
  baseUrl: string
}

/** Everything said, oldest first, and what is being said. Fetched while the visitor may type already. */
export function Said({ conversation, baseUrl }: Props) {
  const { messages, answering, typing, turn, control } = conversation
  const said = messages.value
  const waiting = useWaiting(conversation)
  const last = said.at(-1)
  const isLeft = last?.author.type === 'visitor' && last.status === 'sent' && control.value === 'assistant'
  const begun = said.some(({ status }) => status === 'streaming')
  const { start, earlier, hasMore, showMore } = usePartShown(said)

  const line = (message: ShownMessage, place: number) => (
    <Line
      key={message.id}
      message={message}
      before={said[place - 1]}
      last={place === said.length - 1 && !answering.value}
      conversation={conversation}
      baseUrl={baseUrl}
    />
  )
  // While words arrive, what stands above them is not looked at again.
  const above = useMemo(
    () =>
      earlier.map(([from, to]) => (
        <div class="earlier" key={said[from]?.id}>
          {said.slice(from, to).map((message, place) => line(message, from + place))}
        </div>
      )),
    said.slice(earlier[0]?.[0] ?? start, start),
  )

  return (
    <>
      {hasMore && <Earlier show={showMore} />}
      {above}
      {said.slice(start).map((message, place) => line(message, start + place))}
      {(waiting || (answering.value && !begun)) && <Beginning />}
      {typing.value && <Aside aloud="state">{says.isWriting(typing.value.name)}</Aside>}
      {isLeft && turn.value === 'failed' && <NoAnswer words={says.noAnswer} conversation={conversation} last />}
      {isLeft && turn.value === 'stopped' && <NoAnswer words={says.stopped} conversation={conversation} last />}
    </>
  )
}

interface LineProps extends Props {
  message: ShownMessage
  before?: ShownMessage
  last: boolean
}

/** A message with the day it begins, drawn again only when it has changed. */
function Line({ message, before, last, ...rest }: LineProps) {
  const { answers } = message
  const question = answers && rest.conversation.messages.value.find(({ id }) => id === answers)?.text
  return useMemo(
    () => (
      <>
        <DayMark at={message.created_at} after={before?.created_at} conversation={rest.conversation} />
        <Message message={message} question={question} last={last} {...rest} />
        {message.status === 'cut off' && (
          <NoAnswer words={says.brokeOff} last={last} conversation={rest.conversation} />
        )}
      </>
    ),
    [message, question, before?.created_at, last],
  )
}

/** The date, where a conversation goes on another day. */
function DayMark({ at, after, conversation }: { at: string; after?: string; conversation: Conversation }) {
  const shop = conversation.shop.value
  if (!shop || dayKey(at, shop) === dayKey(after ?? new Date().toISOString(), shop)) return null
  return <Aside aloud="never">{date(at, shop, { weekday: 'long', day: 'numeric', month: 'long' })}</Aside>
}

/** From the press until a turn starts, so that the wait looks the same throughout. */
function useWaiting({ messages, turn, control }: Conversation): boolean {
  const asked = useRef<string | undefined>(undefined)
  const last = messages.value.at(-1)
  const waits = last?.author.type === 'visitor' && control.value === 'assistant'

  if (turn.value !== 'none') asked.current = undefined
  else if (last?.status === 'sending' || (last?.status === 'queued' && !last.problem)) asked.current = last.id
  return waits && last.status !== 'failed' && !last.problem && last.id === asked.current
}

const Beginning = () => (
  <article class="message" data-author="assistant" data-status="streaming">
    <span class="unseen">{says.answering}</span>
    <p>
      <Caret />
    </p>
  </article>
)

interface NoAnswerProps {
  words: string
  last: boolean
  conversation: Conversation
}

/** That no answer came, or not all of it; what was asked last can be asked again where nothing was said since. */
function NoAnswer({ words, last, conversation: { messages, control, send } }: NoAnswerProps) {
  const question = messages.value.findLast(({ author }) => author.type === 'visitor')?.text
  return (
    <p class="aside" role="status">
      <span>{words}</span>{' '}
      {last && control.value === 'assistant' && (
        <button class="plain" type="button" onClick={() => void send(question)}>
          <span>{says.askAgain}</span>
        </button>
      )}
    </p>
  )
}
