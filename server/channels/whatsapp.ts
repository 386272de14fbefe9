import type { Choice } from '../../contract/conversations.ts'
import type { WhatsAppCall, WhatsAppInteractive } from '../../contract/whatsapp.ts'
import { plain } from '../../contract/words/plain.ts'
import { cut, cutAbove, fits } from './cut.ts'
import { choicesInWords } from './in-words.ts'
import { labelsOf } from './labels.ts'
import { limits } from './limits.ts'
import type { About, Noted, Tell } from './notes.ts'
import { attributed, type BookingPart, isOtherwise, type Part, type Utterance } from './utterance.ts'
import type { ThreadWords } from './words.ts'

const { whatsapp } = limits

/** What is sent to WhatsApp for one utterance: one message a call. The words stand in the first part that has room. */
export function whatsAppCalls(said: Utterance, about: About): WhatsAppCall[] {
  if (said.person) about('person')((notes) => notes.person('whatsapp'))
  if (said.sources > 0) about('sources')((notes) => notes.sources('whatsapp'))
  const words = written(said)
  if (said.marked && isOtherwise(words, said.marked)) about('marks')((notes) => notes.marks('whatsapp'))
  const text = attributed({ ...said, text: words })
  const [first] = said.parts
  const isInPart = first !== undefined && first.type !== 'booking' && fits(text, whatsapp.body)
  const parts = said.parts.map((part) =>
    interactive(partOf(part, { ...said, text: part === first && isInPart ? text : '' }, about(part))),
  )
  return text && !isInPart ? [textCall(text, said, about('words')), ...parts] : parts
}

const marks = { strong: '*', em: '_', code: '`', lines: '```' }

/** The words with WhatsApp's own marks; without any where the end is cut, and with it the second of a pair. */
function written({ text, marked, person }: Utterance): string {
  const words = marked === undefined ? text : plain(marked, marks).trim()
  return fits(attributed({ person, text: words }), whatsapp.text) ? words : text
}

const envelope = { messaging_product: 'whatsapp', recipient_type: 'individual', to: 'PHONE_NUMBER' } as const

const interactive = (part: WhatsAppInteractive): WhatsAppCall => ({
  ...envelope,
  type: 'interactive',
  interactive: part,
})

function textCall(text: string, { whole, words }: Utterance, tell: Tell): WhatsAppCall {
  if (fits(text, whatsapp.text)) return { ...envelope, type: 'text', text: { body: text } }

  tell((notes) => notes.cut('whatsapp', 'words'))
  return { ...envelope, type: 'text', text: { body: cutAbove(text, words.wholeAt(whole), whatsapp.text) } }
}

interface Around {
  text: string
  whole: string
  words: ThreadWords
}

function partOf(part: Part, around: Around, tell: Tell): WhatsAppInteractive {
  switch (part.type) {
    case 'choices':
      return choicesOf(part.choices, around, tell)
    case 'entries':
      return entriesOf(part, around, tell)
    case 'form':
      tell((notes) => notes.form('whatsapp'))
      return linkOf({
        body: around.text || around.words.formOpen,
        label: fits(part.act, whatsapp.button) ? part.act : around.words.chooseTime,
        url: part.url,
      })
    case 'booking':
      tell((notes) => (part.acts.length > 0 ? notes.booking('whatsapp') : notes.bookingLink()))
      return bookingOf(part, around, tell)
    default:
      return part satisfies never
  }
}

const linkOf = ({ header, body, label, url }: { header?: string; body: string; label: string; url: string }) => ({
  type: 'cta_url' as const,
  ...(header && { header: headerOf(header) }),
  body: { text: body },
  action: { name: 'cta_url' as const, parameters: { display_text: cut(label, whatsapp.button), url } },
})

function bookingOf(
  { title, pairs, names, acts, url }: BookingPart,
  { whole, words }: Around,
  tell: Tell,
): WhatsAppInteractive {
  const { when, seats, reference } = words.labels
  const table = [
    `${names.service}: ${pairs.service}`,
    `${when}: ${pairs.when}`,
    `${seats}: ${pairs.seats}`,
    `${reference}: ${pairs.reference}`,
  ].join('\n')
  if (!fits(table, whatsapp.body)) tell((notes) => notes.cut('whatsapp', 'words'))
  const body = fits(table, whatsapp.body) ? table : cutAbove(table, words.wholeAt(whole), whatsapp.body)
  if (acts.length === 0) return linkOf({ header: title, body, label: words.seeBooking, url })
  return {
    type: 'button',
    header: headerOf(title),
    body: { text: body },
    action: {
      buttons: acts.slice(0, whatsapp.buttons).map(({ does, label }) => ({
        type: 'reply',
        reply: { id: cut(`${does}_${pairs.reference}`, whatsapp.id), title: cut(label, whatsapp.button) },
      })),
    },
  }
}

const headerOf = (text: string) => ({ type: 'text' as const, text: cut(text, whatsapp.header) })

function choicesOf(choices: Choice[], around: Around, tell: Tell): WhatsAppInteractive {
  const isUnique = new Set(choices.map(({ label }) => label)).size === choices.length
  const areShort = choices.every(({ label }) => fits(label, whatsapp.button))
  if (choices.length <= whatsapp.buttons && isUnique && areShort)
    return {
      type: 'button',
      body: { text: around.text || around.words.chooseOne },
      action: {
        buttons: choices.map(({ label }, i) => ({ type: 'reply', reply: { id: `choice_${i}`, title: label } })),
      },
    }

  tell((notes) => notes.choicesToList(choices.length, around.words.chooseHere))
  const left = choicesInWords(choices, { most: whatsapp.rows, label: whatsapp.rowDescription, words: around.words })
  const rows = choices.slice(0, whatsapp.rows).map(({ label }, i) => ({
    id: `choice_${i}`,
    title: label,
    ...(!fits(label, whatsapp.rowTitle) && fits(label, whatsapp.rowDescription) && { description: label }),
  }))
  const text = [around.text || around.words.chooseOne, left].filter(Boolean).join('\n\n')
  const { chooseHere } = around.words
  return listOf(
    { ...around, text },
    { button: chooseHere, title: chooseHere, rows },
    {
      tell,
      short: (notes) => notes.labels('whatsapp'),
    },
  )
}

function entriesOf(
  part: Extract<Part, { type: 'entries' }>,
  { text, whole, words }: Around,
  tell: Tell,
): WhatsAppInteractive {
  const { entries, heading, see } = part
  tell((notes) => notes.list('whatsapp', heading, { count: entries.length, most: whatsapp.rows }))
  const rows = entries.slice(0, whatsapp.rows).map(({ id, name, facts }) => ({
    id,
    title: name,
    description: facts.join(' · '),
  }))
  const button = fits(see, whatsapp.listButton) ? see : words.chooseHere
  return listOf(
    { text: text || words.chooseOne, whole, words, below: words.wholeAt(whole) },
    { button, title: heading, rows },
    { tell, short: (notes) => notes.names('whatsapp') },
  )
}

interface Sheet {
  button: string
  title: string
  rows: { id: string; title: string; description?: string }[]
}

/** A list; `below` is what must stand under its words. */
function listOf(
  { text, whole, words, below = '' }: Around & { below?: string },
  { button, title, rows }: Sheet,
  { tell, short }: { tell: Tell; short: Noted },
) {
  const isWhole = fits([text, below].filter(Boolean).join('\n\n'), whatsapp.body)
  if (!isWhole) tell((notes) => notes.cut('whatsapp', 'words'))
  const body = isWhole
    ? [text, below].filter(Boolean).join('\n\n')
    : cutAbove(text, words.wholeAt(whole), whatsapp.body)
  if (!fits(title, whatsapp.section)) tell(short)
  return {
    type: 'list' as const,
    body: { text: body },
    action: {
      button,
      sections: [{ title: cut(title, whatsapp.section), rows: rowsOf(rows, { tell, short }) }],
    },
  }
}

function rowsOf(rows: Sheet['rows'], { tell, short }: { tell: Tell; short: Noted }) {
  const titles = labelsOf(
    rows.map(({ title }) => title),
    whatsapp.rowTitle,
    { tell, short },
  )
  return rows.map(({ id, title, description }, i) => ({
    id: cut(id, whatsapp.rowId),
    title: titles[i] ?? title,
    ...(description && { description: cut(description, whatsapp.rowDescription) }),
  }))
}
