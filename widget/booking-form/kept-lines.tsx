import { Line } from './lines.tsx'
import { guestTime, type LaterFace, shopTime, slotDay, slotTimes, wholePrice } from './parts.ts'

export function WhenLine(face: LaterFace) {
  const { model, shop, words } = face
  const slot = model.party.value.slot
  if (!slot) return null

  const elsewhere = guestTime(slot, shop, words)
  return (
    <Line {...face} label={words.when} part="time">
      <b>
        {slotDay(slot, shop)}
        {words.comma}
        <time dateTime={slot.starts_at}>
          <bdi dir="ltr">{slotTimes(slot, shop)}</bdi>
        </time>
      </b>
      <small>{[shopTime(shop, words), elsewhere].filter(Boolean).join(words.comma)}</small>
    </Line>
  )
}

export function SeatsLine(face: LaterFace) {
  const { model, shop, words } = face
  const { seats } = model.party.value
  const service = model.picker.service.value

  return (
    <Line {...face} label={words.party} part="seats">
      <b>{seats}</b>
      {service && <small>{wholePrice(service, seats, shop, words)}</small>}
    </Line>
  )
}
