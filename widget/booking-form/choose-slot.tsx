import type { Form, Origin } from '../../contract/bookings.ts'
import { Awaited, type Later } from './awaited.tsx'
import { Days } from './days.tsx'
import { Forward } from './forward.tsx'
import { ServiceLine } from './lines.tsx'
import type { Face } from './parts.ts'
import { Seats } from './seats.tsx'
import { Times } from './times.tsx'

/** Seats first, since they decide which days and times there are to choose from. */
export function ChooseSlot({ form, later, ...face }: Face & { form: Form; later: Later }) {
  const { model, words } = face
  const { service, seats, loading, days } = model.picker
  const { prefilled_from: from, prefill, suggestion } = form
  const asSaid = service.value?.code === prefill.service
  const said = (origin: Origin | undefined, unchanged: boolean) =>
    unchanged && origin ? words.origin[origin] : undefined

  return (
    <>
      <ServiceLine {...face} origin={said(from.service, asSaid)} />
      {model.trouble.value && <Trouble later={later} {...face} />}
      <Seats {...face} origin={said(from.urgency ?? from.summary, seats.value === suggestion.seats)} />
      {days.value.length > 0 ? (
        <>
          <Days {...face} told={asSaid ? suggestion.told : undefined} />
          <Times {...face} />
        </>
      ) : (
        <Reading state={loading.value} {...face} />
      )}
      <Kept later={later} {...face} />
    </>
  )
}

function Reading({ state, model, words }: Face & { state: 'waiting' | 'ready' | 'failed' }) {
  const said = {
    waiting: words.readingTimes,
    ready: words.noTimes(model.picker.service.value?.name ?? ''),
    failed: words.timesFailed,
  }
  return (
    <div class="group">
      <p class="group__note" role="status">
        <span>{said[state]}</span>
      </p>
      {state === 'failed' && (
        <button type="button" class="plain" onClick={model.picker.load}>
          <span>{words.tryAgain}</span>
        </button>
      )}
    </div>
  )
}

const Trouble = ({ later, ...face }: Face & { later: Later }) =>
  later.steps ? <later.steps.TroubleNote {...later.steps.saying(face)} /> : <Awaited later={later} {...face} />

function Kept({ later: { steps }, ...face }: Face & { later: Later }) {
  const { model, words } = face
  const { hold, state } = model.kept
  const { slot, seats } = model.picker
  const busy = model.busy.value === 'keep'
  // Seats kept at another sitting would read as if they were kept here.
  const kept = state.value !== 'gone' && hold.value && model.party.value.slot
  const ready = slot.value !== undefined && seats.value > 0
  const same = state.value === 'kept' && hold.value?.slot_id === slot.value?.id && hold.value?.seats === seats.value

  return (
    <>
      {kept && steps && <steps.HoldLine {...steps.saying(face)} />}
      <footer>
        <Forward busy={busy} ready={ready}>
          {busy ? words.keeping : same ? words.goOn : words.keep(seats.value || 1)}
        </Forward>
        {kept ? (
          <button type="button" class="plain" data-kind="quiet" onClick={model.letGo}>
            <span>{words.letGo}</span>
          </button>
        ) : (
          <p>
            <span>{words.keepNote}</span>
          </p>
        )}
      </footer>
    </>
  )
}
