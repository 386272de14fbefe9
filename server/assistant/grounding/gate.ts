import type { Plan, Service } from '../../../contract/catalogue.ts'
import type { Act } from '../../../contract/conversations.ts'
import { plain } from '../../../contract/words/plain.ts'
import type { BrainEvent } from '../brain.ts'
import { NOT_FOUND } from '../embedded/say.ts'
import { LONGEST, Sentences } from '../sentences.ts'
import { cited, type Ground, isGrounded, isOfRecord, spokenOf } from './ground.ts'

/** The record's own lists, as the shop's page has them. */
export interface Shelves {
  services(): Promise<Service[]>
  plans(): Promise<Plan[]>
}

/**
 * What a brain says, sentence by sentence, without those that assert what this turn has not found. The record's own card
 * stands in the place of the first such sentence; the others are left out.
 */
export async function* grounded(
  events: AsyncIterable<BrainEvent>,
  ground: Ground,
  shelves: Shelves,
): AsyncGenerator<BrainEvent> {
  const sentences = new Sentences()
  const said: Said = { before: '' }
  for await (const event of events) {
    const rest = event.type === 'text' && event.from === said.from ? [] : sentences.rest()
    if (event.type === 'unsaid') Object.assign(ground.grounds, { stoodIn: false, isUnknown: false, named: [] })
    else yield* judged(rest, said, ground, shelves)
    if (event.type === 'source') cited(ground, event.source)
    if (event.type === 'text') {
      said.from = event.from
      said.stopped = false
      yield* judged(sentences.push(event.delta), said, ground, shelves)
      event.isStopped = said.stopped
    } else yield event.type === 'end' ? { ...event, act: actAfter(event.act, ground) } : event
  }
}

/** Where words of a model's were stopped, what stood there in their place is what the turn did. */
const actAfter = (act: Act, { grounds }: Ground): Act =>
  act === 'smalltalk' && grounds.stoodIn ? (grounds.isUnknown ? 'abstain' : 'answer') : act

interface Said {
  from?: 'record'
  /** The sentence before. */
  before: string
  /** Whether one was stopped. */
  stopped?: boolean
}

/** What such words are in says the sentence before once more, of something else. */
const ONCE_MORE = /\b(?:too|also|as well|likewise|the same)\b/iu

async function* judged(sentences: string[], said: Said, ground: Ground, shelves: Shelves): AsyncGenerator<BrainEvent> {
  for (const sentence of sentences) {
    const codes = spokenOf(ground, shown(sentence))
    const mayLeave = said.from === 'record' ? isOfRecord(ground, sentence) : isSaid(ground, sentence, said.before)
    if (!mayLeave) said.stopped = true
    if (mayLeave) yield { type: 'text', delta: sentence }
    else if (!ground.grounds.stoodIn) {
      ground.grounds.stoodIn = true
      yield* standIn(codes, ground, shelves)
    }
    ground.grounds.named = [...codes]
    said.before = sentence
  }
}

/** A model's sentence must hold as it was written and as it is drawn. One that no one would write holds nothing. */
const isSaid = (ground: Ground, sentence: string, before: string) =>
  sentence.length <= LONGEST &&
  [...new Set([sentence, shown(sentence)])].every(
    (words) => isGrounded(ground, words) && (!ONCE_MORE.test(words) || isGrounded(ground, `${shown(before)} ${words}`)),
  )

// A mark may be shut in a later sentence; what it takes away is away here too.
const shown = (sentence: string) => plain(sentence.slice(0, LONGEST)).replace(/!?\[|\]|[*`\\]/gu, '')

const INSTEAD = 'This is what the shop’s record says. '

async function* standIn(codes: readonly string[], ground: Ground, shelves: Shelves): AsyncGenerator<BrainEvent> {
  const services = (await shelves.services()).filter(({ code }) => codes.includes(code))
  const plans = (await shelves.plans()).filter(({ code }) => codes.includes(code))
  const item = ground.conversation.record.knowledge.find(({ code }) => code === ground.grounds.found[0])
  if (services.length > 0) {
    yield { type: 'text', delta: INSTEAD }
    yield { type: 'card', card: { type: 'services', services } }
    for (const { code, name } of services) yield { type: 'source', source: { kind: 'service', code, title: name } }
  } else if (plans.length > 0) {
    yield { type: 'text', delta: INSTEAD }
    yield { type: 'card', card: { type: 'plans', plans } }
    for (const { code, name } of plans) yield { type: 'source', source: { kind: 'plan', code, title: name } }
  } else if (item) {
    yield { type: 'source', source: { kind: 'knowledge', code: item.code, title: item.question } }
    yield { type: 'text', delta: `${item.answer} ` }
  } else {
    ground.grounds.isUnknown = true
    yield { type: 'text', delta: `${NOT_FOUND} ` }
  }
}
