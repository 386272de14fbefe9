import { dayKey, money, shortDay } from '../../browser/format.ts'
import type { FormService } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'
import { Asked } from './asked.tsx'
import { Forward } from './forward.tsx'
import type { Face } from './parts.ts'
import { Row } from './row.tsx'
import type { Words } from './strings.ts'

/** What may be booked, with its price and next day; what is for members says so and has nothing to press. */
export function ChooseService({ services, ...face }: Face & { services: FormService[] }) {
  const { model, shop, words } = face

  return (
    <>
      <fieldset class="group" data-part="service">
        <legend>
          <b>{words.whichService(shop.words.service)}</b>
          <span>{words.priceColumn}</span>
        </legend>
        <Asked {...face} choice="service" />
        <ul class="rows">
          {services.map((service) => (
            <ServiceRow key={service.code} service={service} {...face} />
          ))}
        </ul>
      </fieldset>
      <footer>
        <Forward ready={model.picker.service.value !== undefined}>{words.chooseDay}</Forward>
      </footer>
    </>
  )
}

function ServiceRow({ service, model, shop, words, id }: Face & { service: FormService }) {
  const { code, name, covers, duration_minutes, price, members_only, next_at } = service
  const chosen = model.picker.service.value?.code === code
  const amount = money(price, shop.locale)

  return (
    <Row
      choice={
        members_only ? undefined : { group: id('service'), chosen, choose: () => model.picker.chooseService(code) }
      }
      membersOnly={members_only}
      title={<bdi lang={shop.locale}>{name}</bdi>}
      caption={members_only ? words.membersOf(service, shop) : words.minutes(duration_minutes)}
      offer={price.per === 'seat' ? amount : words.each(amount, price.per)}
      note={next_at && nextDay(next_at, shop, words)}
    >
      {chosen && (
        <span class="row__more">
          <small>
            <bdi lang={shop.locale}>{covers}</bdi>
          </small>
        </span>
      )}
    </Row>
  )
}

function nextDay(at: string, shop: Shop, words: Words): string {
  const inDays = (days: number) => dayKey(new Date(Date.now() + days * 86_400_000).toISOString(), shop)
  const key = dayKey(at, shop)
  if (key === inDays(0)) return words.today
  return key === inDays(1) ? words.tomorrow : shortDay(at, shop)
}
