import { type ToolSet, tool } from 'ai'
import * as z from 'zod'
import type { Choice } from '../../../contract/conversations.ts'
import { ASK_A_PERSON, choices } from '../embedded/scene.ts'
import type { AtWork } from './tools.ts'

/** By these a model says what it is doing; they touch nothing. Their choices are made of the record's own names. */
export function signals({ conversation: { record }, deeds, cards }: AtWork): ToolSet {
  const named: Choice[] = [...record.services, ...record.plans].map(({ code, name }) => ({
    label: name,
    say: `Tell me about ${name}`,
    code,
  }))
  return {
    no_answer: tool({
      description:
        'Say that the record does not answer the question. A person of the shop is offered beside your words.',
      inputSchema: z.object({}),
      execute: () => {
        deeds.acts.push('abstain')
        cards.push({ type: 'choices', choices: [ASK_A_PERSON] })
        return { status: 'noted' }
      },
    }),
    decline: tool({
      description: 'Say that you will not do what was asked, because no assistant of a shop may.',
      inputSchema: z.object({}),
      execute: () => {
        deeds.acts.push('decline')
        return { status: 'noted' }
      },
    }),
    offer_choices: tool({
      description: 'Offer up to three services or plans to choose from, when the visitor may mean any of them.',
      inputSchema: z.object({ codes: z.array(z.string()).min(1).max(3).describe('Codes of services or plans') }),
      execute: ({ codes }) => {
        const offered = named.filter(({ code }) => code !== undefined && codes.includes(code))
        if (offered.length === 0) return { error: 'No service or plan has these codes.' }

        deeds.acts.push('clarify')
        cards.push({ type: 'choices', choices: choices(offered) })
        return { status: 'noted' }
      },
    }),
  }
}
