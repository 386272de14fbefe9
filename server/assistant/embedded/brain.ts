import { indexOf } from '../../knowledge/index-of.ts'
import type { Brain, BrainEvent, BrainTools, ConversationState } from '../brain.ts'
import { decide } from './decide.ts'
import { focusOn } from './entities.ts'
import { hear } from './hearing.ts'
import { actOf, WEIGHT } from './moves.ts'
import { type Notes, notesFrom } from './notes.ts'
import { pageAnswered } from './page-answers.ts'
import { perform } from './perform.ts'
import type { Scene } from './scene.ts'

/**
 * Answers from the merchant's record alone, without a network: it may misunderstand, but what it says is the record's.
 * Hears, decides, performs; only the last touches the outside.
 */
export const embeddedBrain: Brain = {
  turn: (conversation, input, tools) =>
    input.type === 'text' ? answer(conversation, input.text, tools) : pageAnswered(conversation, input, tools),
}

async function* answer(conversation: ConversationState, text: string, tools: BrainTools): AsyncGenerator<BrainEvent> {
  const notes = notesFrom(conversation.state)
  const scene = sceneOf(conversation, text, notes)
  const { moves, about } = decide(scene)

  let next: Notes = { ...kept(notes, scene), ...(about && { focus: focusOn(about) }) }
  for (const move of moves) {
    const performing = perform(move, scene, conversation, tools)
    for (let step = await performing.next(); ; step = await performing.next()) {
      if (step.done) {
        next = { ...next, ...step.value }
        break
      }
      // The leg ends with a page tool, so what is to be remembered goes before it.
      if (step.value.type === 'page_tool') yield { type: 'state', state: next }
      yield step.value
      if (step.value.type === 'page_tool') return
    }
  }
  yield { type: 'state', state: next }
  yield { type: 'end', act: WEIGHT.find((act) => moves.some((move) => actOf(move) === act)) ?? 'abstain' }
}

const sceneOf = (conversation: ConversationState, text: string, notes: Notes): Scene => {
  const index = indexOf(conversation.record)
  return {
    index,
    record: conversation.record,
    heard: hear(text, index),
    notes,
    member: conversation.member,
  }
}

// An offer stands for one turn, and so does a question of ours; what is spoken of and wished for stays.
const kept = (notes: Notes, { heard }: Scene): Notes => ({
  ...notes,
  offered: undefined,
  choosing: undefined,
  asking: undefined,
  ...(heard.email && notes.lookup && { reference: undefined }),
})
