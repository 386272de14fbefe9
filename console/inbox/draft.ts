import { createModel, effect, signal } from '@preact/signals'
import type { Draft } from '../../contract/inbox.ts'
import type { InboxApi } from './inbox-api.ts'
import type { Kind } from './talk.ts'

const PAUSE_MS = 600

/** What an operator is writing in one conversation, a reply and a note; kept on the server as it is typed. */
export const Drafts = createModel((conversation: string, api: Pick<InboxApi, 'draft'>) => {
  const kind = signal<Kind>('reply')
  const texts = signal<Record<Kind, string>>({ reply: '', note: '' })
  const kept = signal<{ at?: string; failed: boolean }>({ failed: false })
  const timers: Partial<Record<Kind, ReturnType<typeof setTimeout>>> = {}
  const isTouched: Record<Kind, boolean> = { reply: false, note: false }

  effect(() => () => flush())

  function write(text: string) {
    const which = kind.value
    texts.value = { ...texts.value, [which]: text }
    isTouched[which] = true
    clearTimeout(timers[which])
    timers[which] = setTimeout(() => void keep(which), PAUSE_MS)
  }

  async function keep(which: Kind) {
    timers[which] = undefined
    const text = texts.value[which]
    try {
      await api.draft(conversation, { kind: which, text })
      kept.value = { at: text ? new Date().toISOString() : undefined, failed: false }
      if (texts.value[which] === text) isTouched[which] = false
    } catch (error) {
      console.warn(error)
      kept.value = { ...kept.value, failed: true }
    }
  }

  /** Keeps at once what has not been kept yet: the page may be left. */
  function flush() {
    for (const which of ['reply', 'note'] as const) {
      if (timers[which] === undefined) continue
      clearTimeout(timers[which])
      void keep(which)
    }
  }

  /** Another tab or machine of this operator wrote, or the words went out: what is being typed here stays. */
  function hear(drafts: readonly Draft[]) {
    for (const which of ['reply', 'note'] as const) {
      if (isTouched[which]) continue
      const draft = drafts.find(({ kind }) => kind === which)
      texts.value = { ...texts.value, [which]: draft?.text ?? '' }
      if (which === kind.value) kept.value = { at: draft?.updated_at, failed: false }
    }
  }

  /** The words are on their way: the field is free again. */
  function clear() {
    const which = kind.value
    clearTimeout(timers[which])
    timers[which] = undefined
    isTouched[which] = false
    texts.value = { ...texts.value, [which]: '' }
    kept.value = { failed: false }
    // A public reply clears its draft by itself; a note's is ours to clear.
    if (which === 'note') void api.draft(conversation, { kind: 'note', text: '' }).catch(console.warn)
  }

  return { kind, texts, kept, write, flush, hear, clear }
})
export type Drafts = InstanceType<typeof Drafts>
