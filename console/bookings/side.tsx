import { shortDay } from '../../browser/format.ts'
import type { DayCount, Waiting } from '../../contract/diary.ts'
import { place } from '../place.ts'
import { signedIn } from '../session.ts'
import { dayAt, opening } from './links.ts'
import { shownDiary } from './shown.ts'
import { dayWords, offered, ordinal, seatCount } from './words.ts'

/** Beside a day: its week in numbers, and who waits for a seat on any day to come. */
export function Side() {
  const { day } = shownDiary()
  if (!day.value) return null

  const { week, waiting, date } = day.value
  return (
    <aside class="bookings-side" aria-label="The week, and who waits">
      <section>
        <h2>The week, guests</h2>
        <ol class="week">
          {week.map((count) => (
            <li key={count.date}>
              <OneDay count={count} isShown={count.date === date} />
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>Waiting for a seat</h2>
        {waiting.length === 0 && <p class="faint">Nobody waits.</p>}
        <ul class="offers">
          {waiting.map((party) => (
            <Party key={party.reference} party={party} />
          ))}
        </ul>
      </section>
    </aside>
  )
}

function OneDay({ count: { date, sittings, guests, is_closed }, isShown }: { count: DayCount; isShown: boolean }) {
  const { words, locale } = signedIn.value.workspace
  const held = `${sittings} ${sittings === 1 ? words.service : words.services}`
  return (
    <a href={dayAt(date)} aria-current={isShown ? 'date' : undefined} data-none={sittings === 0 ? '' : undefined}>
      <span>{dayWords(date, { locale }, { weekday: 'short', day: 'numeric' })}</span>
      <span>{sittings > 0 ? held : is_closed ? 'Closed' : `No ${words.services}`}</span>
      <span>
        {sittings > 0 && guests}
        {sittings > 0 && <span class="unseen"> guests</span>}
      </span>
    </a>
  )
}

function Party({ party }: { party: Waiting }) {
  const { tried } = shownDiary()
  const shop = signedIn.value.workspace
  const fault = tried.value.get(party.reference)?.fault
  return (
    <li>
      <a href={opening(place.value, party.reference)}>
        {party.name}, {seatCount(party.seats)}
      </a>
      <small>
        {party.service.name}, {shortDay(party.starts_at, shop)}
      </small>
      <PartyStand party={party} />
      {fault && (
        <p class="row-fault" role="alert">
          {fault}
        </p>
      )}
    </li>
  )
}

function PartyStand({ party }: { party: Waiting }) {
  const { offer, tried } = shownDiary()
  if (party.state === 'offered')
    return (
      <span class="badge" data-tone="wait">
        {offered(party, signedIn.value.workspace)}
      </span>
    )
  if (party.free === 0) return <span class="badge">{ordinal(party.list_place ?? 1)} in line</span>

  const isBusy = tried.value.get(party.reference)?.isBusy
  return (
    <button class="button" type="button" disabled={isBusy} onClick={() => void offer(party)}>
      Offer {party.free}
      <span class="unseen"> to {party.name}</span>
    </button>
  )
}
