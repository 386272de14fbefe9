import type { ComponentChildren } from 'preact'
import { type Attempt, Fault, Field } from '../form.tsx'

interface Props {
  attempt: Attempt
  /** What the button says. */
  act: string
  send(form: HTMLFormElement): unknown
  children: ComponentChildren
}

/** A form of the door: what was wrong with it stands above, and its one button below. */
export const DoorForm = ({ attempt: { busy, fault }, act, send, children }: Props) => (
  <>
    <Fault said={fault} />
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      {children}
      <button class="button" data-kind="main" type="submit" disabled={busy}>
        {act}
      </button>
    </form>
  </>
)

/** The name that visitors read. */
export const NameField = ({ value, issues }: { value?: string } & Pick<Attempt, 'issues'>) => (
  <Field
    name="name"
    label="Your name"
    autocomplete="name"
    required
    value={value}
    issues={issues}
    hint="Visitors see it when you answer them."
  />
)
