import { contrast, fromHex, type Scheme, toHex, type Worn, worn } from '../../../browser/contrast.ts'
import type { Colour } from '../../../browser/oklab.ts'
import type { Look } from './look.ts'

/** What the widget makes of a shop's colours so that they can be read, in words; nothing where all is worn as picked. */
export const changesOf = (look: Look): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) => changesIn(look, scheme))

function changesIn(look: Look, scheme: Scheme): string[] {
  const picked = {
    accent: colour(look.accent),
    surface: colour(scheme === 'light' ? look.surface : look.darkSurface),
    text: colour(scheme === 'light' ? look.text : look.darkText),
  }
  const made = worn(picked, scheme)
  const where = `On ${scheme} pages`
  return [
    ...changed(picked.surface, made.surface, (from, to) => [
      `${where} the paper is ${to}, not ${from}: neither black nor white words can be read well on a colour so much in the middle.`,
    ]),
    ...changed(picked.text, made.text, (from, to) => [
      `${where} words are ${to}, not ${from}: ${byHowMuch(picked.text, made.text, made.surface)}.`,
    ]),
    ...changed(picked.accent, made.accent, (from, to) => [
      `${where} the accent is ${to} where it is written, not ${from}: ${byHowMuch(picked.accent, made.accent, made.surface)}. ${onButtons(made)}`,
    ]),
  ]
}

function changed(from: Colour | undefined, to: Colour, said: (from: string, to: string) => string[]): string[] {
  const [before, after] = [from && toHex(from), toHex(to)]
  return before && before !== after ? said(before, after) : []
}

function byHowMuch(from: Colour | undefined, to: Colour, paper: Colour): string {
  if (!from) return ''
  const isDarker = contrast(to, [1, 1, 1]) > contrast(from, [1, 1, 1])
  return `${isDarker ? 'darker' : 'lighter'}, from ${ratio(contrast(from, paper))} to ${ratio(contrast(to, paper))} against the paper`
}

const onButtons = ({ fill, onAccent }: Worn) =>
  `Buttons keep ${toHex(fill)}, with ${toHex(onAccent) === '#000000' ? 'black' : 'white'} words on it.`

// Cut, not rounded: 4.49 is not 4.5.
const ratio = (contrast: number) => `${Math.floor(contrast * 10 + 0.001) / 10}:1`

const colour = (hex: string): Colour | undefined => (hex ? fromHex(hex) : undefined)
