import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { Close } from '../../browser/icons.tsx'
import type { UnansweredQuestion } from '../../contract/unanswered.ts'
import { draftOf, type Questions } from './questions.ts'

interface Props {
  model: Questions
  question: UnansweredQuestion
}

/** Other ways people ask: the visitor's own words, open questions that the answer is also for, and what one thinks of. */
export function OtherWays({ model, question }: Props) {
  const { question: title, asks, also } = draftOf(model.drafts.value, question)
  const id = useId()
  const taken = question.alike.filter((other) => also.includes(other.id))
  const offered = question.alike.filter((other) => !also.includes(other.id))
  const isReworded = !question.goes_on && title.trim() !== question.question
  return (
    <div class="field">
      <span id={id}>Other ways people ask</span>
      <ul class="wordings" aria-labelledby={id} hidden={!isReworded && asks.length + taken.length === 0}>
        {isReworded && (
          <li>
            <span>{question.question}</span>
          </li>
        )}
        {taken.map((other) => (
          <Way
            key={other.id}
            text={other.question}
            leave={() => model.write(question, { also: also.filter((known) => known !== other.id) })}
          />
        ))}
        {asks.map((text) => (
          <Way
            key={text}
            text={text}
            leave={() => model.write(question, { asks: asks.filter((known) => known !== text) })}
          />
        ))}
      </ul>
      <ul class="wordings" data-offered aria-label="Asked much like it" hidden={offered.length === 0}>
        {offered.map((other) => (
          <li key={other.id}>
            <span>{other.question}</span>
            <button
              class="button"
              data-kind="plain"
              type="button"
              onClick={() => model.write(question, { also: [...also, other.id] })}
            >
              Same answer<span class="unseen"> for: {other.question}</span>
            </button>
          </li>
        ))}
      </ul>
      <NewWay model={model} question={question} />
    </div>
  )
}

const Way = ({ text, leave }: { text: string; leave(): void }) => (
  <li>
    <span>{text}</span>
    <button class="button" data-kind="plain" type="button" aria-label={`Leave out: ${text}`} onClick={leave}>
      <Close />
    </button>
  </li>
)

function NewWay({ model, question }: Props) {
  const text = useSignal('')
  function add() {
    const { asks } = draftOf(model.drafts.value, question)
    const way = text.value.trim()
    if (way !== '' && !asks.includes(way)) model.write(question, { asks: [...asks, way] })
    text.value = ''
  }

  return (
    <div class="wordings__new">
      <input
        class="input"
        type="text"
        aria-label="Another way to ask it"
        placeholder="Another way to ask it"
        maxLength={200}
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          add()
        }}
      />
      <button class="button" type="button" disabled={text.value.trim() === ''} onClick={add}>
        Add
      </button>
    </div>
  )
}
