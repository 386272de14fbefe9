import { signal, useModel } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { UnansweredShow } from '../../contract/unanswered.ts'
import { useAttempt } from '../form.tsx'
import { onNews } from '../live.ts'
import { Loading } from '../loading.tsx'
import { go, href, place } from '../place.ts'
import { waiting } from '../rooms.ts'
import { ask } from '../session.ts'
import { useShortcuts } from '../shortcuts.ts'
import { QuestionList } from './question-list.tsx'
import { type Drafts, Questions } from './questions.ts'
import { cameOfIt } from './words.ts'
import { Write } from './write.tsx'

// Whoever looks something up in another room comes back to what they had begun.
const drafts = signal<Drafts>({})

/** What visitors asked that the assistant could not answer, and a place to answer it. */
export default function UnansweredScreen() {
  const model = useModel(() => new Questions(ask, drafts))
  const { fault, run } = useAttempt()
  const show = shownAt(place.value.query.get('show'))
  const [id] = place.value.rest
  const look = () => void run(() => model.look(show))
  useEffect(look, [show])
  useEffect(() => keepFresh(look), [show])
  useEffect(() => {
    const open = model.list.value?.counts.open
    if (open !== undefined) waiting.value = { ...waiting.value, unanswered: open }
  }, [model.list.value])
  useShortcuts(keys)

  const { list, questions, done } = model
  const current = id === undefined ? questions.value[0] : questions.value.find((question) => question.id === id)
  return (
    <div class="desk" data-open={id === undefined ? undefined : ''}>
      <Bar model={model} show={show} />
      <section class="desk__list" aria-label="Questions">
        <p role="status" class="desk__said" data-tone={done.value?.isFound === false ? 'wait' : undefined}>
          {done.value && cameOfIt(done.value)}
        </p>
        {fault && (
          <p class="fault" role="alert">
            {fault}{' '}
            <button class="button" type="button" onClick={look}>
              Try again
            </button>
          </p>
        )}
        {list.value && show === 'open' && id !== undefined && !current && (
          <p role="alert">That question has been dealt with meanwhile.</p>
        )}
        {list.value ? <QuestionList model={model} current={current} /> : !fault && <Loading what="the questions" />}
      </section>
      {show === 'open' && current && (
        <Write key={current.id} model={model} question={current} isOpened={id !== undefined} />
      )}
    </div>
  )
}

function Bar({ model, show }: { model: Questions; show: UnansweredShow }) {
  const counts = model.list.value?.counts
  return (
    <header class="bar">
      <h1>Unanswered</h1>
      <nav class="tabs" aria-label="Which questions">
        {tabs.map(([value, name]) => (
          <a
            key={value}
            href={href('unanswered', [], { show: value === 'open' ? undefined : value })}
            aria-current={show === value ? 'page' : undefined}
          >
            {name} {counts && <span>{counts[value]}</span>}
          </a>
        ))}
      </nav>
      <span class="end faint desk__order">{show === 'written' ? 'Latest first' : 'Most asked first'}</span>
    </header>
  )
}

const tabs = [
  ['open', 'Open'],
  ['written', 'Written'],
  ['aside', 'Set aside'],
] as const

const shownAt = (value: string | null): UnansweredShow => (value === 'written' || value === 'aside' ? value : 'open')

/** News, and coming back to the page, bring the list up to date. Answers how to stop. */
function keepFresh(look: () => void): () => void {
  const seen = () => void (document.visibilityState === 'visible' && look())
  const off = onNews(({ type }) => {
    if (type === 'unanswered' || type === 'record' || type === 'resync') look()
  })
  document.addEventListener('visibilitychange', seen)
  return () => {
    off()
    document.removeEventListener('visibilitychange', seen)
  }
}

const step = (by: number) => () => {
  const links = [...document.querySelectorAll<HTMLElement>('.asked li > a.button, .asked li > span > button')]
  const at = links.findIndex((link) => link.matches(':focus'))
  links.at(at === -1 ? 0 : (at + by + links.length) % links.length)?.focus()
}

const keys = [
  { keys: 'j', words: 'Next question', run: step(1) },
  { keys: 'k', words: 'Previous question', run: step(-1) },
  { keys: 'escape', words: 'Back to the questions', run: () => go(href('unanswered')) },
]
