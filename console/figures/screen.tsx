import { useModel } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useAttempt } from '../form.tsx'
import { onNews } from '../live.ts'
import { Loading } from '../loading.tsx'
import { href, place } from '../place.ts'
import { ask } from '../session.ts'
import { DayTable } from './day-table.tsx'
import { Figures, type Length, lengths } from './figures.ts'

const LOOK_MS = 60_000

/** What was answered and what was not, day by day. */
export default function FiguresScreen() {
  const model = useModel(() => new Figures(ask))
  const { fault, run } = useAttempt()
  const length = lengths.find((days) => String(days) === place.value.query.get('days')) ?? lengths[0]
  const look = () => void run(() => model.look(length))
  useEffect(look, [length])
  useEffect(() => keepFresh(look), [length])

  return (
    <>
      <Bar length={length} />
      <div class="figures">
        {fault && (
          <p class="fault" role="alert">
            {fault}{' '}
            <button class="button" type="button" onClick={look}>
              Try again
            </button>
          </p>
        )}
        {model.days.value ? (
          <DayTable model={model} days={model.days.value} />
        ) : (
          !fault && <Loading what="the figures" />
        )}
        <p class="figures__note">
          Counted is what the assistant did, not whether that was right: only your visitors know, by their thumbs.{' '}
          <a href={href('conversations', [], { show: 'unhelpful' })}>Read where an answer did not help</a>, or{' '}
          <a href={href('unanswered')}>write what it did not know</a>.
        </p>
      </div>
    </>
  )
}

const Bar = ({ length }: { length: Length }) => (
  <header class="bar">
    <h1>Figures</h1>
    <nav class="tabs" aria-label="How many days">
      {lengths.map((days) => (
        <a
          key={days}
          href={href('figures', [], { days: days === lengths[0] ? undefined : String(days) })}
          aria-current={days === length ? 'page' : undefined}
        >
          {days} days
        </a>
      ))}
    </nav>
  </header>
)

/** Looks anew now and then while the page is seen, and when somebody comes back to it. Answers how to stop. */
function keepFresh(look: () => void): () => void {
  const seen = () => void (document.visibilityState === 'visible' && look())
  const off = onNews(({ type }) => {
    if (type === 'resync') look()
  })
  const timer = setInterval(seen, LOOK_MS)
  document.addEventListener('visibilitychange', seen)
  return () => {
    off()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
