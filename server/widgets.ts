import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod'
import type { PinnedScript } from '../contract/connections.ts'
import { builtPage, DIST } from './built.ts'

/** The version of this build, by which a page can pin its widget. */
export const WIDGET_VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))).version

/** The widgets of this build and of earlier ones, for the pages that have pinned them. */
export interface Widgets {
  /**
   * Keeps the widget of this build under its version: the script, and all that it may ever load. What was kept under a
   * version stays as it is, since browsers keep it for a year and check it against the hash in the page.
   */
  keep(): Promise<void>
  /** Every version that can be pinned, newest first. */
  versions(): Promise<string[]>
  /** What a page pins that wants this build's version, with the hash of the very bytes that it will be sent. */
  pinned(): Promise<PinnedScript>
  /** The text of `/widget@1.2.3.js`, or of a part that any kept widget loads, `/assets/….js`. */
  textAt(path: string): Promise<string | undefined>
}

/** A widget's files by their paths in the build: `widget.js`, `assets/….js`. */
const Files = z.record(z.string(), z.string())
type Files = z.infer<typeof Files>

/** Those kept in `folder`: one file each, since a disk may be small and a widget has dozens. */
export function widgetsIn(folder: string): Widgets {
  const read = new Map<string, Files>()
  const fileOf = (version: string) => join(folder, `${version}.json.gz`)

  async function keep() {
    await mkdir(folder, { recursive: true })
    if (existsSync(fileOf(WIDGET_VERSION))) return

    const fresh = `${fileOf(WIDGET_VERSION)}.${process.pid}.tmp`
    await writeFile(fresh, gzipSync(JSON.stringify(await builtWidget()), { level: 9 }))
    await rename(fresh, fileOf(WIDGET_VERSION))
  }

  async function kept(): Promise<string[]> {
    if (!existsSync(folder)) return []
    return inOrder((await readdir(folder)).flatMap((name) => /^(.+)\.json\.gz$/.exec(name)?.[1] ?? []))
  }

  async function filesOf(version: string): Promise<Files> {
    const files = read.get(version) ?? Files.parse(JSON.parse(`${gunzipSync(await readFile(fileOf(version)))}`))
    read.set(version, files)
    return files
  }

  async function textAt(path: string) {
    const pinned = /^\/widget@(.+)\.js$/.exec(path)?.[1]
    for (const version of await kept()) {
      const files = !pinned || pinned === version ? await filesOf(version) : {}
      const name = pinned ? 'widget.js' : path.slice(1)
      if (Object.hasOwn(files, name)) return files[name]
    }
    return pinned === WIDGET_VERSION ? builtPage('widget.js') : undefined
  }

  return {
    keep,
    textAt,
    versions: async () => inOrder([...new Set([WIDGET_VERSION, ...(await kept())])]),
    async pinned() {
      const script = (await textAt(`/widget@${WIDGET_VERSION}.js`)) ?? ''
      return { version: WIDGET_VERSION, integrity: `sha384-${createHash('sha384').update(script).digest('base64')}` }
    },
  }
}

const inOrder = (versions: string[]) => versions.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))

/** The script, and every built file whose name, with the hash in it, stands in the script or in what that loads. */
async function builtWidget(): Promise<Files> {
  const assets = (await readdir(join(DIST, 'assets'))).filter((name) => name.endsWith('.js'))
  const files: Files = { 'widget.js': await builtPage('widget.js') }
  const texts = Object.values(files)
  for (const text of texts) {
    for (const name of assets.filter((name) => text.includes(name) && !files[`assets/${name}`])) {
      const part = await builtPage(`assets/${name}`)
      files[`assets/${name}`] = part
      texts.push(part)
    }
  }
  return files
}
