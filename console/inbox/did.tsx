import type { Source } from '../../contract/catalogue.ts'
import type { ToolCall } from '../../contract/conversations.ts'
import type { ShopCard, ShopMessage } from '../../contract/shop-view.ts'
import { signedIn } from '../session.ts'

/** What the assistant did and which entries of the record it used: folded under its words. */
export function Did({ message: { tool_calls, sources, cards } }: { message: ShopMessage }) {
  const shown = cards.filter(({ type }) => type !== 'handoff')
  if (tool_calls.length + sources.length + shown.length === 0) return null
  return (
    <details class="did">
      <summary>{summary(tool_calls.length, sources.length, shown.length)}</summary>
      <ul>
        {tool_calls.map((call, i) => (
          <li key={i}>
            <span>did</span>
            <span>
              <code>{call.name}</code> {argumentsOf(call)}
            </span>
            <span>{statuses[call.status] ?? call.status}</span>
          </li>
        ))}
        {sources.map((source) => (
          <li key={`${source.kind} ${source.code}`}>
            <span>used</span>
            <span>{source.title}</span>
            <span>{kindOf(source)}</span>
          </li>
        ))}
        {shown.map((card, i) => (
          <li key={i}>
            <span>showed</span>
            <span>{titleOf(card)}</span>
            <span />
          </li>
        ))}
      </ul>
    </details>
  )
}

function summary(did: number, used: number, showed: number): string {
  const things = [
    did > 0 && `did ${did} ${did === 1 ? 'thing' : 'things'}`,
    used > 0 && `used ${used} ${used === 1 ? 'source' : 'sources'}`,
    showed > 0 && `showed ${showed} ${showed === 1 ? 'card' : 'cards'}`,
  ].filter((part) => part !== false)
  const said = things.join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const argumentsOf = ({ arguments: given }: ToolCall) =>
  Object.values(given)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(', ')

const statuses: Record<string, string> = {
  done: '',
  refused: 'refused',
  asked: 'asked the page',
  highlighted: 'shown on the page',
  not_on_page: 'not on the page',
  form_opened: 'form opened',
  no_page: 'no page open',
}

function kindOf({ kind }: Source): string {
  return kind === 'service' ? signedIn.value.workspace.words.service : kind
}

function titleOf(card: ShopCard): string {
  switch (card.type) {
    case 'booking_form':
      return card.form.booking ? `the booking form, now ${card.form.booking.reference}` : 'the booking form'
    case 'booking':
      return `booking ${card.booking.reference}`
    case 'bookings':
      return `${card.bookings.length} bookings`
    case 'services':
      return card.services.map(({ name }) => name).join(', ')
    case 'plans':
      return card.plans.map(({ name }) => name).join(', ')
    case 'choices':
      return card.choices.map(({ label }) => label).join(', ')
    case 'handoff':
      return ''
    default:
      return card satisfies never
  }
}
