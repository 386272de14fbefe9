import { expect, test } from './fixtures.ts'

const count = 100
const schemes = ['light', 'dark'] as const

// What is written, on what, as the style sheets put them together.
const inks = ['--chaxi-text', '--chaxi-muted', '--chaxi-accent', '--chaxi-danger', '--chaxi-notice']
const pairs: [string, string][] = [
  ...inks.flatMap((ink) => ['--chaxi-surface', '--chaxi-surface-sunk'].map((paper): [string, string] => [ink, paper])),
  ...['--chaxi-text', '--chaxi-muted', '--chaxi-accent'].map((ink): [string, string] => [ink, '--cx_accent-soft']),
  ['--chaxi-text', '--cx_danger-soft'],
  ['--chaxi-danger', '--cx_danger-soft'],
  ['--chaxi-text', '--cx_notice-soft'],
  ['--chaxi-notice', '--cx_notice-soft'],
  ['--chaxi-on-accent', '--cx_accent'],
  ['--chaxi-on-accent', '--cx_accent-strong'],
]

for (const scheme of schemes)
  test(`whatever colours a shop sets on a ${scheme} page, the browser paints words of 4.5:1`, async ({
    page,
    visitor,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/')
    await page.evaluate((scheme) => {
      document.documentElement.style.colorScheme = scheme
    }, scheme)
    await visitor.opens()
    await visitor.says('Do you have parking?')
    await expect(page.getByText('From the record').first()).toBeVisible()

    const short: string[] = []
    for (const given of manyGiven()) {
      const painted = await page.evaluate(paint, { given, names: [...new Set(pairs.flat())] })
      for (const [ink, paper] of pairs) {
        const ratio = contrast(painted[ink], painted[paper])
        if (!(ratio >= 4.5)) short.push(`${ink} on ${paper}, ${JSON.stringify(given)}: ${ratio}`)
      }
      const label = contrast(painted.label, painted.launcher)
      if (!(label >= 4.5)) short.push(`launcher, ${JSON.stringify(given)}: ${label}`)
    }
    expect(short).toEqual([])
  })

test('a value of a shop’s that is no colour counts as not set', async ({ page, visitor }) => {
  await page.goto('/')
  await visitor.opens()
  await visitor.says('Do you have parking?')
  await expect(page.getByText('From the record').first()).toBeVisible()
  const names = [...new Set(pairs.flat())]
  const filled = ['--chaxi-surface', '--cx_accent', '--cx_accent-soft', 'launcher', 'label']
  const seen = async (given: Record<string, string>) => {
    const painted = await page.evaluate(paint, { given, names })
    return {
      filled: filled.map((name) => [name, painted[name]]),
      short: pairs.filter(([ink, paper]) => !(contrast(painted[ink], painted[paper]) >= 4.5)),
    }
  }
  const ours = await seen({})

  for (const wrong of ['#fff8e', 'blue-ish', '12px', 'light-dark(#fff)']) {
    const each = ['surface', 'accent', 'on-accent', 'text', 'launcher'].map((name) => [name, wrong])
    for (const set of [...each.map((one) => [one]), each])
      expect.soft(await seen(Object.fromEntries(set)), `${set.map(String)}`).toEqual(ours)
  }
})

/** Sets these and reads what comes of it in the widget, as red, green and blue from 0 to 255. */
function paint({ given, names }: { given: Record<string, string>; names: string[] }): Record<string, number[]> {
  const host = document.querySelector('chaxi-widget')
  const within = host?.shadowRoot
  const root = within?.querySelector('.root')
  const launcher = within?.querySelector('.launcher')
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!(host instanceof HTMLElement) || !(root instanceof HTMLElement) || !launcher || !canvas) return {}
  host.removeAttribute('style')
  for (const [name, value] of Object.entries(given)) host.style.setProperty(`--chaxi-${name}`, value)

  const painted = (colour: string) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const probe = root.appendChild(document.createElement('i'))
  const meant = names.map((name) => {
    probe.style.color = `var(${name})`
    return [name, painted(getComputedStyle(probe).color)]
  })
  probe.remove()
  const { color, backgroundColor, backgroundImage } = getComputedStyle(launcher)
  const [paper = backgroundColor] = /(?<=linear-gradient\().*?\)(?= 0)/.exec(backgroundImage) ?? []
  return { ...Object.fromEntries(meant), label: painted(color), launcher: painted(paper) }
}

/** The same ones each time; what a shop leaves out is ours. */
function manyGiven(): Record<string, string>[] {
  let state = 20261122
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const any = () =>
    `#${Math.floor(next() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`
  const names = ['accent', 'surface', 'text', 'on-accent', 'launcher']
  return [
    {},
    { surface: 'color(display-p3 1 0.9 0.8)', accent: 'oklch(0.7 0.2 140)', launcher: 'hsl(210 80% 45%)' },
    ...Array.from({ length: count }, () =>
      Object.fromEntries(names.filter(() => next() < 0.6).map((name) => [name, any()])),
    ),
  ]
}

function contrast(one: number[] = [], other: number[] = []): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}

function luminance([red = Number.NaN, green = 0, blue = 0]: number[]): number {
  const light = (shade: number) => (shade <= 10 ? shade / 255 / 12.92 : ((shade / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}
