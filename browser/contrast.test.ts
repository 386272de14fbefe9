import { expect, test } from 'vitest'
import { contrast, fromHex, type Given, toHex, type Worn, worn } from './contrast.ts'
import { type Colour, mixed } from './oklab.ts'

const schemes = ['light', 'dark'] as const

test('whatever a shop sets, all that the widget writes has 4.5:1 on all that it is written on', () => {
  const short: string[] = []
  for (const given of manyGiven(20_000))
    for (const scheme of schemes)
      for (const [pair, ink, paper] of written(worn(given, scheme)))
        if (shown(ink, paper) < 4.5) short.push(`${pair} ${scheme} ${said(given)}: ${shown(ink, paper).toFixed(3)}`)

  expect(short).toEqual([])
})

test('edges of controls and the focus have 3:1 on the paper', () => {
  for (const given of manyGiven(5_000))
    for (const scheme of schemes) {
      const { accent, muted, surface } = worn(given, scheme)
      expect(contrast(mixed(muted, 0.8, surface), surface)).toBeGreaterThanOrEqual(3)
      expect(contrast(accent, surface)).toBeGreaterThanOrEqual(3)
    }
})

test('a colour that can be read is worn as it is', () => {
  const given = { accent: fromHex('#7a1f5c'), surface: fromHex('#fffaf2'), text: fromHex('#2b1a14') }
  const { fill, accent, surface, text, onAccent } = worn(given, 'light')

  expect([fill, accent, surface, text, onAccent].map(toHex)).toEqual([
    '#7a1f5c',
    '#7a1f5c',
    '#fffaf2',
    '#2b1a14',
    '#ffffff',
  ])
})

test('a light accent fills as it is, is written on in black, and is darker only where it is written itself', () => {
  const { fill, onAccent, accent, surface } = worn({ accent: fromHex('#ffd400') }, 'light')

  expect([fill, onAccent].map(toHex)).toEqual(['#ffd400', '#000000'])
  expect(contrast(accent, surface)).toBeCloseTo(5.4, 5)
  const dark = worn({ accent: fromHex('#ffd400') }, 'dark')
  expect(toHex(dark.accent)).toBe('#ffd400')
})

test('a light paper on a dark page has dark words', () => {
  const { text, surface } = worn({ surface: fromHex('#fff4e0') }, 'dark')

  expect(contrast(text, surface)).toBeGreaterThan(14)
})

test('on a middling paper nothing could be read, so it is moved', () => {
  const { surface, text } = worn({ surface: fromHex('#808080'), text: fromHex('#808080') }, 'light')

  expect(toHex(surface)).not.toBe('#808080')
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(5.399)
})

/** Each pair of ink and paper that the style sheets of the widget put together. */
function written(worn: Worn): [string, Colour, Colour][] {
  const { surface, sunk, text, muted, accent, danger, notice, fill, fillHover, onAccent } = worn
  const tint = (ink: Colour) => mixed(ink, 0.06, surface)
  return [
    ['text', text, surface],
    ['text on sunk paper', text, sunk],
    ['text on a chosen row', text, tint(accent)],
    ['text on a problem', text, tint(danger)],
    ['text on a notice', text, tint(notice)],
    ['muted', muted, surface],
    ['muted on sunk paper', muted, sunk],
    ['muted on a chosen row', muted, tint(accent)],
    ['accent', accent, surface],
    ['accent on sunk paper', accent, sunk],
    ['accent on a chosen row', accent, tint(accent)],
    ['danger', danger, surface],
    ['danger on a problem', danger, tint(danger)],
    ['notice', notice, surface],
    ['notice on a notice', notice, tint(notice)],
    ['on-accent', onAccent, fill],
    ['on-accent under the pointer', onAccent, fillHover],
  ]
}

// As screens have it: each colour by whole steps of 255.
const shown = (ink: Colour, paper: Colour) => contrast(fromHex(toHex(ink)), fromHex(toHex(paper)))

/** Shops that set any of the colours to anything: the same ones each time. */
function manyGiven(count: number): Given[] {
  let state = 20261122
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const any = () =>
    fromHex(
      `#${Math.floor(next() * 0xffffff)
        .toString(16)
        .padStart(6, '0')}`,
    )
  const maybe = () => (next() < 0.75 ? any() : undefined)
  return Array.from({ length: count }, () => ({
    accent: maybe(),
    surface: maybe(),
    text: maybe(),
    onAccent: next() < 0.25 ? any() : undefined,
  }))
}

const said = (given: Given) =>
  JSON.stringify(given, (_, value) => (Array.isArray(value) ? toHex([value[0], value[1], value[2]]) : value))
