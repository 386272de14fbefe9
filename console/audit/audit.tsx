import { useModel } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useAttempt } from '../form.tsx'
import { Loading } from '../loading.tsx'
import { place } from '../place.ts'
import { ask } from '../session.ts'
import { useShortcuts } from '../shortcuts.ts'
import { Chain } from './chain.tsx'
import { Sift } from './sift.tsx'
import { Thread } from './thread.tsx'
import { Trail } from './trail.ts'
import { filterOf } from './where.ts'

const LOOK_MS = 30_000

/** Every call and act, chained so that a changed one shows. */
export default function AuditScreen() {
  const model = useModel(() => new Trail(ask))
  const { fault, run } = useAttempt()
  const asked = JSON.stringify(filterOf(place.value))
  const look = () => void run(() => Promise.all([model.look(filterOf(place.value)), model.meet()]))
  useEffect(look, [])
  useEffect(() => {
    if (model.page.value) void run(() => model.look(filterOf(place.value)))
  }, [asked])
  useEffect(() => whileSeen(() => void model.lookAhead().catch(console.warn)), [])
  useShortcuts(keys)

  return (
    <>
      <header class="bar">
        <h1>Audit</h1>
        <span class="end" />
        <Export format="jsonl" />
        <Export format="csv" />
      </header>
      <div class="audit">
        <Chain model={model} />
        <Sift actors={model.actors.value} />
        {fault && (
          <p class="fault" role="alert">
            {fault}{' '}
            <button class="button" type="button" onClick={look}>
              Try again
            </button>
          </p>
        )}
        {model.page.value ? <Thread model={model} /> : !fault && <Loading what="the trail" />}
      </div>
    </>
  )
}

const Export = ({ format }: { format: 'jsonl' | 'csv' }) => (
  <a class="button" href={`/console/api/audit/export?format=${format}`} download>
    Export {format.toUpperCase()}
  </a>
)

/** Looks now and then, and when somebody comes back to the page. */
function whileSeen(look: () => void): () => void {
  const seen = () => void (document.visibilityState === 'visible' && look())
  const timer = setInterval(seen, LOOK_MS)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}

const step = (by: number) => () => {
  const rows = [...document.querySelectorAll<HTMLElement>('.trail [aria-expanded]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  rows[at < 0 ? 0 : at + by]?.focus()
}

const keys = [
  { keys: 'j', words: 'Next entry', run: step(1) },
  { keys: 'k', words: 'Previous entry', run: step(-1) },
  {
    keys: '/',
    words: 'Search the trail',
    run: () => document.querySelector<HTMLElement>('.sift [type=search]')?.focus(),
  },
]
