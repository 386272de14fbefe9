type Cell = string | number | null

/**
 * One line of a CSV file (RFC 4180). A table program takes a cell that begins like a formula for one, and would run it
 * (CWE-1236): such a cell gets a quote before it, which the program hides.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(shown).join(',')}\r\n`

function shown(cell: Cell): string {
  const text = String(cell ?? '')
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
