import { shortDay, time } from '../../browser/format.ts'
import type { DiaryLine, Sitting } from '../../contract/diary.ts'
import { place } from '../place.ts'
import { signedIn } from '../session.ts'
import { Came, Undo } from './came.tsx'
import { opening } from './links.ts'
import { shownDiary } from './shown.ts'
import { hasBegun, inLine, momentOf, momentWords, offered, seatCount, seatWords, standing } from './words.ts'

/** One time of the day: how full it is, who comes, and who waits for it. */
export function SittingRows({ sitting, next }: { sitting: Sitting; next?: string }) {
  const { clock } = shownDiary()
  const shop = signedIn.value.workspace
  const moment = momentOf(sitting, clock.value, next)
  const { starts_at, service, guests, waiting, is_withdrawn } = sitting
  return (
    <section class="slot" data-when={moment}>
      <p class="slot__at">
        <b>{time(starts_at, shop)}</b>
        <span>{momentWords(sitting, moment, { now: clock.value, manners: shop })}</span>
      </p>
      <div>
        <div class="slot__head">
          <h2>{service.name}</h2>
          <Seats sitting={sitting} />
          <span class="faint">{seatWords(sitting, shop)}</span>
          {is_withdrawn && <span class="badge">Off the record</span>}
        </div>
        {guests.length > 0 ? <Guests lines={guests} /> : <p class="slot__none">{noGuests(sitting)}</p>}
        {waiting.length > 0 && (
          <>
            <h3>Waitlist</h3>
            <Guests lines={waiting} isWaitlist />
          </>
        )}
      </div>
    </section>
  )
}

const noGuests = ({ capacity, kept }: Sitting) => `No guests yet. ${seatCount(capacity - kept)} free.`

/** Beyond so many, dots are no help to count by. */
const MOST_DOTS = 16

function Seats({ sitting: { taken, kept, capacity } }: { sitting: Sitting }) {
  if (capacity > MOST_DOTS) return null
  const free = Math.max(capacity - taken - kept, 0)
  const words = [`${taken} taken`, ...(kept > 0 ? [`${kept} kept`] : []), ...(free > 0 ? [`${free} free`] : [])]
  const dots = [...Array(taken).fill('taken'), ...Array(kept).fill('kept'), ...Array(free).fill('free')]
  return (
    <span class="seats" role="img" aria-label={words.join(', ')}>
      {dots.map((seat, i) => (
        <i key={i} data-seat={seat} />
      ))}
    </span>
  )
}

function Guests({ lines, isWaitlist }: { lines: DiaryLine[]; isWaitlist?: boolean }) {
  return (
    <table class={isWaitlist ? 'rows guests waitlist' : 'rows guests'}>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th>Guest</th>
          <th>Seats</th>
          <th>Reference</th>
          <th>Note</th>
          <th>{isWaitlist ? 'Place' : 'Came'}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Guest key={line.reference} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Guest({ line }: { line: DiaryLine }) {
  const { tried } = shownDiary()
  const { reference, name, seats } = line
  const fault = tried.value.get(reference)?.fault
  return (
    <tr aria-current={place.value.rest[0] === reference ? 'true' : undefined}>
      <th scope="row">
        <a href={opening(place.value, reference)} data-guest={reference}>
          {name}
        </a>
      </th>
      <td>{seatCount(seats)}</td>
      <td>
        <code>{reference}</code>
      </td>
      <td>
        <Note line={line} />
        <Undo line={line} />
        {fault && (
          <p class="row-fault" role="alert">
            {fault}
          </p>
        )}
      </td>
      <td>
        <Stand line={line} />
      </td>
    </tr>
  )
}

function Note({ line }: { line: DiaryLine }) {
  const isInLine = line.state === 'waitlisted' || line.state === 'offered'
  const since = isInLine ? `Since ${shortDay(line.created_at, signedIn.value.workspace)}` : ''
  return [line.summary, since].filter(Boolean).join('. ') || null
}

function Stand({ line }: { line: DiaryLine }) {
  const { clock } = shownDiary()
  const shop = signedIn.value.workspace
  switch (line.state) {
    case 'waitlisted':
      return <span class="faint">{inLine(line)}</span>
    case 'offered':
      return (
        <span class="badge" data-tone="wait">
          {offered(line, shop)}
        </span>
      )
    default:
      return hasBegun(line, clock.value) ? (
        <Came line={line} />
      ) : (
        <span class="faint">{standing(line, shop).words}</span>
      )
  }
}
