import { useSignal } from '@preact/signals'
import type { Issue } from '../../contract/answers.ts'
import { Field } from '../form.tsx'

interface Props {
  issues: Issue[]
  /** Whether a reason must be given where the shop wanted it. */
  needsReason?: boolean
}

/** Who wanted a change: the guest, or the shop for a reason. The guest's letter says the one or the other. */
export function WhoWanted({ issues, needsReason }: Props) {
  const asked = useSignal(true)
  return (
    <>
      <fieldset class="who-wanted">
        <legend>Who wanted it</legend>
        <label class="check">
          <input type="radio" name="asked" value="guest" checked={asked.value} onChange={() => (asked.value = true)} />
          The guest asked for it
        </label>
        <label class="check">
          <input type="radio" name="asked" value="shop" checked={!asked.value} onChange={() => (asked.value = false)} />
          We have to
        </label>
      </fieldset>
      {!asked.value && (
        <Field
          name="reason"
          label="Why"
          type="lines"
          hint="The guest reads it, word for word."
          maxLength={500}
          required={needsReason}
          issues={issues}
        />
      )}
    </>
  )
}
