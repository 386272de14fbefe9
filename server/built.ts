import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the pages lie that Vite has built. */
export const DIST = join(import.meta.dirname, '../dist')

/** A built page's text; read each time, since a build may replace it under a running server. */
export const builtPage = (name: string): Promise<string> => readFile(join(DIST, name), 'utf8')

/** The address of the script that a built page starts, for a page that the server writes itself. */
export async function scriptOf(name: string): Promise<string> {
  const src = /<script\b[^>]*\bsrc="([^"]+)"/.exec(await builtPage(name))?.[1]
  if (!src) throw new Error(`dist/${name} starts no script. Build the pages again.`)
  return src
}
