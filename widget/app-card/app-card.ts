import { computed, createModel, signal } from '@preact/signals'
import * as z from 'zod/mini'
import { Unreachable } from '../../browser/failures.ts'
import { Booking, Form } from '../../contract/bookings.ts'
import type { FormApi } from '../booking-form/form-api.ts'
import type { Host } from './host.ts'
import { recordedSentence } from './recorded.ts'

/** What was said before the form was there: the tool's arguments, as far as they are text. */
export const Said = z.partial(
  z.object({ subject: z.string(), summary: z.string(), urgency: z.string(), name: z.string(), email: z.string() }),
)
export type Said = z.infer<typeof Said>

/** What `book_slot` answers. */
const Answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('form_opened'), form: Form }),
  z.object({ status: z.literal('recorded'), booking: Booking }),
])

const Result = z.object({
  isError: z.optional(z.boolean()),
  structuredContent: z.optional(z.unknown()),
  content: z.optional(z.array(z.object({ text: z.optional(z.string()) }))),
})

/** The form in a chat of somebody else's: which one is open, and what its host and its model have to hear of it. */
export const AppCard = createModel((host: Pick<Host, 'request' | 'can'>, online: () => boolean) => {
  const said = signal<Said>({})
  const form = signal<Form>()
  const booking = signal<Booking>()
  const refused = signal(false) // no form came of the call
  const late = signal(false)
  const cutOff = signal(false) // the chat does not let the form reach the shop
  const link = signal<'opened' | 'refused'>()

  const stage = computed(() => {
    if (booking.value) return 'booked'
    if (form.value) return 'form'
    return refused.value ? 'refused' : 'waiting'
  })

  function hearInput(input: Record<string, unknown>) {
    const known = Object.entries(Said.shape).flatMap(([name, field]) => {
      const text = z.safeParse(field, input[name]).data
      return text ? [[name, text]] : []
    })
    said.value = Object.fromEntries(known)
  }

  /** Takes a result however often it comes: the same form goes on where it is, a newer one takes its place. */
  function hearResult(result: unknown) {
    const answer = answerIn(result)
    if (!answer) {
      refused.value = !form.value
      return
    }
    if (answer.status === 'recorded') booking.value = answer.booking
    else if (answer.form.id !== form.value?.id) {
      form.value = answer.form
      booking.value = undefined
    }
  }

  function cancel() {
    refused.value = true
  }

  /** It has taken long enough to offer a way of one's own. */
  function wait() {
    late.value = true
  }

  /** Opens a form through the host, where it passes calls on: nobody else did, or the last one is used up. */
  async function open(subject?: string) {
    refused.value = false
    const args = subject ? { ...said.value, subject } : said.value
    hearResult(await host.request('tools/call', { name: 'book_slot', arguments: args }).catch(() => undefined))
  }

  /** Leads to the form's own page, which needs nothing of the chat. */
  async function openPage(url: string) {
    const answer = await host.request('ui/open-link', { url }).catch(() => ({ isError: true }))
    link.value = answer.isError ? 'refused' : 'opened'
  }

  /** Tells the model exactly what was recorded; the next thing said to it is said to one that knows. */
  async function tell(made: Booking, locale: string) {
    const content = [{ type: 'text', text: recordedSentence(made, locale) }]
    const structuredContent = { status: 'recorded', booking: made }
    if (host.can('updateModelContext') || !host.can('message'))
      return host.request('ui/update-model-context', { content, structuredContent })
    return host.request('ui/message', { role: 'user', content })
  }

  /** The same form, with an ear for whether the shop answers at all. */
  function heard(api: FormApi): FormApi {
    const listening =
      <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
      (...args: Args) =>
        ask(...args).then(
          (answer) => {
            cutOff.value = false
            return answer
          },
          (error) => {
            cutOff.value = error instanceof Unreachable && online()
            throw error
          },
        )
    return {
      slots: listening((of) => api.slots(of)),
      hold: listening((wanted) => api.hold(wanted)),
      letGo: listening(() => api.letGo()),
      book: listening((guest, key) => api.book(guest, key)),
      refresh: listening(() => api.refresh()),
    }
  }

  return {
    ...{ said, form, booking, stage, late, cutOff, link },
    ...{ hearInput, hearResult, cancel, wait, open, openPage, tell, heard },
  }
})
export type AppCard = InstanceType<typeof AppCard>

/** A host may hand on the text alone. */
function answerIn(result: unknown): z.infer<typeof Answer> | undefined {
  const { isError, structuredContent, content = [] } = z.safeParse(Result, result).data ?? {}
  if (isError) return undefined
  return z.safeParse(Answer, structuredContent).data ?? z.safeParse(Answer, parsed(content[0]?.text ?? '')).data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
