import { computed, createModel, effect, signal, untracked } from '@preact/signals'
import type { Booking, NewForm } from '../contract/bookings.ts'
import { LONGEST_MESSAGE } from '../contract/message-length.ts'
import { type Event, Heard } from './heard.ts'
import type { HostPage } from './host-page.ts'
import type { Keeper } from './kept.ts'
import { newId } from './new-id.ts'
import type { Outbox } from './outbox.ts'
import { PART_REST } from './part-rest.ts'
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
  const refusals = signal(0)
  const length = computed(() => draft.value.trim().length)
  const canSend = computed(() => fits(length.value))
  const answeredCalls = new Set<string>()
  let opened = false
  let outbox: Outbox | undefined
  let again: ReturnType<typeof setTimeout> | undefined

  effect(() => () => {
    clearTimeout(again)
    outbox?.[Symbol.dispose]()
  })

  effect(() =>
    page.watchOnline((now) => {
      online.value = now
      if (!now || !opened) return
      void deliver()
      if (!visit.session.value) void open()
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
    const holds = (yes: boolean) => {
      connected.value = yes
      if (yes) void deliver()
    }
    const stop = api.watch(line, { apply: heard.apply, refused, connected: holds })
    gone.addEventListener('abort', stop)
  }

  /** The visitor has opened the panel: only now is anything asked of the server. */
  const open = () => {
    opened = true
    return attempt(async () => {
      try {
        await visit.arrive()
      } finally {
        await (await fetchOutbox()).takeUp()
        void deliver()
      }
    })
  }

  async function fetchOutbox() {
    const { Outbox } = await later()
    outbox ??= new Outbox(keeper, { heard, draft, visit, connected, problem })
    return outbox
  }

  const deliver = (): Promise<void> => fetchOutbox().then((outbox) => outbox.deliver(), waitForIt)

  // The part of the assistant that delivers could not be fetched.
  function waitForIt(problem: unknown) {
    heard.wait(problem)
    clearTimeout(again)
    again = setTimeout(deliver, PART_REST)
  }

  async function send(text = draft.value): Promise<void> {
    const words = text.trim()
    if (!fits(words.length)) return putBack(words)
    if (text === draft.value) draft.value = ''
    heard.show(newId(), words)
    await deliver()
  }

  // Not dropped: the composer says why it cannot be sent, and says it again.
  async function putBack(words: string) {
    refusals.value += 1
    await (await fetchOutbox()).write(words)
  }

  async function retry(id: string): Promise<void> {
    heard.mark(id, 'queued')
    await deliver()
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
  async function useTool(call: Event<'tool_call'>) {
    if (answeredCalls.has(call.call_id) || !page.inView()) return
    answeredCalls.add(call.call_id)
    const { answerCall } = await later()
    await answerCall(call, { page, openForm, reach: visit.reach })
  }

  function noteBooking(booking: Booking) {
    page.tell('booking', { booking })
    const id = liveFormId.value
    if (!id) return
    // Perhaps this very form was sent from another tab: the server knows.
    server()
      .then((api) => api.getForm(id))
      .then(heard.takeForm)
      .catch(console.warn)
  }

  const { control, typing, answering, operator, unread } = heard
  const { remove, booked, showsTicket, markRead } = heard
  const { session, shop, reach, turnTo, identify, logOut } = visit
  return {
    ...{ session, shop, messages, turn, control, typing, answering, operator, unread, liveFormId },
    ...{ draft, length, canSend, online, connected, problem, refusals },
    ...{
      open,
      send,
      retry,
      remove,
      stop,
      askPerson,
      takeBack,
      book,
      openForm,
      booked,
      showsTicket,
      markRead,
    },
    ...{ reach, turnTo, identify, logOut },
  }
})

// Fetched when it is first needed: the visitor may type before.
const later = () => import('./outbox.ts')

const fits = (length: number) => length > 0 && length <= LONGEST_MESSAGE

export type Conversation = InstanceType<typeof Conversation>
