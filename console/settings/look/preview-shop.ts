import type { Conversation, ConversationEvent, Message, Session } from '../../../contract/conversations.ts'

interface Names {
  name: string
  locale: string
  currency: string
  timezone: string
  /** What the merchant calls them. */
  words: { service: string; services: string }
}

/** Answers the widget's calls as a server would, out of nothing, with something in each of the shop's colours. */
export function previewShop(names: Names): (request: Request) => Promise<Response> {
  let said: Message[] = []
  let tell = (_: ConversationEvent) => {}

  return async (request) => {
    const { pathname } = new URL(request.url)
    const call = `${request.method} ${pathname.replace(/^.*\/visitor\/(conversations\/preview\/)?/, '')}`
    if (call === 'POST sessions') return data(session(names))
    if (call === 'POST conversations') return data(conversation(said))
    if (call === 'GET events') return stream()
    if (call === 'POST messages') return hear(await request.json())
    return Response.json({ error: 'forbidden', detail: 'This is a preview: nothing is sent.' }, { status: 403 })
  }

  function stream() {
    const utf8 = new TextEncoder()
    const body = new ReadableStream({
      start(line) {
        tell = ({ type, data }) =>
          line.enqueue(utf8.encode(`id: ${said.length}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`))
        tell({ type: 'snapshot', data: { conversation: conversation(said) } })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  function hear({ id, text }: { id: string; text: string }) {
    const message = messageOf({ id, seq: said.length + 1, author: { type: 'visitor' }, text })
    const reply = messageOf({ seq: said.length + 2, ...(said.length === 0 ? first(names) : nothing) })
    said = [...said, message, reply]
    tell({ type: 'message', data: { message } })
    tell({ type: 'message', data: { message: reply } })
    return data({ message })
  }
}

const nothing = { text: 'This is a preview: nothing is sent.' }

const data = (data: unknown) => Response.json({ data })

const session = ({ name, locale, currency, timezone, words }: Names): Session => ({
  visitor: { id: 'preview' },
  token: 'preview',
  workspace: {
    slug: 'preview',
    name,
    timezone,
    locale,
    currency,
    address: '',
    email: '',
    words,
  },
})

const conversation = (messages: Message[]): Conversation => ({
  id: 'preview',
  status: 'assistant',
  visitor: { id: 'preview', member: false },
  language: 'en',
  intervention_id: null,
  message_count: messages.length,
  last_message: null,
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
  messages,
})

function first({ words, timezone }: Names): Partial<Message> {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  return {
    text: 'Yes, two have just come free. They are kept for you while you decide.',
    sources: [
      {
        kind: 'knowledge',
        code: 'list',
        title: 'How does the waiting list work?',
        text: 'Who asked first is asked first.',
      },
    ],
    cards: [
      {
        type: 'booking',
        booking: {
          reference: 'K7RM-X2QY',
          email: '',
          state: 'offered',
          next_step: 'Nothing is booked before you say so.',
          service: { code: 'preview', name: `One of your ${words.services}` },
          starts_at: inHours(48),
          ends_at: inHours(49),
          timezone,
          seats: 2,
          name: '',
          created_at: inHours(-24),
          manage_url: '#',
          offered_until: inHours(2),
        },
      },
    ],
    act: 'answer',
  }
}

const messageOf = (message: Partial<Message> & { seq: number }): Message => ({
  id: crypto.randomUUID(),
  author: { type: 'assistant' },
  text: '',
  cards: [],
  sources: [],
  tool_calls: [],
  created_at: new Date().toISOString(),
  ...message,
})
