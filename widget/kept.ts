import type { Session } from '../contract/conversations.ts'

/** What outlives a page: who is visiting, since when, and the conversation they are in. Shared by the shop's tabs. */
export interface Kept {
  session: Session
  since: string
  conversation?: string
}

export interface Keeper {
  read(): Promise<Kept | undefined>
  write(kept: Kept | undefined): void
  /** Another tab signed out, or began a conversation. Returns its undoing. */
  watch(changed: (kept: Kept | undefined) => void): () => void
}

/** Keeps in the shop's own `localStorage`, and only once something is written; in memory where storage is refused. */
export function keeper(baseUrl: string, parse: (stored: string) => Promise<Kept | undefined>): Keeper {
  const key = `chaxi:${baseUrl}`
  let inMemory: Kept | undefined

  return {
    async read() {
      const stored = storing((storage) => storage.getItem(key))
      return stored ? parse(stored) : inMemory
    },
    write(kept) {
      inMemory = kept
      storing((storage) => (kept ? storage.setItem(key, JSON.stringify(kept)) : storage.removeItem(key)))
    },
    watch(changed) {
      const told = async (event: StorageEvent) => {
        if (event.key !== key) return
        inMemory = event.newValue ? await parse(event.newValue) : undefined
        changed(inMemory)
      }
      addEventListener('storage', told)
      return () => removeEventListener('storage', told)
    },
  }
}

function storing<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined // Refused or full: the conversation then lasts as long as the page.
  }
}
