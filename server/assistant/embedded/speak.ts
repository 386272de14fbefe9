import type { BrainEvent } from '../brain.ts'
import type { Notes } from './notes.ts'
import { sentencesOf } from './say.ts'

/** What a move left behind: notes for the next turn. */
export type Performing = AsyncGenerator<BrainEvent, Partial<Notes>>

/** Sentence by sentence, so that the first is read while the next arrives. */
export function* speak(text: string): Generator<BrainEvent> {
  for (const delta of sentencesOf(text))
    yield { type: 'text', delta: /\s$/.test(delta) ? delta : `${delta} `, from: 'record' }
}

export async function* refused(detail: string): Performing {
  yield* speak(detail)
  return {}
}
