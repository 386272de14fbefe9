interface ForwardProps {
  children: string
  busy?: boolean
  ready?: boolean
}

/** The one way on. Never disabled: pressed too early it says what is missing, pressed again while busy it does nothing. */
export const Forward = ({ children, busy = false, ready = true }: ForwardProps) => (
  <button
    type="submit"
    class="button"
    data-kind="primary"
    data-size="wide"
    data-busy={busy}
    aria-disabled={busy || !ready}
    // Leaving a field may write an error above this button; it must not move from under the finger between down and up.
    onMouseDown={(event) => event.preventDefault()}
  >
    <span>{children}</span>
  </button>
)
