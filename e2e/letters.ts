import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from './fixtures.ts'

/**
 * The newest letter whose file's name has this in it (a booking's reference, or the letter's kind), as text, with its
 * calendar file; empty while none has left.
 */
export async function letterAbout({ dataDir }: Shop, about: string): Promise<string> {
  const folder = join(dataDir, 'outbox')
  const files = existsSync(folder) ? await readdir(folder) : []
  const name = files.filter((file) => file.includes(about) && file.endsWith('.eml')).at(-1)
  if (!name) return ''
  const raw = await readFile(join(folder, name), 'latin1')
  const bodies = raw.split(/\r\n\r\n/).map((part) => [part, decoded(part)])
  return bodies.flat().join('\n')
}

/** A part as UTF-8, were it written in base64 or quoted-printable. */
function decoded(part: string): string {
  const text = part.replace(/\r\n--[\s\S]*$/, '')
  const base64 = /^[A-Za-z0-9+/=\s]+$/.test(text) ? Buffer.from(text, 'base64').toString() : ''
  const quoted = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return `${base64}\n${Buffer.from(quoted, 'latin1').toString()}`
}
