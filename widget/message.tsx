import { Choices } from '../browser/cards/choices.tsx'
import { Refused } from '../browser/failures.ts'
import { time } from '../browser/format.ts'
import { Down } from '../browser/icons.tsx'
import type { Source } from '../contract/catalogue.ts'
import type { Act, Card } from '../contract/conversations.ts'
import { Aside } from './aside.tsx'
import type { Conversation } from './conversation.ts'
import { FormCard } from './form-card.tsx'
import { Late } from './late.tsx'
import { lastWithForm, type ShownMessage } from './shown-messages.ts'
import { says } from './strings/said.ts'

interface Props {
  message: ShownMessage
  conversation: Conversation
  baseUrl: string
  /** It answers what the visitor said right before it. */
  answers: boolean
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
  if (author.type === 'system')
    return (
      <Aside>
        <bdi lang={unknown}>{text}</bdi>
      </Aside>
    )

  return (
    <article
      class="message"
      data-author={author.type}
      data-status={status}
      data-length={text.length > long ? 'long' : undefined}
    >
      <span class="unseen">{sayer(author.type)}</span>
      {author.type === 'operator' && <By message={message} conversation={conversation} />}
      <Words text={text} streaming={status === 'streaming'} />
      {sources.length > 0 && <Sources sources={sources} lang={conversation.shop.value?.locale} />}
      {cards.map((card, place) => (
        <CardOf key={place} card={card} {...props} />
      ))}
      {isRated(props) && <Rating message={message} conversation={conversation} />}
      {status === 'failed' && <NotSent {...props} />}
      {status === 'queued' && !conversation.online.value && (
        <div class="message__status">
          <small>{says.willBeSent}</small>
        </div>
      )}
    </article>
  )
}

const sayer = (author: 'visitor' | 'assistant' | 'operator') =>
  ({ visitor: says.youSaid, assistant: says.assistantSaid, operator: says.operatorSaid })[author]

// A question back, a hand-off and a greeting are no answers that could be wrong.
const answers: readonly Act[] = ['answer', 'lookup', 'form', 'abstain', 'decline']

const isRated = ({ message: { author, act, status }, answers: isAnswer }: Props) =>
  isAnswer && author.type === 'assistant' && status === 'sent' && act !== undefined && answers.includes(act)

const Rating = ({ message, conversation }: Pick<Props, 'message' | 'conversation'>) => (
  <Late class="rating" load={loadThumbs}>
    {({ Thumbs }) => (
      <Thumbs
        message={message}
        rate={(feedback) => conversation.reach((api, line) => api.rate(line, message.id, feedback))}
      />
    )}
  </Late>
)

// An answer without its thumbs is still an answer: nobody is bothered with their absence.
const loadThumbs = () =>
  import('./thumbs.tsx').catch((error) => {
    console.warn('chaxi:', error)
    return { sheets: [], Thumbs: () => null }
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

function Words({ text, streaming }: { text: string; streaming: boolean }) {
  const paragraphs = text.split(/\n{2,}/)
  return paragraphs.map((paragraph, place) => (
    <p key={place}>
      <bdi lang={unknown}>{paragraph}</bdi>
      {streaming && place === paragraphs.length - 1 && <span class="caret" aria-hidden="true" />}
    </p>
  ))
}

function Sources({ sources, lang }: { sources: Source[]; lang?: string }) {
  const line = says.sources(sources.map(({ title }) => title))
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

function NotSent({ message: { id, problem }, conversation: { retry, remove } }: Props) {
  return (
    <div class="message__status" role="status">
      <span>{says.notSent}</span>
      {problem instanceof Refused && (
        <small>
          <bdi lang={unknown}>{problem.message}</bdi>
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
