import type { ReadonlySignal } from '@preact/signals'
import type { Conversation } from './conversation.ts'
import { keepToItself } from './keep-to-itself.ts'
import { standAgain } from './stand-again.ts'

/** What the panel needs from its first moment on, though not before it can be seen; answers as `standAgain` does. */
export function settle(
  root: ShadowRoot,
  panel: HTMLDialogElement | null,
  isOpen: ReadonlySignal<boolean>,
  undo: (() => void)[],
  conversation: Conversation,
  baseUrl: string,
) {
  if (!panel) throw new Error('The panel is not drawn.')

  keepToItself(root)
  import('./read-together.ts')
    .then((tabs) => undo.push(tabs.readTogether(conversation, isOpen, baseUrl)))
    .catch(console.warn)
  return standAgain({ root, panel, isOpen }, undo)
}
