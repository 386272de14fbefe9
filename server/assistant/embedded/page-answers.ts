import * as z from 'zod'
import { Service } from '../../../contract/catalogue.ts'
import type { BrainEvent, BrainInput, BrainTools, ConversationState } from '../brain.ts'
import { FORM_OPENED } from './say.ts'
import { speak } from './speak.ts'

type PageAnswer = Extract<BrainInput, { type: 'page_tool' }>

/** The second leg of a turn: the page has answered, or could not. */
export async function* pageAnswered(
  { record, state }: ConversationState,
  answer: PageAnswer,
  tools: BrainTools,
): AsyncGenerator<BrainEvent> {
  const done =
    answer.error === undefined && answer.output?.status !== 'not_found' && answer.output?.status !== 'not_on_page'
  if (answer.name !== 'highlight_service') {
    yield* speak(done ? FORM_OPENED : 'I cannot open the form on this page.')
    yield { type: 'state', state }
    yield { type: 'end', act: done ? 'form' : 'abstain' }
    return
  }

  const service = record.services.find(({ code }) => code === answer.arguments.code)
  if (service)
    yield { type: 'source', source: { kind: 'service', code: service.code, title: service.name, text: service.covers } }
  yield* speak(done ? 'I have marked it on the page.' : 'It is not on this page. This is what the record says of it.')
  if (!done && service) yield* card(service.code, tools)
  yield { type: 'state', state }
  yield { type: 'end', act: 'answer' }
}

async function* card(code: string, tools: BrainTools): AsyncGenerator<BrainEvent> {
  const result = await tools.call('list_services', {})
  if (!result.ok) return
  const { services } = z.parse(z.object({ services: z.array(Service) }), result.output)
  yield { type: 'card', card: { type: 'services', services: services.filter((service) => service.code === code) } }
}
