import type { ComponentChildren } from 'preact'
import type { FieldName } from './field-names.ts'
import { eachPrice, type Face } from './parts.ts'
import type { Choice } from './path.ts'

interface LineProps extends Face {
  label: string
  part: Choice | FieldName
  children: ComponentChildren
}

/** A part that is done: label, value, and the way back to it. */
export function Line({ model, words, label, part, children }: LineProps) {
  return (
    <div class="line">
      <div class="line__label">
        <span>{label}</span>
      </div>
      <div class="line__value">{children}</div>
      <button
        type="button"
        class="plain"
        data-kind="quiet"
        aria-label={words.changePart(label)}
        onClick={() => model.change(part)}
      >
        <span>{words.change}</span>
      </button>
    </div>
  )
}

export function ServiceLine({ origin, ...face }: Face & { origin?: string }) {
  const { model, shop, words } = face
  const service = model.picker.service.value
  if (!service) return null

  return (
    <Line {...face} label={words.service(shop.words.service)} part="service">
      <b>
        <bdi lang={shop.locale}>{service.name}</bdi>
      </b>
      <small>
        {words.minutes(service.duration_minutes)}
        {words.comma}
        {eachPrice(service, shop, words)}
      </small>
      {origin && <small>{origin}</small>}
    </Line>
  )
}
