import * as z from 'zod'
import { Booking, Form } from '../../contract/bookings.ts'
import { bookAnswers } from '../bookings/answers.ts'
import { readBooking } from '../bookings/bookings.ts'
import { exampleForm } from '../bookings/examples.ts'
import { formSlots } from '../bookings/form-slots.ts'
import { kept, presentForm } from '../bookings/form-view.ts'
import { findForm, openForm } from '../bookings/forms.ts'
import { membersOf } from '../bookings/members-only.ts'
import { recordedSentence } from '../bookings/next-step.ts'
import { type Again, questionsOf } from '../bookings/questions.ts'
import { inEnglish } from '../languages/languages.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { type Answer, type Asked, defineTool, type ToolContext } from './define-tool.ts'
import { BadArguments } from './toolbox.ts'

const Output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('form_opened'), form: Form }),
  z.object({ status: z.literal('recorded'), booking: Booking }),
])

type Output = z.infer<typeof Output>

export default defineTool({
  name: 'book_slot',
  title: 'Open the booking form',
  description:
    'Open the booking form with whatever the person has already said. Call it at once; never ask for the fields one by one. It books nothing: the person chooses the time and submits the form themselves, so say that the form is open, not that anything is booked.',
  effect: 'opens a form',
  shownBy: 'ui://chaxi/booking-form.html',
  input: z.strictObject({
    subject: z.string().max(64).optional().describe('Service code from list_services; leave out if unknown'),
    summary: z
      .string()
      .max(2000)
      .optional()
      .describe('Party size and wishes in the person’s own words, such as “2 seats, one is vegan”'),
    urgency: z.string().max(200).optional().describe('How soon, or the time wanted, in the person’s own words'),
    name: z.string().max(120).optional().describe('The person’s name, if they gave it'),
    email: z.string().max(254).optional().describe('The person’s e-mail address, if they gave it'),
  }),
  output: Output,
  example: {
    arguments: { subject: 'gongfu-hour', summary: '2 seats', urgency: 'Saturday afternoon' },
    answer: { status: 'form_opened', form: exampleForm },
  },
  run: async (known, { db, workspace, guest, conversation, tries, caller }) => {
    await tries.opening(caller)
    const said = conversation ? typedOnly(known, conversation) : known
    return opened(await openForm(db, workspace, said, { guest, conversationId: conversation?.id, saidBy: 'message' }))
  },
  async ask(known, context, answer) {
    const { db, workspace, guest, tries, caller } = context
    if (answer) return hear(answer, context)

    await tries.opening(caller)
    const form = await openForm(db, workspace, known, { guest, saidBy: 'message' })
    return asked(form.id, context)
  },
  card: (output) =>
    output.status === 'recorded'
      ? { type: 'booking', booking: output.booking }
      : { type: 'booking_form', form: output.form },
  spoken: (output, { workspace }) =>
    output.status === 'recorded'
      ? recordedSentence(inEnglish(workspace), output.booking)
      : `The booking form is open, and nothing is booked yet. ${closedTo(output.form, workspace)}Where it is not shown here, give the person this link: ${output.form.url}`,
})

/** What stands in the way of the service that was named. */
function closedTo({ services, prefill }: Form, workspace: Workspace): string {
  const service = services.find(({ code }) => code === prefill.service)
  if (!service?.members_only) return ''
  return `It cannot book ${service.name} for this person: that is for ${membersOf(workspace, service.plans)}. A member of these signs in on the shop’s site first; anybody else chooses another service in it. `
}

/** A name or an address that an assistant read elsewhere would send this guest's confirmation to somebody else. */
function typedOnly<Known extends { name?: string; email?: string }>(
  { name, email, ...known }: Known,
  { typed }: NonNullable<ToolContext['conversation']>,
) {
  return { ...known, ...(name && typed(name) && { name }), ...(email && typed(email) && { email }) }
}

const opened = (form: Form) => ({ status: 'form_opened' as const, form })

async function hear({ about: formId, given }: Answer, context: ToolContext): Promise<Asked<Output>> {
  const { db, workspace } = context
  const { booking_reference: booked } = await findForm(db, workspace.id, formId)
  if (booked && given?.action !== 'accept')
    return { output: { status: 'recorded', booking: await readBooking(db, workspace, booked) } }
  if (!given) return asked(formId, context)
  if (given.action !== 'accept') return notNow(formId, given.action, context)
  await holdAgainst(formId, given.content.slot, context)

  const answered = await bookAnswers(db, workspace, formId, given.content)
  return 'booking' in answered
    ? { output: { status: 'recorded', booking: answered.booking } }
    : asked(formId, context, answered.again)
}

/** Of a question about one service no other is booked. */
async function holdAgainst(formId: string, slot: unknown, { db, workspace }: ToolContext): Promise<void> {
  const row = await findForm(db, workspace.id, formId)
  const { service } = kept(row).prefill
  const chosen = (await formSlots(db, workspace, row, {})).find(({ id }) => id === slot)
  if (!service || !chosen || chosen.service === service) return

  const message = 'That time is of another service than was asked about. For it call again without requestState.'
  throw new BadArguments('bad_request', message, {
    issues: [{ path: '/inputResponses/answers/content/slot', message }],
  })
}

/** The questions of a form, or where there is no time to choose the form itself, which has lists to join. */
async function asked(formId: string, { db, workspace }: ToolContext, again?: Again): Promise<Asked<Output>> {
  const row = await findForm(db, workspace.id, formId)
  const questions = await questionsOf(db, workspace, row, again)
  return questions
    ? { question: { ...questions, about: formId } }
    : { output: opened(await presentForm(db, workspace, row)), spoken: again?.because }
}

async function notNow(formId: string, action: 'decline' | 'cancel', { db, workspace }: ToolContext) {
  const form = await presentForm(db, workspace, await findForm(db, workspace.id, formId))
  const did = action === 'decline' ? 'declined to answer' : 'closed the questions without an answer'
  return {
    output: opened(form),
    spoken: `The person ${did}, so nothing is booked. Should they want to later, the form stays open at ${form.url}`,
  }
}
