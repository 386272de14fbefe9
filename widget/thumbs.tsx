import { useSignal } from '@preact/signals'
import type { ComponentChildren, Ref } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Icon } from '../browser/icons.tsx'
import { sheet } from '../browser/sheet.ts'
import type { NewFeedback, Thumb as Value } from '../contract/conversations.ts'
import type { ShownMessage } from './shown-messages.ts'
import { says as panel } from './strings/panel.ts'
import { says } from './strings/thumbs.ts'
import css from './thumbs.css?inline'

export const sheets = [sheet(css)]

interface Props {
  message: Pick<ShownMessage, 'feedback'>
  /** Throws `Refused` or `Unreachable`. */
  rate: (feedback: NewFeedback) => Promise<unknown>
  /** What else may be done with the answer, on the same line. */
  children?: ComponentChildren
}

/**
 * Whether an answer helped, and after a thumb down one line for what was missing; it is offered once and may be left
 * empty. Inside the log, whose news is what is said: these words are read out only where they answer a press.
 */
export function Thumbs({ message: { feedback }, rate, children }: Props) {
  const pressed = useSignal<Value | null | undefined>(undefined)
  const asks = useSignal(false)
  const told = useSignal('')
  const down = useRef<HTMLButtonElement>(null)
  const value = pressed.value === undefined ? feedback?.value : pressed.value

  // A press shows at once; from then on what the conversation's stream says, also of a press in another tab.
  useEffect(() => {
    pressed.value = undefined
  }, [feedback?.value])

  async function keep(next: NewFeedback): Promise<boolean> {
    told.value = ''
    try {
      await rate(next)
      return true
    } catch (problem) {
      told.value = panel.why(problem)
      return false
    }
  }

  async function press(thumb: Value) {
    pressed.value = value === thumb ? null : thumb
    asks.value = pressed.value === 'down'
    if (!(await keep({ value: pressed.value }))) pressed.value = undefined
  }

  async function tell(comment: string) {
    if (!(await keep({ value: 'down', comment }))) return
    down.current?.focus()
    asks.value = false
    told.value = says.told
  }

  return (
    <>
      <div class="thumbs" aria-live="off">
        <Thumb name={says.helpful} isPressed={value === 'up'} press={() => press('up')} />
        <Thumb name={says.unhelpful} isPressed={value === 'down'} press={() => press('down')} button={down} />
        {children}
      </div>
      {asks.value && value === 'down' && <Missing tell={tell} />}
      <p class="aside" role="status">
        {told.value && (
          <span>
            <bdi>{told.value}</bdi>
          </span>
        )}
      </p>
    </>
  )
}

interface ThumbProps {
  name: string
  isPressed: boolean
  press: () => void
  button?: Ref<HTMLButtonElement>
}

const Thumb = ({ name, isPressed, press, button }: ThumbProps) => (
  <button type="button" aria-label={name} title={name} aria-pressed={isPressed} onClick={press} ref={button}>
    <Icon>
      <path d="M5.25 7.25 8 2.25c1 0 1.75.75 1.75 1.75v2.5h3.1c.9 0 1.5.8 1.3 1.65l-1 4c-.2.7-.75 1.1-1.4 1.1h-6.5zM5.25 7.25H2.5v6h2.75" />
    </Icon>
  </button>
)

function Missing({ tell }: { tell: (comment: string) => Promise<void> }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const words = useSignal('')
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), [])

  return (
    <form
      ref={form}
      class="missing"
      onSubmit={(event) => {
        event.preventDefault()
        if (words.value.trim()) void tell(words.value)
      }}
    >
      <label for={id}>
        <span>{says.missing}</span>
      </label>
      <input
        id={id}
        maxLength={500}
        autocomplete="off"
        enterkeyhint="send"
        value={words}
        onInput={(event) => {
          words.value = event.currentTarget.value
        }}
      />
      <button class="plain" type="submit">
        <span>{says.tell}</span>
      </button>
    </form>
  )
}
