import type { Mounted } from './element.tsx'
import type { Lent } from './errands.ts'
import { loaded } from './loaded.ts'

interface Hinting extends Pick<Lent, 'baseUrl' | 'kept' | 'gone' | 'launcher'> {
  panel(): Promise<Pick<Mounted, 'hint'>>
}

/** How long a visitor has had the page to themselves, in milliseconds since it came. */
const FIRST_LOOK = 8000

/** Says the shop's words beside the launcher: once to each visitor, and to nobody who has been in the panel. */
export async function hintAt({ baseUrl, kept, panel, gone, launcher }: Hinting, words: string): Promise<void> {
  const key = `chaxi-hint:${baseUrl}`
  if (kept() || wasShown(key)) return
  await loaded()
  await new Promise((over) => setTimeout(over, FIRST_LOOK))
  if (gone.aborted || kept() || wasShown(key)) return
  note(key) // at once, for another tab may be as far
  const [label] = launcher.children
  const [said, lang] = [label?.textContent, label?.getAttribute('lang')]
  try {
    const { hint } = await panel()
    hint.value = words
  } catch (error) {
    // Nobody has pressed the launcher: it says nothing of what did not load, and the next page may say the hint.
    forget(key)
    label?.replaceChildren(said ?? '')
    label?.setAttribute('lang', lang ?? '')
    throw error
  }
}

// Only what was shown is noted, and no more than that it was.
function note(key: string) {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // The browser refuses storage: the next page says it again.
  }
}

function forget(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was noted.
  }
}

function wasShown(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
