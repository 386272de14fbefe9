import type { Mounted } from './element.tsx'
import type { ShownMessage } from './shown-messages.ts'

type Said = Pick<ShownMessage, 'id' | 'text' | 'cards'>

/**
 * Says something in the panel that the page alone says: no conversation begins with it, and what is said again under its
 * id takes its place. A kept conversation whose history is still on its way takes the place of what is shown: then it is
 * said after it.
 */
export function sayHere({ messages }: Pick<Mounted['conversation'], 'messages'>, said: Said) {
  const others = () => messages.peek().filter(({ id }) => id !== said.id)
  const message = (): ShownMessage => ({
    ...said,
    seq: (others().findLast(({ status }) => status === 'sent')?.seq ?? 0) + 0.5,
    author: { type: 'assistant' },
    sources: [],
    tool_calls: [],
    created_at: new Date().toISOString(),
    status: 'sent',
  })
  messages.value = [...others(), message()]
  const stop = messages.subscribe((now) => {
    if (now.some((each) => each.id === said.id)) return
    queueMicrotask(() => {
      stop()
      messages.value = [...others(), message()].toSorted((one, other) => one.seq - other.seq)
    })
  })
}
