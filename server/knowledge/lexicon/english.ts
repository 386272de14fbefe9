import american from 'dictionary-en'
import british from 'dictionary-en-gb'

/** Every English word in its plain form, British and American, names among them: "queue", "color", "bach". */
export const ENGLISH: ReadonlySet<string> = new Set([american, british].flatMap(({ dic }) => wordsOf(dic)))

// A Hunspell dictionary: how many lines, then a word a line, with a slash before the flags of its endings. Abbreviations
// are all capitals.
function wordsOf(dic: Uint8Array): string[] {
  const [, ...lines] = new TextDecoder().decode(dic).split('\n')
  return lines
    .map((line) => line.split('/', 1)[0] ?? '')
    .filter((word) => /^\p{Lu}?\p{Ll}+$/u.test(word))
    .map((word) => word.toLowerCase())
}
