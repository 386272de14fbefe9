/** Puts a text on the clipboard; false where the browser does not let a page do so, as in some frames. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text) // the older way needs neither https nor the frame's leave
  }
}

function copyBySelection(text: string): boolean {
  function fill(event: ClipboardEvent) {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', fill, { capture: true, once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', fill, { capture: true })
  return isCopied
}
