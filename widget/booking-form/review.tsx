import { fieldNames } from './field-names.ts'
import { Forward } from './forward.tsx'
import { HoldLine } from './hold-line.tsx'
import { SeatsLine, WhenLine } from './kept-lines.tsx'
import { Line, ServiceLine } from './lines.tsx'
import type { LaterFace } from './parts.ts'
import { TroubleNote } from './trouble-note.tsx'

/** The whole, before it counts: every line can still change, and the button says what it does. */
export function Review(face: LaterFace) {
  const { model, words } = face
  const joining = model.joining.value !== undefined
  const busy = model.busy.value
  const written = fieldNames.filter((name) => model.guest.fields[name].value.value.trim() !== '')

  return (
    <>
      <ServiceLine {...face} />
      <WhenLine {...face} />
      <SeatsLine {...face} />
      {written.map((name) => {
        const origin = model.guest.origin(name)
        return (
          <Line key={name} {...face} label={words.fields[name]} part={name}>
            <b>
              <bdi lang="">{model.guest.fields[name].value}</bdi>
            </b>
            {origin && <small>{words.origin[origin]}</small>}
          </Line>
        )
      })}
      <HoldLine {...face} />
      <TroubleNote {...face} />
      <footer>
        <Forward busy={busy !== undefined}>
          {busy ? words.submitting[busy] : joining ? words.joinList : words.book(model.party.value.seats)}
        </Forward>
        {joining && (
          <p>
            <span>{words.bookedIfFree}</span>
          </p>
        )}
      </footer>
    </>
  )
}
