import { threadWords } from '../../browser/threads/words.ts'
import type { Doors as Counted } from '../../contract/channels.ts'
import { platformNames, platforms } from '../../contract/platforms.ts'
import { href } from '../place.ts'
import { signedIn } from '../session.ts'
import { count, moment } from './words.ts'

/** The ways by which visitors come, and how much each is used. */
export function Doors({ doors: { website, programs } }: { doors: Counted }) {
  const { workspace } = signedIn.value
  const last = (what: string, at: string | null) => at && `${what} ${moment(at, workspace)}.`
  return (
    <section class="doors" aria-label="Doors">
      <ul>
        <li>
          <h2>Your website</h2>
          <p>{count(website.conversations, 'conversation')} in 7 days</p>
          <p class="faint">{last('The last began', website.last_at) ?? 'None has begun yet.'}</p>
          <a href={href('connections')}>Script tag</a>
        </li>
        <li>
          <h2>AI clients, over MCP</h2>
          <p>
            {count(programs.forms, 'form')} opened in 7 days, {programs.booked} booked
          </p>
          <p class="faint">
            Opened without a conversation: by an AI client, or by a plain link to the form.{' '}
            {last('The last', programs.last_at)}
          </p>
          <a href={href('connections')}>Addresses</a>
        </li>
        {platforms.map((platform) => (
          <li key={platform}>
            <h2>{platformNames[platform]}</h2>
            <p>{threadWords.accounts[platform]}</p>
            <p class="faint">Not connected. Preview only.</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
