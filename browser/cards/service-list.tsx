import { useSignal } from '@preact/signals'
import type { Service, Shop } from '../../contract/catalogue.ts'
import { money } from '../format.ts'
import { soon } from './soon.ts'
import { words } from './words.ts'

const atFirst = 5
const few = 5

interface Props {
  services: Service[]
  shop: Shop
  onBook: (code: string) => void
}

/** What can be booked; each row is the button that opens the form for it. */
export function ServicesCard({ services, shop, onBook }: Props) {
  const all = useSignal(services.length <= atFirst + 1)
  const shown = all.value ? services : services.slice(0, atFirst)
  const per = services[0]?.price.per ?? ''
  const onePrice = shown.every(({ price }) => price.per === per)

  return (
    <section class="slip">
      <header>
        <h3>{words.heading(shop.words.services)}</h3>
        {onePrice && (
          <p>
            <span>{words.priceForEach(per)}</span>
          </p>
        )}
      </header>
      <ul>
        {shown.map((service) => (
          <li key={service.code} class="slip__row">
            <ServiceRow service={service} shop={shop} showPer={!onePrice} onBook={onBook} />
          </li>
        ))}
        {!all.value && (
          <li class="slip__row">
            <button class="plain" type="button" onClick={() => (all.value = true)}>
              <span>{words.more(services.length - atFirst, shop.words.services)}</span>
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

function ServiceRow({
  service,
  shop,
  showPer,
  onBook,
}: Omit<Props, 'services'> & { service: Service; showPer: boolean }) {
  const next = service.next_slots[0]
  const price = money(service.price, shop.locale)
  return (
    <button class="entry" type="button" onClick={() => onBook(service.code)}>
      <b>
        <bdi lang={shop.locale}>{service.name}</bdi>
      </b>
      <i>{showPer ? words.each(price, service.price.per) : price}</i>
      <small>
        {words.minutes(service.duration_minutes)}
        {words.comma}
        {next ? soon(next.starts_at, shop) : words.noTimes}
      </small>
      <small>{availability(service)}</small>
    </button>
  )
}

function availability({ members_only, whole_slot, next_slots: [next] }: Service): string {
  if (members_only) return words.members
  if (!next) return ''
  if (whole_slot) return next.seats_left === 0 ? words.taken : words.wholeFree
  if (next.seats_left === 0) return words.full
  return next.seats_left <= few ? words.seatsLeft(next.seats_left) : words.seatsFree
}
