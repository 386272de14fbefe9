import type * as z from 'zod/mini'
import type { NewPresence, Present } from '../../contract/inbox.ts'
import { type Database, transact } from '../database.ts'
import { type News, tellDesk } from '../desk.ts'
import { showTyping } from '../interventions/holding.ts'
import { openIntervention } from '../interventions/interventions.ts'
import { now, secondsBefore } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import type { Operator } from './items.ts'

/** A tab that has told nothing for this long has gone without a word; its stream tells again well before. */
const GONE_SECONDS = 45
/** Whoever writes tells so every few seconds. */
const WRITING_SECONDS = 10

/** Tells the other consoles where an operator is, and a visitor whom they answer that they write. Nothing is stored. */
export function tellPresence(
  db: Database,
  workspace: Workspace,
  { tab, conversation_id, doing }: z.infer<typeof NewPresence>,
  by: Operator,
): Promise<void> {
  return transact(db, async (trx) => {
    const operator = { id: by.id, name: by.name }
    await tellDesk(trx, workspace.id, { about: 'presence', tab, operator, conversation: conversation_id, doing })
    if (doing !== 'writing' || conversation_id === null) return

    const open = await openIntervention(trx, workspace.id, conversation_id)
    const isTheirs = open?.assignee_type === 'operator' && open.assignee_id === by.id
    if (open && isTheirs) await showTyping(trx, workspace, open.id, { type: 'operator', ...operator })
  })
}

type Told = Extract<News, { about: 'presence' }>

/** Who is where, as one tab has heard it. */
export function createPresence(own: { tab: string; operator: Operator }) {
  const tabs = new Map<string, Told & { at: string }>()

  return {
    hear(told: Told) {
      if (told.conversation === null) tabs.delete(told.tab)
      else tabs.set(told.tab, { ...told, at: now() })
    },
    /** What this tab itself told last, to be told again for whoever came later. */
    own: () => tabs.get(own.tab),
    /** The others; somebody with several tabs in a conversation is there once. */
    others(): Present[] {
      const people = new Map<string, Present>()
      for (const [tab, told] of tabs) {
        if (told.at < secondsBefore(now(), GONE_SECONDS)) tabs.delete(tab)
        else if (told.operator.id !== own.operator.id) join(people, told)
      }
      return [...people.values()]
    },
  }
}

function join(people: Map<string, Present>, { operator, conversation, doing, at }: Told & { at: string }) {
  if (conversation === null) return
  const key = `${operator.id} ${conversation}`
  const isLate = at < secondsBefore(now(), WRITING_SECONDS)
  const here: Present = { operator, conversation_id: conversation, doing: isLate ? 'viewing' : doing }
  if (!people.has(key) || here.doing !== 'viewing') people.set(key, here)
}
