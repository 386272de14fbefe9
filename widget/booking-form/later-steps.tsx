import { Ticket, ticketSheet } from '../../browser/cards/ticket.tsx'
import { sheet } from '../../browser/sheet.ts'
import { Details } from './details.tsx'
import { HoldLine } from './hold-line.tsx'
import css from './later-steps.css?inline'
import { laterWords } from './later-strings.ts'
import type { Face, LaterFace } from './parts.ts'
import { Review } from './review.tsx'
import { Spoken } from './spoken.tsx'
import { TroubleNote } from './trouble-note.tsx'

const sheets = [sheet(css), ticketSheet]

/** What the form shows once something was pressed: a part of its own, fetched while the guest still chooses. */
export const laterSteps = { Details, HoldLine, Review, Spoken, Ticket, TroubleNote, sheets, saying }
export type LaterSteps = typeof laterSteps

/** The same face with the words of these steps too. */
function saying({ words, ...face }: Face): LaterFace {
  const service = face.model.picker.service.value
  const whole = service?.whole_slot && laterWords.ofWhole(service.price.per)
  return { ...face, words: { ...laterWords, ...whole, ...words } }
}
