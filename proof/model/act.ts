import fc from 'fast-check'
import { AppError } from '../../server/errors.ts'
import type { World } from './world.ts'

/** One thing that somebody does in a run. Its words are what a counterexample shows. */
export interface Act {
  says: string
  /** Undefined where there was nothing to do it with. */
  does(world: World): Promise<Came | undefined>
  /** The seats it asks for, where it does. */
  wants?(world: World): Wanted | undefined
}

/** What one act came to: an HTTP status, and a refusal's code. */
export interface Came {
  status: number
  error?: string
  text?: string
}

export interface Wanted {
  form: string
  slot_id: string
  seats: number
}

/** What an act is done with, as `pick` reads it. */
export const index = fc.nat({ max: 24 })

/** The one at `i` of those that fit, counted round and round; one time in five it need not fit. */
export function pick<Item>(items: Item[], i: number, fits: (item: Item) => boolean = () => true): Item | undefined {
  const found = i % 5 === 4 ? items : items.filter(fits)
  return found[i % found.length]
}

export const cameOf = ({ status, body, text }: { status: number; body?: { error?: string }; text: string }): Came => ({
  status,
  error: body?.error,
  text,
})

/** What came of a call past HTTP, as HTTP would have answered it. */
export async function answered(work: Promise<unknown>): Promise<Came> {
  try {
    await work
    return { status: 200 }
  } catch (error) {
    if (error instanceof AppError) return { status: 409, error: error.code }
    return { status: 500, error: error instanceof Error ? `${error.stack}` : String(error) }
  }
}
