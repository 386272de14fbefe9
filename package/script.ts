import type { Chaxi, ChaxiOptions } from './api.ts'

/** The widget that the page has now. A page's own stub for calls that come too early is none. */
export function widgetInPage(): Chaxi | undefined {
  const there = window.chaxi
  return isWhole(there) ? there : undefined
}

/** What a shop's own switch turns: for this the widget need not come anew. */
export function wearTheme(theme: ChaxiOptions['theme'] = 'auto'): void {
  for (const element of document.querySelectorAll('chaxi-widget'))
    if (element.shadowRoot) element.setAttribute('data-theme', theme)
}

/** Runs the merchant's script, which reads its options off its own tag. Rejects where it cannot be had. */
export async function loaded({ src, integrity, nonce, ...said }: ChaxiOptions): Promise<void> {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(said)) {
    if (value !== undefined && value !== false) script.dataset[name] = value === true ? '' : value
  }
  if (nonce) script.nonce = nonce
  if (integrity) {
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
  }
  Reflect.set(script, 'src', trusted(src))
  try {
    await new Promise((arrived, failed) => {
      script.onload = arrived
      script.onerror = () => failed(new Error(`chaxi: ${src} did not load. ${remedy(integrity)}`))
      document.head.append(script)
    })
    // The widget waits for the body, too.
    if (!document.body) await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed))
  } finally {
    script.remove()
  }
  if (!widgetInPage()) throw new Error(`chaxi: ${src} is not the script of a Chaxi server, …/widget.js.`)
}

const isWhole = (there: Window['chaxi']): there is Chaxi => there?.destroy !== undefined

const remedy = (integrity?: string) =>
  integrity
    ? 'Look whether that version is there, and has the hash that the page gives.'
    : 'Look whether the address is right, and whether the page’s policy allows scripts from there.'

interface Policy {
  createScriptURL(address: string): unknown
}
interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy
}
declare global {
  // Not every browser has it, and the compiler knows of none.
  var trustedTypes: Policies | undefined
}
let policy: Policy | undefined

/** Where a page requires Trusted Types, an address is only taken from a policy with a name: ours is `chaxi`. */
function trusted(address: string): unknown {
  policy ??= globalThis.trustedTypes?.createPolicy('chaxi', { createScriptURL: (given) => given })
  return policy ? policy.createScriptURL(address) : address
}
