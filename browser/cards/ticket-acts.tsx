import type { ComponentChildren } from 'preact'
import type { Booking } from '../../contract/bookings.ts'
import type { TicketWords } from './ticket-words.ts'

interface Acts {
  past: boolean
  words: TicketWords
  /** Opens a new form, where there is a way to; `noun` is what the shop calls what it books. */
  another?: () => void
  noun: string
}

/** What can be done with a booking: on the guest's own page, the only place that changes it, or in a new form. */
export function ticketActs({ state, manage_url: page }: Booking, { past, words, another, noun }: Acts) {
  if (past) return another && <Another onPress={another}>{words.bookAnother(noun)}</Another>

  const links = page && linksTo(page, state, words)
  if (state !== 'waitlisted' || !another) return links
  return (
    <>
      <Another kind="button" onPress={another}>
        {words.otherDays}
      </Another>
      {links}
    </>
  )
}

function linksTo(page: string, state: Booking['state'], words: TicketWords): ComponentChildren {
  const link = (name: 'button' | 'plain', label: string, { kind, to = page }: { kind?: string; to?: string } = {}) => (
    <a key={label} class={name} data-kind={kind} href={to} target="_blank" rel="noopener">
      <span>
        {label}
        <span class="unseen">{words.newTab}</span>
      </span>
    </a>
  )
  switch (state) {
    case 'confirmed':
      return [link('button', words.manage), link('plain', words.addToCalendar, { to: `${page}/calendar.ics` })]
    case 'offered':
      return [link('button', words.takeSeats, { kind: 'primary' }), link('plain', words.letGo, { kind: 'quiet' })]
    case 'waitlisted':
      return link('plain', words.leaveList, { kind: 'quiet' })
    case 'held':
    case 'cancelled':
    case 'expired':
    case 'attended':
    case 'no_show':
      return undefined
    default:
      return state satisfies never
  }
}

const Another = (button: { kind?: 'button' | 'plain'; onPress: () => void; children: string }) => (
  <button type="button" class={button.kind ?? 'plain'} onClick={button.onPress}>
    <span>{button.children}</span>
  </button>
)
