import type { Choice } from '../../contract/conversations.ts'
import type { LineAction, LineCall, LineMessage } from '../../contract/line.ts'
import { cut, cutAbove, fits } from './cut.ts'
import { choicesInWords } from './in-words.ts'
import { limits } from './limits.ts'
import { bookingBubble, bubbleOf, carouselOf } from './line-bubbles.ts'
import { notes, type Tell } from './notes.ts'
import { attributed, type Part, type Utterance } from './utterance.ts'
import { threadWords } from './words.ts'

const { line } = limits

/** What is sent to LINE for one utterance: as few calls as its messages fit in. */
export function lineCalls(said: Utterance, tell: Tell): LineCall[] {
  const { person, sources } = said
  if (person) tell(notes.person('line'))
  if (sources > 0) tell(notes.sources('line'))
  if (!fits(person, line.sender)) return inCalls(messagesOf({ ...said, text: attributed(said) }, tell))

  return inCalls(messagesOf(said, tell).map((message) => ({ ...message, ...(person && { sender: { name: person } }) })))
}

// Quick replies show under the last message alone.
function messagesOf(said: Utterance, tell: Tell): LineMessage[] {
  const choices = said.parts.flatMap((part) => (part.type === 'choices' ? part.choices : []))
  const [form] = said.parts.filter((part) => part.type === 'form')
  const isInForm = form !== undefined && said.text !== '' && fits(said.text, line.ours.row)
  const shown = said.parts.flatMap((part) =>
    messageOf(part, part === form && isInForm ? said : { ...said, text: '' }, tell),
  )
  const words = choicesInWords(choices, { most: line.quickReplies, label: line.label })
  const text = [isInForm ? '' : said.text, words].filter(Boolean).join('\n\n')
  const spoken = text || (choices.length > 0 && shown.length === 0 ? threadWords.chooseOne : '')
  const messages = [...(spoken ? [textOf(spoken, said.whole, tell)] : []), ...shown]
  return choices.length > 0 ? withReplies(messages, choices, tell) : messages
}

function textOf(text: string, whole: string, tell: Tell): LineMessage {
  if (fits(text, line.text)) return { type: 'text', text }

  tell(notes.cut('line', 'Words'))
  return { type: 'text', text: cutAbove(text, threadWords.wholeAt(whole), line.text) }
}

function messageOf(part: Part, { text, whole }: Utterance, tell: Tell): LineMessage[] {
  switch (part.type) {
    case 'choices':
      return []
    case 'form': {
      tell(notes.form('line'))
      const label = fits(part.act, line.label) ? part.act : threadWords.chooseTime
      const lines = [text || threadWords.formOpen]
      const { bubble, isCut } = bubbleOf({ title: part.title, lines, acts: [{ label, url: part.url }], whole })
      if (isCut) tell(notes.cut('line', 'Card'))
      return [flex(part.title, bubble)]
    }
    case 'booking': {
      tell(notes.booking('line'))
      const { bubble, isCut } = bookingBubble(part, whole)
      if (isCut) tell(notes.cut('line', 'Card'))
      return [flex(`${part.title}: ${Object.values(part.pairs).join(', ')}`, bubble)]
    }
    case 'entries': {
      const { bubbles, isCut } = carouselOf(part, whole)
      tell(notes.list('line', part.heading, { count: part.entries.length, most: line.bubbles }))
      if (isCut) tell(notes.cut('line', 'Cards'))
      const names = part.entries.map(({ name }) => name).join(', ')
      return [flex(`${part.heading}: ${names}`, { type: 'carousel', contents: bubbles })]
    }
    default:
      return part satisfies never
  }
}

const flex = (altText: string, contents: Extract<LineMessage, { type: 'flex' }>['contents']): LineMessage => ({
  type: 'flex',
  altText: cut(altText, line.altText),
  contents,
})

function withReplies(messages: LineMessage[], choices: Choice[], tell: Tell): LineMessage[] {
  tell(notes.quickReplies(choices.length))
  if (choices.some(({ label }) => !fits(label, line.label))) tell(notes.labels('line'))
  const items = choices
    .slice(0, line.quickReplies)
    .map((choice) => ({ type: 'action' as const, action: sayOf(choice) }))
  return messages.map((message, i) => (i === messages.length - 1 ? { ...message, quickReply: { items } } : message))
}

const sayOf = ({ label, say }: Choice): LineAction => ({
  type: 'message',
  label: cut(label, line.label),
  text: cut(say || label, line.say),
})

const inCalls = (messages: LineMessage[]): LineCall[] =>
  Array.from({ length: Math.ceil(messages.length / line.messages) }, (_, i) => ({
    to: 'USER_ID',
    messages: messages.slice(i * line.messages, (i + 1) * line.messages),
  }))
