import { BEFORE_TIMES, clocked } from './clocks.ts'
import { figuresFor } from './number-words.ts'

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

const OFTEN: [words: string, english: string][] = [
  ['werktags|wochentags|en semaine|entre semana|durante a semana', 'weekdays'],
  [
    'täglich|jeden tag|tous les jours|chaque jour|quotidien(?:nement|ne)?|todos los días|cada día|diariamente|todos os dias|كل يوم|يوميا',
    'daily',
  ],
  ['wöchentlich\\p{L}*|hebdomadaires?|semanal(?:es|mente)?|semanais|أسبوعيا', 'weekly'],
  ['monatlich\\p{L}*|mensuel(?:s|les?|lement)?|mensual(?:es|mente)?|mensal(?:mente)?|mensais|شهريا', 'monthly'],
  ['jährlich\\p{L}*|annuel(?:s|les?|lement)?|anual(?:es|mente)?|anuais|سنويا', 'yearly'],
]

/** The same where words have no blanks between them; the longer before the shorter. */
const WITHOUT_BLANKS: [words: string, english: string][] = [
  ['免费|免費|無料', 'gratis'],
  ['每天|每日|毎日', 'daily'],
  ['打折|折扣|优惠|優惠|割引|[一二三四五六七八九\\d]折', 'discount'],
  ['英镑|英鎊|ポンド', 'pounds'],
  ['欧元|歐元|ユーロ', 'euros'],
  ['美元|ドル', 'dollars'],
  ['日元|円', 'yen'],
  ['分钟|分鐘|分間', 'minutes'],
  ['小时|小時|時間', 'hours'],
  ['(?<=\\d)\\s*分(?![の之])', 'minutes'],
  ['日間|天', 'days'],
  ['周間?|週間?', 'weeks'],
  ['年間', 'years'],
  ['个月|個月|か月|ヶ月', 'months'],
  ['パーセント', 'percent'],
]

const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu')

/** Spans that are said without a number, or with a part of one. */
const SPANS: [words: string, minutes: number][] = [
  ['(?:eine )?halbe stunde|une demi-heure|(?:la )?demi-heure|media hora|meia hora|نصف ساعة', 30],
  ["(?:eine )?viertelstunde|(?:un )?quart d'heure|(?:un )?cuarto de hora|(?:um )?quarto de hora|ربع ساعة", 15],
  [
    "(?:eine )?dreiviertelstunde|(?:trois|3) quarts d'heure|(?:tres|3) cuartos de hora|(?:três|3) quartos de hora|ثلاثة أرباع (?:ال)?ساعة",
    45,
  ],
  [
    '(?:ein(?:e|und)?einhalb|anderthalb) stunden|(?:une|1) heure et demie|(?:(?:una|1) )?hora y media|(?:uma|1) hora e meia|ساعة ونصف',
    90,
  ],
  [
    '(?:eine|1) stunde und (?:eine )?viertelstunde|(?:une|1) heure et quart|(?:(?:una|1) )?hora y cuarto|(?:uma|1) hora e (?:um )?quarto|ساعة وربع',
    75,
  ],
  ['ساعة(?: واحدة)?(?! و)(?<!\\d\\s*ساعة)', 60],
]
const TWOS: [words: string, english: string][] = [
  ['ساعتان|ساعتين', '2 hours'],
  ['دقيقتان|دقيقتين', '2 minutes'],
  ['يومان|يومين', '2 days'],
  ['أسبوعان|أسبوعين', '2 weeks'],
  ['شهران|شهرين', '2 months'],
  ['سنتان|سنتين|عامان|عامين', '2 years'],
]

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
  ...[...TWOS, ...OFTEN, ...UNITS, ...PROMISES].map(([words, english]): [RegExp, string] => [word(words), english]),
  ...WITHOUT_BLANKS.map(([words, english]): [RegExp, string] => [new RegExp(words, 'gu'), ` ${english} `]),
  [
    /\b(\d{1,2})(?:\.|º)?\s+(?:de\s+)?(?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/gu,
    '$1 ',
  ],
]

/** What a number in words may stand before. */
const COUNTED = `uhr|minutes?|euros?|${UNITS.map(([units]) => units).join('|')}`

const figured = figuresFor(COUNTED, BEFORE_TIMES)

/** A text with what it claims in these languages said in English; what else it says stays as it is. */
export const claimsInEnglish = (text: string): string =>
  READ.reduce((rest, [said, english]) => rest.replace(said, english), clocked(halved(figured(spanned(text)))))

const spanned = (text: string) =>
  SPANNED.reduce((rest, [words, minutes]) => rest.replace(words, `${minutes} minutes`), unpointed(text))

const SPANNED = SPANS.map(([words, minutes]): [RegExp, number] => [word(words), minutes])

// Arabic marks its vowels where it likes.
const unpointed = (text: string) => text.replace(/[\u064b-\u0652\u0640]/gu, '')

const halved = (text: string) =>
  text
    .replace(
      /(\d+)\s*(?:个|個)?半(?:个|個)?(小时|小時)|(\d+)\s*(時間)半/gu,
      (_, count, unit, other, hours) => `${count ?? other}.5${unit ?? hours}`,
    )
    .replace(/半(?:个|個)?(?:小时|小時)/gu, ' 30 minutes ')
