import { shortDay, time } from '../../browser/format.ts'
import { hasList } from './openings.ts'
import { type LaterFace, roomIn, slotDay } from './parts.ts'
import { problemWords } from './problem-words.ts'
import type { Alternative, Trouble } from './trouble.ts'

/** What stands in the way, and what can be done: above the button that was pressed. */
export function TroubleNote(face: LaterFace) {
  const trouble = face.model.trouble.value
  if (!trouble) return null

  const [title, text] = said(trouble, face)
  const urgent = trouble.kind !== 'unreachable'
  return (
    <div
      class="problem"
      data-part="problem"
      data-kind={urgent ? undefined : 'notice'}
      role={urgent ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <h4>{title}</h4>
      <p>
        <bdi>{text}</bdi>
      </p>
      {trouble.kind === 'sold_out' && trouble.alternatives.length > 0 && (
        <Alternatives alternatives={trouble.alternatives} {...face} />
      )}
      {trouble.kind === 'sold_out' && <ListInstead slotId={trouble.slotId} {...face} />}
    </div>
  )
}

function said(trouble: Trouble, { model, shop, words }: LaterFace): [title: string, text: string] {
  switch (trouble.kind) {
    case 'sold_out':
      return [words.soldOut, words.soldOutText]
    case 'refused':
      return [words.refused, words.why(trouble.why)]
    case 'unreachable': {
      const reason = trouble.offline ? 'offline' : 'unsure'
      const { hold, state } = model.kept
      const kept =
        hold.value && state.value !== 'gone' ? words.staysKept(hold.value.seats, time(hold.value.expires_at, shop)) : ''
      return [words.silence[reason], `${words.afterSilence[trouble.act][reason]} ${kept}`]
    }
    default:
      return trouble satisfies never
  }
}

function Alternatives({ alternatives, model, shop, words }: LaterFace & { alternatives: Alternative[] }) {
  return (
    <>
      <p>
        <span>{words.alternatives}</span>
      </p>
      <ul class="alternatives">
        {alternatives.map(({ id, starts_at, seats_left }) => (
          <li key={id}>
            <button type="button" class="plain" onClick={() => model.takeAlternative(id)}>
              <span>
                {shortDay(starts_at, shop)}
                {words.comma}
                {time(starts_at, shop)}
              </span>
            </button>
            <small>{roomIn(seats_left, words)}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The time that was missed, for whoever would rather wait for it; once the list of times says that it can be waited for. */
function ListInstead({ slotId, model, shop, words }: LaterFace & { slotId?: string }) {
  const { slots, seats } = model.picker
  const slot = slots.value.find(({ id }) => id === slotId)
  if (!slot || !hasList(slot, seats.value)) return null

  return (
    <button type="button" class="button" onClick={() => model.join(slot.id)}>
      <span>{words.joinListOf(slotDay(slot, shop), time(slot.starts_at, shop))}</span>
    </button>
  )
}

/** Every fault in the words that stand at its field, each a way to it. */
export function ProblemSummary({ model, words }: LaterFace) {
  const problems = model.guest.shown.value
  if (!model.summed.value || problems.length === 0) return null

  return (
    <div class="problem" data-part="problem" tabIndex={-1}>
      <div role="alert">
        <h4>{words.problemTitle}</h4>
        <ul>
          {problems.map((problem) => (
            <li key={problem.field}>
              <a
                dir="auto"
                href={`#${problem.field}`}
                onClick={(event) => {
                  event.preventDefault()
                  model.point(problem.field)
                }}
              >
                {problemWords(problem, words)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
