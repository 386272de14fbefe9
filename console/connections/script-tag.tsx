import type { Connections, Sighting } from '../../contract/connections.ts'
import { ago } from '../ago.ts'
import { useAttempt } from '../form.tsx'
import { Done, Page } from '../icons.tsx'
import { signedIn } from '../session.ts'
import { Card } from './card.tsx'
import type { Links } from './links.ts'
import { ScriptLine } from './script-line.tsx'
import { marks } from './words.ts'

/** The line that merchants paste, and where it was seen. */
export function ScriptCard({ model, seen }: { model: Links; seen: Connections }) {
  const { busy, fault, run } = useAttempt()
  return (
    <Card
      id="script"
      title="Script tag"
      words="One line before the end of the body, on every page where the assistant should be."
    >
      <ScriptLine pinned={seen.pinned} />
      <ul class="links__seen" aria-label="Where it was seen">
        {seen.sightings.map((sighting) => (
          <Seen key={sighting.origin} sighting={sighting} />
        ))}
        {seen.sightings.length === 0 && <li>Not seen yet. Open a page that has it, then press Look now.</li>}
      </ul>
      <footer>
        <button class="button" type="button" disabled={busy} onClick={() => void run(model.look)}>
          Look now
        </button>
        {fault && <span role="alert">{fault}</span>}
      </footer>
    </Card>
  )
}

function Seen({ sighting }: { sighting: Sighting }) {
  const { origin, seen_at, page } = sighting
  const { workspace } = signedIn.value
  const host = new URL(origin).host
  if (!seen_at)
    return (
      <li data-state="quiet">
        <Page />
        <span>Not seen yet on {host}</span>
      </li>
    )
  return (
    <li>
      <Done />
      <span>
        We see it on{' '}
        <a href={page?.url ?? origin} target="_blank" rel="noreferrer">
          {host}
        </a>
        {marks(sighting, workspace.words.services)}
        {!sighting.marked && (
          <small>How many {workspace.words.services} it marks shows once somebody begins a conversation there.</small>
        )}
      </span>
      <time dateTime={seen_at}>{ago(seen_at, workspace)}</time>
    </li>
  )
}
