import { shortDay, time } from '../../browser/format.ts'
import { Back } from '../../browser/icons.tsx'
import type { InboxItem } from '../../contract/inbox.ts'
import type { ShopBooking } from '../../contract/shop-view.ts'
import { href } from '../place.ts'
import { signedIn } from '../session.ts'
import { nameOf } from './words.ts'

interface Props {
  item: InboxItem
  bookings: readonly ShopBooking[]
  /** Where the way back leads on a narrow screen. */
  back: string
}

/** Why the conversation was handed over, who the visitor is, where they are, and what they have booked. */
export function Side({ item, bookings, back }: Props) {
  const { visitor, page, language, intervention } = item
  const tongue = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return (
    <aside class="pane side" id="details" aria-label="Visitor">
      <header class="bar">
        <a class="button side__back" data-kind="plain" href={back} aria-label="Back to the conversation">
          <Back />
        </a>
        <h2>{nameOf(item)}</h2>
        {visitor.member && (
          <span class="badge end" data-tone="accent">
            Member
          </span>
        )}
      </header>
      <div class="side__scroll">
        {intervention && intervention.state !== 'resolved' && (
          <section>
            <h3>Why it is here</h3>
            <p class="side__gist">{intervention.summary}</p>
          </section>
        )}
        <section>
          <h3>Visitor</h3>
          <dl class="pairs">
            <dt>E-mail</dt>
            <dd>
              {visitor.email ?? 'Not given'}
              {visitor.member && <small>verified by your site</small>}
            </dd>
            <dt>Language</dt>
            <dd>{tongue}</dd>
          </dl>
        </section>
        {page && (
          <section>
            <h3>Page</h3>
            <p>
              <SafeLink url={page.url}>{page.title || page.url}</SafeLink>
            </p>
          </section>
        )}
        <section>
          <h3>Bookings</h3>
          {bookings.length === 0 ? (
            <p class="faint">None.</p>
          ) : (
            <ul class="held">
              {bookings.map((booking) => (
                <Booked key={booking.reference} booking={booking} />
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3>In messengers</h3>
          <p>
            <a href={href('channels', [], { conversation: item.id })}>See it as a thread</a>
          </p>
        </section>
      </div>
    </aside>
  )
}

function Booked({ booking: { reference, service, starts_at, seats, state } }: { booking: ShopBooking }) {
  const { workspace } = signedIn.value
  return (
    <li>
      <a href={href('bookings', [reference])}>{service.name}</a>
      <span class="badge" data-tone={tones[state]}>
        {state.replace('_', '-')}
      </span>
      <small>
        {shortDay(starts_at, workspace)}, {time(starts_at, workspace)}, {seats} {seats === 1 ? 'seat' : 'seats'},{' '}
        {reference}
      </small>
    </li>
  )
}

const tones: Partial<Record<ShopBooking['state'], string>> = {
  confirmed: 'accent',
  waitlisted: 'wait',
  offered: 'wait',
  no_show: 'danger',
}

/** A visitor's page names itself: what is no web address is only read. */
function SafeLink({ url, children }: { url: string; children: string }) {
  const isWeb = /^https?:$/.test(URL.parse(url)?.protocol ?? '')
  return isWeb ? (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  )
}
