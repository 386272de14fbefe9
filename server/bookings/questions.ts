import type { Form, Slot } from '../../contract/bookings.ts'
import { wishes } from '../../contract/wishes.ts'
import type { FormTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { inEnglish } from '../languages/languages.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { formSlots } from './form-slots.ts'
import { presentForm } from './form-view.ts'
import { seatCount, shortTime, zoneOf } from './letter-phrases.ts'
import { clock } from './words.ts'

/** A client draws every choice at once: more than these nobody reads. */
const MOST_TIMES = 30
/** And of each service, where the guest has not said which. */
const MOST_TIMES_EACH = 4

/** What is asked; the answers come back under these names. */
type Asked = 'slot' | 'seats' | 'name' | 'email' | 'summary'

/** A form as questions for a client that asks them itself: a sentence, and a flat JSON Schema. */
export interface Questions {
  message: string
  schema: { type: 'object'; properties: Record<Asked, object>; required: Asked[] }
}

/** Why it is asked again, and what was answered the first time. */
export interface Again {
  because: string
  given: Partial<Record<Asked, unknown>>
}

/** The form's open times and the guest's data, filled with what is known; undefined where no time is open. */
export async function questionsOf(
  db: Database,
  workspace: Workspace,
  row: FormTable,
  again?: Again,
): Promise<Questions | undefined> {
  const form = await presentForm(db, workspace, row)
  const slots = await timesToAsk(db, workspace, row, form)
  if (slots.length === 0) return undefined

  const known: Again['given'] = { ...knownOf(form), ...again?.given }
  return { message: messageOf(form, workspace, again), schema: schemaOf(workspace, form, slots, known) }
}

async function timesToAsk(db: Database, workspace: Workspace, row: FormTable, form: Form): Promise<Slot[]> {
  const { service } = form.prefill
  const all = await formSlots(db, workspace, row, { service })
  const open = all.filter(({ state }) => state === 'free' || state === 'yours')
  const roomy = open.filter(({ seats_left }) => seats_left >= (form.suggestion.seats ?? 1))
  const times = roomy.length > 0 ? roomy : open
  const meant = times.filter(({ id }) => id === form.suggestion.slot_id || form.suggestion.candidates.includes(id))
  const soonest = service ? times.slice(0, MOST_TIMES) : firstOfEach(times)
  return [...new Set([...meant, ...soonest])].slice(0, MOST_TIMES)
}

const firstOfEach = (slots: Slot[]) =>
  [...Map.groupBy(slots, ({ service }) => service).values()].flatMap((of) => of.slice(0, MOST_TIMES_EACH))

const knownOf = ({ prefill, suggestion }: Form): Again['given'] => ({
  slot: suggestion.slot_id,
  seats: suggestion.seats ?? 1,
  name: prefill.name,
  email: prefill.email,
  summary: prefill.summary && wishes(prefill.summary),
})

function messageOf({ workspace: shop, services, prefill, suggestion }: Form, workspace: Workspace, again?: Again) {
  const service = services.find(({ code }) => code === prefill.service)
  const what = service ? service.name : `a ${shop.words.service}`
  return [
    again?.because,
    `Book ${what} at ${shop.name}.`,
    again ? undefined : suggestion.reading,
    `Times are ${zoneOf(inEnglish(workspace))}. Nothing is booked until you send this.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function schemaOf(workspace: Workspace, form: Form, slots: Slot[], known: Again['given']): Questions['schema'] {
  const most = Math.max(...slots.map(({ seats_left }) => seats_left))
  const text = (entry: 'name' | 'email' | 'summary', of: object) => ({
    type: 'string',
    ...of,
    ...(typeof known[entry] === 'string' && known[entry] !== '' && { default: known[entry] }),
  })
  return {
    type: 'object',
    properties: {
      slot: {
        type: 'string',
        title: 'Time',
        oneOf: slots.map((slot) => ({ const: slot.id, title: titleOf(slot, workspace, form) })),
        ...(slots.some(({ id }) => id === known.slot) && { default: known.slot }),
      },
      seats: {
        type: 'integer',
        title: 'Seats',
        minimum: 1,
        maximum: most,
        ...(typeof known.seats === 'number' && { default: Math.min(known.seats, most) }),
      },
      name: text('name', { title: 'Name', minLength: 1, maxLength: 120 }),
      email: text('email', {
        title: 'E-mail',
        description: 'The confirmation, the calendar file and the link to change it go here.',
        format: 'email',
        maxLength: 254,
      }),
      summary: text('summary', {
        title: 'Detail',
        description: 'Allergies, an occasion, anything we should know.',
        maxLength: 2000,
      }),
    },
    required: ['slot', 'seats', 'name', 'email'],
  }
}

/** "Sat 28 Nov, 14:00–15:15, 3 seats left"; with the service in front where there are several to choose from. */
function titleOf({ service, starts_at, ends_at, seats_left, whole }: Slot, workspace: Workspace, form: Form): string {
  const { timezone } = workspace.profile
  const name = form.prefill.service ? undefined : form.services.find(({ code }) => code === service)?.name
  const room = whole ? `for up to ${seats_left}` : `${seatCount(seats_left)} left`
  return [name, `${shortTime(starts_at, workspace)}–${clock(ends_at, timezone)}`, room].filter(Boolean).join(', ')
}
