/** How a language says its numbers up to many thousands: each list from its least, `ones` from one on, `tens` from twenty. */
interface Words {
  ones: string
  tens: string
  hundreds: string
  thousand: string
  /** What stands between tens and ones, in the order they are said. */
  and: string
  behindHundred: string
  onesFirst?: boolean
}

const LANGUAGES: Words[] = [
  {
    ones: 'ein(?:e[nrms]?|s)? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig drei(?:ß|ss)ig vierzig fünfzig sechzig siebzig achtzig neunzig',
    hundreds: 'hundert',
    thousand: 'tausend',
    and: 'und',
    behindHundred: '(?:und)?',
    onesFirst: true,
  },
  {
    ones: 'une? deux trois quatre cinq six|6 sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante septante quatre-vingts?|huitante nonante',
    hundreds: 'cents?',
    thousand: 'mille',
    and: '(?:[\\s-]+et)?[\\s-]+',
    behindHundred: '[\\s-]+',
  },
  {
    ones: 'un[ao]? dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veinti(?:un[ao]?|ún) veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'cien(?:to)? doscient[oa]s trescient[oa]s cuatrocient[oa]s quinient[oa]s seiscient[oa]s setecient[oa]s ochocient[oa]s novecient[oa]s',
    thousand: 'mil',
    and: '\\s+[ye]\\s+',
    behindHundred: '\\s+',
  },
  {
    ones: 'uma? dois|duas três quatro cinco seis sete oito nove dez onze doze treze quatorze|catorze quinze dez[ea]sseis dez[ea]ssete dezoito dez[ea]nove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    hundreds:
      'cem|cento duzent[oa]s trezent[oa]s quatrocent[oa]s quinhent[oa]s seiscent[oa]s setecent[oa]s oitocent[oa]s novecent[oa]s',
    thousand: 'mil',
    and: '\\s+[ye]\\s+',
    behindHundred: '\\s+e\\s+',
  },
  {
    ones: 'واحدة?|[إا]حدى [إا]ثن(?:ان|ين)|[إا]ثنت(?:ان|ين) ثلاثة? [أا]ربعة? خمسة? ستة? سبعة? ثماني?ة? تسعة? عشرة? [أا]حد\\s+عشر|[إا]حدى\\s+عشرة [إا]ثن(?:ا|ي)\\s+عشر|[إا]ثنت(?:ا|ي)\\s+عشرة ثلاثة?\\s+عشرة? [أا]ربعة?\\s+عشرة? خمسة?\\s+عشرة? ستة?\\s+عشرة? سبعة?\\s+عشرة? ثماني?ة?\\s+عشرة? تسعة?\\s+عشرة?',
    tens: 'عشر[وي]ن ثلاث[وي]ن [أا]ربع[وي]ن خمس[وي]ن ست[وي]ن سبع[وي]ن ثمان[وي]ن تسع[وي]ن',
    hundreds: 'ما?ئة ما?ئت(?:ان|ين|ا|ي) ثلاثما?ئة [أا]ربعما?ئة خمسما?ئة ستما?ئة سبعما?ئة ثمانما?ئة|ثمانيما?ئة تسعما?ئة',
    thousand: '[أا]لف|آلاف',
    and: '\\s+و\\s*',
    behindHundred: '\\s+و\\s*',
    onesFirst: true,
  },
]

const NOT_WITHIN = '(?<!\\p{L}|\\p{L}-)'
/** Between two numbers of one unit: "ten or twelve minutes". */
const OR = '(?:et|ou|à|und|oder|bis|[yoae]|[–-]|أو|إلى|و)'

interface Reader {
  pattern: string
  whole: RegExp
  words: [pattern: RegExp, value: number][]
}

const READERS = LANGUAGES.map(({ ones, tens, hundreds, thousand, and, behindHundred, onesFirst }): Reader => {
  const all = (list: string) => list.replaceAll(' ', '|')
  const upToNine = all(ones.split(' ').slice(0, 9).join(' '))
  const small = onesFirst
    ? `(?:(?:${upToNine})${and})?(?:${all(tens)})|${all(ones)}`
    : `(?:${all(tens)})${and}(?:${all(ones)})|${all(tens)}|${all(ones)}`
  const times = and === 'und' ? '' : '[\\s-]+'
  const belowThousand = `(?:(?:${upToNine})${times})?(?:${all(hundreds)})(?:${behindHundred}(?:${small}))?|${small}`
  const values: [string, number][] = [
    ...ones.split(' ').map((word, at): [string, number] => [word, at + 1]),
    ...tens.split(' ').map((word, at): [string, number] => [word, at * 10 + 20]),
    ...hundreds.split(' ').map((word, at): [string, number] => [word, at * 100 + 100]),
    [thousand, 1000],
  ]
  const pattern = `(?:(?:${belowThousand})${times})?(?:${thousand})(?:${behindHundred}(?:${belowThousand}))?|${belowThousand}`
  return {
    pattern,
    whole: new RegExp(`^(?:${pattern})$`, 'iu'),
    words: values
      .sort(([one], [other]) => other.length - one.length)
      .map(([word, value]) => [new RegExp(`^(?:${word})`, 'iu'), value]),
  }
})

const NUMBER = `(?:${READERS.map(({ pattern }) => `(?:${pattern})`).join('|')})`

/** Writes words for numbers as figures, where a unit follows them or words stand before that make them a time. */
export function figuresFor(units: string, beforeTimes: string): (text: string) => string {
  const unit = `(?:\\s*[%€£$]|\\s+(?:${units})(?!\\p{L}))`
  const counted = new RegExp(
    `${NOT_WITHIN}${NUMBER}(?=(?:,?\\s+${OR}\\s+(?:${NUMBER}|\\d+))?${unit})|(?<=(?<!\\p{L})(?:${beforeTimes})\\s+)${NUMBER}(?!\\p{L})`,
    'giu',
  )
  return (text) =>
    text.replace(counted, (run) => String(numberSaid(run))).replace(HAN, (run) => String(numberInHan(run)))
}

function numberSaid(run: string): number {
  const reader = READERS.find(({ whole }) => whole.test(run))
  let [thousands, below] = [0, 0]
  for (let rest = run; rest; ) {
    const [word, value] = reader?.words.find(([pattern]) => pattern.test(rest)) ?? [/^./u, 0]
    rest = rest.replace(word, '')
    if (value === 1000) [thousands, below] = [(below || 1) * 1000, 0]
    else below = value === 100 && below > 0 ? below * 100 : below + value
  }
  return thousands + below
}

const HAN_DIGITS = '〇一二三四五六七八九'
const HAN_SCALES: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }
const HAN =
  /[〇零一二两兩三四五六七八九十百千]+(?=个|個|か|ヶ|分|小|時|时|天|日間|英|欧|歐|美|円|日元|ポ|ユ|ド|点|點|%|周|週|年|月)/gu

function numberInHan(run: string): number {
  let value = 0
  let digit: number | undefined
  for (const sign of run.replace(/[两兩]/gu, '二').replaceAll('零', '〇')) {
    const scale = HAN_SCALES[sign]
    if (scale) value += (digit ?? 1) * scale
    digit = scale ? undefined : HAN_DIGITS.indexOf(sign)
  }
  return value + (digit ?? 0)
}
