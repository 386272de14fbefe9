import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useId } from 'preact/hooks'
import type { CannedReply } from '../../contract/inbox.ts'

interface Props {
  replies: readonly CannedReply[]
  search: string
  /** Keeps the focus; its arrow keys move through the list (ARIA combobox). */
  field: RefObject<HTMLTextAreaElement | null>
  choose(reply: CannedReply): void
  close(): void
}

/** Words that are kept ready, found by what follows the stroke. */
export function Canned({ replies, search, field, choose, close }: Props) {
  const id = useId()
  const at = useSignal(0)
  const found = replies.filter(({ shortcut, text }) => shortcut.includes(search) || text.toLowerCase().includes(search))
  const chosen = found[Math.min(at.value, found.length - 1)]

  useEffect(() => {
    const place = field.current
    if (!place) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown') at.value = Math.min(at.value + 1, found.length - 1)
      else if (event.key === 'ArrowUp') at.value = Math.max(at.value - 1, 0)
      else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && chosen) choose(chosen)
      else if (event.key === 'Escape') close()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    place.addEventListener('keydown', press)
    place.setAttribute('aria-controls', id)
    if (chosen) place.setAttribute('aria-activedescendant', `${id}-${chosen.id}`)
    return () => {
      place.removeEventListener('keydown', press)
      place.removeAttribute('aria-controls')
      place.removeAttribute('aria-activedescendant')
    }
  })

  return (
    <div class="canned" id={id} role="listbox" aria-label="Canned replies">
      {found.map((reply) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above it hears the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
        <div
          key={reply.id}
          id={`${id}-${reply.id}`}
          role="option"
          aria-selected={reply === chosen}
          onClick={() => choose(reply)}
        >
          <b>/{reply.shortcut}</b>
          <span>{reply.text}</span>
        </div>
      ))}
      {found.length === 0 && <p class="faint">Nothing is kept under that name.</p>}
    </div>
  )
}
