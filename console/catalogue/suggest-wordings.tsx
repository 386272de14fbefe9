import { useSignal } from '@preact/signals'
import type { Suggestions } from '../../contract/record.ts'
import { Fault, useAttempt } from '../form.tsx'
import type { EditedRecord } from './record.ts'
import { leftOutWords } from './words.ts'

interface Props {
  model: EditedRecord
  /** The knowledge they are for. */
  code: string
  /** These were added to the record. */
  added(wordings: readonly string[]): void
}

/** Other ways to ask, proposed by the model that is configured; each is kept only where somebody ticks it. */
export function SuggestWordings({ model, code, added }: Props) {
  const { busy, fault, run } = useAttempt()
  const proposed = useSignal<Suggestions | undefined>(undefined)
  const suggest = () =>
    void run(async () => {
      proposed.value = undefined
      proposed.value = await model.suggest(code)
    })

  async function accept(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).getAll('wording').map(String)
    if (chosen.length === 0) return
    await run(async () => {
      await model.accept(code, chosen)
      added(chosen)
      proposed.value = undefined
    })
  }

  return (
    <section class="suggests" aria-label="Suggestions">
      <button class="button" type="button" disabled={busy} onClick={suggest}>
        Suggest other wordings
      </button>
      <Fault said={fault} />
      <p role="status" class="soft">
        {busy && !proposed.value && 'Asking the model…'}
        {proposed.value?.wordings.length === 0 && 'It proposed nothing that is new.'}
      </p>
      {proposed.value && <Proposed proposed={proposed.value} busy={busy} accept={accept} />}
    </section>
  )
}

interface ProposedProps {
  proposed: Suggestions
  busy: boolean
  accept(event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void>
}

function Proposed({ proposed: { wordings, left_out }, busy, accept }: ProposedProps) {
  return (
    <form onSubmit={accept}>
      {wordings.length > 0 && (
        <fieldset class="field">
          <legend>Which of these do people ask?</legend>
          {wordings.map((wording) => (
            <label key={wording} class="check">
              <input type="checkbox" name="wording" value={wording} />
              <span>{wording}</span>
            </label>
          ))}
        </fieldset>
      )}
      {left_out.length > 0 && (
        <details>
          <summary>{left_out.length} left out</summary>
          <ul>
            {left_out.map((each) => (
              <li key={each.wording}>{leftOutWords(each)}</li>
            ))}
          </ul>
        </details>
      )}
      {wordings.length > 0 && (
        <button class="button" data-kind="main" type="submit" disabled={busy}>
          Add the ticked ones
        </button>
      )}
    </form>
  )
}
