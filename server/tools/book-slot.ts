import * as z from 'zod'
import { Booking, Form } from '../../contract/bookings.ts'
import { exampleForm } from '../bookings/examples.ts'
import { openForm } from '../bookings/forms.ts'
import { recordedSentence } from '../bookings/words.ts'
import { defineTool } from './define-tool.ts'

const Output = z.discriminatedUnion('status', [
  z.object({ status: z.literal('form_opened'), form: Form }),
  z.object({ status: z.literal('recorded'), booking: Booking }),
])

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
    const opening = { guest, conversationId: conversation?.id, saidBy: 'message' as const }
    return { status: 'form_opened' as const, form: await openForm(db, workspace, known, opening) }
  },
  card: (output) =>
    output.status === 'recorded'
      ? { type: 'booking', booking: output.booking }
      : { type: 'booking_form', form: output.form },
  spoken: (output, { workspace }) =>
    output.status === 'recorded'
      ? recordedSentence(output.booking, workspace.profile.locale)
      : `The booking form is open, and nothing is booked yet. Where it is not shown here, give the person this link: ${output.form.url}`,
})
