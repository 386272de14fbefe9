/** What `window.chaxi` offers the page, and this package's `chaxi` likewise. */
export interface Chaxi {
  open(): void
  close(): void
  toggle(): void
  /** Opens the panel and says this in the visitor's name. */
  say(text: string): void
  /** Opens the booking form: `subject` is a service's code or the visitor's own words, `slotId` one of its times. */
  book(subject?: string, slotId?: string): void
  /** Scrolls to what carries `data-chaxi-service` with this code, and marks it. */
  highlight(code: string): void
  /** A member token that the shop's own server has signed, or what fetches a fresh one. */
  identify(token: string | (() => Promise<string>)): void
  /** Settles once the visitor's session and its streams have ended. */
  logout(): Promise<void>
  /** Calls `heard` with the event's detail until the answer is called. */
  on<Name extends keyof ChaxiEvents>(event: Name, heard: (detail: ChaxiEvents[Name]) => void): () => void
  /** Takes the widget out of the page. What was said stays with the visitor, for the next page. */
  destroy(): void
}

/** What happens, by its name without `chaxi:`, and the detail that comes with it. */
export interface ChaxiEvents {
  /** `window.chaxi` is there, and what was queued has been called. */
  ready: null
  open: null
  close: null
  /** Somebody said something, and it is whole: the visitor, the assistant, or a person of the shop. */
  message: { message: ChaxiMessage }
  /** A booking was made, or came to another state. */
  booking: { booking: ChaxiBooking }
  /** The visitor is not signed in, or not any more, though the page says who they are. */
  'identity-error': { reason: string }
}

export interface ChaxiMessage {
  id: string
  /** Its place in the conversation: a later message has a greater number. */
  seq: number
  author: { type: 'visitor' | 'assistant' | 'operator' | 'system'; name?: string }
  text: string
  /** What stands under the text: `booking_form`, `booking`, `bookings`, `services`, `plans`, `choices` or `handoff`. */
  cards: { type: string }[]
  /** Where in the shop's record the answer is from. */
  sources: { kind: 'service' | 'plan' | 'knowledge'; code: string; title: string; text?: string }[]
  /** What kind of reply the assistant gave. */
  act?: 'answer' | 'form' | 'lookup' | 'clarify' | 'abstain' | 'handoff' | 'decline' | 'smalltalk'
  /** An instant in UTC: `2026-11-28T14:00:00Z`. So is every other that ends in `_at` or `_until`. */
  created_at: string
}

export interface ChaxiBooking {
  reference: string
  state: 'held' | 'confirmed' | 'waitlisted' | 'offered' | 'cancelled' | 'expired' | 'attended' | 'no_show'
  /** What the guest does next, as a sentence. */
  next_step: string
  service: { code: string; name: string }
  starts_at: string
  ends_at: string
  /** The shop's, such as `Europe/London`. */
  timezone: string
  seats: number
  name: string
  email: string
  summary?: string
  created_at: string
  /** The guest's own page; only where this visitor has proved the address. */
  manage_url?: string
  free_until?: string
  /** While waitlisted: 1 is the next to be asked. */
  list_place?: number
  offered_until?: string
}

/** What a script tag may say; each `data-` attribute is an option of the same name. */
export interface ChaxiOptions {
  /** The address of the script on the merchant's server: `…/widget.js`, or pinned, `…/widget@1.2.3.js`. */
  src: string
  /** The hash that a pinned script must have: `sha384-…`. */
  integrity?: string
  /** For pages whose policy allows scripts by a nonce. */
  nonce?: string
  launcher?: 'bottom-right' | 'bottom-left' | 'none'
  /** A language tag; else the page's `lang`, else the browser's. */
  locale?: string
  theme?: 'auto' | 'light' | 'dark'
  /** Open from the start. */
  open?: boolean
  /** An address of the page's own origin that answers with a fresh member token. */
  memberTokenUrl?: string
  /** `all` lends the browser's own agent the server's tools, too. */
  webmcp?: 'all'
  /** A sentence beside the launcher, said once to each visitor. */
  hint?: string
}

/** What the script reads off its tag's `data-` attributes. */
export type ChaxiAttributes = { [Name in Exclude<keyof ChaxiOptions, 'src' | 'integrity' | 'nonce'>]?: string }

/** A call that waits for the script: its name and what it was given. */
export type ChaxiCall = { [Name in keyof Chaxi]: [Name, ...Parameters<Chaxi[Name]>] }[keyof Chaxi]

type DomEvents = { [Name in keyof ChaxiEvents as `chaxi:${Name}`]: CustomEvent<ChaxiEvents[Name]> }

declare global {
  interface Window {
    /** Until the script has come, only what the page put there itself. */
    chaxi?: Partial<Chaxi> & { queue?: ChaxiCall[] }
  }
  interface DocumentEventMap extends DomEvents {}
}
