import type { Chaxi, ChaxiOptions } from './api.ts'
import { loaded, wearTheme, widgetInPage } from './script.ts'

/** What is in the page by our doing, or was to be: `failed` where its script could not be had. */
interface Shown {
  options: ChaxiOptions
  /** Absent where the page's own script tag was first. */
  isOurs?: boolean
  failed?: unknown
}

interface Call {
  use(widget: Chaxi): void
  refuse(why: unknown): void
}

/** Each `load` that was not taken back. A page has one widget: the newest wish is the one that counts. */
const wishes = new Set<{ options: ChaxiOptions }>()
const waiting: Call[] = []
let shown: Shown | undefined
let isSettling = false
let isHearing = false
let isOpen = false
let proof: Parameters<Chaxi['identify']>[0] | undefined

/**
 * Brings the widget into the page from the merchant's own server, and answers with what takes it out again. One that is
 * taken out and wanted again in the same breath, as frameworks do when they move or draw twice, stays as it is; wanted
 * with other options it comes anew, and is open and signed in as it was. Where the page has the script tag as well, that
 * one stays. On a server, where there is no page, it does nothing.
 */
export function load(options: ChaxiOptions): () => void {
  if (!globalThis.document) return () => {}
  const wish = { options: { ...options } }
  wishes.add(wish)
  if (shown?.failed) shown = undefined
  void settle()
  return () => {
    if (wishes.delete(wish)) void settle()
  }
}

/** The widget, once it is in the page. Rejects where its script cannot be had, or it is taken out before. */
export const ready = (): Promise<Chaxi> => new Promise(whenReady)

/** Takes the widget out, whoever wanted it, and forgets who is signed in. */
export function unload(): void {
  wishes.clear()
  proof = undefined
  if (!globalThis.document) return
  if (!shown?.isOurs) widgetInPage()?.destroy()
  void settle()
}

/** Does this with the widget, at once or when it comes, in the order of the calls. */
export function whenReady(use: Call['use'], refuse: Call['refuse'] = () => {}): void {
  if (!globalThis.document) return
  hear()
  const widget = widgetInPage()
  if (widget && !isLeaving()) use(widget)
  else if (shown?.failed) refuse(shown.failed)
  else waiting.push({ use, refuse })
}

/** Who is signed in, for this widget and for one that comes in its place. */
export function identifyAs(token: typeof proof): void {
  proof = token
  if (token && globalThis.document) widgetInPage()?.identify(token)
}

/** Brings the page to what is wished for, one step after another: a script that is under way cannot be called back. */
async function settle(): Promise<void> {
  if (isSettling) return
  isSettling = true
  hear()
  await null
  while (!isSame(wanted(), shown?.options)) await change(wanted())
  isSettling = false
}

async function change(to: ChaxiOptions | undefined): Promise<void> {
  if (to && shown && isSame({ ...to, theme: undefined }, { ...shown.options, theme: undefined })) {
    shown.options = to
    return wearTheme(to.theme)
  }
  const wasOpen = isOpen
  takeOut()
  if (!to) {
    for (const { refuse } of waiting.splice(0)) refuse(new Error('chaxi: the widget was taken out of the page.'))
    return
  }
  shown = { options: to, isOurs: !widgetInPage() }
  try {
    if (shown.isOurs) await loaded(to)
    if (wasOpen) widgetInPage()?.open()
  } catch (failed) {
    console.warn(failed)
    shown.failed = failed
    for (const { refuse } of waiting.splice(0)) refuse(failed)
  }
}

function takeOut(): void {
  if (shown?.isOurs && !shown.failed) widgetInPage()?.destroy()
  shown = undefined
  isOpen = false
}

function hear(): void {
  if (isHearing) return
  isHearing = true
  document.addEventListener('chaxi:open', () => {
    isOpen = true
  })
  document.addEventListener('chaxi:close', () => {
    isOpen = false
  })
  document.addEventListener('chaxi:ready', () => {
    const widget = widgetInPage()
    if (!widget || isLeaving()) return
    // Before all else: what an earlier page kept of a member is thrown away unless this one says who they are.
    if (proof) widget.identify(proof)
    for (const { use } of waiting.splice(0)) use(widget)
  })
}

const wanted = () => [...wishes].at(-1)?.options

/** What is in the page, or just coming, is not what is wished for any more. */
const isLeaving = () => shown?.isOurs === true && !isSame(wanted(), shown.options)

function isSame(one: ChaxiOptions | undefined, other: ChaxiOptions | undefined): boolean {
  if (!one || !other) return one === other
  const said = (options: ChaxiOptions) =>
    JSON.stringify(
      Object.entries(options)
        .filter(([, value]) => value !== undefined)
        .sort(),
    )
  return said(one) === said(other)
}
