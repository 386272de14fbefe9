import { expect, test } from 'vitest'
import { drawLine, drawWeChat, drawWhatsApp } from './drawn.ts'
import { markBetween } from './words.ts'

const uri = 'https://shop.example/forms/FORM_ID'

test('LINE draws words, then cards side by side, then the quick replies under the last of them', () => {
  const bubble = {
    type: 'bubble' as const,
    body: {
      type: 'box' as const,
      layout: 'vertical' as const,
      contents: [
        { type: 'text' as const, text: 'Gongfu Hour', weight: 'bold' as const, wrap: true as const },
        { type: 'text' as const, text: '£26 a seat', size: 'sm' as const, wrap: true as const },
      ],
    },
  }
  const say = { type: 'message' as const, label: 'Gongfu Hour', text: 'Tell me about Gongfu Hour' }
  const drawn = drawLine({
    to: 'USER_ID',
    messages: [
      { type: 'text', text: 'These are the sittings.', sender: { name: 'Mei Tan' } },
      {
        type: 'flex',
        altText: 'Sittings',
        contents: { type: 'carousel', contents: [bubble, bubble] },
        quickReply: { items: [{ type: 'action', action: say }] },
      },
    ],
  })

  expect(drawn).toMatchObject([
    { kind: 'words', text: 'These are the sittings.', sender: 'Mei Tan' },
    { kind: 'cards', cards: [{ title: 'Gongfu Hour', lines: ['£26 a seat'], acts: [] }, {}] },
    { kind: 'pills', labels: ['Gongfu Hour'] },
  ])
})

test('WhatsApp draws a list as one button with a sheet behind it, and a link as a button', () => {
  const envelope = { messaging_product: 'whatsapp', recipient_type: 'individual', to: 'PHONE_NUMBER' } as const
  const rows = [{ id: 'gongfu-hour', title: 'Gongfu Hour', description: '£26 a seat' }]
  const list = drawWhatsApp({
    ...envelope,
    type: 'interactive',
    interactive: {
      type: 'list',
      body: { text: 'These are the sittings.' },
      action: { button: 'See the sittings', sections: [{ title: 'Sittings', rows }] },
    },
  })
  const link = drawWhatsApp({
    ...envelope,
    type: 'interactive',
    interactive: {
      type: 'cta_url',
      body: { text: 'The form is open.' },
      action: { name: 'cta_url', parameters: { display_text: 'Choose a sitting', url: uri } },
    },
  })

  expect(list).toMatchObject([{ lines: ['These are the sittings.'], acts: ['See the sittings'], sheet: rows }])
  expect(link).toMatchObject([{ lines: ['The form is open.'], acts: ['Choose a sitting'] }])
})

test('WeChat draws a template with names that are not in what is sent', () => {
  const value = (text: string) => ({ value: text })
  const drawn = drawWeChat(
    {
      ...{ touser: 'OPENID', template_id: 'TEMPLATE_ID', url: uri },
      data: {
        thing1: value('Gongfu Hour'),
        time2: value('2026年11月28日 14:00'),
        number3: value('2'),
        character_string4: value('K7RM-X2QY'),
        thing5: value('Booked'),
      },
    },
    'Sitting',
  )

  expect(drawn).toMatchObject([
    {
      title: 'Booked',
      pairs: [
        ['Sitting', 'Gongfu Hour'],
        ['When', '2026年11月28日 14:00'],
        ['Seats', '2'],
        ['Reference', 'K7RM-X2QY'],
      ],
      acts: ['Details'],
    },
  ])
})

test('each messenger says in its own way when time has passed', () => {
  const manners = { timezone: 'Europe/London', locale: 'en-GB' }
  const [first, soon, later] = ['2026-11-21T10:04:00Z', '2026-11-21T10:06:00Z', '2026-11-21T10:12:00Z']

  expect(markBetween('line', undefined, first, manners)).toBe('Sat 21 Nov')
  expect(markBetween('line', first, later, manners)).toBeUndefined()
  expect(markBetween('whatsapp', undefined, first, manners)).toBe('Saturday 21 November')
  expect(markBetween('wechat', first, soon, manners)).toBeUndefined()
  expect(markBetween('wechat', first, later, manners)).toBe('10:12')
})
