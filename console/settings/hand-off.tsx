import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Issue } from '../../contract/answers.ts'
import { HandOffRules } from '../../contract/hand-off-rules.ts'
import { Fault, Field, textsOf, useAttempt } from '../form.tsx'
import { Loading } from '../loading.tsx'
import { ask } from '../session.ts'

const PATH = '/hand-off-rules'

/** When the assistant brings the shop's people in by itself. */
export function HandOffSection() {
  const rules = useSignal<HandOffRules | undefined>(undefined)
  const saved = useSignal(false)
  const { busy, fault, issues, run } = useAttempt()
  useEffect(
    () =>
      void run(async () => {
        rules.value = await ask(PATH, HandOffRules)
      }),
    [],
  )

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const body = rulesIn(event.currentTarget)
    saved.value = await run(async () => {
      rules.value = await ask(PATH, HandOffRules, { method: 'PUT', body })
    })
  }

  return (
    <section class="section">
      <div>
        <h2>When a person comes in</h2>
        <p>Whoever asks for a person always gets one. These are the cases besides.</p>
      </div>
      <div class="stack">
        <Fault said={fault} />
        {rules.value ? (
          <form class="stack" onSubmit={submit} onInput={() => (saved.value = false)}>
            <Field
              name="unanswered"
              label="Offer a person after so many questions in a row without an answer"
              type="number"
              value={`${rules.value.unanswered}`}
              required
              issues={issues}
              hint="From 1 to 5."
            />
            <Field
              name="words"
              label="Hand over at once whoever writes"
              type="lines"
              value={rules.value.words.join('\n')}
              issues={issues.map(ofLine)}
              hint="A line for each, such as “wedding” or “gift card lost”. All words of a line must be there, in any order."
            />
            <Field
              name="party_from"
              label="Hand over parties of at least"
              type="number"
              value={`${rules.value.party_from ?? ''}`}
              issues={issues}
              hint="Leave it empty where parties of every size book by themselves."
            />
            <footer>
              <button class="button" type="submit" disabled={busy}>
                Save the rules
              </button>
              <span role="status">{saved.value && 'Saved.'}</span>
            </footer>
          </form>
        ) : (
          !fault && <Loading what="the rules" />
        )}
      </div>
    </section>
  )
}

// What is wrong with a line is said under the field that holds them all.
function ofLine(issue: Issue): Issue {
  const [, line] = /^\/words\/(\d+)$/.exec(issue.path) ?? []
  return line === undefined ? issue : { path: '/words', message: `Line ${Number(line) + 1}: ${issue.message}` }
}

function rulesIn(form: HTMLFormElement): HandOffRules {
  const { unanswered, words, party_from } = textsOf(form, ['unanswered', 'words', 'party_from'])
  return {
    unanswered: Number(unanswered),
    words: words
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    party_from: party_from === '' ? null : Number(party_from),
  }
}
