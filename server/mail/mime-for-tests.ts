/** One part of a message as a mailbox reads it: header names in lower case, words and content decoded. */
export interface Part {
  headers: Record<string, string>
  content: string
  parts: Part[]
}

/** Reads a message (RFC 5322, 2045 to 2047), as far as mail of ours goes. */
export function readMessage(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const headers = readHeaders(raw.slice(0, end))
  const body = raw.slice(end + 4)
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1]
  if (!boundary) return { headers, content: decoded(body, headers['content-transfer-encoding'] ?? '7bit'), parts: [] }

  const parts = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1)
  return { headers, content: '', parts: parts.map((part) => readMessage(part.replace(/^\r\n/, ''))) }
}

/** Every part that holds content, in order. */
export const leaves = (part: Part): Part[] => (part.parts.length === 0 ? [part] : part.parts.flatMap(leaves))

function readHeaders(text: string): Record<string, string> {
  const lines = text.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
      return [name.toLowerCase(), words(value)]
    }),
  )
}

const words = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    )

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString()
  if (encoding !== 'quoted-printable') return text
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
