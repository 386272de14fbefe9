import { Temporal } from 'temporal-polyfill'
import * as z from 'zod'
import { type NextSlot, Plan, Service } from '../../../contract/catalogue.ts'
import type { MerchantRecord } from '../../../contract/merchant.ts'
import type { BrainEvent, BrainTools, ConversationState } from '../brain.ts'
import { find, mine, own } from './looking-up.ts'
import type { Move } from './moves.ts'
import { nearbyChoices } from './routes/knowledge.ts'
import * as say from './say.ts'
import { ASK_A_PERSON, type Scene } from './scene.ts'
import { clockWords, dateWords } from './schedule.ts'
import { type Performing, refused, speak } from './speak.ts'
import { speaks } from './tongues.ts'

const Services = z.object({ services: z.array(Service) })
const Plans = z.object({ plans: z.array(Plan) })

/** Does one move: says its words, calls its tool, shows its card. */
export async function* perform(move: Move, scene: Scene, { record }: ConversationState, tools: BrainTools): Performing {
  switch (move.do) {
    case 'answer':
      yield* sources(move.sources)
      yield* speak(move.text)
      return { ...move.remember }
    case 'list':
      return yield* list(move, tools)
    case 'openings':
      return yield* openings(move, scene, tools)
    case 'book':
      return yield* book(move, record, tools)
    case 'choose':
      yield* speak(move.text)
      yield { type: 'card', card: { type: 'choices', choices: move.choices } }
      return { ...move.remember }
    case 'find':
      return yield* find(move, scene, tools)
    case 'mine':
      return yield* mine(scene, tools)
    case 'own':
      return yield* own(move, scene, tools)
    case 'hand_off':
      return yield* handOff(move, record, tools)
    case 'abstain':
      yield* speak([scene.heard.hello ? speaks(scene.heard.hello) : [], move.text ?? say.NOT_FOUND].flat().join(' '))
      yield { type: 'card', card: { type: 'choices', choices: move.isGrave ? [ASK_A_PERSON] : nearbyChoices(scene) } }
      return { offered: true, unanswered: scene.heard.original }
    case 'decline':
    case 'small':
      yield* speak(move.text)
      return {}
    case 'highlight':
      yield { type: 'page_tool', name: 'highlight_service', arguments: { code: move.code } }
      return { focus: { kind: 'service', code: move.code } }
    case 'desk_form':
      yield { type: 'page_tool', name: 'open_desk_form', arguments: {} }
      return {}
    default:
      throw new Error(`${record.workspace.slug}: no way to perform ${JSON.stringify(move satisfies never)}`)
  }
}

function* sources(
  cited: readonly { kind: 'service' | 'plan' | 'knowledge'; code: string; title: string }[],
): Generator<BrainEvent> {
  for (const source of cited) yield { type: 'source', source }
}

async function* list(
  { what, codes, text, sources: cited, remember }: Move & { do: 'list' },
  tools: BrainTools,
): Performing {
  yield* sources(cited)
  yield* speak(text)
  const result = await tools.call(what === 'plans' ? 'list_plans' : 'list_services', {})
  if (!result.ok) return yield* refused(result.detail)
  if (what === 'plans') {
    const { plans } = z.parse(Plans, result.output)
    yield { type: 'card', card: { type: 'plans', plans } }
    return { plans: plans.map(({ code }) => code), listed: undefined, focus: undefined }
  }
  const services = z.parse(Services, result.output).services.filter(({ code }) => !codes || codes.includes(code))
  yield { type: 'card', card: { type: 'services', services } }
  return { listed: services.map(({ code }) => code), plans: undefined, ...remember }
}

async function* openings(
  { code, days = [] }: Move & { do: 'openings' },
  { record }: Scene,
  tools: BrainTools,
): Performing {
  const result = await tools.call('list_services', {})
  if (!result.ok) return yield* refused(result.detail)

  const service = z.parse(Services, result.output).services.find((one) => one.code === code)
  const item = record.services.find((one) => one.code === code)
  if (!service || !item) return yield* refused(say.NOT_FOUND)
  const { timezone, locale } = record.workspace
  const { next_slots: next } = service
  const { asked, isNone } = slotsOn(next, days, timezone)
  const free = (asked.length > 0 ? asked : next).map(
    ({ starts_at, seats_left }) =>
      `${dateWords(starts_at, locale, timezone)} at ${clockWords(starts_at, timezone)} (${seats_left > 0 ? `${seats_left} left` : 'none left'})`,
  )
  const told =
    free.length > 0 ? `${asked.length > 0 ? 'Dates then' : 'Next'}: ${free.join(', ')}.` : 'No date is open at present.'
  yield { type: 'source', source: { kind: 'service', code, title: item.name, text: item.covers } }
  yield* speak([say.held(record, item), isNone ? say.NONE_THEN : [], told].flat().join(' '))
  return { focus: { kind: 'service', code }, attribute: 'openings' }
}

// The next few are all there is up to the last of them; whether there are more after it is not known.
function slotsOn(next: readonly NextSlot[], days: readonly string[], timezone: string) {
  const dayOf = ({ starts_at }: NextSlot) =>
    Temporal.Instant.from(starts_at).toZonedDateTimeISO(timezone).toPlainDate().toString()
  const asked = next.filter((slot) => days.includes(dayOf(slot)))
  const last = next.at(-1)
  const isPast = days.length > 0 && last !== undefined && days.every((day) => day < dayOf(last))
  return { asked, isNone: asked.length === 0 && isPast }
}

async function* book(
  { wish, text, sources: said = [] }: Move & { do: 'book' },
  { services }: ConversationState['record'],
  tools: BrainTools,
): Performing {
  const result = await tools.call('book_slot', wish)
  if (!result.ok) return yield* refused(result.detail)

  yield* sources(said)
  yield* speak(text)
  if (result.card) yield { type: 'card', card: result.card }
  return wish.subject
    ? { wish, choosing: undefined, focus: { kind: 'service', code: wish.subject } }
    : { wish, choosing: services.map(({ code }) => code) }
}

async function* handOff(
  { reason, summary, also }: Move & { do: 'hand_off' },
  record: MerchantRecord,
  tools: BrainTools,
): Performing {
  const result = await tools.call('hand_off', { reason, summary })
  if (!result.ok) return yield* refused(result.detail)

  yield* speak([say.passedOn(record), also ?? []].flat().join(' '))
  if (result.card) yield { type: 'card', card: result.card }
  return { offered: undefined }
}
