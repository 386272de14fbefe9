import type { HostContext } from './host.ts'

/**
 * How the host looks, as a style sheet: its scheme, its font, and how much of the frame it covers. All else is the shop's
 * own, so that the form is the same everywhere.
 */
export function hostStyle({ theme, safeAreaInsets: inset, containerDimensions: most, styles }: HostContext): string {
  const font = styles?.variables?.['--font-sans']
  const ground = styles?.variables?.['--color-background-primary']
  const all: Record<string, string | false | undefined> = {
    'color-scheme': theme,
    '--app-font': font && CSS.supports('font-family', font) && font,
    '--app-ground': ground && CSS.supports('color', ground) && ground,
    '--app-inset': inset && [inset.top, inset.right, inset.bottom, inset.left].map((side) => `${side}px`).join(' '),
    '--app-width': most?.maxWidth !== undefined && `${most.maxWidth}px`,
  }
  const set = Object.entries(all).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []))
  return `:root,.chaxi{${set.join(';')}}`
}
