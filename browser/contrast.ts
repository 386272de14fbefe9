import { type Colour, fromOklab, mixed, oklab } from './oklab.ts'

export type Scheme = 'light' | 'dark'

/** What a shop sets of the widget's colours; what it leaves out is ours. */
export interface Given {
  accent?: Colour
  onAccent?: Colour
  surface?: Colour
  text?: Colour
}

/** What the widget makes of it, so that all of it can be read. */
export interface Worn {
  /** What is filled, and what it is while the pointer is over it: the shop's very accent. */
  fill: Colour
  fillHover: Colour
  onAccent: Colour
  /** The accent where it is written or drawn. */
  accent: Colour
  surface: Colour
  sunk: Colour
  text: Colour
  muted: Colour
  danger: Colour
  notice: Colour
}

/** An ink's contrast on its paper: more than the 4.5 that WCAG 2.2 asks for, which are left on the tints of that paper. */
const ENOUGH = 5.4
const black: Colour = [0, 0, 0]
const white: Colour = [1, 1, 1]
// Below it white has more contrast than black.
const middle = 0.179

const ours = {
  light: { accent: '#1f5a49', surface: '#ffffff', danger: '#9c3328', notice: '#74520c' },
  dark: { accent: '#8fcab3', surface: '#181c19', danger: '#f0a095', notice: '#e2c074' },
}

/** The sums of tokens.css and contrast.css, for a page in this scheme. */
export function worn({ accent, onAccent, surface: given, text: words }: Given, scheme: Scheme): Worn {
  const our = ours[scheme]
  const fill = accent ?? fromHex(our.accent)
  const surface = offMiddle(given ?? fromHex(our.surface))
  const text = keep(words ?? inkFor(surface), luminance(surface))
  const written = keep(onAccent ?? blackOrWhite(fill), luminance(fill))
  const ink = (colour: Colour) => keep(colour, luminance(surface))
  const [lightness, a, b] = oklab(surface)
  return {
    fill,
    fillHover: mixed(fill, 0.85, blackOrWhite(written)),
    onAccent: written,
    accent: ink(fill),
    surface,
    sunk: fromOklab([lightness - 0.025, a, b]),
    text,
    muted: ink(mixed(text, 0.7, surface)),
    danger: ink(fromHex(our.danger)),
    notice: ink(fromHex(our.notice)),
  }
}

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}

/** Of `#rrggbb`. */
export function fromHex(hex: string): Colour {
  const part = (at: number) => {
    const shade = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return shade <= 0.04045 ? shade / 12.92 : ((shade + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

export function toHex(colour: Colour): string {
  const part = (light: number) => {
    const shade = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(shade * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${colour.map(part).join('')}`
}

const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Towards black on light paper, towards white on dark, and only as far as it must. */
function keep(ink: Colour, paper: number): Colour {
  const own = luminance(ink)
  if (paper < middle) return blend(ink, white, between(0, (ENOUGH * (paper + 0.05) - 0.05 - own) / (1 - own), 1))
  const most = Math.max(0, (paper + 0.05) / ENOUGH - 0.05)
  return own <= most ? ink : blend(ink, black, 1 - most / own)
}

// To where an ink could have enough: black or white at the least.
const offMiddle = (paper: Colour) => keep(paper, luminance(blackOrWhite(paper)))

const blackOrWhite = (paper: Colour) => (luminance(paper) < middle ? white : black)

function inkFor(paper: Colour): Colour {
  const [lightness] = oklab(paper)
  const hue = (150 / 180) * Math.PI
  return fromOklab([lightness < 0.6 ? 0.94 : 0.23, 0.01 * Math.cos(hue), 0.01 * Math.sin(hue)])
}

const blend = (from: Colour, to: Colour, share: number): Colour => {
  const at = (part: 0 | 1 | 2) => from[part] + (to[part] - from[part]) * share
  return [at(0), at(1), at(2)]
}

const between = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted || 0))
