import { attributesIn } from '../attributes.ts'
import * as guards from '../guards.ts'
import type { Clause } from '../hearing.ts'
import { asksHowYouAre, asksTongue, isGoodbye, isGreeting, isNo, isThanks } from '../intents/manners.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { namedHere, type Scene } from '../scene.ts'
import { speaks } from '../tongues.ts'

/** Whoever is rude is told that help is still to be had. */
export function abuse(_: Scene, clause: Clause): Move | undefined {
  return guards.isAbuse(clause.words)
    ? { do: 'decline', text: 'I would like to help. Tell me what you need, or ask for a person.' }
    : undefined
}

/** What is said in kind and asks nothing of the record: a greeting, thanks, a farewell, a refusal. */
export function smallTalk(scene: Scene, clause: Clause): Move | undefined {
  const { words } = clause
  // Thanks after a wish are manners; the wish is what was said.
  if (words.length > 7 || namedHere(scene, clause).some(({ kind }) => kind === 'service')) return undefined
  if (asksHowYouAre(words)) return { do: 'small', text: 'Well, thank you. What would you like to know?' }
  if (clause.text.includes('?') && !isGreeting(words)) return undefined
  if (clause.asks && attributesIn(clause.bare).length > 0) return undefined
  if (isGreeting(words))
    return {
      do: 'small',
      text: `${scene.heard.hello ? speaks(scene.heard.hello) : 'Good to see you.'} What would you like to know?`,
    }
  if (isThanks(words)) return WELCOME
  if (isGoodbye(words)) return { do: 'small', text: say.GOODBYE }
  return isNo(words) && !scene.heard.corrects
    ? { do: 'small', text: 'As you like. I am here if something comes up.' }
    : undefined
}

/** "Do you speak te reo?", where the record says nothing of it. */
export const tongues = ({ heard }: Scene): Move | undefined =>
  asksTongue(heard.words) && heard.words.length <= SHORT ? { do: 'small', text: speaks() } : undefined

const SHORT = 6

/** "Lovely, thank you, that has put my mind at rest": many words, and none of them asks. */
export const thanked = ({ heard }: Scene): Move | undefined =>
  isThanks(heard.words) && !heard.clauses.some(({ asks }) => asks) ? WELCOME : undefined

const WELCOME: Move = { do: 'small', text: say.WELCOME }
