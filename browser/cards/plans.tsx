import type { Plan } from '../../contract/catalogue.ts'
import { money } from '../format.ts'
import { words } from './words.ts'

/** The merchant's memberships: what each costs and whom it is for. */
export const PlansCard = ({ plans, locale }: { plans: Plan[]; locale: string }) => (
  <section class="slip">
    <header>
      <h3>{words.plans}</h3>
    </header>
    <ul>
      {plans.map(({ code, name, price, audience }) => (
        <li key={code} class="slip__row">
          <div class="entry">
            <b>
              <bdi lang={locale}>{name}</bdi>
            </b>
            <i>{price.amount === 0 ? words.nothingToPay : words.each(money(price, locale), price.per)}</i>
            <small class="entry__wide">
              <bdi lang={locale}>{audience}</bdi>
            </small>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
