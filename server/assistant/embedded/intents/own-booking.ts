import { cues } from '../../../knowledge/lexicon/cues.ts'

const CHANGE =
  'cancel|cancelling|move|moving|change|changing|reschedule|rescheduling|rebook|postpone|shift|swap|switch|push|delay|rearrange|transfer|undo'

/** "When is it again?": of the booking that was just made or shown. */
export const asksOfIt = cues(`
  when is|was it|mine
  when is|was that|this again|then|please $
  when is|was that|this|the .. one $
  when is|was that|this $
  what|which time|day|date is|was it|mine
  what|which time|day|date is|was that|this $
  what|which time|day|date again? $
  what|which day|date|time does|do|did it|this start|begin
  when does|do|did it|this start|begin
  when|what|which time|day|date? am|are|do|must|should i|we .. come|there|arrive|be|due|coming|booked|in|turn|expected
  is|was it|that|mine still? confirmed|booked|on|definite|reserved
  did it|that go|come through
  how many seats|places|spots|people .. is|was|did|for|have
`)

/** Said of a booking whatever "it" is. */
export const asksOfBooking = cues(`
  what|which is|was my|the .. reference|ref|confirmation
  my|the|booking|confirmation reference|ref number|code? $
  ^ reference|ref number|code? $
`)

const THEIRS = 'booking|bookings|reservation|seat|seats|place|places|spot|ticket|appointment'

/** Theirs is to be moved or cancelled. */
export const wantsItChanged = cues(`
  ${CHANGE} it|that|this|them|mine
  ${CHANGE} my|our|the|this|that .. ${THEIRS}|time|date|day|one
  ^ .. ${CHANGE} please? $
  make it|that|mine|this .. monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|later|earlier|next|#
  not|no|never can? make|attend|manage it|that $
  can not|no make|attend|manage it|that
  not|no longer? want|need it|that|this any? $
`)

/** Beside the booking itself the word alone says so. */
export const saysChange = cues(CHANGE)

/** "Until when may I cancel it?" asks for the rule, which the record has. */
export const asksRuleOfChange = cues(`
  if|unless
  how late|long|much|far|soon|early
  until|till when
  policy|rule|rules|fee|fees|charge|charged|refund|refunded|money|deposit|lose|cost|costs|penalty
  what happens
`)
