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
