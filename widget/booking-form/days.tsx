import { useEffect, useRef } from 'preact/hooks'
import { date } from '../../browser/format.ts'
import { Back, Onward } from '../../browser/icons.tsx'
import { written } from '../../browser/spoken.ts'
import type { Suggestion } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'
import type { Day } from './openings.ts'
import { type Face, few } from './parts.ts'
import type { Words } from './strings.ts'

/** Pixels of room that a focus ring needs. */
const edge = 6

/** The days that have times, as a strip that is cut off on purpose: there is more. */
export function Days({ model, shop, words, id, told }: Face & Pick<Suggestion, 'told'>) {
  const strip = useRef<HTMLDivElement>(null)
  const { days, day, chooseDay } = model.picker
  const chosen = day.value?.key

  useEffect(() => reveal(strip.current, chosen), [chosen])

  return (
    <fieldset class="group">
      <legend>
        <b>{words.day}</b>
        <span>{months(days.value, shop)}</span>
        <span class="strip__nav">
          <button type="button" class="icon-button" aria-label={words.earlier} onClick={() => turn(strip.current, -1)}>
            <Back />
          </button>
          <button type="button" class="icon-button" aria-label={words.later} onClick={() => turn(strip.current, 1)}>
            <Onward />
          </button>
        </span>
      </legend>
      <div class="strip" ref={strip}>
        {days.value.map((each) => (
          <label key={each.key} class="day" data-key={each.key} data-state={dayState(each)}>
            <input type="radio" name={id('day')} checked={each.key === chosen} onChange={() => chooseDay(each.key)} />
            <DayWords day={each} shop={shop} words={words} />
          </label>
        ))}
      </div>
      {told && (
        <p class="group__note" data-kind="reading">
          <bdi lang={told.lang}>{told.text}</bdi>
        </p>
      )}
    </fieldset>
  )
}

function DayWords({ day, shop, words }: { day: Day; shop: Shop; words: Words }) {
  const at = day.slots[0]?.starts_at
  if (!at) return null

  return (
    <>
      <small>{date(at, shop, { weekday: 'short' })}</small>
      <b>{date(at, shop, { day: 'numeric' })}</b>
      <span class="unseen">{date(at, shop, { month: 'long' })}</span>
      <small>{dayOffer(day, words)}</small>
    </>
  )
}

const dayState = (day: Day) => (day.slots.every(({ state }) => state === 'full') ? 'full' : undefined)

/** One time is said as it stands; several are counted. */
function dayOffer({ slots }: Day, words: Words): string {
  const [only, ...others] = slots
  if (!only || slots.every(({ state }) => state === 'full')) return words.dayFull
  if (others.length > 0) return words.dayTimes(slots.length)
  if (only.state === 'on_hold') return words.dayOnHold
  if (only.state === 'members_only') return words.dayMembers
  return only.seats_left > few ? words.dayFree : words.dayLeft(only.seats_left)
}

/** "November", "November – December": as the shop's tongue writes a span. */
function months(days: Day[], { timezone, locale }: Shop): string {
  const [from, to] = [days[0], days.at(-1)].map((day) => Date.parse(day?.slots[0]?.starts_at ?? ''))
  return from && to
    ? new Intl.DateTimeFormat(written(locale), { timeZone: timezone, month: 'long' }).formatRange(from, to)
    : ''
}

/** Most of a strip's width at a time, in the direction of reading. */
function turn(strip: HTMLElement | null, towards: 1 | -1) {
  const forward = strip?.matches(':dir(rtl)') ? -1 : 1
  strip?.scrollBy({ left: towards * forward * strip.clientWidth * 0.8 })
}

/** Scrolls the strip alone: `scrollIntoView` would move the page below the guest. */
function reveal(strip: HTMLElement | null, key: string | undefined) {
  const cell = strip?.querySelector<HTMLElement>(`[data-key="${key}"]`)
  if (!strip || !cell) return

  const seen = strip.getBoundingClientRect()
  const wanted = cell.getBoundingClientRect()
  const before = Math.min(0, wanted.left - seen.left - edge)
  const after = Math.max(0, wanted.right - seen.right + edge)
  strip.scrollBy({ left: before || after })
}
