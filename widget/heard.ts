import { computed, createModel, signal } from '@preact/signals'
import type { Booking, Form } from '../contract/bookings.ts'
import type { Author, ConversationEvent, Conversation as Known, Message } from '../contract/conversations.ts'
import * as shown from './shown-messages.ts'

export type Event<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>['data']

/** What follows from an event beyond showing it. */
interface Consequences {
  said(message: Message): void
  called(call: Event<'tool_call'>): void
  booked(booking: Booking): void
}

// Typing is said again every few seconds while it lasts.
const typingLasts = 6000

/** All that is shown of a conversation: what the stream tells, event by event, and what the visitor is still sending. */
export const Heard = createModel((then: Consequences) => {
  const messages = signal<shown.ShownMessage[]>([])
  const turn = signal<'none' | 'under way' | 'joined' | 'stopped' | 'failed'>('none')
  const control = signal<Event<'control'>['by']>('assistant')
  const operator = signal<string | undefined>()
  const typing = signal<Author | undefined>()
  const readUpTo = signal(0)

  const answering = computed(() => turn.value === 'under way' || turn.value === 'joined')
  const liveFormId = computed(() => shown.liveForm(messages.value)?.id)
  const unread = computed(() => shown.news(messages.value, readUpTo.value))
  const changed = new Map<string, Booking>()
  let missedWords = false
  let told: number | undefined

  function apply(event: ConversationEvent, seq = 0) {
    switch (event.type) {
      case 'snapshot':
        return restore(event.data.conversation, seq)
      case 'message_delta':
        return hearWords(event.data)
      case 'message':
        return hear(event.data.message)
      case 'tool_call':
        return then.called(event.data)
      case 'turn':
        return turned(event.data, seq)
      case 'control':
        return hold(event.data)
      case 'typing':
        return showTyping(event.data.author)
      case 'booking':
        return update(event.data.booking)
      case 'feedback':
        return rated(event.data)
      default:
        return event satisfies never
    }
  }

  function restore({ messages: history = [], status }: Known, seq: number) {
    const ours = history.find(({ id }) => shown.unsent(messages.value).some((message) => message.id === id))
    const last = history.at(-1)
    const end = last?.seq ?? 0
    told ??= ours ? ours.seq - 1 : end
    // What an earlier page told is no news on this one.
    readUpTo.value ||= told
    messages.value = shown.restored(messages.value, history)
    history.forEach(announce)
    // A question that is being answered, or has just been asked, is told after the history.
    const unanswered = last?.author.type === 'visitor' && last.id === messages.value.at(-1)?.id
    turn.value = unanswered ? 'failed' : 'none'
    control.value = status === 'closed' ? 'assistant' : status
    // More than the start of a turn has happened since the last message: perhaps the first half of an answer.
    missedWords = seq - end > 1
  }

  // Whoever comes in the middle of an answer sees that one is coming, not its second half.
  function hearWords({ id, text }: Event<'message_delta'>) {
    if (turn.value !== 'under way') turn.value = missedWords ? 'joined' : 'under way'
    messages.value = shown.withWords(messages.value, id, turn.value === 'joined' ? '' : text)
  }

  function hold({ by, intervention }: Event<'control'>) {
    control.value = by
    operator.value = intervention?.assignee ?? undefined
    messages.value = shown.withIntervention(messages.value, intervention)
  }

  function hear(message: Message) {
    if (typing.value?.type === message.author.type) typing.value = undefined
    take(message)
  }

  function take(message: Message) {
    messages.value = shown.received(messages.value, message)
    announce(message)
  }

  // What is new since the page came, once, whether it was told as an event or found in the history.
  function announce(message: Message) {
    told ??= message.seq - 1
    if (message.seq <= told) return
    told = message.seq
    then.said(message)
  }

  function turned({ state }: Event<'turn'>, seq: number) {
    missedWords = false
    turn.value = state === 'started' ? 'under way' : state === 'finished' ? 'none' : state
    if (state !== 'started') messages.value = shown.settled(messages.value, seq)
  }

  let typed: ReturnType<typeof setTimeout> | undefined
  function showTyping(author: Author) {
    clearTimeout(typed)
    typing.value = author
    typed = setTimeout(() => {
      typing.value = undefined
    }, typingLasts)
  }

  function update(booking: Booking) {
    changed.set(booking.reference, booking)
    messages.value = shown.withBooking(messages.value, booking)
    then.booked(booking)
  }

  function rated({ message_id, feedback }: Event<'feedback'>) {
    messages.value = shown.marked(messages.value, message_id, { feedback: feedback ?? undefined })
  }

  // The stream may be faster than an answer that was asked for, and knows more then.
  function takeForm(form: Form) {
    const booking = changed.get(form.booking?.reference ?? '') ?? form.booking
    messages.value = shown.withForm(messages.value, { ...form, booking })
  }

  /** The form's card says that the seats are taken; other tabs learn it from the stream. */
  function booked(formId: string, booking: Booking) {
    const form = shown.formOf(messages.value, formId)
    if (form) takeForm({ ...form, state: 'submitted', booking })
  }

  /** A form that made this booking stands in the conversation as its ticket. */
  const showsTicket = (reference: string) =>
    messages.value.some(({ cards }) =>
      cards.some((card) => card.type === 'booking_form' && card.form.booking?.reference === reference),
    )

  function markRead() {
    readUpTo.value = Math.max(0, ...messages.value.filter(({ status }) => status === 'sent').map(({ seq }) => seq))
  }

  /** Shows a message of the visitor's own before the server has heard of it. */
  function show(id: string, text: string) {
    if (!answering.value) turn.value = 'none'
    messages.value = [...messages.value, shown.spoken({ id, text })]
  }

  function mark(id: string, status: shown.ShownMessage['status'], problem?: unknown) {
    // What the stream has told of was sent, whatever became of its request.
    if (messages.value.some((message) => message.id === id && message.status === 'sent')) return
    messages.value = shown.marked(messages.value, id, { status, problem })
  }

  /** The shop cannot be reached: what it has not confirmed or refused waits for the line. */
  function wait(problem: unknown) {
    messages.value = shown.waiting(messages.value, problem)
  }

  function remove(id: string) {
    messages.value = shown.without(messages.value, id)
  }

  /** Forgets what was said, but for what is still to be sent where `keep` says so. */
  function forget(keep: 'unsent' | 'nothing') {
    messages.value = keep === 'unsent' ? shown.unsent(messages.value) : []
    turn.value = 'none'
    control.value = 'assistant'
    typing.value = undefined
    readUpTo.value = 0
    told = undefined
    changed.clear()
  }

  return {
    ...{ messages, turn, control, typing, answering, liveFormId, operator, unread },
    ...{ apply, take, takeForm, booked, showsTicket, markRead, show, mark, wait, remove, forget },
  }
})
export type Heard = InstanceType<typeof Heard>
