/** One constructed sheet, shared by every root that adopts it: no `<style>`, so a strict CSP has nothing to refuse. */
export function sheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(css)
  return made
}
