import { shortDay, time } from '../../browser/format.ts'
import type { Slot } from '../../contract/bookings.ts'
import { Asked } from './asked.tsx'
import { type Day, fits, hasList } from './openings.ts'
import { eachPrice, type Face, few, guestTime, roomIn, shopTime, slotDay, slotTimes, wholePrice } from './parts.ts'
import { Row } from './row.tsx'

/** The times of the chosen day, each saying in words whether the party fits; only what can be chosen has a radio. */
export function Times(face: Face) {
  const { model, shop, words } = face
  const seats = model.picker.seats.value
  const [day, ...following] = model.picker.shown.value ?? []
  const first = day?.slots[0]
  if (!first) return null

  const noneFit = seats > 0 && following.length === 0 && !day.slots.some((slot) => fits(slot, seats))
  return (
    <fieldset class="group" data-part="time">
      <legend>
        <b>{seats > 0 ? words.timesFor(shortDay(first.starts_at, shop), seats) : words.time}</b>
        <span>{shopTime(shop, words)}</span>
      </legend>
      <Asked {...face} choice="time" />
      <ul class="rows">
        <TimeRows day={day} {...face} />
        {following.map((each) => (
          <TimeRows key={each.key} day={each} titled {...face} />
        ))}
      </ul>
      {noneFit && (
        <p class="group__note">
          <span>
            {words.noneFit(
              seats,
              day.slots.some((slot) => hasList(slot, seats)),
            )}
          </span>
        </p>
      )}
    </fieldset>
  )
}

function TimeRows({ day: { slots }, titled, ...face }: Face & { day: Day; titled?: boolean }) {
  return (
    <>
      {titled && slots[0] && (
        <li class="rows__day">
          <b>{shortDay(slots[0].starts_at, face.shop)}</b>
        </li>
      )}
      {slots.map((slot) => (
        <TimeRow key={slot.id} slot={slot} {...face} />
      ))}
    </>
  )
}

function TimeRow({ slot, ...face }: Face & { slot: Slot }) {
  const { picker } = face.model
  const listed = hasList(slot, picker.seats.value)
  const [offer, note] = standing(slot, face)
  const choice = {
    group: face.id('time'),
    chosen: picker.slot.value?.id === slot.id,
    choose: () => picker.chooseSlot(slot.id),
  }
  return (
    <Row
      choice={fits(slot, picker.seats.value) ? choice : undefined}
      membersOnly={slot.state === 'members_only'}
      title={<bdi dir="ltr">{slotTimes(slot, face.shop)}</bdi>}
      caption={
        listed
          ? [offer, note, guestTime(slot, face.shop, face.words)].filter(Boolean).join(face.words.comma)
          : caption(slot, face)
      }
      offer={offer}
      note={note}
      few={slot.seats_left <= few && !slot.whole}
      action={listed && <JoinList slot={slot} {...face} />}
    />
  )
}

const JoinList = ({ slot, model, shop, words }: Face & { slot: Slot }) => (
  <button
    type="button"
    class="button"
    data-size="small"
    aria-label={words.joinListOf(slotDay(slot, shop), time(slot.starts_at, shop))}
    onClick={() => model.join(slot.id)}
  >
    <span>{words.joinList}</span>
  </button>
)

function caption(slot: Slot, { model, shop, words }: Face): string | undefined {
  const service = model.picker.service.value
  return guestTime(slot, shop, words) ?? (service && eachPrice(service, shop, words))
}

/** How it stands with a time, and what that means for this guest. */
function standing(slot: Slot, { model, shop, words }: Face): [offer: string, note?: string] {
  const service = model.picker.service.value
  const seats = model.picker.seats.value
  switch (slot.state) {
    case 'free':
    case 'yours': {
      if (seats > 0 && !fits(slot, seats)) return [words.fits(slot.seats_left), words.youAsked(seats)]

      const total = service && seats > 1 ? wholePrice(service, seats, shop, words) : undefined
      return [slot.state === 'yours' ? words.yours : roomIn(slot.seats_left, words), total]
    }
    case 'on_hold':
      return [words.onHold, slot.back_by && words.backBy(time(slot.back_by, shop))]
    case 'full':
      return [words.full]
    case 'members_only':
      return [words.membersOnly, service && words.withPlan(service, shop)]
    default:
      return slot.state satisfies never
  }
}
