import { focusOn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { focused, type Scene } from '../scene.ts'
import { type Deed, sureOf } from './deeds.ts'
import { type Likely, likelyIn } from './likely.ts'

/** What a part of the message likely asks about, after what was spoken of before. */
export function likelyHere(scene: Scene, clause: Clause): readonly Likely[] {
  const about = spokenOf(scene)
  return likelyIn(scene.index, wholeOf(scene, clause), {
    focus: about && focusOn(about),
    cited: scene.notes.cited,
    guesses: scene.notes.guesses,
  })
}

const spokenOf = (scene: Scene) => scene.about ?? focused(scene)

/** The same, whatever was spoken of before. */
export const likelyAlone = (scene: Scene, clause: Clause): readonly Likely[] =>
  likelyIn(scene.index, wholeOf(scene, clause))

// The only part of a message is the message, which is weighed already.
const wholeOf = ({ heard }: Scene, clause: Clause): Clause => (heard.clauses.length === 1 ? heard : clause)

/** As probable as this, something is wanted done, whatever the rules make of it; below this it is in doubt; below this it hardly is. */
const WANTED = 0.8
const DOUBTED = 0.5
const HARDLY = 0.1

/** Whether the message most probably wants something done. */
export const wantsDone = (scene: Scene, deed: Deed): boolean => sure(scene, deed) >= WANTED

/** Whether it as soon does not. */
export const isInDoubt = (scene: Scene, deed: Deed): boolean => sure(scene, deed) < DOUBTED

/** Whether it hardly does. */
export const hardlyWants = (scene: Scene, deed: Deed): boolean => sure(scene, deed) < HARDLY

/** How probable it is that the message wants something done. */
export const sure = (scene: Scene, deed: Deed): number =>
  sureOf(deed, scene.heard, likelyHere(scene, scene.heard), {
    isMember: scene.member !== undefined,
    goesOn: spokenOf(scene) !== undefined,
  })
