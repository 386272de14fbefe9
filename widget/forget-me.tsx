import { useSignal } from '@preact/signals'
import { Plain, Said, type Step, Wrong } from './menu-parts.tsx'
import { says } from './strings/menu.ts'
import { says as panel } from './strings/panel.ts'

/** Asks once, then has the shop delete what the visitor said and who they were, and forgets them here. */
export function ForgetMe({ conversation: { reach, logOut }, finish, cancel }: Step) {
  const isUnderWay = useSignal(false)
  const problem = useSignal('')

  async function forget() {
    if (isUnderWay.value) return
    isUnderWay.value = true
    problem.value = ''
    try {
      const { bookings } = await reach((api, { token }) => api.forgetMe(token))
      finish({ words: <Forgotten bookings={bookings} /> })
      await logOut().catch((error) => console.warn('chaxi:', error)) // there is no session left to end
    } catch (error) {
      problem.value = panel.why(error)
    }
    isUnderWay.value = false
  }

  return (
    <>
      <h3>
        <span>{says.forgetAsk}</span>
      </h3>
      <p>
        <small>{says.forgetHint}</small>
      </p>
      {problem.value && <Wrong>{problem.value}</Wrong>}
      <div class="menu__acts">
        <button class="button" type="button" data-kind="danger" onClick={forget}>
          <span>{isUnderWay.value ? says.forgetting : says.forget}</span>
        </button>
        <Plain says={says.keep} press={cancel} kind="quiet" />
      </div>
    </>
  )
}

const Forgotten = ({ bookings }: { bookings: number }) => (
  <>
    <Said>{says.forgotten}</Said>
    {bookings > 0 && (
      <p>
        <small>{says.booked(bookings)}</small>
      </p>
    )}
  </>
)
