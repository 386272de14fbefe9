import type { Choice } from '../../contract/conversations.ts'
import type { LineAction, LineCall, LineMessage } from '../../contract/line.ts'
import { cut, cutAbove, fits } from './cut.ts'
import { choicesInWords } from './in-words.ts'
import { labelsOf } from './labels.ts'
import { limits } from './limits.ts'
import { bookingBubble, bubbleOf, carouselOf } from './line-bubbles.ts'
import type { About, Tell } from './notes.ts'
import { attributed, type Part, type Utterance } from './utterance.ts'

const { line } = limits

/** What is sent to LINE for one utterance: as few calls as its messages fit in. */
export function lineCalls(said: Utterance, about: About): LineCall[] {
  const { person, sources, marked } = said
  if (marked) about('marks')((notes) => notes.marks('line'))
  if (person) about('person')((notes) => notes.person('line'))
  if (sources > 0) about('sources')((notes) => notes.sources('line'))
  if (!fits(person, line.sender)) return inCalls(messagesOf({ ...said, text: attributed(said) }, about))

  return inCalls(
    messagesOf(said, about).map((message) => ({ ...message, ...(person && { sender: { name: person } }) })),
  )
}

// Quick replies show under the last message alone.
function messagesOf(said: Utterance, about: About): LineMessage[] {
  const [replies] = said.parts.filter((part) => part.type === 'choices')
  const { choices = [] } = replies ?? {}
  const [form] = said.parts.filter((part) => part.type === 'form')
  const isInForm = form !== undefined && said.text !== '' && fits(said.text, line.ours.row)
  const shown = said.parts.flatMap((part) =>
    messageOf(part, part === form && isInForm ? said : { ...said, text: '' }, about(part)),
  )
  const left = choicesInWords(choices, { most: line.quickReplies, label: line.label, words: said.words })
  const text = [isInForm ? '' : said.text, left].filter(Boolean).join('\n\n')
  const spoken = text || (choices.length > 0 && shown.length === 0 ? said.words.chooseOne : '')
  const messages = [...(spoken ? [textOf(spoken, said, about('words'))] : []), ...shown]
  return replies ? withReplies(messages, choices, about(replies)) : messages
}

function textOf(text: string, { whole, words }: Utterance, tell: Tell): LineMessage {
  if (fits(text, line.text)) return { type: 'text', text }

  tell((notes) => notes.cut('line', 'words'))
  return { type: 'text', text: cutAbove(text, words.wholeAt(whole), line.text) }
}

function messageOf(part: Part, { text, whole, words }: Utterance, tell: Tell): LineMessage[] {
  switch (part.type) {
    case 'choices':
      return []
    case 'form': {
      tell((notes) => notes.form('line'))
      const label = fits(part.act, line.label) ? part.act : words.chooseTime
      const lines = [text || words.formOpen]
      const { bubble, isCut } = bubbleOf({ title: part.title, lines, acts: [{ label, url: part.url }], whole, words })
      if (isCut) tell((notes) => notes.cut('line', 'card'))
      return [flex(part.title, bubble)]
    }
    case 'booking': {
      tell((notes) => notes.booking('line'))
      const { bubble, isCut } = bookingBubble(part, { whole, words })
      if (isCut) tell((notes) => notes.cut('line', 'card'))
      return [flex(`${part.title}: ${Object.values(part.pairs).join(', ')}`, bubble)]
    }
    case 'entries': {
      const { bubbles, isCut } = carouselOf(part, { whole, words })
      tell((notes) => notes.list('line', part.heading, { count: part.entries.length, most: line.bubbles }))
      if (isCut) tell((notes) => notes.cut('line', 'cards'))
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
  tell((notes) => notes.quickReplies(choices.length))
  const shown = choices.slice(0, line.quickReplies)
  const labels = labelsOf(
    shown.map(({ label }) => label),
    line.label,
    { tell, short: (notes) => notes.labels('line') },
  )
  if (shown.some((choice) => !fits(sayIn(choice), line.say))) tell((notes) => notes.answers())
  const items = shown.map((choice, i) => ({ type: 'action' as const, action: sayOf(choice, labels[i] ?? '') }))
  return messages.map((message, i) => (i === messages.length - 1 ? { ...message, quickReply: { items } } : message))
}

const sayIn = ({ label, say }: Choice) => say || label

const sayOf = (choice: Choice, label: string): LineAction => ({
  type: 'message',
  label,
  text: cut(sayIn(choice), line.say),
})

const inCalls = (messages: LineMessage[]): LineCall[] =>
  Array.from({ length: Math.ceil(messages.length / line.messages) }, (_, i) => ({
    to: 'USER_ID',
    messages: messages.slice(i * line.messages, (i + 1) * line.messages),
  }))
