import type { Shop } from '../../contract/catalogue.ts'
import type { Intervention } from '../../contract/interventions.ts'
import { time } from '../format.ts'
import { words } from './words.ts'

/** What was passed to the shop's people, and where their answer will come. */
export const HandoffCard = ({ intervention, shop }: { intervention: Intervention; shop: Shop }) => (
  <section class="slip">
    <header>
      <h3>{whereItStands(intervention, shop)}</h3>
    </header>
    <dl>
      <div class="line">
        <dt class="line__label">
          <span>{words.asked}</span>
        </dt>
        <dd class="line__value">
          <b>
            <bdi lang="">{intervention.summary}</bdi>
          </b>
        </dd>
      </div>
      {intervention.state !== 'resolved' && (
        <div class="line">
          <dt class="line__label">
            <span>{words.answer}</span>
          </dt>
          <dd class="line__value">
            <b>{words.here}</b>
          </dd>
        </div>
      )}
    </dl>
  </section>
)

function whereItStands({ state, assignee, waiting_since, first_reply_at }: Intervention, shop: Shop): string {
  if (state === 'resolved') return first_reply_at ? words.answered : words.noLonger
  return assignee ? words.withPerson(assignee) : words.withTheShop(time(waiting_since, shop))
}
