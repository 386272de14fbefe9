import type { Session } from '../contract/conversations.ts'
import type { ShownMessage } from './shown-messages.ts'

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

/** What a visitor has written in one tab and the shop has not read. */
export interface KeptUnsent {
  draft: string
  /** In the order they were said; a `failed` one waits until the visitor sends it again. */
  messages: Pick<ShownMessage, 'id' | 'text' | 'status'>[]
  /** The member who wrote it, by the visitor's id. */
  member?: string
}

export interface Keeper {
  read(): Promise<Kept | undefined>
  write(kept: Kept | undefined): void
  readUnsent(): Promise<KeptUnsent | undefined>
  writeUnsent(unsent: KeptUnsent | undefined): void
  /** Another tab signed out, or began a conversation. Returns its undoing. */
  watch(changed: (kept: Kept | undefined) => void): () => void
}

type Parse<Stored> = (stored: string) => Promise<Stored | undefined>

/**
 * Keeps in the shop's own `localStorage`, and what is unsent in the tab's `sessionStorage`; only once something is
 * written, and nothing where storage is refused.
 */
export function keeper(baseUrl: string, parse: Parse<Kept>, parseUnsent: Parse<KeptUnsent>): Keeper {
  const key = `chaxi:${baseUrl}`
  const stored = () => storing(() => localStorage.getItem(key))
  const parsed = async (text: string | null | undefined) => (text ? parse(text) : undefined)
  const write = (storage: Storage, value: object | undefined) =>
    value ? storage.setItem(key, JSON.stringify(value)) : storage.removeItem(key)

  return {
    read: () => parsed(stored()),
    write(kept) {
      storing(() => write(localStorage, kept))
      if (!kept) forgetDrafts()
    },
    async readUnsent() {
      const text = storing(() => sessionStorage.getItem(key))
      return text ? parseUnsent(text) : undefined
    },
    writeUnsent: (unsent) => storing(() => write(sessionStorage, unsent)),
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

// What was being typed, into forms too, is kept for the tab (see draft.ts).
const forgetDrafts = () =>
  storing(() => {
    for (const name of Object.keys(sessionStorage)) if (/^chaxi[-:]/.test(name)) sessionStorage.removeItem(name)
  })

function storing<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined // Refused or full: the conversation then lasts as long as the page.
  }
}
