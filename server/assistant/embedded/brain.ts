import { Temporal } from 'temporal-polyfill'
import { indexOf } from '../../knowledge/index-of.ts'
import { wordsIn } from '../../knowledge/lexicon/words.ts'
import type { Brain, BrainEvent, BrainTools, ConversationState } from '../brain.ts'
import { type Decision, decide } from './decide.ts'
import { namedIn } from './entities.ts'
import { hear } from './hearing.ts'
import { likelyHere } from './likely/here.ts'
import { guessesOf } from './likely/likely.ts'
import type { Guesses } from './likely/onward.ts'
import { actOf, type Move, WEIGHT } from './moves.ts'
import { type Notes, notesFrom } from './notes.ts'
import { pageAnswered } from './page-answers.ts'
import { perform } from './perform.ts'
import { isPlaceAlone, placedOrNumbered } from './pointing.ts'
import { caughtUp, heardInto, movedOn, stillDenied, turnedTo } from './remembering.ts'
import { NOT_ALL_FOUND } from './say.ts'
import { ASK_A_PERSON, type Scene } from './scene.ts'
import { speak } from './speak.ts'
import { deniedByPointing } from './taking-back.ts'
import { speaks } from './tongues.ts'

/**
 * Answers from the merchant's record alone, without a network: it may misunderstand, but what it says is the record's.
 * Hears, decides, performs; only the last touches the outside.
 */
export const embeddedBrain: Brain = brainThat(decide)

/** A brain that does what somebody else decides: to learn which decision would have been right. */
export function brainThat(decides: (scene: Scene) => Decision): Brain {
  return {
    turn: (conversation, input, tools) =>
      input.type === 'text'
        ? answer(conversation, input.text, tools, decides)
        : pageAnswered(conversation, input, tools),
  }
}

async function* answer(
  conversation: ConversationState,
  text: string,
  tools: BrainTools,
  decides: (scene: Scene) => Decision,
): AsyncGenerator<BrainEvent> {
  const scene = sceneOf(conversation, text)
  const { moves, about, unknown, warned } = decides(scene)

  let notes = turnedTo(
    heardInto(scene.notes, scene.heard, namedIn(scene.index, scene.heard.terms, scene.heard.words)),
    about,
  )
  notes = movedOn(notes, { guesses: guessesAfter(scene, moves, notes), ...(warned && { warned }) })
  const { hello } = scene.heard
  if (hello && !notes.greeted) {
    if (moves.some(isSubstance)) yield* speak(speaks(hello))
    notes = movedOn(notes, { greeted: true })
  }
  for (const move of moves) {
    const performing = perform(move, scene, conversation, tools)
    for (let step = await performing.next(); ; step = await performing.next()) {
      if (step.done) {
        notes = movedOn(notes, step.value)
        break
      }
      // The leg ends with a page tool, so what is to be remembered goes before it.
      if (step.value.type === 'page_tool') yield { type: 'state', state: notes }
      yield step.value
      if (step.value.type === 'page_tool') return
      if (step.value.type === 'card' && step.value.card.type === 'choices')
        notes = movedOn(notes, { choices: step.value.card.choices.map(({ say }) => say) })
    }
  }
  if (unknown) yield* speak(NOT_ALL_FOUND)
  yield { type: 'state', state: notes }
  yield {
    type: 'end',
    ...(unknown && { unknown }),
    act: WEIGHT.find((act) => moves.some((move) => actOf(move) === act)) ?? 'abstain',
  }
}

// What was denied is not meant, and nothing where nothing was found.
function guessesAfter(scene: Scene, moves: readonly Move[], { banned = [] }: Notes): Guesses {
  if (moves.every((move) => move.do === 'abstain')) return {}
  return guessesOf(likelyHere(scene, scene.heard).filter(({ code }) => !banned.includes(code)))
}

// A greeting and an abstention say it themselves.
const isSubstance = (move: Move) => !['small', 'abstain', 'decline'].includes(move.do)

// "2", "the last one": what is said by pressing that choice. The person is the last resort, and not the last of the choices.
function chosenIn({ choices = [] }: Notes, text: string): string | undefined {
  const words = wordsIn(text)
  return isPlaceAlone(words)
    ? placedOrNumbered(
        choices.filter((say) => say !== ASK_A_PERSON.say),
        words,
      )
    : undefined
}

function sceneOf({ record, state, booked, member, now }: ConversationState, text: string): Scene {
  const index = indexOf(record)
  const notes = caughtUp(notesFrom(state), booked)
  const heard = hear(chosenIn(notes, text) ?? text, index)
  const banned = stillDenied({ index, notes }, namedIn(index, heard.terms, heard.words))
  const pointed = deniedByPointing({ index, notes, heard })
  const denied = [...heard.denied, ...banned, ...pointed]
  const corrects = heard.corrects || pointed.length > 0
  const here = Temporal.Instant.from(now).toZonedDateTimeISO(record.workspace.timezone)
  return { index, record, heard: { ...heard, denied, corrects }, notes, here, booked, member }
}
