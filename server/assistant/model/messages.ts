import type { ModelMessage } from 'ai'
import type { BrainInput, Said } from '../brain.ts'
import type { OpenCall } from './state.ts'

/** How much of what was said before is sent along. */
const MOST_MESSAGES = 24
const MOST_CHARACTERS = 12_000

/**
 * The conversation as the model is given it, from the server's own history. A page tool's call is closed by what the page
 * answered, or by an error where it did not: a provider refuses a history with an open call.
 */
export function messagesFor(history: readonly Said[], input: BrainInput, open?: OpenCall): ModelMessage[] {
  if (input.type === 'text')
    return [
      ...spoken(withoutKept(before(history, input.text), open)),
      ...(open ? closed(open, { error: 'The visitor wrote on before the page answered.' }) : []),
      { role: 'user', content: input.text },
    ]
  return [...spoken(history), ...(open ? closed(open, input) : [])]
}

/** What was said apart from the message to answer; what the visitor has said since then has turns of its own. */
function before(history: readonly Said[], text: string): Said[] {
  const at = history.findLastIndex((said) => said.author === 'visitor' && said.text === text)
  return at < 0
    ? [...history]
    : history.filter((said, index) => index < at || (index > at && said.author !== 'visitor'))
}

// What was said before the page was asked has become a message; the open call's own messages say it already.
function withoutKept(history: readonly Said[], open?: OpenCall): readonly Said[] {
  const kept =
    open && history.findLastIndex(({ author, text }) => author === 'assistant' && text === open.deeds.said.trim())
  return history.filter((_, index) => index !== kept)
}

// One message for all that one side said in a row: some models take turns strictly.
function spoken(history: readonly Said[]): ModelMessage[] {
  const merged: { role: 'user' | 'assistant'; content: string }[] = []
  for (const { author, text } of recent(history)) {
    const role = author === 'visitor' ? 'user' : 'assistant'
    const content = author === 'operator' ? `(A person of the shop wrote:) ${text}` : text
    const last = merged.at(-1)
    if (last?.role === role) last.content = `${last.content}\n${content}`
    else if (content) merged.push({ role, content })
  }
  return merged
}

function recent(history: readonly Said[]): Said[] {
  let left = MOST_CHARACTERS
  const kept = history.slice(-MOST_MESSAGES).reverse()
  const upTo = kept.findIndex(({ text }) => {
    left -= text.length
    return left < 0
  })
  return (upTo < 0 ? kept : kept.slice(0, upTo)).reverse()
}

type Answered = Pick<Extract<BrainInput, { type: 'page_tool' }>, 'output' | 'error'>

const closed = ({ id, name, messages }: OpenCall, { output, error }: Answered): ModelMessage[] => [
  ...messages,
  {
    role: 'tool',
    content: [
      {
        type: 'tool-result',
        toolCallId: id,
        toolName: name,
        output:
          error === undefined
            ? { type: 'text', value: JSON.stringify(output ?? {}) }
            : { type: 'error-text', value: error },
      },
    ],
  },
]
