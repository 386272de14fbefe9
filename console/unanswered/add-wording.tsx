import { useSignal } from '@preact/signals'
import type { UnansweredQuestion } from '../../contract/unanswered.ts'
import { Also, isWarned } from './also.tsx'
import { draftOf, type Questions } from './questions.ts'

interface Props {
  model: Questions
  question: UnansweredQuestion
  busy: boolean
  act(work: () => Promise<boolean>): Promise<void>
}

/** Where the record answers it already: one press, and the visitor's words find that answer. */
export function AddWording({ model, question, busy, act }: Props) {
  const near = question.nearest.filter(({ kind }) => kind === 'knowledge')
  const nearest = near.map(({ code }) => code)
  const all = model.list.value?.knowledge ?? []
  const known = [
    ...nearest.flatMap((code) => all.find((item) => item.code === code) ?? []),
    ...all.filter(({ code }) => !nearest.includes(code)),
  ]
  const chosen = useSignal(near.find(({ is_likely }) => is_likely)?.code ?? '')
  const item = known.find(({ code }) => code === chosen.value)
  const isWhole = !question.goes_on || draftOf(model.drafts.value, question).question.trim() !== ''
  if (known.length === 0) return null

  return (
    <div class="stands">
      <label class="field">
        <span>Or the record answers it already</span>
        <select
          class="input"
          value={chosen.value}
          onChange={({ currentTarget }) => {
            chosen.value = currentTarget.value
            model.warned.value = undefined
          }}
        >
          {!item && <option value="">Choose an answer</option>}
          {known.map(({ code, question: title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {item && <p class="soft">{item.answer}</p>}
      <Also model={model} question={question} how="wording" />
      <button
        class="button"
        type="button"
        disabled={busy || !item || !isWhole}
        onClick={() => void act(() => model.addTo(question, chosen.value))}
      >
        {isWarned(model, question, 'wording') ? 'Add them all the same' : 'Add these words to it'}
      </button>
    </div>
  )
}
