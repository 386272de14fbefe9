import type { Source } from '../../../contract/catalogue.ts'
import type { Act, Choice } from '../../../contract/conversations.ts'
import type { Focus, Notes, OwnBooking, Wish } from './notes.ts'

/** What to do about one part of a message. Deciding makes these from words alone; doing them is `perform`'s. */
export type Move =
  | { do: 'answer'; text: string; sources: Source[]; remember?: Partial<Notes> }
  | {
      do: 'list'
      what: 'services' | 'plans'
      text: string
      codes?: string[]
      sources: Source[]
      remember?: Partial<Notes>
    }
  | { do: 'openings'; code: string; days?: readonly string[] }
  | { do: 'book'; wish: Wish; text: string; sources?: Source[] }
  | { do: 'choose'; text: string; choices: Choice[]; remember?: Partial<Notes> }
  | { do: 'find'; reference?: string; email?: string }
  | { do: 'mine' }
  | { do: 'own'; booking: OwnBooking }
  | { do: 'hand_off'; reason: 'visitor_asked' | 'assistant_unsure'; summary: string; also?: string } // said after it
  | { do: 'highlight'; code: string }
  | { do: 'desk_form' }
  | { do: 'decline'; text: string }
  | { do: 'abstain'; text?: string; isGrave?: boolean } // a grave matter: nothing is offered but a person
  | { do: 'small'; text: string }

/** The weightiest first: a turn that did several things is known by the first of these. */
export const WEIGHT: readonly Act[] = [
  'form',
  'handoff',
  'lookup',
  'answer',
  'decline',
  'clarify',
  'abstain',
  'smalltalk',
]

export const actOf = (move: Move): Act => {
  switch (move.do) {
    case 'answer':
    case 'list':
    case 'openings':
    case 'highlight':
      return 'answer'
    case 'book':
    case 'desk_form':
      return 'form'
    case 'choose':
      return 'clarify'
    case 'find':
    case 'mine':
    case 'own':
      return 'lookup'
    case 'hand_off':
      return 'handoff'
    case 'decline':
      return 'decline'
    case 'abstain':
      return 'abstain'
    case 'small':
      return 'smalltalk'
    default:
      return move satisfies never
  }
}

export const remembering = (focus: Focus, more: Partial<Notes> = {}): Partial<Notes> => ({ focus, ...more })
