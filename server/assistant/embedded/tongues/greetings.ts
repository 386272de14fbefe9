import { plainOf } from './tongue.ts'

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'مرحبًا!'],
  [/\p{Script=Hebrew}/u, 'שלום!'],
  [/[іїєґ]|(?<!\p{L})(?:дякую|будь ласка|скільки)(?!\p{L})/iu, 'Вітаю!'],
  [/\p{Script=Cyrillic}/u, 'Здравствуйте!'],
  [/\p{Script=Greek}/u, 'Γεια σας!'],
  [/\p{Script=Hangul}/u, '안녕하세요!'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'こんにちは！'],
  [/\p{Script=Devanagari}/u, 'नमस्ते!'],
  [/\p{Script=Thai}/u, 'สวัสดี!'],
  [/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]|bao nhi|xin ch/iu, 'Xin chào!'],
  [/[ąćęłńśźż]|\b(?:cześć|dzień|czy|ile|jest)\b/iu, 'Dzień dobry!'],
  [/[ışğ]|\b(?:merhaba|kadar|nasıl)\b/iu, 'Merhaba!'],
  [/[ãõ]|\b(?:olá|você|quanto custa|obrigad[oa])\b/iu, 'Olá!'],
  [/\b(?:hej|vad|kostar|och|jag)\b/iu, 'Hej!'],
  [/\b(?:moi|hei|paljonko|maksaa|onko|kuinka)\b/iu, 'Hei!'],
]

// Languages in plain letters, by their little words: two of them tell.
const LITTLE: readonly (readonly [hello: string, words: string])[] = [
  [
    'Dobrý den!',
    'dobry den ahoj dekuji diky prosim kolik stoji mate jste kdy jak kde jsem jsou chci muzu mohu mozne lze platit volno sobotu nedeli otevreno chtel chtela je se to bych',
  ],
  [
    'Dobrý deň!',
    'dobry ahoj dakujem prosim kolko stoji mate ste kedy ako kde som chcem mozem mozne volne chcel chcela je sa',
  ],
  ['Dobar dan!', 'dobar hvala molim koliko kosta imate ste kada gdje kako mogu zelim radite je li se'],
  ['Jó napot!', 'jo napot szia koszonom mennyibe mennyi kerul hol mikor nyitva szeretnek lehet egy vannak'],
  ['Bună ziua!', 'buna ziua multumesc cat costa unde cand sunteti aveti vreau deschis este pot si'],
  ['Hej!', 'goddag hvad koster hvornar hvor jeg ikke aben'],
  ['Halo!', 'halo berapa harganya apakah bisa saya terima kasih buka di'],
  ['Kumusta!', 'kumusta magkano salamat pwede po ba ang sa saan kailan'],
]
const littleWords = LITTLE.map(([hello, words]) => [hello, new Set(words.split(' '))] as const)

/** A greeting in the language of a text that we recognise and do not read. */
export function greetingFor(text: string): string | undefined {
  const written = SCRIPTS.find(([marks]) => marks.test(text))?.[1]
  if (written) return written

  const words = new Set(plainOf(text).match(/\p{L}+/gu))
  const [best] = littleWords
    .map(([hello, little]) => ({ hello, met: [...words].filter((word) => little.has(word)).length }))
    .sort((one, other) => other.met - one.met)
  return best && best.met >= 2 && best.met >= words.size * 0.3 ? best.hello : undefined
}

// A greeting, or whether a language is spoken, and nothing beside it.
const ALONE: readonly (readonly [hello: string, said: string])[] = [
  ['¡Hola!', 'hola, buenas, buenos dias, buenas tardes, buenas noches, hablas espanol, habla espanol, hablan espanol'],
  [
    'Ciao!',
    'ciao, salve, buongiorno, buon giorno, buonasera, buona sera, parli italiano, parla italiano, parlate italiano',
  ],
  ['Bonjour !', 'bonjour, bonsoir, salut, coucou, parlez vous francais, vous parlez francais, tu parles francais'],
  [
    'Guten Tag!',
    'guten tag, guten morgen, guten abend, gruss gott, gruezi, servus, moin, sprechen sie deutsch, sprecht ihr deutsch, sprichst du deutsch',
  ],
  ['Olá!', 'ola, bom dia, boa tarde, boa noite, oi, fala portugues, falam portugues, voce fala portugues'],
  [
    'Hallo!',
    'hallo, hoi, goedemorgen, goedemiddag, goedenavond, goedendag, spreekt u nederlands, spreken jullie nederlands',
  ],
  ['Hej!', 'hej, hejsan, god morgon, god kvall, pratar ni svenska'],
  ['Dzień dobry!', 'dzien dobry, czesc, witam, dobry wieczor, czy mowicie po polsku'],
  ['Dobrý den!', 'ahoj, cau, dobry den, dobre rano, dobry vecer, mluvite cesky'],
  ['Kia ora!', 'kia ora, tena koe, tena koutou'],
  ['Вітаю!', 'привіт, вітаю, дякую, добрий день, добрий вечір, доброго дня'],
  ['Merhaba!', 'merhaba, selam, iyi gunler, turkce biliyor musunuz'],
  ['Здравствуйте!', 'привет, здравствуйте, добрый день, добрый вечер, вы говорите по русски'],
]

const aloneIn = new Map(ALONE.flatMap(([hello, said]) => said.split(', ').map((one) => [plainOf(one), hello] as const)))

/** The same for words that only greet, or only ask for their language. */
export const greetingAlone = (text: string): string | undefined =>
  aloneIn.get(
    plainOf(text)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  )
