import type { LineBubble, LineCall, LineMessage } from '../../contract/line.ts'
import type { WeChatCall, WeChatTemplate } from '../../contract/wechat.ts'
import type { WhatsAppCall } from '../../contract/whatsapp.ts'
import { threadWords } from './words.ts'

export interface Card {
  kind: 'card'
  title?: string
  lines: string[]
  pairs: [name: string, value: string][]
  acts: string[]
  /** A picture stands beside the lines. */
  isPictured?: boolean
  /** What the first button opens: a sheet of rows. */
  sheet?: { title: string; description?: string }[]
}

/** What a messenger draws for a payload, whatever the messenger. */
export type Bubble =
  | { kind: 'words'; text: string; sender?: string; menu?: string[]; tail?: string }
  | Card
  | { kind: 'cards'; cards: Card[] }
  | { kind: 'pills'; labels: string[] }

const card = (known: Partial<Card>): Card => ({ kind: 'card', lines: [], pairs: [], acts: [], ...known })

/** What LINE draws, read from the body that would be sent to it. */
export const drawLine = ({ messages }: LineCall): Bubble[] =>
  messages.flatMap((message) => [lineBubble(message), ...pillsOf(message)])

function lineBubble(message: LineMessage): Bubble {
  if (message.type === 'text') return { kind: 'words', text: message.text, sender: message.sender?.name }

  const { contents } = message
  return contents.type === 'carousel' ? { kind: 'cards', cards: contents.contents.map(flexCard) } : flexCard(contents)
}

const pillsOf = ({ quickReply }: LineMessage): Bubble[] =>
  quickReply ? [{ kind: 'pills', labels: quickReply.items.map(({ action }) => action.label) }] : []

function flexCard({ body, footer }: LineBubble): Card {
  const texts = body.contents.flatMap((content) => (content.type === 'text' ? content : []))
  return card({
    title: texts.find(({ weight }) => weight)?.text,
    lines: texts.filter(({ weight }) => !weight).map(({ text }) => text),
    pairs: body.contents.flatMap((content) =>
      content.type === 'box' ? [[content.contents[0].text, content.contents[1].text]] : [],
    ),
    acts: footer?.contents.map(({ action }) => action.label) ?? [],
  })
}

/** The same for WhatsApp. */
export function drawWhatsApp(call: WhatsAppCall): Bubble[] {
  if (call.type === 'text') return [{ kind: 'words', text: call.text.body }]

  const { interactive } = call
  const lines = [interactive.body.text]
  switch (interactive.type) {
    case 'button':
      return [
        card({
          title: interactive.header?.text,
          lines,
          acts: interactive.action.buttons.map(({ reply }) => reply.title),
        }),
      ]
    case 'list': {
      const { button, sections } = interactive.action
      return [card({ lines, acts: [button], sheet: sections.flatMap(({ rows }) => rows) })]
    }
    case 'cta_url':
      return [card({ title: interactive.header?.text, lines, acts: [interactive.action.parameters.display_text] })]
    default:
      return interactive satisfies never
  }
}

/** The same for WeChat. `service` is the shop's own word: a template's names are not in what is sent. */
export function drawWeChat(call: WeChatCall, service: string): Bubble[] {
  if ('template_id' in call) return [templateCard(call, service)]

  switch (call.msgtype) {
    case 'text':
      return [{ kind: 'words', text: call.text.content }]
    case 'msgmenu': {
      const { head_content, list, tail_content } = call.msgmenu
      return [{ kind: 'words', text: head_content, menu: list.map(({ content }) => content), tail: tail_content }]
    }
    case 'news':
      return call.news.articles.map(({ title, description }) => card({ title, lines: [description], isPictured: true }))
    default:
      return call satisfies never
  }
}

const templateCard = ({ data }: WeChatTemplate, service: string): Card =>
  card({
    title: data.thing5.value,
    pairs: [
      [service, data.thing1.value],
      [threadWords.template.when, data.time2.value],
      [threadWords.template.seats, data.number3.value],
      [threadWords.template.reference, data.character_string4.value],
    ],
    acts: [threadWords.template.details],
  })
