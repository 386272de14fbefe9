import type { Toolbox } from '../../tools/toolbox.ts'
import type { Brain, BrainEvent, BrainInput, BrainTools, ConversationState } from '../brain.ts'
import * as say from '../embedded/say.ts'
import { actOf, type Deeds, listsOf, noDeeds, sourcesOf } from './deeds.ts'
import { BrokenOff } from './hear.ts'
import type { Leg, Parts, Patience } from './parts.ts'
import { speak } from './speak.ts'
import { type ModelState, stateFrom } from './state.ts'
import type { AtWork } from './tools.ts'

const PATIENCE: Patience = { first: 10_000, between: 10_000, step: 20_000, total: 30_000 }

/**
 * Answers by a language model that has the toolbox. Where its allowance is used up, where it says nothing, or fails before
 * its first sentence, the embedded brain answers in the same turn; a failure after that fails the turn.
 */
export const createModelBrain = (parts: Parts): Brain => ({
  turn: (conversation, input, tools, signal) => answer(parts, conversation, { input, tools: once(tools), signal }),
})

async function* answer(parts: Parts, conversation: ConversationState, leg: Leg): AsyncGenerator<BrainEvent> {
  const state = stateFrom(conversation.state)
  const { input, tools, signal } = leg
  const isTheModels = input.type === 'text' || state.open !== undefined
  if (!isTheModels || !(await parts.allowance.isLeft(conversation.record.workspace)))
    return yield* instead(parts, conversation, state, leg)

  // A call that is open no longer is forgotten, whatever comes of this leg.
  yield { type: 'state', state: { notes: state.notes } }
  const deeds = input.type === 'page_tool' && state.open ? state.open.deeds : noDeeds()
  const work: AtWork = { conversation, tools, deeds, cards: [], pageTools: pageToolsOf(parts.toolbox) }
  noteThePage(deeds, input)
  try {
    const isWaiting = yield* speak({ ...parts, patience: parts.patience ?? PATIENCE }, work, state, leg)
    if (isWaiting) return
  } catch (error) {
    if (!(error instanceof BrokenOff) || deeds.said) throw error
    console.error(`The model did not answer, so the embedded brain does: ${error.message}`)
  }
  if (signal.aborted) return

  for (const card of work.cards.splice(0)) yield { type: 'card', card }
  const words = deeds.said ? undefined : wordsFor(deeds, conversation)
  if (!deeds.said && words === undefined) return yield* instead(parts, conversation, state, leg)
  yield* end(work, state, words)
}

const pageToolsOf = ({ tools }: Toolbox) =>
  new Set(tools.filter(({ effect }) => effect === 'page').map(({ name }) => name))

function noteThePage(deeds: Deeds, input: BrainInput) {
  if (input.type !== 'page_tool') return
  const { status } = input.output ?? {}
  if (input.error !== undefined || status === 'not_found' || status === 'not_on_page') return
  deeds.acts.push(input.name === 'open_desk_form' ? 'form' : 'answer')
}

/** What was done speaks for a model that says nothing of it. Undefined where nothing was done. */
function wordsFor({ acts }: Deeds, { record }: ConversationState): string | undefined {
  if (acts.includes('handoff')) return say.passedOn(record)
  if (acts.includes('form')) return say.FORM_OPENED
  return undefined
}

function* end({ deeds, conversation }: AtWork, { notes }: ModelState, words?: string): Generator<BrainEvent> {
  const sources = sourcesOf(deeds, conversation)
  if (words) yield { type: 'text', delta: words, from: 'record' }
  for (const source of sources) yield { type: 'source', source }
  for (const card of listsOf(deeds)) yield { type: 'card', card }
  yield { type: 'state', state: { notes } }
  yield { type: 'end', act: actOf(deeds, sources) }
}

/** The embedded brain's turn, whose notes are kept beside what a model keeps. */
async function* instead({ embedded }: Parts, conversation: ConversationState, { notes }: ModelState, leg: Leg) {
  for await (const event of embedded.turn({ ...conversation, state: notes }, leg.input, leg.tools, leg.signal))
    yield event.type === 'state' ? { ...event, state: { notes: event.state } } : event
}

/** The same call twice in a leg is one: what the model did is not done again by whoever answers instead. */
function once(tools: BrainTools): BrainTools {
  const made = new Map<string, ReturnType<BrainTools['call']>>()
  return {
    call(name, args) {
      const key = JSON.stringify([name, args])
      const result = made.get(key) ?? tools.call(name, args)
      made.set(key, result)
      return result
    },
  }
}
