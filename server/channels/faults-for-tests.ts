import * as z from 'zod'
import { Thread } from '../../contract/channels.ts'
import type { LineBubble, LineCall, LineMessage } from '../../contract/line.ts'
import type { WeChatCall } from '../../contract/wechat.ts'
import type { WhatsAppCall } from '../../contract/whatsapp.ts'
import { size } from './cut.ts'

// The platforms' own numbers once more, so that a slip in the table of limits is seen.

/** Everything in a thread that its platform would refuse. */
export function faultsIn(thread: Thread): string[] {
  const read = z.safeParse(Thread, thread)
  if (!read.success) return [z.prettifyError(read.error)]
  switch (thread.platform) {
    case 'line':
      return callsIn(thread.said).flatMap(lineFaults)
    case 'whatsapp':
      return callsIn(thread.said).flatMap(whatsAppFaults)
    case 'wechat':
      return callsIn(thread.said).flatMap(weChatFaults)
    default:
      return thread satisfies never
  }
}

export const callsIn = <Call>(said: ({ by: 'guest' } | { by: 'shop'; calls: Call[] })[]): Call[] =>
  said.flatMap((one) => (one.by === 'shop' ? one.calls : []))

const over = (what: string, is: number, most: number) => (is > most ? [`${what}: ${is} of ${most}`] : [])
const units = (what: string, text: string | undefined, most: number) => [
  ...over(what, text?.length ?? 0, most),
  ...(text === undefined || text.isWellFormed() ? [] : [`${what}: half a sign`]),
  ...(text === undefined || text.trim() ? [] : [`${what}: blank`]),
]
const signs = (what: string, text: string, most: number) => [
  ...over(what, size(text, 'signs'), most),
  ...units(what, text, 1e9),
]
const bytes = (what: string, text: string, most: number) => [
  ...over(what, Buffer.byteLength(text), most),
  ...units(what, text, 1e9),
]
const twice = (what: string, texts: string[]) => (new Set(texts).size < texts.length ? [`${what}: not unique`] : [])

const lineFaults = ({ messages }: LineCall): string[] => [
  ...over('messages', messages.length, 5),
  ...messages.flatMap(lineMessageFaults),
  ...messages
    .slice(0, -1)
    .flatMap(({ quickReply }) => (quickReply ? ['quick replies under a message that is not the last'] : [])),
]

const lineMessageFaults = (message: LineMessage): string[] => [
  ...(message.sender ? units('sender', message.sender.name, 20) : []),
  ...over('quick replies', message.quickReply?.items.length ?? 0, 13),
  ...(message.quickReply?.items ?? []).flatMap(({ action }) => [
    ...signs('label', action.label, 20),
    ...(action.type === 'message' ? units('say', action.text, 300) : units('uri', action.uri, 1000)),
  ]),
  ...(message.type === 'text' ? units('text', message.text, 5000) : flexFaults(message)),
]

function flexFaults({ altText, contents }: Extract<LineMessage, { type: 'flex' }>): string[] {
  const bubbles = contents.type === 'carousel' ? contents.contents : [contents]
  return [
    ...units('altText', altText, 400),
    ...over('bubbles', bubbles.length, 12),
    ...over('carousel', Buffer.byteLength(JSON.stringify(contents)), 50_000),
    ...bubbles.flatMap(bubbleFaults),
  ]
}

const bubbleFaults = (bubble: LineBubble): string[] => [
  ...over('bubble', Buffer.byteLength(JSON.stringify(bubble)), 30_000),
  ...(bubble.footer?.contents ?? []).flatMap(({ action }) => [
    ...signs('label', action.label, 20),
    ...(action.type === 'uri' ? units('uri', action.uri, 1000) : []),
  ]),
]

function whatsAppFaults(call: WhatsAppCall): string[] {
  if (call.type === 'text') return units('text', call.text.body, 4096)

  const { interactive } = call
  const body = units('body', interactive.body.text, 1024)
  switch (interactive.type) {
    case 'button': {
      const replies = interactive.action.buttons.map(({ reply }) => reply)
      return [
        ...body,
        ...units('header', interactive.header?.text, 60),
        ...over('buttons', replies.length, 3),
        ...replies.flatMap(({ id, title }) => [...units('title', title, 20), ...units('id', id, 256)]),
        ...twice(
          'titles',
          replies.map(({ title }) => title),
        ),
      ]
    }
    case 'list': {
      const { button, sections } = interactive.action
      const rows = sections.flatMap(({ rows }) => rows)
      return [
        ...body,
        ...units('list button', button, 20),
        ...over('sections', sections.length, 10),
        ...sections.flatMap(({ title }) => units('section', title, 24)),
        ...over('rows', rows.length, 10),
        ...rows.flatMap(({ id, title, description }) => [
          ...units('row id', id, 200),
          ...units('row title', title, 24),
          ...units('row description', description, 72),
        ]),
        ...twice(
          'row ids',
          rows.map(({ id }) => id),
        ),
        ...twice(
          'row titles',
          rows.map(({ title }) => title),
        ),
      ]
    }
    case 'cta_url':
      return [
        ...body,
        ...units('header', interactive.header?.text, 60),
        ...units('display text', interactive.action.parameters.display_text, 20),
      ]
    default:
      return interactive satisfies never
  }
}

function weChatFaults(call: WeChatCall): string[] {
  if ('template_id' in call) {
    const { thing1, time2, number3, character_string4, thing5 } = call.data
    return [
      ...units('thing', thing1.value, 20),
      ...units('thing', thing5.value, 20),
      ...units('number', number3.value, 32),
      ...units('character string', character_string4.value, 32),
      ...(/^\d{4}年\d\d?月\d\d?日 \d\d?:\d\d$/.test(time2.value) ? [] : [`time: ${time2.value}`]),
    ]
  }
  switch (call.msgtype) {
    case 'text':
      return bytes('text', call.text.content, 2048)
    case 'msgmenu': {
      const { head_content, list, tail_content = '' } = call.msgmenu
      const whole = [head_content, ...list.map(({ content }) => content), tail_content].join('\n')
      return [
        ...over('menu', list.length, 10),
        ...bytes('whole menu', whole, 2048),
        ...list.flatMap(({ content }) => units('item', content, 1e9)),
        ...twice(
          'ids',
          list.map(({ id }) => id),
        ),
      ]
    }
    case 'news':
      return [
        ...over('articles', call.news.articles.length, 1),
        ...call.news.articles.flatMap(({ title, description, url }) => [
          ...bytes('title', title, 128),
          ...bytes('description', description, 512),
          ...bytes('url', url, 2048),
        ]),
      ]
    default:
      return call satisfies never
  }
}
