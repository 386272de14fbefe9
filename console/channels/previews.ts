import { createModel, signal } from '@preact/signals'
import { Channels } from '../../contract/channels.ts'
import type { ask } from '../session.ts'

/** By which doors visitors come, and a conversation as messengers would show it. */
export const Previews = createModel((ask_: typeof ask) => {
  const channels = signal<Channels | undefined>(undefined)
  let wanted = ''

  /** Fetches what is shown, of this conversation or of the first found; a look that another has overtaken says nothing. */
  async function look(which: { conversation?: string; find?: string }): Promise<void> {
    const asked = Object.entries(which).flatMap(([name, value]) => (value ? [[name, value]] : []))
    const query = new URLSearchParams(asked).toString()
    if (query !== wanted) channels.value = undefined
    wanted = query
    const fetched = await ask_(query ? `/channels?${query}` : '/channels', Channels)
    if (query === wanted) channels.value = fetched
  }

  return { channels, look }
})
export type Previews = InstanceType<typeof Previews>
