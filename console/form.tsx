import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Refused } from '../browser/failures.ts'
import type { Issue } from '../contract/answers.ts'
import { NotGiven } from './session.ts'

export interface Attempt {
  busy: boolean
  /** The sentence that says why it failed, where no field does. */
  fault?: string
  issues: Issue[]
  run(act: () => Promise<unknown>): Promise<boolean>
}

/** One act of a screen: whether it is under way, and what the server had against it. */
export function useAttempt(): Attempt {
  const busy = useSignal(false)
  const refused = useSignal<{ fault?: string; issues: Issue[] }>({ issues: [] })

  async function run(act: () => Promise<unknown>): Promise<boolean> {
    busy.value = true
    refused.value = { issues: [] }
    try {
      await act()
      return true
    } catch (error) {
      refused.value = reasons(error)
      return false
    } finally {
      busy.value = false
    }
  }

  return { busy: busy.value, ...refused.value, run }
}

function reasons(error: unknown): { fault?: string; issues: Issue[] } {
  if (error instanceof NotGiven) return { issues: [] }
  if (error instanceof Refused && error.failure.issues?.length) return { issues: error.failure.issues }
  return { fault: error instanceof Error ? error.message : String(error), issues: [] }
}

/** Why an act failed, where no field says so; nothing where it did not. */
export const Fault = ({ said }: { said?: string }) =>
  said ? (
    <p class="fault" role="alert">
      {said}
    </p>
  ) : null

interface Wiring {
  id: string
  name: string
  class: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'data-mono'?: string
  defaultValue?: string
  required?: boolean
  autocomplete?: string
  maxLength?: number
  autoFocus?: boolean
  placeholder?: string
}

const controls = {
  text: (wiring: Wiring) => <input {...wiring} type="text" />,
  email: (wiring: Wiring) => <input {...wiring} type="email" />,
  password: (wiring: Wiring) => <input {...wiring} type="password" />,
  search: (wiring: Wiring) => <input {...wiring} type="search" />,
  date: (wiring: Wiring) => <input {...wiring} type="date" />,
  time: (wiring: Wiring) => <input {...wiring} type="time" />,
  moment: (wiring: Wiring) => <input {...wiring} type="datetime-local" />,
  number: (wiring: Wiring) => <input {...wiring} type="number" />,
  lines: (wiring: Wiring) => <textarea {...wiring} rows={4} />,
}

interface FieldProps extends Pick<Wiring, 'required' | 'autocomplete' | 'maxLength' | 'autoFocus' | 'placeholder'> {
  name: string
  label: string
  hint?: ComponentChildren
  /** Shows the fault of `/{name}` under the field. */
  issues?: Issue[]
  type?: keyof typeof controls
  value?: string
  mono?: boolean
}

/** A field with its label, what helps to fill it in, and what is wrong with it. A form reads it by its `name`. */
export function Field({ name, label, hint, issues = [], mono, value, type = 'text', ...rest }: FieldProps) {
  const id = useId()
  const fault = issues.find(({ path }) => path === `/${name}`)?.message
  const said = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined
  const about = { 'aria-describedby': said, 'aria-invalid': fault ? (true as const) : undefined }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {controls[type]({
        ...rest,
        ...about,
        id,
        name,
        class: 'input',
        defaultValue: value,
        'data-mono': mono ? '' : undefined,
      })}
      {fault && (
        <small class="field__fault" id={`${id}-fault`}>
          {fault}
        </small>
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}

/** What stands in a form's fields, by name. */
export function textsOf<const Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form)
  const entries = names.map((name) => [name, String(data.get(name) ?? '')] as const)
  return Object.fromEntries(entries) as Record<Name, string>
}

/** A password that is chosen, with what makes a good one. */
export const NewPasswordField = ({ label = 'Password', issues }: { label?: string; issues: Issue[] }) => (
  <Field
    name="password"
    label={label}
    type="password"
    autocomplete="new-password"
    required
    issues={issues}
    hint="12 characters or more; several words make a good one."
  />
)
