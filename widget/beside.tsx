import { effect, type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { render } from 'preact'
import { Close } from '../browser/icons.tsx'
import { sheet } from '../browser/sheet.ts'
import css from './beside.css?inline'
import type { Conversation } from './conversation.ts'
import type { ShownMessage } from './shown-messages.ts'
import { says } from './strings/panel.ts'

interface Props {
  conversation: Conversation
  /** The shop's own words, until they are put away. */
  hint: Signal<string>
  isOpen: ReadonlySignal<boolean>
  open: () => void
}

interface Where {
  root: ShadowRoot
  launcher: HTMLElement
  /** Whose language and direction it has. */
  place: HTMLElement
}

/** Counts on the launcher what is new, and shows the newest of it beside, until the returned function is called. */
export function standBeside({ root, launcher, place }: Where, props: Props): () => void {
  const own = document.createElement('div')
  own.className = place.className
  own.lang = place.lang
  own.dir = place.dir
  root.adoptedStyleSheets.push(sheet(css))
  root.append(own)
  render(<Beside {...props} />, own)
  const stop = countOn(launcher, props)
  return () => {
    stop()
    render(null, own)
  }
}

function countOn(launcher: HTMLElement, { conversation, isOpen }: Props) {
  const count = launcher.appendChild(document.createElement('b'))
  return effect(() => {
    const { length } = conversation.unread.value
    count.textContent = length > 0 && !isOpen.value ? says.unread(length) : ''
  })
}

/** At the launcher, while the panel is closed: the newest of what is unread, or else the shop's hint. */
function Beside({ conversation, hint, isOpen, open }: Props) {
  const putAway = useSignal('')
  const news = useComputed(() => conversation.unread.value.findLast(({ text }) => text))
  const read = useSignal({ id: '', words: '' })
  useSignalEffect(() => {
    const { value } = news
    if (value) void inWords(value).then((words) => (read.value = { id: value.id, words }))
  })
  const unread = news.value?.id === putAway.value ? undefined : news.value
  const words = !unread ? hint.value : unread.id === read.value.id && read.value.words

  function close() {
    putAway.value = news.value?.id ?? ''
    hint.value = ''
  }

  return (
    <div role="status">
      {!isOpen.value && words && (
        <div class="beside">
          <button class="beside__words" type="button" onClick={open}>
            <bdi lang="">{words}</bdi>
          </button>
          <button class="icon-button" type="button" aria-label={says.close} onClick={close}>
            <Close />
          </button>
        </div>
      )}
    </div>
  )
}

/** Without the marks that the assistant's words may carry; nothing where what reads them cannot be fetched: it is still counted. */
async function inWords({ author, text }: ShownMessage): Promise<string> {
  if (author.type !== 'assistant') return text
  return import('../contract/words/plain.ts').then(
    ({ plain }) => plain(text),
    (error) => {
      console.warn('chaxi:', error)
      return ''
    },
  )
}
