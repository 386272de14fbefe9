import type { Index } from '../../knowledge/index-of.ts'
import { EVERYDAY } from '../../knowledge/lexicon/everyday.ts'
import { FUNCTION_WORDS } from '../../knowledge/lexicon/words.ts'
import { addressesIn } from '../../mail/addresses.ts'

export const emailIn = (text: string): string | undefined => addressesIn(text)[0]

// A letter somewhere, so that no telephone number passes; a digit or all capitals, so that no word does.
const HYPHENATED =
  /(?<![\p{L}\d@./-])(?=[\p{L}\d]*-?[\p{L}\d]*\d|[A-Z]{4}-[A-Z]{4})(?=[\d-]*[A-Za-z])[A-Za-z\d]{2,5}-[A-Za-z\d]{4,6}(?![\p{L}\d@-])/u
const AFTER_CUE =
  /\b(?:reference|ref|booking|reservation|confirmation|code|appointment)\b(?:\s+(?:number|no|code|ref|reference|id|is|was)\b)*[\s:#.]*([A-Za-z\d]{2,5}[- ]?[A-Za-z\d]{4,6})(?![\p{L}\d@-])/iu
const ALL_CAPITALS = /(?<![\p{L}\d@./-])[A-Z\d]{4}[- ]?[A-Z\d]{4}(?![\p{L}\d@-])/u
const CLOCK = /^\d{1,2}[-.]?\d{0,2}(?:am|pm)$|^\d+(?:st|nd|rd|th)?-[a-z]+$/i
const PLAIN_WORDS = /^[a-z]+-[a-z]+$/

const SPEAKS_OF_ONE = /\b(?:reference|ref|booking|reservation|confirmation|code|appointment)\b/i

/** A booking reference in whatever form it was typed. */
export function referenceIn(said: string): string | undefined {
  const text = said.replace(NOT_THIS, (whole, one: string) => (/\d/.test(one) ? ' ' : whole))
  const found =
    afterCue(text) ??
    HYPHENATED.exec(text)?.[0] ??
    (SPEAKS_OF_ONE.test(text) ? ALL_CAPITALS.exec(text)?.[0] : undefined)
  return found && !CLOCK.test(found) && !PLAIN_WORDS.test(found) ? found.trim() : undefined
}

// "Not LL-8DRT2, it's LL-8DRT7."
const NOT_THIS = /\bnot\s+([A-Za-z\d]{2,5}-[A-Za-z\d]{4,6})(?![\p{L}\d@-])/giu

function afterCue(text: string): string | undefined {
  const found = AFTER_CUE.exec(text)?.[1]
  return found && /\d/.test(found) && /\D/.test(found) ? found : undefined
}

// The next line of a form is no name: "Priya Raman\nContact: …"
const WORD = "(?!(?:Contact|E-?[Mm]ail|Phone|Telephone|Mobile|Date|Guests?|Party)\\b)\\p{Lu}[\\p{L}'’-]+"
const PARTICLE = '(?:(?:van|von|de|der|den|da|di|del|el|la|le|al|bin|ten|ter)\\s+)*'
const FULL_NAME = `(?:\\p{Lu}\\.?\\s+)?${WORD}(?:\\s+${PARTICLE}${WORD}){0,3}`
const INTRODUCTION =
  "(?:(?:[Ii]['’]?m|[Ii] am)(?: (?:his|her|their|the) (?:mum|mom|dad|mother|father|parent|nan|gran|aunt|uncle|guardian|wife|husband|partner|sister|brother|daughter|son),?)?|[Tt]his is|[Nn]ame(?:['’]?s| is| of|:| =|,? (?:which |on \\w+ |that )?(?:should|must|ought to|has to|needs to) be)?|[Nn]amed|[Ll]ead (?:guest|name)|[Pp]articipant:?|[Gg]uest:|[Ii] go by|[Cc]all me|[Tt]hat['’]?s(?= (?!Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\p{Lu}[\\p{L}'’-]+ \\p{Lu})|(?:[Hh]e|[Ss]he)['’]s(?= \\p{Lu}[\\p{L}'’-]+ \\p{Lu})|[Mm]y (?:boss|manager|neighbour|neighbor|friend|mate|flatmate|colleague|client|guest|sister|brother|mum|mom|dad|mother|father|son|daughter|wife|husband|partner|nan|gran|aunt|uncle|cousin|nephew|niece)(?= \\p{Lu}[\\p{L}'’-]+ \\p{Lu})|[Ii]t['’]?s for|[Ii]t['’]?s(?= (?!Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}\\s*(?:[,.;!?(<]|\\S+@|here\\b|$))|[Cc]ontact(?:['’]?s| is|:)?(?: me,| for me,)?|[Uu]nder(?: the name)?(?: of)?|[Bb]ook(?:er|ing name|ed by|ing)(?:['’]?s| is|:)|[Cc]alled|[Nn]ame (?:of|to)|[Ii]n (?:my|our|his|her|their|the) name(?:,| of|:)|[Ss]ignature:?)"
// An initial alone is a name only where the piece ends with it.
const INTRODUCED = new RegExp(`\\b${INTRODUCTION}\\s+(?:(${FULL_NAME})|(\\p{Lu})(?=\\s*(?:[,.;!?]|$)))`, 'u')
// "Put Lowri Vaughan down for Wednesday."
const PUT_DOWN = new RegExp(
  `\\b(?:[Pp]ut|[Pp]encil|[Ss]ign|[Pp]op|[Bb]ook|[Gg]et|[Ss]queeze|[Hh]ave|[Rr]egister|[Ee]nroll?)\\s+(?:in\\s+)?(${WORD}\\s+${PARTICLE}${WORD})\\s+(?:down|in|up|on|onto|into|for|as)\\b`,
  'u',
)
// "Priya Raman here", "Priya Raman is her name"
const SAID_AFTER = new RegExp(
  `(?:^|[,.;:!?(]\\s*|\\b(?:[Hh]i|[Hh]ello|[Hh]ey|and) )(?:And )?(${FULL_NAME})(?:,? (?:here|speaking|again|btw|by the way)\\b| is what (?:he|she|they)| is me\\b| for the name\\b| if you need\\b| on the booking\\b|['’]s (?:my|the|his|her|their) name\\b| is (?:my|the|his|her|their) name\\b)`,
  'u',
)
const NO_FIRST_NAME = '(?!(?:Easter|Christmas|Boxing|New|Black|Bank|Good|Valentines?|Mothers?|Fathers?|Saint|St)\\b)'
const WHOLE_NAME = `${NO_FIRST_NAME}${WORD}\\s+${PARTICLE}${WORD}(?:\\s+${WORD})?`
// "Book it for Priya Raman": who comes, with both names.
const BOOKED_FOR = new RegExp(`\\b[Ff]or (${WHOLE_NAME})(?![\\p{L}\\d'’-])`, 'gu')
const ANYWHERE = new RegExp(`(?<![\\p{L}\\d'’-])${WHOLE_NAME}(?![\\p{L}\\d'’-])`, 'gu')
const SPEAKS_OF_WHO = /\b(?:names?|called|book(?:ed|ing)?|appointment|reservation|arrange|contact|in charge)\b/i
const INITIALED = `\\p{Lu}\\.\\s?${WORD}`
// "Saturday, Priya Raman, two of us": between two pauses.
const APART = new RegExp(
  `(?:^|[,;:(\\n.!?]\\s*)(${WHOLE_NAME}|${INITIALED})(?=\\s*(?:[,;)\\n]|\\.(?:\\s|$)|$|(?:and|,? and) [^\\s@]+@))`,
  'gu',
)
const SIGNED = new RegExp(`(?:^|[.,;?!]\\s+|\\s[-–—]\\s*)(${FULL_NAME})\\.?$`, 'u')

// Names that are months too: they are names where nothing but a name stands.
const LIKE_A_MONTH = 'Jan|April|May|June|jan|april|may|june'
const INTRODUCED_LIKE_A_MONTH = new RegExp(
  `\\b(?:[Ii]['’]?m|[Ii] am|[Nn]ame(?:['’]?s| is| of|:))\\s+(${LIKE_A_MONTH})(?=\\s*(?:[,;.!?(]|$|\\S+@|and\\b))`,
  'u',
)
const BESIDE_ADDRESS = new RegExp(`(?:^|[,;:.!?(]\\s*|\\s[-–—]\\s*|\\bfor \\w+ )(${LIKE_A_MONTH})[\\s,;:(<-]*$`, 'u')

/** A message that is a name and nothing else: "Ola Svobodová". */
export const bareNameIn = (text: string, index: Index): string | undefined => {
  const name = text.trim().replace(/[.!]$/, '')
  const isOne = new RegExp(`^${FULL_NAME}$`, 'u').test(name) && name.split(/\s+/).length < 4
  return isOne && !name.split(/\s+/).some((word) => isCommon(word.toLowerCase(), index)) ? name : undefined
}

/** What is left of a message that puts a name right that was given before: "sorry, it's Tim not Tom", "no Keira with a K". */
export function renamedIn(text: string, before = ''): string | undefined {
  if (before === '') return undefined
  const first = before.split(/\s+/)[0]?.replace(/\W/g, '.')
  const opposed = new RegExp(`[,.]?\\s*\\b(?:and )?not ${first}\\b.*$`, 'iu')
  const rest = text.replace(opposed, '').replace(SPELT, '')
  const said = rest.replace(PUT_RIGHT, '')
  if (opposed.test(text)) return capitalised(said)
  return said === rest ? undefined : said
}

const SPELT = /,?\s+with (?:an?|one|two|a double|double) \S+\s*[.!]?$/iu
const PUT_RIGHT =
  /^(?:(?:no|nope|sorry|oops|oh|ah|wait|hang on|actually|typo|spelt (?:it )?wrong|wrong name|i mean|i meant|(?:the |my )?name is|(?:name|it|that)['’]?s|its|it is|should be)\b[\s,.!:-]*)+/iu

/** Who is speaking, where they say so: "I'm Priya Raman", a name before the address, or a signature. */
export function nameIn(text: string, index: Index): string | undefined {
  const address = emailIn(text)
  const before = address ? text.slice(0, text.indexOf(address)) : text
  const [, likeMonth] = INTRODUCED_LIKE_A_MONTH.exec(text) ?? (address ? BESIDE_ADDRESS.exec(before) : undefined) ?? []
  if (likeMonth) return capitalised(likeMonth)

  const [, introduced, initial] = INTRODUCED.exec(text) ?? INTRODUCED.exec(before.trimEnd()) ?? []
  const said = introduced ?? SAID_AFTER.exec(text)?.[1] ?? PUT_DOWN.exec(text)?.[1]
  if (said && !isOwnWord(said, index)) return said
  if (initial) return initial

  return (
    (address ? (nameOf(lastPiece(before), index) ?? nameWithin(address, before, index)) : undefined) ??
    signatureIn(before, index) ??
    (address
      ? signedAfter(text.slice(text.indexOf(address) + address.length), index)
      : signedBeforeNumber(text, index)) ??
    bothNamesIn(text, index, address !== undefined)
  )
}

// "… x2 dev anand dev@anand.example": the address has both, so that they are a name.
function nameWithin(address: string, before: string, index: Index): string | undefined {
  const words = before.trim().split(/[\s,;:(]+/)
  const from = words.findLastIndex((word) => !/^\p{L}{2,}$/u.test(word) || !address.includes(word.toLowerCase()))
  const name = words.slice(from + 1)
  const isOne = name.length > 1 && name.length < 5 && !isOwnWord(name.join(' '), index)
  return isOne ? capitalised(name.join(' ')) : undefined
}

// A first and a last name, where nothing else says that they are one: beside an address, or where nothing is asked.
function bothNamesIn(text: string, index: Index, hasAddress: boolean): string | undefined {
  const said = [...text.matchAll(BOOKED_FOR), ...text.matchAll(APART)]
    .map(([, name]) => name)
    .filter((name) => !isOfThing(text, name))
  const name = said.find((one) => one && !isCommon(one.split(/\s+/)[0]?.toLowerCase() ?? '', index))
  if (name && WITH_INITIAL.test(name)) return name
  return (hasAddress || !text.includes('?') ? name : undefined) ?? onlyNameIn(text, index)
}

// "It's a Skoda Octavia" is nobody.
const isOfThing = (text: string, name = '') =>
  new RegExp(`\\b(?:an?|the|my|our|your) ${RegExp.escape(name)}(?![\\p{L}])`, 'u').test(text)

// "S. Raman" is nothing but a name, whatever is asked beside it.
const WITH_INITIAL = /^\p{Lu}\./u

// "Make the booking out to Priya Raman", "the name box should read Priya Raman": where a name or a booking is spoken of.
function onlyNameIn(text: string, index: Index): string | undefined {
  if (!SPEAKS_OF_WHO.test(text)) return undefined
  const [only, ...others] = text
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) => [...sentence.matchAll(ANYWHERE)].map(([name]) => name))
    .filter((name) => !name.split(/\s+/).some((word) => isCommon(word.toLowerCase(), index)))
  return others.length === 0 ? only : undefined
}

// "… on Friday. tomasz lindqvist 503-555-0176"
function signedBeforeNumber(text: string, index: Index): string | undefined {
  const [, said] = /^(.+?)[\s,;:-]+\+?\d[\d\s().-]{6,}$/su.exec(text) ?? []
  const last = said && lastPiece(said)
  return last !== said ? nameOf(last, index) : undefined
}

function signatureIn(said: string, index: Index): string | undefined {
  const spoken = said.replace(PHONE, ' ').trim()
  const signed = SIGNED.exec(spoken)?.[1]
  return signed && !/^I['’]?m\b/.test(signed) && spoken !== signed && !isOwnWord(signed, index) ? signed : undefined
}

// "… priya@example.com - Priya"
function signedAfter(rest: string, index: Index): string | undefined {
  const [first = ''] = rest.replace(/^\s*\/\s*/, '').split(/\s\/\s/)
  const piece = first.replace(PHONE, ' ').replace(/^[\s,;:/|)>.–—-]+|[\s.!)]+$/g, '')
  return new RegExp(`^${FULL_NAME}$`, 'u').test(piece) && !isOwnWord(piece, index) ? piece : undefined
}

// "Put Greg Lund (greg@example.net) in for Tuesday."
const LEADING_ORDER =
  /^(?:[Pp]lease\s+)?(?:[Pp]ut|[Bb]ook|[Aa]dd|[Ss]ign|[Ee]nroll?|[Pp]encil|[Ss]lot|[Rr]egister)\s+(?=\p{Lu})/u
const LEADING_INTRODUCTION = new RegExp(
  `^(?:(?:hi|hello|hey|thanks|ok)[\\s,]+)?(?:my\\s+)?(?:${INTRODUCTION}|it['’]?s)\\s+`,
  'iu',
)

// They stand between a name and an address often enough.
const PHONE = /\+?\d[\d\s().-]{5,}/g

const lastPiece = (before: string) =>
  before
    .replace(PHONE, ' ')
    .replace(/(?:^|[\s,;])(?:e-?mail|mail|at)?[\s:,;.(</|-]*$/i, '')
    .split(/[,;:!?\n(]|\.\s|\s[-–—]\s|\b(?:for|under|from|by)\s+(?=\p{Lu})/u)
    .at(-1)
    ?.trim()
    .replace(LEADING_ORDER, '')
    .replace(/\s+(?:please|pls|thanks|thank you|thx|and)$/i, '')
    .replace(/(?<=\p{Ll}{2})\.$/u, '')

// "It's mei": one word is a name where it is said to be one.
function nameOf(piece: string | undefined, index: Index): string | undefined {
  const said = piece?.replace(LEADING_INTRODUCTION, '') ?? ''
  return isName(said, index, said !== piece) ? capitalised(said) : undefined
}

function isName(piece: string, index: Index, isIntroduced: boolean): boolean {
  const words = piece.split(/\s+/)
  if (words.length < 1 || words.length > 4 || !/^[\p{L}\s.'’-]+$/u.test(piece)) return false
  if (new RegExp(`^${FULL_NAME}$`, 'u').test(piece)) return !isOwnWord(piece, index)
  return (words.length > 1 || isIntroduced) && words.every((word) => !isCommon(word.toLowerCase(), index))
}

const isCommon = (word: string, index: Index) => EVERYDAY.has(word) || FUNCTION_WORDS.has(word) || index.words.has(word)

const isOwnWord = (name: string, index: Index) => name.split(/\s+/).every((word) => isCommon(word.toLowerCase(), index))

const capitalised = (name: string) =>
  name === name.toLowerCase() ? name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()) : name
