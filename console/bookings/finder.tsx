import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { ListedState } from '../../contract/diary.ts'
import { go, place } from '../place.ts'
import { signedIn } from '../session.ts'
import { listAt } from './links.ts'
import { asQuery } from './reading.ts'
import { shownDiary } from './shown.ts'
import type { Where } from './where.ts'
import { dayWords } from './words.ts'

const states: Record<ListedState, string> = {
  confirmed: 'Confirmed',
  waitlisted: 'Waitlist',
  offered: 'Offered',
  attended: 'Attended',
  no_show: 'No show',
  cancelled: 'Cancelled',
  expired: 'Let go',
}

/** Narrows the list; the address keeps how. */
export function Finder({ where: { filter } }: { where: Where }) {
  const { list, wantsWords } = shownDiary()
  const { words } = signedIn.value.workspace
  const narrow = useNarrowing()
  const field = useRef<HTMLInputElement>(null)
  useSignalEffect(() => {
    if (!wantsWords.value) return
    wantsWords.value = false
    field.current?.focus()
  })
  return (
    <search>
      <form class="booking-finder" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={field}
          class="input"
          data-quiet
          type="search"
          aria-label="Search name, e-mail or reference"
          placeholder="Name, e-mail or reference"
          defaultValue={filter.search}
          onInput={({ currentTarget }) => narrow({ search: currentTarget.value.trim() }, 250)}
        />
        <select
          class="input"
          data-quiet
          aria-label={words.service}
          value={filter.service ?? ''}
          onChange={({ currentTarget }) => narrow({ service: currentTarget.value })}
        >
          <option value="">All {words.services}</option>
          {list.value?.services.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <select
          class="input"
          data-quiet
          aria-label="State"
          value={filter.state ?? ''}
          onChange={({ currentTarget }) => narrow({ state: currentTarget.value })}
        >
          <option value="">Any state</option>
          {ListedState.options.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </select>
        <input
          class="input"
          data-quiet
          type="date"
          aria-label="From"
          value={filter.from ?? ''}
          onChange={({ currentTarget }) => narrow({ from: currentTarget.value || 'any' })}
        />
        <Sum where={filter} />
        <a class="button" href={`/console/api/bookings/export.csv${asQuery(filter)}`} download>
          Export CSV
        </a>
        <a class="button" href="/console/api/bookings/export.ics" download>
          Calendar file
        </a>
      </form>
    </search>
  )
}

function Sum({ where: { from } }: { where: Where['filter'] }) {
  const guests = shownDiary().list.value?.guests ?? 0
  const since = from ? ` from ${dayWords(from, signedIn.value.workspace, { day: 'numeric', month: 'long' })}` : ''
  return (
    <p role="status">
      {guests === 1 ? '1 guest' : `${guests} guests`}
      {since}
    </p>
  )
}

/** Goes to the list narrowed otherwise, a moment after the last key where somebody types. */
function useNarrowing() {
  const diary = shownDiary()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (changed: Record<string, string>, wait = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      diary.shorten()
      go(listAt(place.value, changed), { replace: true })
    }, wait)
  }
}
