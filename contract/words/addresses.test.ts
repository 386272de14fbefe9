import { describe, expect, test } from 'vitest'
import { misleads } from './addresses.ts'
import { plain } from './plain.ts'

/** What a link with these words becomes, as it goes into a letter: its words and address, or its address alone. */
const link = (words: string, address = 'https://evil.example/in') => plain(`[${words}](${address})`)

describe('a link whose words may be taken for another host shows its address alone', () => {
  test.each([
    ['at their start', 'https://good.com/in'],
    ['in their middle', 'pay at good.com now'],
    ['in brackets', 'our bank (good.com)'],
    ['in capitals', 'GOOD.Com'],
    ['in bold', 'click **good.com**'],
    ['split by bold', 'g**ood.com**'],
    ['split by italics', 'good.*com* and more'],
    ['as code', '`good.com`'],
    ['with a dot that is escaped', 'good\\.com'],
    ['with an emphasis within one', '**_good_.com**'],
    ['with a space without width', 'good\u200b.com'],
    ['with a joiner', 'go\u2060od.c\u200dom'],
    ['with a hyphen that is not seen', 'good\u00ad.com'],
    ['with a selector of variants', 'good.\ufe0fcom'],
    ['turned round', '\u202emoc.doog'],
    ['turned round and back', '\u202emoc.doog\u202c'],
    ['between marks of direction', '\u2066good.com\u2069'],
    ['with a wide full stop', 'paypal．com'],
    ['with an ideographic one', 'paypal。com'],
    ['with a half-wide one', 'paypal｡com'],
    ['with a small one', 'paypal﹒com'],
    ['with a leader of one dot', 'paypal․com'],
    ['with a dot in the middle', 'www·paypal·com'],
    ['with a Katakana one', 'paypal・com'],
    ['with a bullet', 'paypal•com'],
    ['in wide letters', 'ｇｏｏｄ．ｃｏｍ'],
    ['in letters of mathematics', '𝗴𝗼𝗼𝗱.𝗰𝗼𝗺'],
    ['in letters in circles', 'ⓖⓞⓞⓓ.ⓒⓞⓜ'],
    ['with a percent-encoded dot', 'good%2ecom'],
    ['with a percent-encoded wide dot', 'good%EF%BC%8Ecom'],
    ['with a percent-encoded letter', 'p%61ypal.com'],
    ['as a name before an @', 'https://good.com@evil.example/in'],
    ['as what stands before the true one', 'good.com evil.example'],
    ['behind the true one', 'evil.example for good.com'],
    ['with a slash that is none', 'good.com⁄evil.example'],
    ['as the start of it', 'https://evil.example.good.com'],
    ['with a port', 'good.com:443'],
    ['with a label more', 'good.com.x'],
    ['with words hung on to it', 'good.com-login'],
    ['with a line below it', '_good.com_x'],
    ['in Punycode', 'xn--80a1acny.xn--p1ai'],
    ['with a mailbox', 'ada@good.com'],
    ['after dots', '...good.com'],
    ['in Cyrillic', 'почта.рф'],
    ['in letters that look Latin', 'pаypal.com'],
  ])('%s: %j', (_, words) => expect(link(words)).toBe('https://evil.example/in'))

  test('of a mailbox too', () => {
    expect(link('ada@good.com', 'mailto:eve@evil.example')).toBe('eve@evil.example')
    expect(link('good.com', 'mailto:eve@evil.example')).toBe('eve@evil.example')
  })

  test('where letters that look Latin are in both, and then in letters that do not', () => {
    expect(link('pаypal.com', 'https://pаypal.com/')).toBe('https://xn--pypal-4ve.com/')
  })

  test('where letters turned round say another host than they are', () => {
    expect(link('\u202emoc.doog', 'https://moc.doog/')).toBe('https://moc.doog/')
  })
})

describe('words that name the host, or none, stay', () => {
  test.each([
    ['see our shop.page', 'https://shop.page/menu'],
    ['shop.page, our site', 'https://www.shop.page/'],
    ['WWW.Shop.Page', 'https://shop.page/'],
    ['**shop**.page', 'https://shop.page/'],
    ['https://shop.page/a%20b?to=good.com', 'https://shop.page/a%20b?to=good.com'],
    ['shop.page:8080', 'https://shop.page:8080/'],
    ['münchen.example', 'https://münchen.example/'],
    ['write to shop.page', 'mailto:hello@shop.page'],
    ['hello@shop.page', 'mailto:hello@shop.page'],
  ])('%j for %j', (words, address) => expect(misleads(words.replaceAll('*', ''), new URL(address).href)).toBe(false))

  test.each([
    'our page',
    'the menu.pdf',
    'menu.list.pdf (2 MB)',
    'from 9.30am, e.g. a.m. or 28.11.2026',
    'Node.js',
    '£5.50 a seat, 1.5 h',
    'Prices (incl. VAT).',
    'Mon–Fri · tea • cakes',
    'col·lecció',
    '请看我们的网站。谢谢',
    '抹茶・ほうじ茶。ご予約',
    'احجز الآن۔ شكرا',
    'u\u0308ber uns, Δ-Tee',
    '50% off',
    'call 020.7946.0000',
    'قائمة\u200f (2)',
  ])('%j', (words) => expect(link(words, 'https://shop.page/')).toBe(`${words} (https://shop.page/)`))

  test('whatever they are, of a telephone', () => {
    expect(link('the desk at shop.page', 'tel:+442079460000')).toBe('the desk at shop.page (+442079460000)')
  })
})

test('words without end, however dotted, are read', () => {
  for (const part of ['a', 'a.', 'a-', 'a.1', '%2e', '.', '·com', 'a.pdf.'])
    expect(misleads(part.repeat(20_000 / part.length), 'https://shop.page/')).toBeTypeOf('boolean')
})
