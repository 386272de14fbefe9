import { createModel, signal } from '@preact/signals'
import { Channels } from '../../contract/channels.ts'
import type { ask } from '../session.ts'

/** By which doors visitors come, and a conversation as messengers would show it. */
export const Previews = createModel((ask_: typeof ask) => {
  const channels = signal<Channels | undefined>(undefined)
  let wanted: string | undefined

  /** Fetches what is shown, of this conversation or of the newest; a look that another has overtaken says nothing. */
  async function look(conversation?: string): Promise<void> {
    if (conversation !== wanted) channels.value = undefined
    wanted = conversation
    const query = conversation ? `?${new URLSearchParams({ conversation })}` : ''
    const fetched = await ask_(`/channels${query}`, Channels)
    if (conversation === wanted) channels.value = fetched
  }

  return { channels, look }
})
export type Previews = InstanceType<typeof Previews>
