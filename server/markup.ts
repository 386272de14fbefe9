/** Text that is HTML already. */
export interface Markup {
  markup: string
}

/** HTML in which every value is escaped unless it is markup itself: text is text, whoever wrote it. */
export const html = (parts: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup => ({
  markup: parts.reduce((whole, part, i) => whole + markupOf(values[i - 1] ?? '') + part),
})

function markupOf(value: string | Markup | Markup[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return Array.isArray(value) ? value.map(markupOf).join('') : value.markup
}
