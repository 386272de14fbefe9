/** "in 42 seconds", "in 60 minutes", "in 24 hours", as a locale says it with Latin digits: never sooner than it is. */
export function fromNow(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`)
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 100) return format.format(Math.ceil(seconds), 'second')
  return minutes < 100 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour')
}
