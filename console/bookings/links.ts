import { href, type Place } from '../place.ts'

/** The same place with another booking open, or none. */
export const opening = ({ query }: Pick<Place, 'query'>, reference?: string): string =>
  href('bookings', reference ? [reference] : [], Object.fromEntries(query))

export const dayAt = (date?: string): string => href('bookings', [], { date })

/** The list, narrowed otherwise. `from: 'any'` shows every day. */
export const listAt = ({ query }: Pick<Place, 'query'>, changed: Record<string, string | undefined> = {}): string => {
  const { date: _, ...kept } = Object.fromEntries(query)
  return href('bookings', [], { ...kept, view: 'list', ...changed })
}
