/** What a locale says, under the name of each part that says it. */
type Sentences = object & { [part: string]: object }

const shown = new Map<string, object>()
let told: Sentences = {}
let tongue: string | undefined

/**
 * The words of one part, in English as they are given here, until `speak` lays another locale's over them. Whoever shows
 * them looks them up each time it draws.
 */
export function part<Words extends object>(name: string, english: Words): Words {
  shown.set(name, english)
  return Object.assign(english, told[name])
}

/** From here on every part speaks like this, also one that is fetched later. Nothing is drawn again for it. */
export function speak(sentences: Sentences) {
  told = sentences
  for (const [name, words] of shown) Object.assign(words, sentences[name])
}

/** Sets the locale that the words around dates and money are in; until then there are none. */
export function writeIn(locale: string) {
  tongue = locale
}

/** What the server is told of it, so that its own sentences are in it too; nothing where the browser says it. */
export const languageHeader = () => (tongue ? { 'accept-language': tongue } : undefined)

/**
 * How dates and money are written: as the shop does in its own language, else as the words around them; with the same
 * digits as times and references. Throws `RangeError` where `shop` is no language tag.
 */
export function written(shop: string): string {
  if (!tongue) return shop
  const own = scriptOf(shop) === scriptOf(tongue)
  return new Intl.Locale(own ? shop : tongue === 'en' ? 'en-GB' : tongue, { numberingSystem: 'latn' }).toString()
}

/** "zh-Hant" for a shop in Taipei: who reads one, reads the other. */
function scriptOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale).maximize()
  return `${language}-${script}`
}
