/** Turns the page over between light and dark; the choice is kept, and `/theme.js` wears it before the next first paint. */
export function turnOver(root: HTMLElement, storage: Pick<Storage, 'setItem'>, kept: string, systemIsDark: boolean) {
  const now = root.dataset.theme ?? (systemIsDark ? 'dark' : 'light')
  const next = now === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  storage.setItem(kept, next)
}
