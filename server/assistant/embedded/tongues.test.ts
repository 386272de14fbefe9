import { describe, expect, it } from 'vitest'
import { inEnglish } from './tongues.ts'
import { visitor } from './visitor-for-tests.ts'

describe('the usual questions of any shop are read in the languages of the tables', () => {
  it.each([
    ['Habt ihr Parkplätze?', 'parking'],
    ['Ab welchem Alter dürfen Kinder mitmachen?', 'from what age'],
    ['Hej! Vad kostar surdegskursen och vilken tid börjar den?', 'sourdough class and what time'],
    ['Quanto custa a aula experimental?', 'how much'],
    ['Czy mogę zapłacić kartą?', 'pay card'],
    ['駐車場はありますか？', 'parking'],
    ['كم سعر الدرس وكم دقيقة تأخذ؟', 'how long'],
    ['Lớp học bao nhiêu tiền?', 'how much'],
    ['Où êtes-vous situés ?', 'where'],
  ])('%s', (said, read) => expect(inEnglish(said).text.replace(/\s+/g, ' ')).toContain(read))

  it.each(['I want a human, not a bot', 'can i come on friday', 'sauna bad for me?', 'no, I am in a car'])(
    '%s is English',
    (said) => expect(inEnglish(said)).toEqual({ text: said }),
  )
})

describe('whoever writes in another language is greeted in it and told what is spoken', () => {
  it('once, before the first answer', async () => {
    const guest = visitor()
    const first = await guest.says('Was kostet First Steep und wie lange dauert das?')
    expect(first.text).toMatch(/^Guten Tag! I answer in English\. I read a little .*German/)
    expect(first.sources).toContain('service:first-steep')
    expect((await guest.says('Kann ich mit Karte bezahlen?')).text).not.toContain('Guten Tag')
  })

  it.each([
    ['hola', '¡Hola!'],
    ['Ciao!', 'Ciao!'],
    ['Guten Tag', 'Guten Tag!'],
    ['bom dia', 'Olá!'],
    ['¿Hablas español?', '¡Hola!'],
    ['Parlez-vous français ?', 'Bonjour !'],
    ['привет', 'Здравствуйте!'],
    ['Добрый день', 'Здравствуйте!'],
    ['merhaba', 'Merhaba!'],
  ])('where nothing but “%s” is said', async (said, hello) => {
    const { act, text } = await visitor().says(said)
    expect(act).toBe('smalltalk')
    expect(text).toContain(`${hello} I answer in English.`)
  })
})
