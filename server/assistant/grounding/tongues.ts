/** Words of claims in the languages that the widget speaks, read as the English ones. */
const UNITS: [words: string, english: string][] = [
  ['minuten?|minutos?|دقيقة|دقائق', 'minutes'],
  ['stunden?|std|heures?|horas?|ساعة|ساعات', 'hours'],
  ['tage?n?|jours?|días?|dias?|أيام|يوما?', 'days'],
  ['wochen?|semaines?|semanas?|أسبوع|أسابيع', 'weeks'],
  ['monate?n?|mois|mes(?:es)?|mês|شهر|أشهر', 'months'],
  ['jahre?n?|ans|(?<=un )an|années?|años?|anos?|سنة|سنوات', 'years'],
  ['pfund|livres?|libras?|جنيهات|جنيها?', 'pounds'],
  ['يورو', 'euros'],
  ['dólar(?:es)?|dollars|دولارا?', 'dollars'],
  ['prozent|pour ?cent|por ?cien(?:to)?|por cento|بالمئة|في المئة', 'percent'],
]
const PROMISES: [words: string, english: string][] = [
  [
    'kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|unentgeltlich|gratuite?s?|gratuitement|gratuit[oa]s?|grátis|مجانا?|مجاني(?:ة)?',
    'gratis',
  ],
  [
    'rabatte?|ermäßig\\p{L}+|nachlass|remises?|réductions?|réduite?s?|descuentos?|rebajas?|rebajad[oa]s?|descontos?|خصم|تخفيض',
    'discount',
  ],
]

/** The same where words have no blanks between them; the longer before the shorter. */
const WITHOUT_BLANKS: [words: string, english: string][] = [
  ['免费|免費|無料', 'gratis'],
  ['打折|折扣|优惠|優惠|割引|[一二三四五六七八九\\d]折', 'discount'],
  ['英镑|英鎊|ポンド', 'pounds'],
  ['欧元|歐元|ユーロ', 'euros'],
  ['美元|ドル', 'dollars'],
  ['日元|円', 'yen'],
  ['分钟|分鐘|分間', 'minutes'],
  ['小时|小時|時間', 'hours'],
  ['日間|天', 'days'],
  ['个月|個月|か月|ヶ月', 'months'],
  ['パーセント', 'percent'],
]

/** One to twenty, then thirty to ninety. */
const COUNTS = [
  'ein(?:e|en|er|em)? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  'une? deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts? quatre-vingt-dix',
  'una? dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'uma? dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis|dezasseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
].map((words) => words.split(' '))

const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu')
const countAt = (place: number) => (place < 20 ? place + 1 : (place - 17) * 10)

const COUNTED = new RegExp(
  `(?<!\\p{L})(?:${COUNTS.flat().join('|')}|\\p{L}+und\\p{L}+zig)(?=\\s+(?:uhr|%|€|£|euros?|${UNITS.map(([units]) => units).join('|')})(?!\\p{L}))`,
  'giu',
)
const SMALL = '一二三四五六七八九'
const HAN = /[一二两兩三四五六七八九十]+(?=个|個|か|ヶ|分|小|時|时|天|日間|英|欧|歐|美|円|日元|ポ|ユ|ド|点|點|%)/gu

/** Days of the week and months, as each language calls them. */
const CALLED = ['de', 'fr', 'es', 'pt', 'ar', 'zh-Hans', 'zh-Hant', 'ja'].flatMap((language) => {
  const isParted = !/^(?:zh|ja)/u.test(language)
  const named = (options: Intl.DateTimeFormatOptions, dates: Date[]) =>
    dates.map((date): [RegExp, string] => {
      const name = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date)
      const english = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(date)
      return isParted ? [word(`${name}s?`), english] : [new RegExp(name, 'gu'), ` ${english} `]
    })
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 5 + day)))
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 5)))
  return [...named({ weekday: 'long' }, days), ...(isParted ? named({ month: 'long' }, months) : [])]
})

const READ: [RegExp, string][] = [
  ...CALLED,
  ...[...UNITS, ...PROMISES].map(([words, english]): [RegExp, string] => [word(words), english]),
  ...WITHOUT_BLANKS.map(([words, english]): [RegExp, string] => [new RegExp(words, 'gu'), ` ${english} `]),
  [/\b(\d{1,2})\s*uhr\s+(\d\d)\b/giu, '$1:$2'],
  [/\b(\d{1,2}[:.]\d\d)\s*uhr\b/giu, '$1'],
  [/\b(\d{1,2})\s*(?:uhr\b|[点點])/giu, '$1:00'],
  [
    /\b(\d{1,2})(?:\.|º)?\s+(?:de\s+)?(?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/gu,
    '$1 ',
  ],
]

/** A text with what it claims in these languages said in English; what else it says stays as it is. */
export const claimsInEnglish = (text: string): string =>
  READ.reduce((rest, [said, english]) => rest.replace(said, english), figured(text))

const figured = (text: string) =>
  text
    .replace(COUNTED, (count) => {
      const place = Math.max(
        ...COUNTS.map((words) => words.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(count))),
      )
      if (place >= 0) return String(countAt(place))
      const [ones = '', tens = ''] = count.split(/und/iu)
      const at = (part: string) => COUNTS[0]?.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(part)) ?? -1
      return at(ones) < 0 || at(tens) < 0 ? count : String(countAt(at(ones)) + countAt(at(tens)))
    })
    .replace(HAN, (count) => {
      const [tens, ones] = count.includes('十') ? count.replace(/[两兩]/gu, '二').split('十') : ['', count]
      const digit = (sign = '') => SMALL.indexOf(sign.replace(/[两兩]/u, '二')) + 1
      return String((count.includes('十') ? (tens ? digit(tens) : 1) * 10 : 0) + (ones ? digit(ones) : 0))
    })
