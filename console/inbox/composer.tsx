import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { time } from '../../browser/format.ts'
import type { CannedReply } from '../../contract/inbox.ts'
import { signedIn } from '../session.ts'
import { Canned } from './canned.tsx'
import type { Drafts } from './draft.ts'
import type { Talk } from './talk.ts'
import { nameOf } from './words.ts'

interface Props {
  talk: Talk
  drafts: Drafts
  canned: readonly CannedReply[]
  /** A key was pressed in it: others are shown that somebody writes. */
  onWriting(): void
}

/** Where a reply or a private note is written. A note turns all of it yellow, and can never be sent. */
export function Composer({ talk, drafts, canned, onWriting }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { kind, texts } = drafts
  const { holder, item } = talk
  const isNote = kind.value === 'note'
  const isLocked = !isNote && (holder.value.by === 'colleague' || holder.value.by === 'assistant')
  const text = texts.value[kind.value]
  const menu = useSignal(false)
  const who = item.value ? nameOf(item.value) : 'the visitor'

  async function send() {
    if (isLocked || text.trim() === '') return
    const words = text
    drafts.clear()
    menu.value = false
    await talk.send(kind.value, words)
  }

  function write(words: string) {
    drafts.write(words)
    if (words !== '') onWriting()
    menu.value = !isNote && /^\/[a-z0-9-]*$/.test(words)
  }

  return (
    <form
      class="composer"
      data-kind={kind.value}
      aria-label={`Answer ${who}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Kinds drafts={drafts} talk={talk} />
      {menu.value && (
        <Canned
          replies={canned}
          search={text.startsWith('/') ? text.slice(1) : ''}
          field={field}
          choose={(reply) => {
            drafts.write(reply.text)
            menu.value = false
            field.current?.focus()
          }}
          close={() => (menu.value = false)}
        />
      )}
      <textarea
        ref={field}
        data-composer
        aria-label={isNote ? `Private note on ${who}` : `Reply to ${who}`}
        placeholder={isNote ? 'Only the team reads this' : isLocked ? '' : 'Write a reply'}
        readOnly={isLocked}
        value={text}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            void send()
          }
        }}
      />
      <footer>
        {!isNote && !isLocked && canned.length > 0 && (
          <button
            class="button"
            data-kind="plain"
            type="button"
            aria-expanded={menu.value}
            onClick={() => (menu.value = !menu.value)}
          >
            Canned replies<kbd>/</kbd>
          </button>
        )}
        <Kept drafts={drafts} />
        {isLocked ? (
          <button class="button" data-kind="main" type="button" onClick={() => void talk.takeOver()}>
            Take over
          </button>
        ) : (
          <button class="button" data-kind="main" type="submit" disabled={text.trim() === ''}>
            {isNote ? 'Keep note' : 'Send'}
            <kbd>Ctrl Enter</kbd>
          </button>
        )}
      </footer>
    </form>
  )
}

function Kinds({ drafts, talk: { holder } }: Pick<Props, 'drafts' | 'talk'>) {
  const { kind } = drafts
  const { value } = holder
  useEffect(() => drafts.flush, [])
  const choose = (which: 'reply' | 'note') => {
    kind.value = which
  }
  return (
    <div class="composer__kind">
      {(['reply', 'note'] as const).map((which) => (
        <label key={which}>
          <input type="radio" name="kind" value={which} checked={kind.value === which} onChange={() => choose(which)} />
          {which === 'reply' ? 'Reply' : 'Private note'}
        </label>
      ))}
      <p data-by={value.by}>{kind.value === 'note' ? 'Only the team sees this' : holding(value)}</p>
    </div>
  )
}

function holding(holder: Talk['holder']['value']): string {
  switch (holder.by) {
    case 'me':
      return 'The assistant is silent while you hold this'
    case 'nobody':
      return 'Your reply claims this'
    case 'assistant':
      return 'The assistant is answering'
    default:
      return `${holder.name} holds this`
  }
}

function Kept({ drafts: { kept } }: Pick<Props, 'drafts'>) {
  const { at, failed } = kept.value
  return (
    <p class="composer__kept" role="status">
      {failed ? 'Draft not kept: no connection' : at ? `Draft kept ${time(at, signedIn.value.workspace)}` : ''}
    </p>
  )
}
