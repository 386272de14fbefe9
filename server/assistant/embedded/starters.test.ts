import { expect, test } from 'vitest'
import { visitor } from './visitor-for-tests.ts'

// As the widget says them, blanks and marks included.
test.each([
  ['Was kann ich bei Ihnen buchen?', 'Wo sind Sie, und wann haben Sie geöffnet?', 'Einen Termin buchen'],
  ['Que peut-on réserver\u202f?', 'Où êtes-vous, et quand êtes-vous ouverts\u202f?', 'Réserver une séance'],
  ['¿Qué se puede reservar?', '¿Dónde están y cuándo abren?', 'Quiero hacer una reserva'],
  ['O que posso reservar?', 'Onde ficam e quando abrem?', 'Quero fazer uma reserva'],
  ['ماذا يمكنني أن أحجز؟', 'أين أنتم، ومتى تفتحون؟', 'حجز موعد'],
  ['可以预订什么？', '你们在哪里，什么时候营业？', '我想预订'],
  ['可以預約什麼？', '你們在哪裡，什麼時候營業？', '我想預約'],
  ['何を予約できますか？', '場所と営業時間を教えてください', '予約したいです'],
])('what the widget offers to ask is understood: “%s”, “%s”, “%s”', async (offered, visiting, booking) => {
  const [list, place, form] = await Promise.all([offered, visiting, booking].map((said) => visitor().says(said)))

  expect(list?.calls.map(({ name }) => name)).toEqual(['list_services'])
  expect([place?.act, place?.text]).toEqual(['answer', expect.stringContaining('14 Chandler')])
  expect(form?.act).toBe('form')
})
