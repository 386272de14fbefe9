import { Temporal } from 'temporal-polyfill'
import type { WeChatCall, WeChatTemplate } from '../../contract/wechat.ts'
import { cut, cutAbove, fits } from './cut.ts'
import { choicesInWords } from './in-words.ts'
import { limits } from './limits.ts'
import { notes, type Tell } from './notes.ts'
import { attributed, type BookingPart, type Part, type Utterance } from './utterance.ts'
import { threadWords } from './words.ts'

const { wechat } = limits
const touser = 'OPENID'

/** What is sent to WeChat for one utterance: one message a call. The words stand in the first part that has room. */
export function weChatCalls(said: Utterance, tell: Tell): WeChatCall[] {
  if (said.person) tell(notes.person('wechat'))
  if (said.sources > 0) tell(notes.sources('wechat'))
  const text = attributed(said)
  const [first] = said.parts
  const isInPart = first !== undefined && fits(text, roomIn(first))
  const calls = said.parts.map((part) =>
    callOf(part, { whole: said.whole, text: part === first && isInPart ? text : '' }, tell),
  )
  return text && !isInPart ? [textCall(text, said.whole, tell), ...calls] : calls
}

function roomIn({ type }: Part) {
  if (type === 'booking') return { ...wechat.text, most: 0 }
  return type === 'form' ? wechat.ours.description : wechat.ours.head
}

function textCall(text: string, whole: string, tell: Tell): WeChatCall {
  if (fits(text, wechat.text)) return { touser, msgtype: 'text', text: { content: text } }

  tell(notes.cut('wechat', 'Words'))
  return { touser, msgtype: 'text', text: { content: cutAbove(text, threadWords.wholeAt(whole), wechat.text) } }
}

interface Around {
  text: string
  whole: string
}

function callOf(part: Part, around: Around, tell: Tell): WeChatCall {
  switch (part.type) {
    case 'form':
      tell(notes.form('wechat'))
      return news({ title: part.act, description: around.text || threadWords.formOpen, url: part.url })
    case 'booking':
      tell(notes.booking('wechat'))
      return templateOf(part, tell)
    case 'choices': {
      tell(notes.choicesToMenu(part.choices.length))
      if (part.choices.some(({ label }) => !fits(label, wechat.ours.item))) tell(notes.labels('wechat'))
      const left = choicesInWords(part.choices, { most: wechat.menu, label: wechat.ours.item })
      const items = part.choices.map(({ label }, i) => ({ id: `choice_${i}`, content: label }))
      return menuOf(
        { ...around, text: [around.text || threadWords.chooseOne, left].filter(Boolean).join('\n\n') },
        items,
        tell,
      )
    }
    case 'entries': {
      tell(notes.list('wechat', part.heading, { count: part.entries.length, most: wechat.menu }))
      const items = part.entries.map(({ id, name }) => ({ id, content: name }))
      return menuOf(
        { ...around, text: around.text || threadWords.chooseOne, below: threadWords.wholeAt(around.whole) },
        items,
        tell,
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
    articles: [{ title: cut(title, wechat.ours.title), description: cut(description, wechat.ours.description), url }],
  },
})

/** A menu of lines to press; `below` is what must stand under them. */
function menuOf(
  { text, whole, below = '' }: Around & { below?: string },
  items: { id: string; content: string }[],
  tell: Tell,
): WeChatCall {
  const isCut = !fits(text, wechat.ours.head)
  if (isCut) tell(notes.cut('wechat', 'Words'))
  const tail = below || (isCut ? threadWords.wholeAt(whole) : '')
  return {
    touser,
    msgtype: 'msgmenu',
    msgmenu: {
      head_content: cut(text, wechat.ours.head),
      list: items.slice(0, wechat.menu).map(({ id, content }) => ({ id, content: cut(content, wechat.ours.item) })),
      ...(tail && { tail_content: tail }),
    },
  }
}

/** A template's values. What is cut stands whole on the booking's own page, which it opens. */
function templateOf({ pairs, standing, instant, url }: BookingPart, tell: Tell): WeChatTemplate {
  if (!fits(pairs.service, wechat.thing)) tell(notes.cut('wechat', 'Name'))
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
