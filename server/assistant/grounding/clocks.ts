/** Before a number these make it a time: "um sieben", "a las nueve". */
export const BEFORE_TIMES =
  'um|ab|gegen|halb|viertel (?:nach|vor)|(?:a|de|desde|hasta|sobre|para) las?|às|das|pelas|الساعة'

const HOURS =
  'الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة الحادية عشرة الثانية عشرة'
    .replace(/ (عشرة)/gu, '\\s+$1')
    .split(' ')
const BESIDE_HOURS = '(?:والنصف|والربع|[إا]لا\\s+الربع|صباحا|مساء|ظهرا)'

const LATE =
  "in the (?:evening|afternoon)|at night|abends|nachmittags|du soir|de l'après-midi|de la (?:tarde|noche)|da (?:tarde|noite)|مساء|ظهرا|بعد الظهر"
const EARLY = 'in the morning|morgens|vormittags|früh|du matin|de la mañana|da manhã|صباحا'

const clock = (hour: string, minutes: number) => {
  const all = (Number(hour) * 60 + minutes + 1440) % 1440
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
}

type Told = [pattern: RegExp, says: string | ((found: string, ...parts: string[]) => string)]

/** Times of day as the widget's languages tell them, the number already in figures. */
const TOLD: Told[] = [
  ...HOURS.map(
    (hour, at): Told => [
      new RegExp(
        `(?<=(?:الساعة|من|حتى|[إا]لى|عند|في)\\s+)${hour}(?!\\p{L})|(?<!\\p{L})${hour}(?=\\s+${BESIDE_HOURS})`,
        'gu',
      ),
      `${at + 1}:00`,
    ],
  ).reverse(),
  [/(?<=الساعة\s+)(\d{1,2})(?![:\d])/gu, '$1:00'],
  [/(\d{1,2}):00\s+والنصف/gu, '$1:30'],
  [/(\d{1,2}):00\s+والربع/gu, '$1:15'],
  [/(\d{1,2}):00\s+[إا]لا\s+الربع/gu, (_, hour = '') => clock(hour, -15)],

  [/(?<!\p{L})halb (\d{1,2})(?!\d)/giu, (_, hour = '') => clock(hour, -30)],
  [/(?<!\p{L})viertel nach (\d{1,2})(?!\d)/giu, '$1:15'],
  [/(?<!\p{L})viertel vor (\d{1,2})(?!\d)/giu, (_, hour = '') => clock(hour, -15)],
  [/\b(\d{1,2})\s*uhr\s+(\d\d)\b/giu, '$1:$2'],
  [/\b(\d{1,2})[:.](\d\d)\s*uhr\b/giu, '$1:$2'],
  [/\b(\d{1,2})(?=\s*(?:-|–|bis|und)\s*\d{1,2}(?:[:.]\d\d)?\s*uhr\b)/giu, '$1:00'],
  [/\b(\d{1,2})\s*uhr\b/giu, '$1:00'],
  [
    /(?<=(?<!\p{L})(?:um|ab|gegen) )(\d{1,2})(?=\s*(?:[.,;!?)]|$|und|bis|an|am|abends|morgens|nachmittags))/giu,
    '$1:00',
  ],

  [
    /(?<=(?<!\p{L})(?:à|dès|vers|jusqu'à|avant|après|entre|et) )(\d{1,2})\s?(?:heures?|h)(?:\s?(\d\d)(?!\d)|(?!\p{L}))/giu,
    (_, hour = '', minutes = '00') => `${hour}:${minutes ?? '00'}`,
  ],
  [
    /(?<=(?<!\p{L})de )(\d{1,2})\s?(?:heures?|h)(?:\s?(\d\d)(?!\d)|(?!\p{L}))(?=\s+à\s+\d)/giu,
    (_, hour = '', minutes = '00') => `${hour}:${minutes ?? '00'}`,
  ],
  [/(\d{1,2}):00 et demie?(?!\p{L})/giu, '$1:30'],
  [/(\d{1,2}):00 et quart(?!\p{L})/giu, '$1:15'],
  [/(\d{1,2}):00 moins le quart(?!\p{L})/giu, (_, hour = '') => clock(hour, -15)],

  [
    /(?<=(?<!\p{L})(?:(?:a|de|desde|hasta|sobre|para) las?|às|das|pelas) )(\d{1,2})(?![\d%]|[:h.,]\d)(?:\s?(?:horas|h)(?!\p{L}))?(?!\s*(?:[%€£$]|\p{L}{3,}s(?!\p{L})))/giu,
    '$1:00',
  ],
  [/(\d{1,2}):00 (?:y|e) (?:media|meia)(?!\p{L})/giu, '$1:30'],
  [/(\d{1,2}):00 (?:y|e) (?:cuarto|(?:um )?quarto)(?!\p{L})/giu, '$1:15'],
  [/(\d{1,2}):00 menos (?:cuarto|(?:um )?quarto)(?!\p{L})/giu, (_, hour = '') => clock(hour, -15)],

  [/(\d{1,2})\s*(?:[点點时]|時(?!間))\s*半/gu, ' $1:30 '],
  [
    /(\d{1,2})\s*(?:[点點时]|時(?!間))\s*(\d{1,2})\s*分?/gu,
    (_, hour = '', minutes = '') => ` ${clock(hour, Number(minutes))} `,
  ],
  [/(\d{1,2})\s*(?:[点點]|時(?!間))(?:钟|鐘|整)?/gu, ' $1:00 '],
  [/(?:下午|晚上|傍晚|午後|夜)の?\s*(\d{1,2}:\d\d)/gu, ' $1 pm '],
  [/(?:上午|早上|早晨|午前|朝)の?\s*(\d{1,2}:\d\d)/gu, ' $1 am '],

  [new RegExp(`(\\d{1,2}(?:[:.]\\d\\d)?)(?: o'clock)?\\s+(?:${LATE})(?!\\p{L})`, 'giu'), '$1 pm'],
  [new RegExp(`(\\d{1,2}(?:[:.]\\d\\d)?)(?: o'clock)?\\s+(?:${EARLY})(?!\\p{L})`, 'giu'), '$1 am'],
]

/** The same text with its times of day in figures. */
export const clocked = (text: string): string =>
  TOLD.reduce(
    (rest, [pattern, says]) => (typeof says === 'string' ? rest.replace(pattern, says) : rest.replace(pattern, says)),
    text,
  )
