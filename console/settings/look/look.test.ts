import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'
import { isFont, ours, parseColour, ruleOf, tagOf } from './look.ts'

test('a shop that picks nothing needs no rule, and the tag alone', () => {
  expect(ruleOf(ours)).toBe('')
  expect(tagOf(ours, 'https://chaxi.example')).toBe('<script async src="https://chaxi.example/widget.js"></script>')
  expect(changesOf(ours)).toEqual([])
})

test('the rule says what was picked and nothing else', () => {
  const look = { ...ours, accent: '#7a1f5c', radius: 0, font: "'Lora', serif", launcher: 'accent' as const }

  expect(ruleOf(look)).toBe(`chaxi-widget {
  --chaxi-accent: #7a1f5c;
  --chaxi-radius: 0px;
  --chaxi-font: 'Lora', serif;
  --chaxi-launcher: #7a1f5c;
}`)
  expect(tagOf({ ...look, position: 'bottom-left' }, 'https://chaxi.example')).toContain(
    ' data-launcher="bottom-left">',
  )
})

test('a paper that was picked for light pages leaves dark pages ours', () => {
  expect(ruleOf({ ...ours, surface: '#fff8ee' })).toContain('--chaxi-surface: light-dark(#fff8ee, #181c19);')
  expect(ruleOf({ ...ours, darkText: '#ffe0b0' })).toContain('--chaxi-text: light-dark(#1a1f1b, #ffe0b0);')
})

test.each([
  ['#7A1F5C', '#7a1f5c'],
  [' 7a1f5c', '#7a1f5c'],
  ['#a25', '#aa2255'],
  ['red', undefined],
  ['#12345', undefined],
])('%j is the colour %j', (written, meant) => {
  expect(parseColour(written)).toBe(meant)
})

test.each([
  ["'Lora', Georgia, serif", true],
  ['Noto Sans 思源黑體', true],
  ['serif; } body { display: none', false],
  ['"Source Sans 3", -apple-system, Foo_Bar-Baz2', true],
  ["'Lora, Bold'", true],
  ["'Lora", false],
  ['123', false],
  ['1a', false],
  ['Source Sans 3', false],
  ['Lora,', false],
  ['serif, , Lora', false],
  [`'a" b'"`, false],
  ['</style><script>', false],
  ['', false],
])('%j is a font: %j', (written, is) => {
  expect(isFont(written)).toBe(is)
})

test('a colour that had to give way is named, with why and by how much', () => {
  const said = changesOf({ ...ours, accent: '#ffd400' })

  expect(said).toEqual([
    'On light pages the accent is #7f6800 where it is written, not #ffd400: darker, from 1.4:1 to 5.4:1 against the paper. Buttons keep #ffd400, with black words on it.',
  ])
})

test('a dark accent is lighter on dark pages only', () => {
  const said = changesOf({ ...ours, accent: '#1f3a8a' })

  expect(said).toEqual([
    expect.stringMatching(
      /^On dark pages the accent is #\w{6} where it is written, not #1f3a8a: lighter, from 1\.\d:1 to 5\.4:1 against the paper\. Buttons keep #1f3a8a, with white words on it\.$/,
    ),
  ])
})

test('words and a paper that cannot be read together are both spoken of', () => {
  const said = changesOf({ ...ours, surface: '#7d7d7d', text: '#777777' })

  expect(said).toEqual([
    expect.stringMatching(/^On light pages the paper is #\w{6}, not #7d7d7d: /),
    expect.stringMatching(/^On light pages words are #\w{6}, not #777777: /),
  ])
})
