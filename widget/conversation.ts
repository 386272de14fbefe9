import { computed, createModel, effect, signal, untracked } from '@preact/signals'
import { Unreachable } from '../browser/failures.ts'
import type { Booking, NewForm } from '../contract/bookings.ts'
import type { NewMessage } from '../contract/conversations.ts'
import { type Event, Heard } from './heard.ts'
import type { HostPage } from './host-page.ts'
import type { Keeper } from './kept.ts'
import { newId } from './new-id.ts'
import type { Line, Server } from './server.ts'
import { Visit } from './visit.ts'

/** One visitor's conversation with the shop: what was said, who holds it, and what may be done next. Draws nothing. */
export const Conversation = createModel((server: Server, keeper: Keeper, page: HostPage) => {
  const visit = new Visit(server, keeper, page)
  const heard = new Heard({
    said: (message) => page.tell('message', { message }),
    called: useTool,
    booked: noteBooking,
  })
  const { messages, turn, liveFormId } = heard
  const draft = signal('')
  const online = signal(page.online())
  const connected = signal(true)
  const problem = signal<unknown>()
  const canSend = computed(() => draft.value.trim() !== '')
  const answeredCalls = new Set<string>()
  let opened = false
  let delivering = false

  effect(() =>
    page.watchOnline((now) => {
      online.value = now
      if (!now) return
      void deliver()
      if (opened && !visit.session.value) void open()
    }),
  )

  // What was said belongs to one conversation of one visitor; what is still to be said, to the person typing.
  let saidBy: { visitor?: string; member?: boolean; conversation?: string } = {}
  effect(() => {
    const visitor = visit.session.value?.visitor
    const now = { visitor: visitor?.id, member: Boolean(visitor?.member), conversation: visit.line.value?.conversation }
    const left = saidBy
    saidBy = now
    untracked(() => {
      const another = left.visitor !== undefined && left.visitor !== now.visitor
      if (another && (left.member || !now.visitor)) {
        draft.value = ''
        heard.forget('nothing')
      } else if (left.conversation !== now.conversation) heard.forget('unsent')
    })
  })

  effect(() => {
    const line = visit.line.value
    const stop = new AbortController()
    if (line) void attempt(() => watch(line, stop.signal))
    return () => stop.abort()
  })

  async function watch(line: Line, gone: AbortSignal) {
    const refused = () => void attempt(visit.leave)
    const api = await server()
    if (gone.aborted) return
    const stop = api.watch(line, { apply: heard.apply, refused, connected: (yes: boolean) => (connected.value = yes) })
    gone.addEventListener('abort', stop)
  }

  /** The visitor has opened the panel: only now is anything asked of the server. */
  const open = () => {
    opened = true
    return attempt(visit.arrive)
  }

  async function send(text = draft.value): Promise<void> {
    const words = text.trim()
    if (words === '') return
    if (text === draft.value) draft.value = ''
    heard.show(newId(), words)
    await deliver()
  }

  async function retry(id: string): Promise<void> {
    heard.mark(id, 'queued')
    await deliver()
  }

  // One at a time and in order, so that the shop reads them as they were said.
  async function deliver(): Promise<void> {
    if (delivering) return
    delivering = true
    for (let next = firstQueued(); next && online.value; next = firstQueued()) await deliverOne(next)
    delivering = false
  }

  const firstQueued = () => messages.value.find(({ status }) => status === 'queued')

  async function deliverOne({ id, text }: NewMessage): Promise<void> {
    heard.mark(id, 'sending')
    try {
      heard.take(await visit.reach((api, line) => api.sendMessage(line, { id, text }), ['not_signed_in', 'not_found']))
    } catch (error) {
      const later = error instanceof Unreachable && !online.value
      heard.mark(id, later ? 'queued' : 'failed', error)
    }
  }

  /** Opens the booking form in the conversation, filled in as far as `form` says. */
  async function openForm(form: NewForm) {
    const answer = await visit.reach((api, line) => api.openForm(line, form))
    heard.take(answer.message)
    return answer.form
  }

  const book = (form: NewForm) => attempt(() => openForm(form))
  const askPerson = () => attempt(() => visit.reach((api, line) => api.handOff(line)))
  const takeBack = () => attempt(() => visit.reach((api, line) => api.takeBack(line)))
  const stop = () => attempt(() => visit.reach((api, line) => api.stop(line)))

  async function askAgain() {
    turn.value = 'none'
    await send(messages.value.findLast(({ author }) => author.type === 'visitor')?.text)
  }

  // What the visitor asked for and could not have is said beside the composer, and they may ask again.
  async function attempt(act: () => Promise<unknown>): Promise<void> {
    problem.value = undefined
    try {
      await act()
    } catch (error) {
      problem.value = error
    }
  }

  // Two tabs hear every call: the one in view acts, and never twice.
  async function useTool({ call_id, name, arguments: args }: Event<'tool_call'>) {
    if (answeredCalls.has(call_id) || !page.inView()) return
    answeredCalls.add(call_id)
    const output = page.runTool(name, args, { openForm })
    const result = await output.then(
      (output) => ({ call_id, output }),
      (error) => ({ call_id, error: String(error).slice(0, 500) }),
    )
    // Refused when another tab was first, or the turn is over: there is nobody left to tell.
    await visit.reach((api, line) => api.answerTool(line, result)).catch((error) => console.warn('chaxi:', error))
  }

  function noteBooking(booking: Booking) {
    page.tell('booking', { booking })
    if (liveFormId.value) void refreshForm(liveFormId.value)
  }

  // Perhaps this very form was sent from another tab: the server knows.
  async function refreshForm(id: string) {
    const form = await server()
      .then((api) => api.getForm(id))
      .catch((error) => console.warn('chaxi:', error))
    if (form) heard.takeForm(form)
  }

  const { control, typing, answering, operator, unread } = heard
  const { remove, booked, showsTicket, markRead } = heard
  const { session, shop, reach, identify, logOut } = visit
  return {
    ...{ session, shop, messages, turn, control, typing, answering, operator, unread, liveFormId },
    ...{ draft, canSend, online, connected, problem },
    ...{
      open,
      send,
      retry,
      remove,
      askAgain,
      stop,
      askPerson,
      takeBack,
      book,
      openForm,
      booked,
      showsTicket,
      markRead,
    },
    ...{ reach, identify, logOut },
  }
})
export type Conversation = InstanceType<typeof Conversation>
