import * as z from 'zod'
import { Doing } from '../contract/inbox.ts'
import type { Database } from './database.ts'
import { onPoke, poke } from './pokes.ts'

const news = <const About extends string, Rest extends z.ZodRawShape>(about: About, rest: Rest) =>
  z.object({ about: z.literal(about), ...rest })

/** What the consoles of a workspace look at again. It names things: each console reads for itself what it may see. */
export const News = z.discriminatedUnion('about', [
  news('conversation', { id: z.string() }),
  news('bookings', {}),
  news('unanswered', {}),
  news('record', {}),
  news('note', { conversation: z.string(), id: z.string() }),
  news('drafts', { conversation: z.string(), operator: z.string() }),
  news('seen', { conversation: z.string(), operator: z.string() }),
  news('canned replies', {}),
  news('presence', {
    tab: z.string(),
    operator: z.object({ id: z.string(), name: z.string() }),
    conversation: z.string().nullable(),
    doing: Doing,
  }),
  news('who is there', {}),
  news('sessions', {}),
])
export type News = z.infer<typeof News>

/** Tells every open console of the workspace, in whichever process, once `trx` is committed. */
export const tellDesk = (trx: Database, workspaceId: string, told: News): Promise<void> =>
  poke(trx, topicOf(workspaceId), JSON.stringify(told))

const topicOf = (workspaceId: string) => `desk:${workspaceId}`

/** Hears what the consoles of a workspace are told; from the moment it is made nothing is missed unsaid. */
export function hearDesk(workspaceId: string, signal: AbortSignal) {
  let heard: News[] = []
  let isMissed = false
  let wake = () => {}
  const off = onPoke(topicOf(workspaceId), (about) => {
    if (about === undefined) isMissed = true
    else heard.push(News.parse(JSON.parse(about)))
    wake()
  })
  const stop = () => wake()
  signal.addEventListener('abort', stop)

  return {
    /** What was told since it was last asked, waiting for it; nothing after `patienceMs`, or once `signal` has aborted. */
    async next(patienceMs: number): Promise<{ heard: News[]; isMissed: boolean }> {
      let timer: NodeJS.Timeout | undefined
      if (heard.length === 0 && !isMissed && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve
          timer = setTimeout(resolve, patienceMs)
        })
      clearTimeout(timer)
      const told = { heard, isMissed }
      heard = []
      isMissed = false
      return told
    },
    close() {
      off()
      signal.removeEventListener('abort', stop)
    },
  }
}
