/** What a merchant picks of the widget's look. A colour is `#rrggbb`; '' leaves it to us. */
export interface Look {
  accent: string
  surface: string
  darkSurface: string
  text: string
  darkText: string
  /** In pixels. */
  radius: number
  /** A CSS font family; '' is the page's own. */
  font: string
  shadow: 'ours' | 'none' | 'strong'
  /** What the launcher is made of. */
  launcher: 'surface' | 'accent'
  position: 'auto' | 'bottom-right' | 'bottom-left' | 'none'
}

export const ours: Look = {
  accent: '',
  surface: '',
  darkSurface: '',
  text: '',
  darkText: '',
  radius: 8,
  font: '',
  shadow: 'ours',
  launcher: 'surface',
  position: 'auto',
}

export const isPicked = (look: Look) => JSON.stringify(look) !== JSON.stringify(ours)

/** Our own colours where a shop picks none, on light pages and on dark ones. */
export const defaults = {
  accent: '#1f5a49',
  surface: '#ffffff',
  darkSurface: '#181c19',
  text: '#1a1f1b',
  darkText: '#e9ece7',
}

/** `#7A1F5C`, `7a1f5c` and `#a25` as `#rrggbb`; nothing where it is no such colour. */
export function parseColour(written: string): string | undefined {
  const figures = written.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{3}$/.test(figures)) return `#${figures.replace(/./g, '$&$&')}`
  return /^[0-9a-f]{6}$/.test(figures) ? `#${figures}` : undefined
}

/** Families that can stand in a rule, as CSS has them: in quotes, or in words that do not begin with a figure. */
export const isFont = (written: string) => written.length <= 120 && families.test(written.trim())

/** The rule that makes the widget look so, for the shop's style sheet; '' where all is ours. */
export function ruleOf(look: Look): string {
  const set: Record<string, string | false> = {
    accent: look.accent,
    surface: pair(look.surface, look.darkSurface, defaults.surface, defaults.darkSurface),
    text: pair(look.text, look.darkText, defaults.text, defaults.darkText),
    radius: look.radius !== ours.radius && `${look.radius}px`,
    font: look.font,
    shadow: look.shadow !== 'ours' && shadows[look.shadow],
    launcher: look.launcher === 'accent' && (look.accent || 'light-dark(#1f5a49, #8fcab3)'),
  }
  const lines = Object.entries(set).flatMap(([name, value]) => (value ? [`  --chaxi-${name}: ${value};`] : []))
  return lines.length > 0 ? ['chaxi-widget {', ...lines, '}'].join('\n') : ''
}

/** The line for the shop's pages. */
export const tagOf = ({ position }: Look, baseUrl: string) =>
  `<script async src="${baseUrl}/widget.js"${position === 'auto' ? '' : ` data-launcher="${position}"`}></script>`

const shadows = { none: 'none', strong: '0 0.25em 0.75em rgb(0 0 0 / 0.2), 0 1.5em 4em rgb(0 0 0 / 0.3)' }

function pair(light: string, dark: string, ourLight: string, ourDark: string): string {
  return light || dark ? `light-dark(${light || ourLight}, ${dark || ourDark})` : ''
}

const word = String.raw`(?:--|-?[\p{L}_])[\p{L}\p{N}_-]*`
const family = String.raw`(?:'[\p{L}\p{N} ,_-]+'|"[\p{L}\p{N} ,_-]+"|${word}(?: +${word})*)`
const families = new RegExp(`^${family}(?: *, *${family})*$`, 'u')
