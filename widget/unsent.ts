import { createModel, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Session } from '../contract/conversations.ts'
import type { Keeper } from './kept.ts'
import { type ShownMessage, spoken, unsent } from './shown-messages.ts'

interface Said {
  messages: Signal<ShownMessage[]>
  draft: Signal<string>
  session: ReadonlySignal<Session | undefined>
}

/** Keeps for the tab what its visitor has written and the shop has not read, and takes it up on the tab's next page. */
export const Unsent = createModel((keeper: Keeper, { messages, draft, session }: Said) => {
  const isTakenUp = signal(false)

  effect(() => {
    if (!isTakenUp.value) return
    const waiting = unsent(messages.value)
    const isNothing = waiting.length === 0 && draft.value === ''
    keeper.writeUnsent(isNothing ? undefined : { draft: draft.value, messages: waiting, member: member() })
  })

  function member() {
    const visitor = session.value?.visitor
    return visitor?.member && visitor.id
  }

  /** Does nothing until the member is here who wrote it: it is shown to nobody else. */
  async function takeUp(): Promise<void> {
    const left = isTakenUp.value ? undefined : await keeper.readUnsent()
    if (isTakenUp.value || (left?.member && left.member !== member())) return
    const known = new Set(messages.value.map(({ id }) => id))
    const waiting = left?.messages.filter(({ id }) => !known.has(id)) ?? []
    messages.value = [...messages.value, ...waiting.map(spoken)]
    draft.value ||= left?.draft ?? ''
    isTakenUp.value = true
  }

  return { takeUp }
})
