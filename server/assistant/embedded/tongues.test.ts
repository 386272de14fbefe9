import { describe, expect, it } from 'vitest'
import { inEnglish } from './tongues.ts'
import { teaShop, visitor } from './visitor-for-tests.ts'

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
    ['Hoe warm is het en moet ik een handdoek meenemen?', 'and do i need to towel bring'],
    ['Is er parkeergelegenheid en kan ik met pin betalen?', 'is there parkeergelegenheid and can'],
    ['Hay ascensor y cuánto cuesta?', 'is there ascensor'],
    ['泳池水温是多少?', 'temperature'],
  ])('%s', (said, read) => expect(inEnglish(said).text.replace(/\s+/g, ' ')).toContain(read))

  it.each(['I want a human, not a bot', 'can i come on friday', 'sauna bad for me?', 'no, I am in a car'])(
    '%s is English',
    (said) => expect(inEnglish(said)).toEqual({ text: said }),
  )
})

describe('what is not meant is not read as meant', () => {
  it.each([
    ['non pas samedi, dimanche', 'no not saturday'],
    ['nein, nicht Montag, Dienstag', 'not monday'],
    ['nee, niet zaterdag maar zondag', 'not saturday but sunday'],
    ['No quiero la clase privada, sino la de grupo', 'i do not want class private, but group'],
    ['no, el domingo mejor', 'not, sunday'],
    ['não quero sábado, domingo', 'i do not want saturday'],
    ['不是周六，是周日', 'not saturday , sunday'],
  ])('%s', (said, read) => expect(inEnglish(said).text.replace(/\s+/g, ' ')).toContain(read))

  it('and the form that stands open takes the other day, and no day for a name', async () => {
    const guest = visitor()
    await guest.says('Ich möchte First Steep am Samstag buchen')
    const [call] = (await guest.says('nein, nicht Samstag, Sonntag')).calls
    expect(call?.arguments).toMatchObject({ subject: 'first-steep', urgency: 'sunday' })
    expect(call?.arguments).not.toHaveProperty('name')
    expect(JSON.stringify(call?.arguments)).not.toContain('nicht Samstag')
  })
})

describe('a question of which nothing could be read is said to be open, beside what is answered', () => {
  it.each([
    'First Steep 多少钱？游泳池有多深？',
    'First Steep は いくら？プールは深いですか？',
    'Was kostet First Steep und gibt es Schließfächer?',
  ])('%s', async (said) => {
    const { text, sources } = await visitor().says(said)
    expect(sources).toEqual(['service:first-steep'])
    expect(text).toContain('To the rest of your question I find no answer')
  })
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
    ['ahoj', 'Dobrý den!'],
    ['Привіт', 'Вітаю!'],
    ['kia ora', 'Kia ora!'],
  ])('where nothing but “%s” is said', async (said, hello) => {
    const { act, text } = await visitor().says(said)
    expect(act).toBe('smalltalk')
    expect(text).toContain(`${hello} I answer in English.`)
  })
})

describe('whoever writes in a language that is not read is told which are', () => {
  it.each([
    ['je možné platit kartou?', 'Dobrý den!'],
    ['ahoj, máte volno v sobotu?', 'Dobrý den!'],
    ['чи є у вас уроки', 'Вітаю!'],
    ['Mennyibe kerül, és mikor?', 'Jó napot!'],
    ['Cât costă?', 'Bună ziua!'],
  ])('“%s”', async (said, hello) => {
    expect((await visitor().says(said)).text).toContain(`${hello} I answer in English. I read a little`)
  })

  it.each(['u open?', 'Šárka Nováková', 'is it ok to jam', 'how do I sell a van'])('“%s” is not one', async (said) => {
    expect((await visitor().says(said)).text).not.toContain('I answer in English')
  })

  it('and whoever asks which are read', async () => {
    const knowledge = teaShop.knowledge.filter(({ question }) => !/speak|language/i.test(question))
    const { text } = await visitor({ record: { ...teaShop, knowledge } }).says('Do you speak te reo?')
    expect(text).toMatch(/^I answer in English\./)
  })
})

it('who asks how we are is told', async () =>
  expect((await visitor().says('how are you')).text).toMatch(/^Well, thank you\./))
