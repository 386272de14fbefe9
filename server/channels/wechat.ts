import { Temporal } from 'temporal-polyfill'
import type { WeChatCall, WeChatTemplate } from '../../contract/wechat.ts'
import { cut, cutAbove, fits } from './cut.ts'
import { choicesInWords } from './in-words.ts'
import { labelsOf } from './labels.ts'
import { limits } from './limits.ts'
import type { About, Noted, Tell } from './notes.ts'
import { attributed, type BookingPart, type Part, type Utterance } from './utterance.ts'
import type { ThreadWords } from './words.ts'

const { wechat } = limits
const touser = 'OPENID'

/** What is sent to WeChat for one utterance: one message a call. The words stand in the first part that has room. */
export function weChatCalls(said: Utterance, about: About): WeChatCall[] {
  if (said.person) about('person')((notes) => notes.person('wechat'))
  if (said.sources > 0) about('sources')((notes) => notes.sources('wechat'))
  if (said.marked) about('marks')((notes) => notes.marks('wechat'))
  const text = attributed(said)
  const [first] = said.parts
  const isInPart = first !== undefined && fits(text, roomIn(first))
  const calls = said.parts.map((part) =>
    callOf(part, { ...said, text: part === first && isInPart ? text : '' }, about(part)),
  )
  return text && !isInPart ? [textCall(text, said, about('words')), ...calls] : calls
}

function roomIn({ type }: Part) {
  if (type === 'booking') return { ...wechat.text, most: 0 }
  return type === 'form' ? wechat.ours.description : wechat.ours.head
}

function textCall(text: string, { whole, words }: Utterance, tell: Tell): WeChatCall {
  if (fits(text, wechat.text)) return { touser, msgtype: 'text', text: { content: text } }

  tell((notes) => notes.cut('wechat', 'words'))
  return { touser, msgtype: 'text', text: { content: cutAbove(text, words.wholeAt(whole), wechat.text) } }
}

interface Around {
  text: string
  whole: string
  words: ThreadWords
}

function callOf(part: Part, around: Around, tell: Tell): WeChatCall {
  switch (part.type) {
    case 'form':
      tell((notes) => notes.form('wechat'))
      return news({
        title: fits(part.act, wechat.ours.title) ? part.act : around.words.chooseTime,
        description: around.text || around.words.formOpen,
        url: part.url,
      })
    case 'booking':
      tell((notes) => notes.booking('wechat'))
      return templateOf(part, tell)
    case 'choices': {
      tell((notes) => notes.choicesToMenu(part.choices.length))
      const left = choicesInWords(part.choices, { most: wechat.menu, label: wechat.ours.item, words: around.words })
      const items = part.choices.map(({ label }, i) => ({ id: `choice_${i}`, content: label }))
      return menuOf(
        { ...around, text: [around.text || around.words.chooseOne, left].filter(Boolean).join('\n\n') },
        items,
        { tell, short: (notes) => notes.labels('wechat') },
      )
    }
    case 'entries': {
      tell((notes) => notes.list('wechat', part.heading, { count: part.entries.length, most: wechat.menu }))
      const items = part.entries.map(({ id, name }) => ({ id, content: name }))
      return menuOf(
        { ...around, text: around.text || around.words.chooseOne, below: around.words.wholeAt(around.whole) },
        items,
        { tell, short: (notes) => notes.names('wechat') },
      )
    }
    default:
      return part satisfies never
  }
}

const news = ({ title, description, url }: { title: string; description: string; url: string }): WeChatCall => ({
  touser,
  msgtype: 'news',
  news: {
    articles: [{ title, description: cut(description, wechat.ours.description), url }],
  },
})

/** A menu of lines to press; `below` is what must stand under them. */
function menuOf(
  { text, whole, words, below = '' }: Around & { below?: string },
  items: { id: string; content: string }[],
  { tell, short }: { tell: Tell; short: Noted },
): WeChatCall {
  const isCut = !fits(text, wechat.ours.head)
  if (isCut) tell((notes) => notes.cut('wechat', 'words'))
  const tail = below || (isCut ? words.wholeAt(whole) : '')
  const shown = items.slice(0, wechat.menu)
  const lines = labelsOf(
    shown.map(({ content }) => content),
    wechat.ours.item,
    { tell, short },
  )
  return {
    touser,
    msgtype: 'msgmenu',
    msgmenu: {
      head_content: cut(text, wechat.ours.head),
      list: shown.map(({ id, content }, i) => ({ id, content: lines[i] ?? content })),
      ...(tail && { tail_content: tail }),
    },
  }
}

/** A template's values. What is cut stands whole on the booking's own page, which it opens. */
function templateOf({ pairs, standing, instant, url }: BookingPart, tell: Tell): WeChatTemplate {
  if (!fits(pairs.service, wechat.thing)) tell((notes) => notes.names('wechat'))
  return {
    touser,
    template_id: 'TEMPLATE_ID',
    url,
    data: {
      thing1: { value: cut(pairs.service, wechat.thing) },
      time2: { value: timeOf(instant) },
      number3: { value: pairs.seats },
      character_string4: { value: cut(pairs.reference, wechat.characters) },
      thing5: { value: cut(standing, wechat.thing) },
    },
  }
}

/** "2026年11月28日 14:00": the one way in which a template takes a time. */
function timeOf({ starts_at, timezone }: BookingPart['instant']): string {
  const { year, month, day, hour, minute } = Temporal.Instant.from(starts_at).toZonedDateTimeISO(timezone)
  return `${year}年${month}月${day}日 ${hour}:${`${minute}`.padStart(2, '0')}`
}
