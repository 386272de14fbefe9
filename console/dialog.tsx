import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

interface Props {
  title: string
  /** Escape, or a press on what is behind. */
  close(): void
  children: ComponentChildren
}

/** Asks for one thing before the rest goes on. It takes the focus, and gives it back. */
export function Dialog({ title, close, children }: Props) {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape, and says so by `cancel`
    <dialog
      class="ask"
      ref={box}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => isOutside(event, event.currentTarget) && close()}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}

// A key that presses a button inside says it was at 0, 0.
function isOutside({ clientX, clientY, target }: MouseEvent, box: Element): boolean {
  if (target !== box) return false
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
