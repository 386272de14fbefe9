// @vitest-environment happy-dom
import { render } from 'preact'
import { expect, test } from 'vitest'
import { Words } from './words.tsx'

/** What an answer becomes, without what only marks its language. */
function drawn(text: string, { streaming = false, marked = true } = {}) {
  const place = document.createElement('div')
  render(<Words text={text} marked={marked} streaming={streaming} />, place)
  for (const unseen of place.querySelectorAll('.unseen')) unseen.remove()
  return place.innerHTML.replaceAll(/<\/?bdi[^>]*>| rel="[^"]*"| target="_blank"|<span class="caret".*?<\/span>/g, '')
}

test.each([
  ['**bold** and __bold__', '<p><strong>bold</strong> and <strong>bold</strong></p>'],
  ['*slanted* and _slanted_', '<p><em>slanted</em> and <em>slanted</em></p>'],
  ['***both***', '<p><strong><em>both</em></strong></p>'],
  ['这里**很好**喝', '<p>这里<strong>很好</strong>喝</p>'],
  ['take `a **b**`', '<p>take <code>a **b**</code></p>'],
  ['one\ntwo\n\nthree', '<p>one\ntwo</p><p>three</p>'],
  ['```sh\nnpm **i**\n```\nthen', '<pre dir="ltr"><code>npm **i**</code></pre><p>then</p>'],
])('%j is marked', (text, expected) => expect(drawn(text)).toBe(expected))

test.each([
  '2 * 3 * 4, 2*3*4',
  'snake_case_name and __init_x',
  'a ** b ** c',
  '**never closed',
  'a \\*star\\* is written',
  '# A heading',
  '| a | table |',
  '+49 30 123',
])('%j is shown as it was written', (text) => expect(drawn(text)).toBe(`<p>${text.replaceAll('\\', '')}</p>`))

test('lists hold their items, a list within one, and words that go on', () => {
  const text = 'We have:\n- **tea**\n  - green\n  - black\n- cake\n  of the day\n\nAnd:\n3. three\n4. four\nBye'

  expect(drawn(text)).toBe(
    '<p>We have:</p><ul class="points"><li><p><strong>tea</strong></p><ul class="points"><li><p>green</p></li><li><p>black</p></li></ul></li>' +
      '<li><p>cake\nof the day</p></li></ul><p>And:</p><ol class="points" start="3"><li><p>three</p></li><li><p>four</p></li></ol><p>Bye</p>',
  )
})

test('nothing of HTML is more than words', () => {
  const place = document.createElement('div')
  const text = '<img src=x onerror=alert(1)> <b>hi</b> ![cat](https://cats.example/cat.png) <script>alert(1)</script>'
  render(<Words text={text} marked />, place)

  expect([...place.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase())).toEqual(['p', 'bdi'])
  expect(place.textContent).toContain('<img src=x onerror=alert(1)> <b>hi</b> cat')
})

test.each([
  ['[our page](https://tea.example/a_(b))', '<a href="https://tea.example/a_(b)">our page</a>'],
  ['See https://tea.example/visit.', 'See <a href="https://tea.example/visit">https://tea.example/visit</a>.'],
  ['(https://tea.example)', '(<a href="https://tea.example/">https://tea.example</a>)'],
  ['请看https://tea.example/a。谢谢', '请看<a href="https://tea.example/a">https://tea.example/a</a>。谢谢'],
  ['https://tea.example/a谢谢', '<a href="https://tea.example/a">https://tea.example/a</a>谢谢'],
  ['ask ada@tea.example, please', 'ask <a href="mailto:ada@tea.example">ada@tea.example</a>, please'],
  [
    'https://tea.example。ada@tea.example',
    '<a href="https://tea.example/">https://tea.example</a>。<a href="mailto:ada@tea.example">ada@tea.example</a>',
  ],
  ['[call](tel:+49-30-(0)123)', '<a href="tel:+49300123">call</a>'],
  ['<https://tea.example/>', '<a href="https://tea.example/">https://tea.example/</a>'],
])('%j leads somewhere', (text, expected) => expect(drawn(text)).toBe(`<p>${expected}</p>`))

test.each([
  '[press](javascript:alert(1))',
  '[press](JaVaScRiPt:alert(1))',
  '[press](data:text/html,hi)',
  '[press](//evil.example)',
  '[press](/inside)',
  '[press](https://bank.example@evil.example/)',
  'http://user:pass@host.example/',
  'https://user:a,b@host.example',
  '[press](mailto:a@b.example?body=hi)',
  '[press](tel:javascript)',
  'ftp://tea.example',
])('%j leads nowhere', (text) => expect(drawn(text)).not.toContain('<a'))

test('a link whose words name another host shows where it leads', () => {
  expect(drawn('[https://bank.example/in](https://evil.example/in)')).toContain('>https://evil.example/in</a>')
  expect(drawn('[www.tea.example](https://tea.example/)')).toContain('>www.tea.example</a>')
})

test('another site opens beside the shop’s and learns nothing of it; a page of the shop’s own takes its place', () => {
  const place = document.createElement('div')
  render(<Words text={`https://tea.example ${location.origin}/visit`} marked />, place)

  expect([...place.querySelectorAll('a')].map(({ rel, target }) => [rel, target])).toEqual([
    ['noopener noreferrer nofollow', '_blank'],
    ['noopener noreferrer nofollow', ''],
  ])
  expect(place.textContent).toContain('opens in a new tab')
})

test('what a person wrote is shown as they typed it, with its addresses', () => {
  expect(drawn('*not* - [this](https://a.example)\n\n- https://b.example', { marked: false })).toBe(
    '<p>*not* - [this](<a href="https://a.example/">https://a.example</a>)</p>' +
      '<p>- <a href="https://b.example/">https://b.example</a></p>',
  )
})

const answer =
  'Hello, **three** things:\n\n- *Tea* at [our page](https://tea.example/a)\n- `code` and __more__\n\n1. one\n2. two\n\n```\nx\n```\nBye.'

test('while an answer comes no mark of it is seen, and no word that was shown is taken away', () => {
  const words = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, '')
  const whole = words(drawn(answer))
  let before = ''
  for (let length = 1; length <= answer.length; length += 1) {
    const now = words(drawn(answer.slice(0, length), { streaming: true }))
    expect([length, now.startsWith(before)]).toEqual([length, true])
    expect([length, whole.startsWith(now)]).toEqual([length, true])
    before = now
  }
})

test('marks without end, however many, are read', () => {
  for (const part of ['*a ', '**a', '[', '[a](', '- ', '`', '_a', '> ', '1. ', 'a@'])
    expect(drawn(part.repeat(2000), { streaming: true }).length).toBeGreaterThan(0)
})
