import type { DiaryLine } from '../../contract/diary.ts'
import { shownDiary } from './shown.ts'

const answers = [
  { came: 'attended', words: 'Came' },
  { came: 'no_show', words: 'No show' },
] as const

/** Whether a guest came: one press to say so, another to say the other. */
export function Came({ line }: { line: DiaryLine }) {
  const { mark, tried } = shownDiary()
  const { isBusy, came: said = line.state } = tried.value.get(line.reference) ?? {}
  return (
    <span class="came" role="radiogroup" aria-label={line.name} aria-busy={isBusy}>
      {answers.map(({ came, words }) => (
        <label key={came}>
          <input
            type="radio"
            name={line.reference}
            value={came}
            checked={said === came}
            onChange={() => void mark(line, came)}
          />
          {words}
        </label>
      ))}
    </span>
  )
}

/** Takes back, on the same visit, what was said a moment ago. */
export function Undo({ line }: { line: DiaryLine }) {
  const { mark, tried } = shownDiary()
  const isMarked = line.state === 'attended' || line.state === 'no_show'
  if (!isMarked || !tried.value.get(line.reference)?.isMarked) return null

  return (
    <button class="button undo" data-kind="plain" type="button" onClick={() => void mark(line, 'confirmed')}>
      Undo<span class="unseen">, {line.name}</span>
    </button>
  )
}
