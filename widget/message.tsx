import { useMemo } from 'preact/hooks'
import { Choices } from '../browser/cards/choices.tsx'
import { Refused } from '../browser/failures.ts'
import { time } from '../browser/format.ts'
import { Down } from '../browser/icons.tsx'
import type { Source } from '../contract/catalogue.ts'
import type { Act, Card, NewFeedback } from '../contract/conversations.ts'
import { Aside } from './aside.tsx'
import type { Conversation } from './conversation.ts'
import { FormCard } from './form-card.tsx'
import { Late } from './late.tsx'
import { lastWithForm, type ShownMessage } from './shown-messages.ts'
import { says as panel } from './strings/panel.ts'
import { says } from './strings/said.ts'
import { Words } from './words/words.tsx'

interface Props {
  message: ShownMessage
  conversation: Conversation
  baseUrl: string
  /** What the visitor said that it answers. */
  question?: string
  /** Nothing was said after it, so its choices may still be used. */
  last: boolean
}

// Whoever speaks does so in a language of their own: a reader's voice for the panel's words need not be right for it.
const unknown = ''

// Up to here a visitor's words stand at the end edge; longer ones are read from the start.
const long = 110

/** What one side said. The line in the margin tells who, and how it fares. */
export function Message(props: Props) {
  const { message, conversation } = props
  const { author, text, status, sources, cards } = message
  const isNews = useMemo(() => saysAnew(message, conversation), [])
  if (author.type === 'system')
    return (
      <Aside aloud={isNews ? undefined : 'never'}>
        <bdi lang={unknown}>{text}</bdi>
      </Aside>
    )

  return (
    <article
      class="message"
      part={`message ${author.type}`}
      data-author={author.type}
      data-status={status}
      data-length={text.length > long ? 'long' : undefined}
      aria-live={isNews ? undefined : 'off'}
    >
      <span class="unseen">{sayer(author.type)}</span>
      {author.type === 'operator' && <By message={message} conversation={conversation} />}
      <Words text={text} marked={author.type === 'assistant'} streaming={status === 'streaming'} />
      {sources.length > 0 && <Sources sources={sources} lang={conversation.shop.value?.locale} />}
      {cards.length > 0 && (
        <div class="message__cards" aria-live="off">
          {cards.map((card, place) => (
            <CardOf key={place} card={card} {...props} />
          ))}
        </div>
      )}
      {mayAct(message) && <Acts {...props} />}
      {(status === 'failed' || waits(message)) && <NotSent {...props} />}
    </article>
  )
}

// The log reads out what others say, once: not the visitor's own words, nor what an earlier page has read.
const saysAnew = ({ id, status }: ShownMessage, { unread }: Conversation) =>
  status === 'streaming' || unread.peek().some((message) => message.id === id)

// Also while it is tried again, unless the visitor has pressed for it.
const waits = ({ status, problem }: ShownMessage) => Boolean(problem) && (status === 'queued' || status === 'sending')

const sayer = (author: 'visitor' | 'assistant' | 'operator') =>
  ({ visitor: says.youSaid, assistant: says.assistantSaid, operator: says.operatorSaid })[author]

// What a person says may be taken along; what the assistant says of itself, unasked, is no answer.
const mayAct = ({ author, status, answers }: ShownMessage) =>
  status === 'sent' && (author.type === 'operator' || answers !== undefined)

// A question back, a hand-off and a greeting are no answers that could be wrong.
const answers: readonly (Act | undefined)[] = ['answer', 'lookup', 'form', 'abstain', 'decline']

function Acts({ message, conversation: { reach, send, control }, question }: Props) {
  const isAssistants = message.author.type === 'assistant'
  const rate = (feedback: NewFeedback) => reach((api, line) => api.rate(line, message.id, feedback))
  const again = isAssistants && control.value === 'assistant' && question !== undefined
  return (
    <Late class="rating" load={loadActs}>
      {({ AnswerActs }) => (
        <AnswerActs
          message={message}
          rate={isAssistants && answers.includes(message.act) ? rate : undefined}
          again={again ? () => void send(question) : undefined}
        />
      )}
    </Late>
  )
}

// An answer without them is still an answer: nobody is bothered with their absence.
const loadActs = () =>
  import('./answer-acts.tsx').catch((error) => {
    console.warn('chaxi:', error)
    return { sheets: [], AnswerActs: () => null }
  })

function By({ message, conversation: { shop } }: Pick<Props, 'message' | 'conversation'>) {
  return (
    <p class="message__by">
      <b>
        <bdi lang={unknown}>{message.author.name ?? shop.value?.name}</bdi>
      </b>
      {shop.value && <time dateTime={message.created_at}>{time(message.created_at, shop.value)}</time>}
    </p>
  )
}

function Sources({ sources, lang }: { sources: Source[]; lang?: string }) {
  // A question ends itself; after a name another title would read on.
  const line = says.sources(
    sources.map(({ title }, at) => (sources[at + 1] && !/[?？]$/.test(title) ? `${title},` : title)),
  )
  const told = sources.filter(({ text }) => text)
  if (told.length === 0) return <Aside>{line}</Aside>

  return (
    <details class="sources" onToggle={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary>
        <span>{line}</span>
        <Down />
      </summary>
      <dl>
        {told.map(({ kind, code, title, text }) => (
          <div key={`${kind}/${code}`}>
            <dt>
              <bdi lang={lang}>{title}</bdi>
            </dt>
            <dd>
              <bdi lang={lang}>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function CardOf({ card, message, conversation, baseUrl, last }: Props & { card: Card }) {
  const { shop, send, book, showsTicket, messages } = conversation
  if (card.type === 'booking_form') {
    const newest = lastWithForm(messages.value, card.form.id)?.id === message.id
    return <FormCard form={card.form} newest={newest} baseUrl={baseUrl} conversation={conversation} />
  }
  if (card.type === 'choices')
    return last ? <Choices choices={card.choices} lang={shop.value?.locale} more={says.more} onSay={send} /> : null
  // The form that made the booking shows its ticket already.
  if (card.type === 'booking' && showsTicket(card.booking.reference)) return null

  return (
    <Late class="message__card" load={() => import('./record-cards.tsx')}>
      {({ RecordCard }) =>
        shop.value && <RecordCard card={card} shop={shop.value} onBook={(subject) => book({ subject })} />
      }
    </Late>
  )
}

function NotSent({ message, conversation: { retry, remove } }: Props) {
  const { id, problem } = message
  return (
    <div class="message__status" role="status">
      <span>{waits(message) ? says.notYetSent : says.notSent}</span>
      {problem instanceof Refused && (
        <small>
          <bdi>{panel.why(problem)}</bdi>
        </small>
      )}
      <button class="plain" type="button" onClick={() => retry(id)}>
        <span>{says.sendAgain}</span>
      </button>
      <button class="plain" type="button" data-kind="quiet" onClick={() => remove(id)}>
        <span>{says.remove}</span>
      </button>
    </div>
  )
}
