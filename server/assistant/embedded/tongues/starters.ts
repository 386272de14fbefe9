const offered = 'What do you offer?'
const visiting = 'Where are you, and when are you open?'
const booking = 'I would like to book'

const said: [string, string][] = [
  ['Was kann ich bei Ihnen buchen?', offered],
  ['Wo sind Sie, und wann haben Sie geöffnet?', visiting],
  ['Einen Termin buchen', booking],
  ['Que peut-on réserver ?', offered],
  ['Où êtes-vous, et quand êtes-vous ouverts ?', visiting],
  ['Réserver une séance', booking],
  ['¿Qué se puede reservar?', offered],
  ['¿Dónde están y cuándo abren?', visiting],
  ['Quiero hacer una reserva', booking],
  ['O que posso reservar?', offered],
  ['Onde ficam e quando abrem?', visiting],
  ['Quero fazer uma reserva', booking],
  ['ماذا يمكنني أن أحجز؟', offered],
  ['أين أنتم، ومتى تفتحون؟', visiting],
  ['حجز موعد', booking],
  ['可以预订什么？', offered],
  ['你们在哪里，什么时候营业？', visiting],
  ['我想预订', booking],
  ['可以預約什麼？', offered],
  ['你們在哪裡，什麼時候營業？', visiting],
  ['我想預約', booking],
  ['何を予約できますか？', offered],
  ['場所と営業時間を教えてください', visiting],
  ['予約したいです', booking],
]

// The same words in narrow blanks, wide marks or other letters that Unicode holds for the same.
const plain = (text: string) => text.normalize('NFKC').trim()

const starters = new Map(said.map(([asked, meant]) => [plain(asked), meant]))

/**
 * What the widget offers to ask in each of its languages, in English: a visitor who presses what we wrote is understood
 * also where we do not read their language. Undefined for any other text.
 */
export const starterMeant = (text: string): string | undefined => starters.get(plain(text))
