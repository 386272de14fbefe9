import { plainOf } from './tongue.ts'

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'مرحبًا!'],
  [/\p{Script=Hebrew}/u, 'שלום!'],
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

/** A greeting in the language of a text that we recognise and do not read. */
export const greetingFor = (text: string): string | undefined => SCRIPTS.find(([marks]) => marks.test(text))?.[1]

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
