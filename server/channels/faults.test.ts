import { expect, test } from 'vitest'
import type { Thread } from '../../contract/channels.ts'
import type { LineMessage } from '../../contract/line.ts'
import type { WeChatCall } from '../../contract/wechat.ts'
import type { WhatsAppInteractive } from '../../contract/whatsapp.ts'
import { faultsIn } from './faults-for-tests.ts'

// What the platforms' own schemas let through, and more: the check of every other test here has to see it.

const at = '2026-11-21T10:00:00Z'
const by = { by: 'shop' as const, at, notes: [], is_late: false }

const line = (...messages: LineMessage[]): Thread => ({
  platform: 'line',
  said: [{ ...by, calls: [{ to: 'USER_ID', messages }] }],
  notes: [],
})
const envelope = { messaging_product: 'whatsapp', recipient_type: 'individual', to: 'PHONE_NUMBER' } as const
const whatsApp = (interactive: WhatsAppInteractive): Thread => ({
  platform: 'whatsapp',
  said: [{ ...by, calls: [{ ...envelope, type: 'interactive', interactive }] }],
  notes: [],
})
const weChat = (call: WeChatCall): Thread => ({ platform: 'wechat', said: [{ ...by, calls: [call] }], notes: [] })

const say = (label: string) => ({
  type: 'action' as const,
  action: { type: 'message' as const, label, text: 'This' },
})
const text = (words: string, ...labels: string[]): LineMessage => ({
  type: 'text',
  text: words,
  ...(labels.length > 0 && { quickReply: { items: labels.map(say) } }),
})
const list = (sizes: number[], title = (i: number) => `Sitting ${i}`): Thread =>
  whatsApp({
    type: 'list',
    body: { text: 'Which?' },
    action: {
      button: 'Choose',
      sections: sizes.map((size, section) => ({
        title: 'Sittings',
        rows: Array.from({ length: size }, (_, i) => ({ id: `${section}/${i}`, title: title(10 * section + i) })),
      })),
    },
  })
const buttons = (...titles: string[]): Thread =>
  whatsApp({
    type: 'button',
    body: { text: 'Which?' },
    action: { buttons: titles.map((title, i) => ({ type: 'reply', reply: { id: `${i}`, title } })) },
  })
const menu = (size: number, item: string): Thread =>
  weChat({
    ...{ touser: 'OPENID', msgtype: 'msgmenu' },
    msgmenu: { head_content: 'Which?', list: Array.from({ length: size }, (_, i) => ({ id: `${i}`, content: item })) },
  })

test.each([
  ['a text of 5,001 on LINE', line(text('a'.repeat(5001))), /^text: 5001/],
  ['a label of 21 signs on LINE', line(text('Which?', 'a'.repeat(21))), /^label: 21/],
  ['14 quick replies', line(text('Which?', ...Array.from({ length: 14 }, (_, i) => `${i}`))), /^quick replies: 14/],
  ['6 messages in a call', line(...Array.from({ length: 6 }, () => text('a'))), /^messages: 6/],
  ['quick replies that another message hides', line(text('Which?', 'This'), text('Hello')), /not the last/],
  ['half a sign', line(text('a\ud83d')), /half a sign/],
  ['11 rows', list([11]), /^rows: 11/],
  ['two sections of 10 rows', list([10, 10]), /^rows: 20/],
  ['two rows that are called the same', list([2], () => 'Sitting'), /^row titles: not unique/],
  ['4 buttons', buttons('a', 'b', 'c', 'd'), /^buttons: 4/],
  ['two buttons that are called the same', buttons('Yes', 'Yes'), /^titles: not unique/],
  ['a button of 21', buttons('a'.repeat(21)), /^title: 21/],
  ['11 lines on WeChat', menu(11, 'a'), /^menu: 11/],
  ['a menu of more than 2,048 bytes', menu(10, '茶'.repeat(70)), /^whole menu: 2/],
])('%s is seen', (_, thread, fault) => {
  expect(faultsIn(thread)).toEqual([expect.stringMatching(fault)])
})

test('nothing is seen where all is within the limits', () => {
  const fine = [line(text('a'.repeat(5000), 'a'.repeat(20))), list([5, 5]), buttons('a', 'b', 'c'), menu(10, '茶')]
  expect(fine.flatMap(faultsIn)).toEqual([])
})
