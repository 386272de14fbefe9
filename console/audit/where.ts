import * as z from 'zod/mini'
import { Surface } from '../../contract/audit.ts'
import { Since, type TrailFilter } from '../../contract/trail.ts'
import { href, type Place } from '../place.ts'

/** What of the trail an address means; what it says of a filter that is none is passed over. */
export function filterOf({ query }: Pick<Place, 'query'>): TrailFilter {
  const read = (name: string) => query.get(name) || undefined
  return {
    search: read('search')?.slice(0, 100),
    who: read('who')?.slice(0, 100),
    surface: z.safeParse(Surface, read('surface')).data,
    since: z.safeParse(Since, read('since')).data ?? 'week',
    refused: read('refused') === 'only' ? 'only' : undefined,
  }
}

/** The trail, narrowed otherwise. */
export const trailAt = ({ query }: Pick<Place, 'query'>, changed: Record<string, string> = {}): string =>
  href('audit', [], { ...Object.fromEntries(query), ...changed })
