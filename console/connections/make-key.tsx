import { Scope } from '../../contract/api-keys.ts'
import { Fault, Field, textsOf, useAttempt } from '../form.tsx'
import type { Links } from './links.ts'
import { scopeWords } from './words.ts'

const ENDS = [
  ['', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
] as const

/** Makes a key for one thing that will use it. */
export function MakeKey({ model }: { model: Links }) {
  const { busy, fault, issues, run } = useAttempt()

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const form = event.currentTarget
    const { label, scope, days } = textsOf(form, ['label', 'scope', 'days'])
    const wanted = { label, scope: Scope.parse(scope), ...(days && { days: Number(days) }) }
    if (await run(() => model.makeKey(wanted))) form.reset()
  }

  return (
    <form class="keys__make" aria-label="Create a key" onSubmit={submit}>
      <Fault said={fault} />
      <Field
        name="label"
        label="Label"
        placeholder="What will use it"
        autocomplete="off"
        maxLength={80}
        required
        issues={issues}
      />
      <label class="field">
        <span>Scope</span>
        <select class="input" name="scope">
          {Scope.options.map((scope) => (
            <option key={scope} value={scope}>
              {scopeWords[scope]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>Ends</span>
        <select class="input" name="days">
          {ENDS.map(([days, words]) => (
            <option key={days} value={days}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <button class="button" data-kind="main" type="submit" disabled={busy}>
        Create key
      </button>
    </form>
  )
}
