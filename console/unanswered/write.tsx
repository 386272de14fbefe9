import { useEffect, useRef } from 'preact/hooks'
import { Back, Mark } from '../../browser/icons.tsx'
import type { UnansweredQuestion } from '../../contract/unanswered.ts'
import { type Attempt, Fault, Field, textsOf, useAttempt } from '../form.tsx'
import { go, href, place } from '../place.ts'
import { AddWording } from './add-wording.tsx'
import { Also, isWarned } from './also.tsx'
import { OtherWays } from './other-ways.tsx'
import { draftOf, type Questions } from './questions.ts'

interface Props {
  model: Questions
  question: UnansweredQuestion
  /** Somebody chose this question; the first of the list is only shown. */
  isOpened: boolean
}

/** Answers one question: by words of one's own, or by what the record says already. */
export function Write({ model, question, isOpened }: Props) {
  const attempt = useAttempt()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [])
  const act = async (work: () => Promise<boolean>) => {
    let isDone = false
    await attempt.run(async () => {
      isDone = await work()
    })
    if (isDone) go(href('unanswered'))
  }

  return (
    <section class="desk__side" aria-labelledby="write">
      <header>
        <a class="button desk__back" data-kind="plain" href={href('unanswered')} aria-label="Back to the questions">
          <Back />
        </a>
        <h2 id="write" ref={heading} tabIndex={-1}>
          Write the answer
        </h2>
        <p class="soft">It goes into your record and is used from the next question on.</p>
      </header>
      <Fault said={attempt.fault} />
      <Standing model={model} question={question} />
      <AnswerForm model={model} question={question} attempt={attempt} act={act} />
      <AddWording model={model} question={question} busy={attempt.busy} act={act} />
    </section>
  )
}

/** What answers it so far, and may be changed: of two answers to one question only the first would be given. */
function Standing({ model, question }: Omit<Props, 'isOpened'>) {
  const standing = model.list.value?.knowledge.find(({ code }) => code === question.entry?.code)
  if (!standing) return null

  const { code, question: title, answer } = standing
  const isChanged = draftOf(model.drafts.value, question).code === code
  const { code: _, ...unwritten } = draftOf({}, question)
  return (
    <div class="stands">
      <p class="soft">
        {isChanged ? 'You are changing' : 'Answered so far by'} “{title}”.
      </p>
      <button
        class="button"
        type="button"
        onClick={() =>
          model.write(question, isChanged ? { ...unwritten, code: undefined } : { question: title, answer, code })
        }
      >
        {isChanged ? 'Write another answer instead' : 'Change that answer'}
      </button>
    </div>
  )
}

interface FormProps extends Omit<Props, 'isOpened'> {
  attempt: Attempt
  act(work: () => Promise<boolean>): Promise<void>
}

function AnswerForm({ model, question, attempt: { busy, issues }, act }: FormProps) {
  const draft = draftOf(model.drafts.value, question)
  function keep(form: HTMLFormElement) {
    model.write(question, textsOf(form, ['question', 'answer']))
    // What is being written stays here, whatever is asked more often meanwhile.
    if (place.value.rest[0] !== question.id) go(href('unanswered', [question.id]), { replace: true })
  }

  return (
    <form
      onInput={({ currentTarget }) => keep(currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void act(() => model.answer(question))
      }}
    >
      <Field
        name="question"
        label="Question"
        value={draft.question}
        required
        maxLength={200}
        issues={issues}
        hint={question.goes_on ? wholeHint(question) : undefined}
      />
      <OtherWays model={model} question={question} />
      <Field
        name="answer"
        label="Answer"
        type="lines"
        value={draft.answer}
        required
        maxLength={2000}
        issues={issues}
        hint="In your own words. It is quoted, never rewritten."
      />
      <Heard question={draft.question} answer={draft.answer} />
      <Also model={model} question={question} how="answer" />
      <footer>
        <button class="button" data-kind="main" type="submit" disabled={busy}>
          {isWarned(model, question, 'answer') ? 'Save it all the same' : 'Save the answer'}
          <kbd>Ctrl Enter</kbd>
        </button>
        <button
          class="button"
          data-kind="plain"
          type="button"
          disabled={busy}
          onClick={() => void act(() => model.dismiss(question))}
        >
          Set aside
        </button>
      </footer>
    </form>
  )
}

const wholeHint = ({ question, before }: UnansweredQuestion) =>
  `“${question}” only goes on${before ? ` from “${before}”` : ''}. Write the whole question.`

const Heard = ({ question, answer }: { question: string; answer: string }) => (
  <div class="heard">
    <h3>What a visitor will read</h3>
    <div>
      <span class="mark" data-by="assistant" aria-hidden="true">
        <Mark />
      </span>
      <p>
        {answer || <span class="faint">Your answer.</span>}
        <br />
        <small>Source: {question}</small>
      </p>
    </div>
  </div>
)
