/**
 * What a reader of large letters would trip over in the panel, in words; to be evaluated in the page. Words that nothing
 * is left of, that run out of the panel, lie on others or are cut in two though a line has room for them, and a way out
 * that is not whole.
 */
export function outOfPlace(panel: Element): string[] {
  const whole = panel.getBoundingClientRect()
  const close = panel.querySelector('.panel__head > .icon-button')?.getBoundingClientRect()
  const isIn = (box: DOMRect) => box.left >= whole.left - 1 && box.right <= whole.right + 1
  const found = close && isIn(close) && close.top >= whole.top ? [] : ['the way out is not whole']

  const pieces = words()
  for (const { word, lines } of pieces) {
    const width = lines.reduce((sum, line) => sum + line.width, 0)
    if (width < 1) found.push(`nothing is left of “${word}”`)
    if (!lines.every(isIn)) found.push(`“${word}” runs out of the panel`)
    if (new Set(lines.map(({ top }) => Math.round(top))).size > 1 && width < whole.width / 2)
      found.push(`“${word}” is cut in two`)
  }
  for (const [place, one] of pieces.entries())
    for (const other of pieces.slice(place + 1))
      if (one.scrolls === other.scrolls && one.lines.some((line) => other.lines.some((also) => covers(line, also))))
        found.push(`“${one.word}” lies on “${other.word}”`)
  return found

  function words() {
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
    const pieces: { word: string; lines: DOMRect[]; scrolls: Element | null }[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: around } = text
      if (!around?.checkVisibility() || around.closest('.unseen, .strip')) continue
      const range = document.createRange()
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        pieces.push({ word, lines: [...range.getClientRects()], scrolls: around.closest('.transcript, .menu') })
      }
    }
    return pieces
  }

  // The box of a letter is higher than the letter: only the middle of it counts.
  function covers(one: DOMRect, other: DOMRect) {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 2 && down > Math.min(one.height, other.height) / 3
  }
}
