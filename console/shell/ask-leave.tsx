import { Dialog } from '../dialog.tsx'
import { held, leaving } from '../place.ts'

/** Asks once whoever leaves while something is shown that they cannot come back to. */
export function AskLeave() {
  const leave = leaving.value
  if (!leave) return null

  const stay = () => {
    leaving.value = undefined
  }
  return (
    <Dialog title="Leave without it?" close={stay}>
      <p class="soft">{held.value}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          stay()
          leave()
        }}
      >
        <footer>
          <button class="button" type="button" onClick={stay}>
            Stay here
          </button>
          <button class="button" data-kind="danger" type="submit">
            Leave it behind
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
