import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inEnglish } from './tongues.ts'
import { teaShop, visitor } from './visitor-for-tests.ts'

describe('the usual questions of any shop are read in the languages of the tables', () => {
  it.each([
    ['Habt ihr Parkplätze?', 'parking'],
    ['Ab welchem Alter dürfen Kinder mitmachen?', 'from what age'],
    ['Hej! Vad kostar surdegskursen och vilken tid börjar den?', 'sourdough class? what time'],
    ['Quanto custa a aula experimental?', 'how much'],
    ['Czy mogę zapłacić kartą?', 'pay card'],
    ['駐車場はありますか？', 'parking'],
    ['كم سعر الدرس وكم دقيقة تأخذ؟', 'how long'],
    ['Lớp học bao nhiêu tiền?', 'how much'],
    ['Où êtes-vous situés ?', 'where'],
    ['Hoe warm is het en moet ik een handdoek meenemen?', '? do i need to towel bring'],
    ['Is er parkeergelegenheid en kan ik met pin betalen?', 'is there parkeergelegenheid? can i pay'],
    ['Hay ascensor y cuánto cuesta?', 'is there lift? how much cost'],
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
    ['No quiero la clase privada, sino la de grupo', 'i do not want private lesson, but group'],
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
    'Was kostet First Steep und gibt es ein Planschbecken?',
  ])('%s', async (said) => {
    const { text, sources } = await visitor().says(said)
    expect(sources).toEqual(['service:first-steep'])
    expect(text).toContain('To the rest of your question I find no answer')
  })
})

const CHILDREN = 'knowledge:children'
const PAYMENT = 'knowledge:payment'

describe('who asks two things in one message is answered both', () => {
  it.each([
    ['Bonjour, combien coûte First Steep et est-ce que mon fils de 9 ans peut venir ?', ['£18', 'From twelve years']],
    ['C’est combien la Gongfu Hour, et quels jours ?', ['£26', 'Wednesdays']],
    ['Matcha Morning dure combien de temps et puis-je payer en espèces ?', ['45 minutes', 'by card or phone']],
    ['¿Cuánto vale First Steep y puedo ir con mi perro?', ['£18', 'on the terrace']],
    ['Buenas tardes, ¿qué días es Matcha Morning y hay aparcamiento?', ['Saturdays', 'no parking']],
    ['Mi hija tiene 10 años, ¿puede participar? ¿Y cuánto cuesta White Tea Walk?', ['£20', 'From twelve years']],
    ['Was kostet First Steep und darf mein Sohn, 9 Jahre alt, mitkommen?', ['£18', 'From twelve years']],
    ['An welchen Tagen ist die Gongfu Hour und gibt es Parkplätze in der Nähe?', ['Wednesdays', 'no parking']],
    ['Quanto costa Matcha Morning e in quali giorni si tiene?', ['£22', 'Saturdays']],
    ['Posso pagare con la carta e il mio cane può venire?', ['by card or phone', 'on the terrace']],
    ['Quanto custa a Gongfu Hour e até quando posso cancelar?', ['£26', '24 hours before']],
    ['Olá, em que dias é First Steep e há estacionamento por perto?', ['Tuesdays', 'no parking']],
    ['Wat kost White Tea Walk en mag mijn hond mee?', ['£20', 'on the terrace']],
    ['Op welke dagen is First Steep en kan ik met pin betalen?', ['Tuesdays', 'by card or phone']],
    ['Vad kostar Matcha Morning och får jag ta med min hund?', ['£22', 'on the terrace']],
    ['Ile kosztuje First Steep i czy można zaparkować?', ['£18', 'no parking']],
    ['Matcha Morning giá bao nhiêu và có chỗ đậu xe không?', ['£22', 'no parking']],
    ['كم سعر First Steep وهل يوجد موقف سيارات؟', ['£18', 'no parking']],
    ['Gongfu Hour 多少钱，可以带狗吗？', ['£26', 'on the terrace']],
    ['First Steep はいくらですか、カードは使えますか？', ['£18', 'by card or phone']],
  ])('%s', async (said, told) => {
    const { act, text } = await visitor().says(said)
    expect(act).toBe('answer')
    for (const words of told) expect(text).toContain(words)
    expect(text).not.toContain('To the rest of your question')
  })

  it('from what the record holds of each, and from nothing else', async () => {
    const { sources } = await visitor().says('Combien coûte First Steep et acceptez-vous la carte ?')
    expect(sources).toEqual(['service:first-steep', PAYMENT])
    const other = await visitor().says('Was kostet First Steep und dürfen Kinder mitkommen?')
    expect(other.sources).toEqual(['service:first-steep', CHILDREN])
  })
})

describe('what is not understood of two questions is said to be left', () => {
  it.each([
    'Combien coûte First Steep et est-ce que vous réparez les théières ?',
    '¿Cuánto cuesta First Steep y puedo dejar mis maletas?',
    'Was kostet First Steep und kann ich meinen Koffer abstellen?',
    'Quanto costa First Steep e posso lasciare le valigie?',
    'Quanto custa First Steep e posso deixar as malas?',
    'Wat kost First Steep en mag ik mijn koffers achterlaten?',
    'First Steep 多少钱，你们修茶壶吗？',
  ])('%s', async (said) => {
    const { text, sources } = await visitor().says(said)
    expect(sources).toEqual(['service:first-steep'])
    expect(text).toContain('To the rest of your question I find no answer')
  })
})

describe('what is one question stays one', () => {
  it.each([
    ['Combien coûte le cours pour ma femme et mes enfants ?', 'class for wife and children ?'],
    ['Quanto costa il corso per me e mia moglie?', 'class for me and wife?'],
    ['Wie viel kostet der Kurs für meinen Sohn und meine Tochter?', 'class for son and daughter?'],
    ['Si je viens samedi et dimanche, combien ça coûte ?', 'saturday and sunday, how much'],
  ])('%s', (said, read) => expect(inEnglish(said).text.replace(/\s+/g, ' ')).toContain(read))
})

it('what a shop calls its own is not put into English', () =>
  expect(inEnglish('Combien coûte First Pour et c’est quel jour ?', ['First Pour']).text).toContain('first pour?'))

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

describe('what is read beside the tables', () => {
  it.each([
    ['Bonjour, combien coûte la gravure sur un verre ?', 'how much engraving glass ?'],
    ['Hola, ¿cuánto cuesta podar los rosales?', 'how much cost cutting roses?'],
    ['Guten Tag, was kostet das Schärfen einer Schere?', 'how much cost sharpening scissors?'],
    ['Buongiorno, quanto costa affilare un coltello?', 'how much cost sharpen knife?'],
  ])('%s', (said, read) => expect(inEnglish(said).text.replace(/\s+/g, ' ')).toContain(read))

  it.each(['dutch', 'french', 'german', 'italian', 'portuguese', 'spanish'])(
    'each line of %s has a meaning and what says it, once',
    (name) => {
      const lines = readFileSync(new URL(`./tongues/words/${name}.txt`, import.meta.url), 'utf8')
        .trim()
        .split('\n')
      for (const line of lines) expect(line).toMatch(/^[a-z0-9][a-z0-9 '-]*: [^:,]+(?:, [^:,]+)*$/)
      const said = lines.flatMap((line) => line.split(': ')[1]?.split(', ') ?? [])
      expect(said.length).toBe(new Set(said).size)
    },
  )
})
