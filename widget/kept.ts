import type { Session } from '../contract/conversations.ts'

/** What outlives a page: who is visiting, since when, and the conversation they are in. Shared by the shop's tabs. */
export interface Kept {
  session: Session
  /** Whose session it is, in the shop's own numbering, where somebody is signed in. */
  sub?: string
  /** When the shop said so, in seconds: of two members the one whom it named later is here. */
  iat?: number
  /** Shared by sessions that follow one another. Two tabs that sign in at the same moment have one each. */
  lineage?: string
  since: string
  conversation?: string
}

export interface Keeper {
  read(): Promise<Kept | undefined>
  write(kept: Kept | undefined): void
  /** Another tab signed out, or began a conversation. Returns its undoing. */
  watch(changed: (kept: Kept | undefined) => void): () => void
}

/** Keeps in the shop's own `localStorage`, and only once something is written; nothing where storage is refused. */
export function keeper(baseUrl: string, parse: (stored: string) => Promise<Kept | undefined>): Keeper {
  const key = `chaxi:${baseUrl}`
  const stored = () => storing((storage) => storage.getItem(key))
  const parsed = async (text: string | null | undefined) => (text ? parse(text) : undefined)

  return {
    read: () => parsed(stored()),
    write(kept) {
      storing((storage) => (kept ? storage.setItem(key, JSON.stringify(kept)) : storage.removeItem(key)))
      if (!kept) forgetDrafts()
    },
    watch(changed) {
      async function look() {
        const text = stored()
        if (text === undefined) return // storage is refused, and other tabs know nothing of ours
        if (text) return changed(await parsed(text))
        forgetDrafts()
        changed(undefined)
      }
      const stop = new AbortController()
      // What is stored now, not what the event brings: of two tabs that write at once both keep the last.
      addEventListener('storage', (event) => event.key === key && look(), stop)
      // A page that comes back out of the browser's memory has heard nothing meanwhile.
      addEventListener('pageshow', ({ persisted }) => persisted && look(), stop)
      return () => stop.abort()
    },
  }
}

// What was being typed into forms is kept beside, for the tab (see draft.ts).
const forgetDrafts = () =>
  storing(() => {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith('chaxi-form-')) sessionStorage.removeItem(name)
  })

function storing<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined // Refused or full: the conversation then lasts as long as the page.
  }
}
