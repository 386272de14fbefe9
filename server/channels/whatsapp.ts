import type { Choice } from '../../contract/conversations.ts'
import type { WhatsAppCall, WhatsAppInteractive } from '../../contract/whatsapp.ts'
import { cut, cutAbove, fits } from './cut.ts'
import { choicesInWords } from './in-words.ts'
import { limits } from './limits.ts'
import { notes, type Tell } from './notes.ts'
import { attributed, type BookingPart, type Part, type Utterance } from './utterance.ts'
import { threadWords } from './words.ts'

const { whatsapp } = limits

/** What is sent to WhatsApp for one utterance: one message a call. The words stand in the first part that has room. */
export function whatsAppCalls(said: Utterance, tell: Tell): WhatsAppCall[] {
  if (said.person) tell(notes.person('whatsapp'))
  if (said.sources > 0) tell(notes.sources('whatsapp'))
  const text = attributed(said)
  const [first] = said.parts
  const isInPart = first !== undefined && first.type !== 'booking' && fits(text, whatsapp.body)
  const parts = said.parts.map((part) =>
    interactive(partOf(part, { whole: said.whole, text: part === first && isInPart ? text : '' }, tell)),
  )
  return text && !isInPart ? [textCall(text, said.whole, tell), ...parts] : parts
}

const envelope = { messaging_product: 'whatsapp', recipient_type: 'individual', to: 'PHONE_NUMBER' } as const

const interactive = (part: WhatsAppInteractive): WhatsAppCall => ({
  ...envelope,
  type: 'interactive',
  interactive: part,
})

function textCall(text: string, whole: string, tell: Tell): WhatsAppCall {
  if (fits(text, whatsapp.text)) return { ...envelope, type: 'text', text: { body: text } }

  tell(notes.cut('whatsapp', 'Words'))
  return { ...envelope, type: 'text', text: { body: cutAbove(text, threadWords.wholeAt(whole), whatsapp.text) } }
}

interface Around {
  text: string
  whole: string
}

function partOf(part: Part, around: Around, tell: Tell): WhatsAppInteractive {
  switch (part.type) {
    case 'choices':
      return choicesOf(part.choices, around, tell)
    case 'entries':
      return entriesOf(part, around, tell)
    case 'form':
      tell(notes.form('whatsapp'))
      return linkOf({
        body: around.text || threadWords.formOpen,
        label: fits(part.act, whatsapp.button) ? part.act : threadWords.chooseTime,
        url: part.url,
      })
    case 'booking':
      tell(notes.booking('whatsapp'))
      return bookingOf(part, around.whole, tell)
    default:
      return part satisfies never
  }
}

const linkOf = ({ header, body, label, url }: { header?: string; body: string; label: string; url: string }) => ({
  type: 'cta_url' as const,
  ...(header && { header: { type: 'text' as const, text: cut(header, whatsapp.header) } }),
  body: { text: body },
  action: { name: 'cta_url' as const, parameters: { display_text: cut(label, whatsapp.button), url } },
})

function bookingOf({ title, pairs, names, acts, url }: BookingPart, whole: string, tell: Tell): WhatsAppInteractive {
  const { when, seats, reference } = threadWords.labels
  const table = [
    `${names.service}: ${pairs.service}`,
    `${when}: ${pairs.when}`,
    `${seats}: ${pairs.seats}`,
    `${reference}: ${pairs.reference}`,
  ].join('\n')
  if (!fits(table, whatsapp.body)) tell(notes.cut('whatsapp', 'Words'))
  const body = fits(table, whatsapp.body) ? table : cutAbove(table, threadWords.wholeAt(whole), whatsapp.body)
  return linkOf({
    header: title,
    body,
    label: acts.length > 0 ? threadWords.moveOrCancel : threadWords.seeBooking,
    url,
  })
}

function choicesOf(choices: Choice[], around: Around, tell: Tell): WhatsAppInteractive {
  const isUnique = new Set(choices.map(({ label }) => label)).size === choices.length
  const areShort = choices.every(({ label }) => fits(label, whatsapp.button))
  if (choices.length <= whatsapp.buttons && isUnique && areShort)
    return {
      type: 'button',
      body: { text: around.text || threadWords.chooseOne },
      action: {
        buttons: choices.map(({ label }, i) => ({ type: 'reply', reply: { id: `choice_${i}`, title: label } })),
      },
    }

  tell(notes.choicesToList(choices.length, threadWords.chooseHere))
  const left = choicesInWords(choices, { most: whatsapp.rows, label: whatsapp.rowTitle })
  if (choices.some(({ label }) => !fits(label, whatsapp.rowTitle))) tell(notes.labels('whatsapp'))
  const rows = choices.slice(0, whatsapp.rows).map(({ label }, i) => ({ id: `choice_${i}`, title: label }))
  const text = [around.text || threadWords.chooseOne, left].filter(Boolean).join('\n\n')
  return listOf({ ...around, text }, { button: threadWords.chooseHere, title: threadWords.chooseHere, rows }, tell)
}

function entriesOf(part: Extract<Part, { type: 'entries' }>, { text, whole }: Around, tell: Tell): WhatsAppInteractive {
  const { entries, heading, see } = part
  tell(notes.list('whatsapp', heading, { count: entries.length, most: whatsapp.rows }))
  const rows = entries.slice(0, whatsapp.rows).map(({ id, name, facts }) => ({
    id,
    title: name,
    description: facts.join(' · '),
  }))
  const button = fits(see, whatsapp.listButton) ? see : threadWords.chooseHere
  return listOf(
    { text: text || threadWords.chooseOne, whole, below: threadWords.wholeAt(whole) },
    { button, title: heading, rows },
    tell,
  )
}

interface Sheet {
  button: string
  title: string
  rows: { id: string; title: string; description?: string }[]
}

/** A list; `below` is what must stand under its words. */
function listOf({ text, whole, below = '' }: Around & { below?: string }, { button, title, rows }: Sheet, tell: Tell) {
  const isWhole = fits([text, below].filter(Boolean).join('\n\n'), whatsapp.body)
  if (!isWhole) tell(notes.cut('whatsapp', 'Words'))
  const body = isWhole
    ? [text, below].filter(Boolean).join('\n\n')
    : cutAbove(text, threadWords.wholeAt(whole), whatsapp.body)
  return {
    type: 'list' as const,
    body: { text: body },
    action: {
      button,
      sections: [{ title: cut(title, whatsapp.section), rows: rows.map(rowOf) }],
    },
  }
}

const rowOf = ({ id, title, description }: Sheet['rows'][number]) => ({
  id: cut(id, whatsapp.rowId),
  title: cut(title, whatsapp.rowTitle),
  ...(description && { description: cut(description, whatsapp.rowDescription) }),
})
