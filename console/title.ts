import { effect, signal } from '@preact/signals'
import { waiting } from './rooms.ts'
import { session } from './session.ts'

/** What is shown, as the first word of the page's title. */
export const title = signal('Console')

/** "(3) Inbox, Lantern & Leaf": how many wait stands before the title, and as a dot in the page's sign. */
export const keepTitle = () =>
  effect(() => {
    const shop = typeof session.value === 'object' ? session.value.workspace.name : 'Chaxi'
    const count = typeof session.value === 'object' ? (waiting.value.inbox ?? 0) : 0
    document.title = `${count > 0 ? `(${count}) ` : ''}${title.value}, ${shop}`
    document.querySelector('link[rel=icon]')?.setAttribute('href', count > 0 ? dotted : '/favicon.svg')
  })

const dotted = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#1f5a49" stroke-width="1.8">
    <rect x="2.75" y="2.75" width="18.5" height="18.5" rx="2.5"/><circle cx="12" cy="12" r="5.25"/>
    <circle cx="18.5" cy="5.5" r="5" fill="#b0431e" stroke="none"/></svg>`,
)}`
