import { time } from '../../browser/format.ts'
import { fits } from './openings.ts'
import type { LaterFace } from './parts.ts'

const tenMinutes = 600

/**
 * The seats this guest keeps, and the time that is left: a line that runs out, then the way to take them again. Whoever
 * joins a list keeps none, and reads so in the same place.
 */
export function HoldLine(face: LaterFace) {
  const { model, shop, words } = face
  const { hold, state, minutes, timeLeft } = model.kept
  if (model.joining.value) return <OnlyListed words={words} />
  if (!hold.value) return null

  const until = time(hold.value.expires_at, shop)
  if (state.value === 'gone') return <LetGo at={until} {...face} />

  const ending = state.value === 'ending'
  const left = ending ? words.endingSoon : words.minutesLeft(minutes.value)
  const more = hold.value.extensions_left > 0
  return (
    <div class="hold" data-part="hold" data-state={state} tabIndex={-1}>
      <p>
        <b>{words.kept(hold.value.seats, until)}</b>
        <span>{left}</span>
      </p>
      <progress max={tenMinutes} value={timeLeft.value / 1000} aria-label={left} />
      {ending && more && (
        <button type="button" class="button" data-size="wide" onClick={model.keepLonger}>
          <span>{words.keepLonger}</span>
        </button>
      )}
      {ending && !more && (
        <p class="hold__note">
          <span>{words.lastMinutes}</span>
        </p>
      )}
    </div>
  )
}

const OnlyListed = ({ words }: Pick<LaterFace, 'words'>) => (
  <div class="hold">
    <p>
      <b>{words.onlyListed}</b>
    </p>
    <p class="hold__note">
      <span>{words.listNote}</span>
    </p>
  </div>
)

function LetGo({ at, model, words }: LaterFace & { at: string }) {
  const { seats, slot } = model.party.value
  const free = slot && fits(slot, seats)
  return (
    <div class="hold" data-part="hold" data-state="gone" tabIndex={-1}>
      <p>
        <b>{words.gone(seats, at)}</b>
      </p>
      <p class="hold__note">
        <span>
          {slot && (free ? words.stillFree(slot.seats_left) : words.filledUp)} {words.goneKeptText}
        </span>
      </p>
      <div class="hold__acts">
        {free && (
          <button type="button" class="button" onClick={model.keepLonger}>
            <span>{words.takeAgain}</span>
          </button>
        )}
        <button type="button" class="plain" onClick={() => model.change('time')}>
          <span>{words.otherDays}</span>
        </button>
      </div>
    </div>
  )
}
