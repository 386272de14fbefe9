import { createModel, effect, signal, untracked } from '@preact/signals'
import type { ThreadPreview } from '../../contract/channels.ts'
import type { Platform } from '../../contract/platforms.ts'
import type { ShownMessage } from '../shown-messages.ts'

interface Said {
  messages: { value: ShownMessage[] }
}

/** The conversation under way as messengers would show it, looked at anew whenever something was said to its end. */
export const Previewed = createModel((conversation: Said, ask: () => Promise<ThreadPreview>, platform: Platform) => {
  const shown = signal<ThreadPreview | undefined>()
  const chosen = signal(platform)
  const fault = signal(false)
  let looks = 0

  // Before anything was said there is no conversation, and asking for one would begin it.
  effect(() => {
    const messages = conversation.messages.value
    const isUnderWay = messages.some(({ status }) => status === 'streaming' || status === 'sending')
    if (messages.some(({ status }) => status === 'sent') && !isUnderWay) untracked(() => void look())
  })

  /** Only the latest look is shown: an earlier one may come after it. */
  async function look(): Promise<void> {
    looks += 1
    const mine = looks
    fault.value = false
    try {
      const came = await ask()
      if (mine === looks) shown.value = came
    } catch (error) {
      console.warn('chaxi:', error)
      if (mine === looks) fault.value = true
    }
  }

  return { shown, chosen, fault, look }
})
export type Previewed = InstanceType<typeof Previewed>
