import { plainOf, type Tongue } from './tongue.ts'

/** What sets the questions of a message apart from each other, in the words of its language. */
export type SetApart = (text: string) => string

export function settingApart(tongue: Tongue, reading: Words): SetApart {
  const { asks, blanks = true } = tongue
  if (!asks) return (text) => text
  return blanks ? amongWords(tongue, listOf(asks), reading) : amongSigns(eitherOf(listOf(asks)))
}

interface Words {
  known: ReadonlyMap<string, string>
  isLittle: (word: string) => boolean
}

// "Et", and perhaps a few words before the one that asks: "and my son of ten, may he …"
function amongWords({ and = '', also }: Tongue, asks: readonly string[], { known, isLittle }: Words): SetApart {
  const asked = eitherOf(asks)
  const isAsked = askingIn(asks, known)
  const joined = eitherOf(listOf(and))
  const joint = also ? `\\s+${also}\\s*` : `\\s*,?\\s+${joined}\\s+`
  const word = also ? WORD : `(?!${joined}\\s)${WORD}`
  const pattern = new RegExp(
    `(?:(?<and>${joint})|\\s*,\\s+)(?=(?<between>(?:${word}\\s+){0,5}?)${asked}(?!\\p{L}))`,
    'gu',
  )

  return (text) =>
    text.replace(pattern, (whole: string, and: string | undefined, between: string, at: number) => {
      const isNear = between.split(/\s+/).every((one) => one === '' || isLittle(one))
      const isSecond = isAsked(sentenceBefore(text, at))
      if (and && isSecond) return '? '
      return isNear && (and || isSecond) ? '\n' : whole
    })
}

// "How much" asks wherever it stands; "there is" or "may" only where a sentence nearly begins or ends with it.
function askingIn(asks: readonly string[], known: ReadonlyMap<string, string>): (sentence: string) => boolean {
  const plainly = eitherOf(asks.filter((one) => QUESTION_WORD.test(known.get(one) ?? '')))
  const asked = eitherOf(asks)
  const asking = new RegExp(
    `¿|(?<!\\p{L})(?:${plainly}(?!\\p{L})|${asked}$)|(?:^|,)\\s*(?:${WORD}\\s+){0,3}?${asked}(?!\\p{L})`,
    'u',
  )
  return (sentence) => asking.test(sentence)
}

const QUESTION_WORD = /^(?:how|what|when|where|which|who|until when|from what)\b/

const WORD = '[\\p{L}\\d]+'

function amongSigns(asked: string): SetApart {
  const asking = new RegExp(asked, 'u')
  return (text) =>
    text.replace(/,/g, (comma, at: number) =>
      asking.test(sentenceBefore(text, at).split(',').at(-1) ?? '') ? '?' : comma,
    )
}

const sentenceBefore = (text: string, at: number) =>
  text
    .slice(0, at)
    .split(/[?!.;\n]/)
    .at(-1) ?? ''

const listOf = (said: string) => plainOf(said).split(', ')

const eitherOf = (said: readonly string[]) => `(?:${said.join('|')})`
