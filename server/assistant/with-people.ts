import type { Choice } from '../../contract/conversations.ts'
import type { Brain, BrainEvent, BrainTools, ConversationState, Said } from './brain.ts'
import { ASK_A_PERSON } from './embedded/scene.ts'
import { ruleFor } from './rule-for.ts'

/**
 * A brain that brings the shop's people in as the merchant wishes, whichever brain it is: at once where one of their rules
 * says so, and by an offer where too many questions in a row found no answer.
 */
export const withPeople = (brain: Brain): Brain => ({
  async *turn(conversation, input, tools, signal) {
    const rule = input.type === 'text' ? ruleFor(conversation.rules, input.text) : undefined
    const handed = rule !== undefined && input.type === 'text' ? await handOver(rule, input.text, tools) : undefined
    if (handed) return yield* handed

    let said = ''
    let choices: readonly Choice[] = []
    for await (const event of brain.turn(conversation, input, tools, signal)) {
      if (event.type === 'text') said += event.delta
      if (event.type === 'unsaid') said = ''
      if (event.type === 'card' && event.card.type === 'choices') choices = event.card.choices
      if (event.type === 'end' && event.act === 'abstain') yield* offer(conversation, said, choices)
      yield event
    }
  },
})

/** Undefined where nobody can be asked just now: the brain does its best then. */
async function handOver(rule: string, text: string, tools: BrainTools): Promise<BrainEvent[] | undefined> {
  const summary = `By your rule “${rule}”: ${text}`.slice(0, SUMMARY_CHARACTERS)
  const result = await tools.call('hand_off', { reason: 'policy', summary })
  if (!result.ok) return undefined

  const words: BrainEvent = {
    type: 'text',
    delta: 'This is something a person of the shop answers. I have passed it on.',
  }
  const card: BrainEvent[] = result.card ? [{ type: 'card', card: result.card }] : []
  return [words, ...card, { type: 'end', act: 'handoff' }]
}

const SUMMARY_CHARACTERS = 500

function* offer({ rules, history }: ConversationState, said: string, others: readonly Choice[]): Generator<BrainEvent> {
  if (unansweredBefore(history) + 1 < rules.unanswered) return

  const gap = said === '' || said.endsWith(' ') ? '' : ' '
  yield { type: 'text', delta: `${gap}Shall I ask a person of the shop?` }
  const choices = [ASK_A_PERSON, ...others.filter(({ say }) => say !== ASK_A_PERSON.say)]
  yield { type: 'card', card: { type: 'choices', choices } }
}

/** How many of the latest answers in a row said that they knew none. */
export function unansweredBefore(history: readonly Said[]): number {
  const answers = history.filter(({ author }) => author === 'assistant' || author === 'operator')
  const known = answers.findLastIndex(({ act }) => act !== 'abstain')
  return answers.length - 1 - known
}
