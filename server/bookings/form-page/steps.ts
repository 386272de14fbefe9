import type { Slot } from '../../../contract/bookings.ts'
import { wishes } from '../../../contract/wishes.ts'
import { scriptOf } from '../../built.ts'
import type { FormTable } from '../../database/tables.ts'
import type { Database } from '../../database.ts'
import { wordsOf } from '../../languages/languages.ts'
import { html, type Markup } from '../../markup.ts'
import { pageLink } from '../../workspaces/page-link.ts'
import type { Workspace } from '../../workspaces/workspaces.ts'
import { bookingPage } from '../booking-page.ts'
import { formSlots } from '../form-slots.ts'
import { presentForm } from '../form-view.ts'
import { guestOfForm } from '../guests.ts'
import { noun } from '../letter-phrases.ts'
import { whyMembersOnly } from '../members-only.ts'
import { framed } from '../page-frame.ts'
import type { Notice } from '../page-notice.ts'
import { findBookingRow } from '../present.ts'
import { chooseService } from './choose-service.ts'
import { chooseTime } from './choose-time.ts'
import { details } from './details.ts'
import { type Opened, type Refusal, serviceOf, type Written } from './opened.ts'
import { namedPlans } from './parts.ts'

/** Where the guest wants to be, from the page's own links and forms. */
export interface Asked {
  step?: 'service' | 'time'
  service?: string
  /** The time whose list they want to join. */
  list?: string
  /** The time they tried to book, kept or not. */
  slot?: string
  written?: Written
  refusal?: Refusal
  notice?: Notice
}

const nothingRefused: Refusal = { faults: [], alternatives: [] }

/** The form's page at the step it has come to. Only what a GET shows is taken over by the script. */
export async function formPage(db: Database, workspace: Workspace, row: FormTable, asked: Asked): Promise<Markup> {
  const form = await presentForm(db, workspace, row)
  const script = asked.refusal ? undefined : await scriptOf('form.html')
  const opened = { workspace, row, form }
  if (form.booking) return ticketPage(db, opened, asked.notice, script)

  const slip = form.state === 'expired' ? closed(opened) : await stepOf(db, opened, asked)
  return framed({
    workspace,
    title: wordsOf(workspace).form.title(noun(workspace)),
    notice: asked.notice,
    script,
    slip,
  })
}

async function ticketPage(db: Database, { workspace, form }: Opened, notice?: Notice, script?: string) {
  const row = await findBookingRow(db, workspace.id, form.booking?.reference ?? '')
  if (!row) throw new Error(`form ${form.id} has a booking that is not there`)
  return bookingPage({ workspace, row, notice, script })
}

async function stepOf(db: Database, opened: Opened, asked: Asked): Promise<Markup> {
  const { workspace, row, form } = opened
  const { step, list, written = {}, refusal = nothingRefused } = asked
  const slots = await formSlots(db, workspace, row, {})
  const slotOf = (id: string | undefined) => slots.find((slot) => slot.id === id)

  const kept = slotOf(list ?? asked.slot ?? (step || asked.service ? undefined : form.hold?.slot_id))
  if (kept) return details(opened, { slot: kept, ...partyOf(opened, written), listed: list !== undefined, refusal })

  const held = slotOf(form.hold?.slot_id)
  const service = serviceOf(
    opened,
    asked.service ?? held?.service ?? form.prefill.service ?? meant(opened, slots)?.service,
  )
  if (step === 'service' || !service)
    return chooseService(opened, { chosen: service?.code, closed: await whyClosed(db, opened, asked.service) })

  const times = slots.filter((slot) => slot.service === service.code)
  const chosen = held?.id ?? meant(opened, times)?.id
  return chooseTime(opened, {
    service,
    slots: times,
    written: { ...written, seats: seatsIn(opened, written) },
    chosen,
    refusal,
  })
}

/** Why the service that was wished for cannot be chosen. */
async function whyClosed(db: Database, { workspace, row, form }: Opened, wished = form.prefill.service) {
  const service = form.services.find(({ code }) => code === wished)
  if (!service?.members_only) return undefined
  const named = { service_code: service.code, service_name: service.name }
  const why = await whyMembersOnly(db, workspace, await guestOfForm(db, row), named)
  return wordsOf(workspace).form.closedTo(service.name, namedPlans(workspace, service.plans), why)
}

const meant = ({ form }: Opened, slots: Slot[]) => slots.find(({ id }) => id === form.suggestion.slot_id)

/** What the guest wrote last, else what is kept for them, else what they said. */
const seatsIn = ({ form }: Opened, { seats }: Written) => seats ?? `${form.hold?.seats ?? form.suggestion.seats ?? 1}`

function partyOf(opened: Opened, written: Written) {
  const { name, email, summary = '' } = opened.form.prefill
  const seats = Number(seatsIn(opened, written))
  return { seats: Number.isInteger(seats) ? seats : 1, written: { name, email, summary: wishes(summary), ...written } }
}

const closed = ({ workspace, form }: Opened): Markup => html`<article class="slip">
        <h1 class="slip__title">${wordsOf(workspace).form.closed}</h1>
        <p>${wordsOf(workspace).form.closedText}</p>
        <p><a class="button" href="${pageLink(workspace, { 'chaxi-book': form.prefill.service ?? 'any' })}">${wordsOf(workspace).form.openNew}</a></p>
      </article>`

/** What a browser shows where there is no form to show. */
export const noForm = (workspace: Workspace, heading: string, detail: string): Markup =>
  framed({
    workspace,
    title: heading,
    slip: html`<article class="slip">
        <h1 class="slip__title">${heading}</h1>
        <p>${detail}</p>
        <p><a class="button" href="${pageLink(workspace, { 'chaxi-book': 'any' })}">${wordsOf(workspace).form.openNew}</a></p>
      </article>`,
  })
