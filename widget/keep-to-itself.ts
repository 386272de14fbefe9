/** Seen from the page, they happen to an element that is no field: its shortcuts would take them for their own. */
const TYPED = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'cut', 'copy', 'paste']
/** A page that scrolls by a script of its own takes every wheel and every finger that it hears of. */
const MOVED = ['wheel', 'touchmove']

/** What is done in here is no business of the page's, which hears of it only while it passes on its way in. */
export function keepToItself(root: ShadowRoot): void {
  for (const type of [...TYPED, ...MOVED])
    root.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
}
