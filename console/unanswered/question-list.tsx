import type { UnansweredQuestion } from '../../contract/unanswered.ts'
import { useAttempt } from '../form.tsx'
import { go, href } from '../place.ts'
import { signedIn } from '../session.ts'
import type { Questions } from './questions.ts'
import { dealtWith, lastAsked, nearestWords } from './words.ts'

interface Props {
  model: Questions
  current?: UnansweredQuestion
}

/** Questions with how often they were asked, in whose words, and what was done about them. */
export function QuestionList({ model, current }: Props) {
  const { questions, show } = model
  if (questions.value.length === 0)
    return (
      <p class="empty">
        <b>{none[show.value][0]}</b> {none[show.value][1]}
      </p>
    )

  return (
    <ol class="asked">
      {questions.value.map((question) => (
        <Row
          key={question.id}
          model={model}
          question={question}
          isCurrent={show.value === 'open' && question.id === current?.id}
        />
      ))}
    </ol>
  )
}

const none = {
  open: ['Every question found an answer.', 'What the assistant cannot answer is kept here.'],
  written: ['Nothing was written here yet.', 'Answers to open questions come to stand here.'],
  aside: ['Nothing is set aside.', 'Questions that are none of the shop’s come to stand here.'],
} as const

function Row({ model, question, isCurrent }: { model: Questions; question: UnansweredQuestion; isCurrent: boolean }) {
  const { id, times, untaken, wordings, nearest, state, entry, conversation_id } = question
  const shop = signedIn.value.workspace
  return (
    <li aria-current={isCurrent ? 'true' : undefined}>
      <p class="asked__times">
        {times}
        <small>{times === 1 ? 'time' : 'times'}</small>
      </p>
      <div>
        <h2>{question.question}</h2>
        {question.before && <p class="asked__also">Goes on from: {question.before}</p>}
        {wordings.length > 0 && <p class="asked__also">Also: {wordings.slice(0, 4).join(', ')}</p>}
        <p class="asked__how">
          {lastAsked(question, shop)}{' '}
          <a href={href('inbox', [conversation_id])} aria-label={`Read where it was asked: ${question.question}`}>
            Read it
          </a>
        </p>
        {untaken > 0 && (
          <p class="asked__how">
            <span class="badge" data-tone="wait">
              choices offered, none taken{untaken > 1 && ` ${untaken} times`}
            </span>
          </p>
        )}
        {state === 'open' && nearest.length > 0 && <p class="asked__how">Nearest found: {nearestWords(nearest)}</p>}
        {state === 'open' && <AddToNearest model={model} question={question} />}
        {state !== 'open' && <p class="asked__how">{dealtWith(question, shop)}</p>}
        {entry && (
          <p class="asked__how">
            {state === 'open' ? 'Answered so far by' : 'Answered by'}{' '}
            <a href={href('catalogue', ['knowledge', entry.code])}>{entry.question}</a>
          </p>
        )}
      </div>
      {state === 'open' ? (
        <a
          class="button"
          href={href('unanswered', [id])}
          aria-label={`Write the answer to: ${question.question}`}
          onClick={() => (model.done.value = undefined)}
        >
          Write the answer
        </a>
      ) : (
        <Reopen model={model} question={question} />
      )}
    </li>
  )
}

/** One press where the nearest answer is the right one. What else the words fit is told where they can be looked at. */
function AddToNearest({ model, question }: { model: Questions; question: UnansweredQuestion }) {
  const { busy, fault, run } = useAttempt()
  const nearest = question.nearest.find(({ kind, is_likely }) => kind === 'knowledge' && is_likely)
  if (!nearest || question.goes_on) return null

  const add = () =>
    run(async () => {
      if (!(await model.addTo(question, nearest.code))) go(href('unanswered', [question.id]))
    })
  return (
    <p class="asked__how">
      <button class="button" type="button" disabled={busy} onClick={() => void add()}>
        Add to “{nearest.title}”<span class="unseen"> for: {question.question}</span>
      </button>
      {fault && <small role="alert">{fault}</small>}
    </p>
  )
}

function Reopen({ model, question }: { model: Questions; question: UnansweredQuestion }) {
  const { busy, fault, run } = useAttempt()
  return (
    <span>
      <button
        class="button"
        type="button"
        disabled={busy}
        aria-label={`Open again: ${question.question}`}
        onClick={() => void run(() => model.reopen(question))}
      >
        Open again
      </button>
      {fault && <small role="alert">{fault}</small>}
    </span>
  )
}
