import { check } from '../eval/check.ts'
import { brainThat } from '../server/assistant/embedded/brain.ts'
import { foundIn, plainIn } from '../server/assistant/embedded/decide.ts'
import { doubtSigns, mayBeDoubted } from '../server/assistant/embedded/likely/doubt.ts'
import type { Signs } from '../server/assistant/embedded/likely/meanings.ts'
import { visitor } from '../server/assistant/embedded/visitor-for-tests.ts'
import type { Example } from './fitted.ts'
import { heardBy, memberOf } from './rehearsal.ts'
import type { Telling } from './tellings.ts'

/** What each turn of a dialogue is told from the record, nothing of it doubted: what speaks for its being wrong, or that it is not. */
export async function doubtsOf({ record, dialogue: { identity, turns } }: Telling): Promise<Example[]> {
  let told: Signs | undefined
  const brain = brainThat((scene) => {
    const plain = plainIn(scene)
    if (plain) return plain
    const found = foundIn(scene)
    told = mayBeDoubted(scene, found) ? doubtSigns(scene, found) : undefined
    return found.decision
  })
  const guest = visitor({ record, member: memberOf(identity), brain })
  const examples: Example[] = []
  for (const { say, expect } of turns) {
    told = undefined
    const isWrong = check(expect, await heardBy(guest, say)).some(({ wrong }) => wrong)
    if (told)
      examples.push([
        { signs: told, isRight: isWrong },
        { signs: {}, isRight: !isWrong },
      ])
  }
  return examples
}
