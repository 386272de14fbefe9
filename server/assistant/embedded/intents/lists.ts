import { cues } from '../../../knowledge/lexicon/cues.ts'

const DAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|today|tonight|tomorrow'

/** Whole lists. */
export const wantsList = cues(`
  what|which .. do|can|does|are|is|have|has .. you|there|they .. run|offer|do|have|got|provide|sell|teach|hold|available|on
  show|list|see|give|view|browse|tell .. all|every|everything|whole|your|list|full|options|about
  what is|are on .. menu|offer|list|available|going
  what can|could you do|i|we
  on the menu
  all|every|full|whole|complete .. list|range|menu|catalogue|catalog|selection
  everything you|on offer
  what else .. do|offer|have|run|is
  what sort|kind|kinds|types|type of
  what could|can|might a|an|the|some bunch|group|couple|few|pair|party .. do
  which .. do|are|have|can|could|might you|there|i|we !want|need|choose|pick|take|get|go
  which ones
  what options|choices
  what is|are the|your .. options|choices|choice
  what all? do|can .. you .. do
  what .. you .. do|offer|run|got|have $
  what .. you .. do|offer|run|got|have here|there|then|exactly|actually
  what .. can|could a? person|someone|people|one|we|i .. do|learn|try|book
  what is|have|has .. on the board|menu|list|cards|programme|schedule
  what have|has you|they .. on|got
  run|talk|walk me|us through
  anything|something|what .. running|on|happening|going|available|under|below|less
  ^ anything|something .. for
  !book|reserve|booking anything|something .. for
  what have|has|is|are|do|does .. for
  which of your|the .. are|is|do|does|happen|run|take|happens|runs
  give me|us the rundown|lowdown|overview
  price list
  what|which|anything|something could|can|might i|we .. come|join in|to|for|along
  what|which are|were my|our options|choices
  full run|rundown
  monthly|membership options|prices|plans
  what is|are there $
  what can|could|may i|we|one pick|choose|select from? $
  what is|are there .. book|do|try|choose|come
  what does|do|would that|this leave|leaves
  is|are there something|anything .. i|we can|could|might come|do|join|book|try
  show|list|see|give|view .. the|your .. for|on ${DAYS}
`)

/** What one may come to, at all or on a day. */
export const asksWhatThereIs = cues(`
  ^ .. what|which can|could|may|might i|we|one|people do .. on|at|this|next a|an|the? ${DAYS}|weekend|weekends $
  ^ .. what|which can|could|may|might i|we|one|people come|go|book|join|try along? to|for|in|on? $
  ^ .. what|which can|could|may|might i|we|one|people come|go|book|join|try along? to|for|in? on|at|this|next a|an|the? ${DAYS}|weekend|weekends|weekday|weekdays
`)

/** What still has room is asked: not when the shop is open, nor what costs nothing. */
export const asksWhatIsFree = cues(`
  anything|something .. open|free|left|available|going
  any|got|have .. slot|slots|space|spaces|gap|gaps|opening|openings|availability|room for|on|at|this|next|today|tomorrow|left|free|monday|tuesday|wednesday|thursday|friday|saturday|sunday
  room|space for .. more|another|us|me|#
  ^ monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow free|available $
`)

export const wantsDay = cues(`
  anything|something|what|whats|which|any|everything|one|ones .. on|for|this|next|at|today|tonight|tomorrow
  what is|are going on
  anything|something|what .. could|can|might i|we .. book|do|try|join
  only|just|really .. free|available|do|come|make|manage|have|off .. on? ${DAYS}
  ${DAYS} .. only|best|suits|works
  what|which|anything .. that|this day
  going on
  do you .. on
  do|does you|ye|yous .. anything|something|any .. ${DAYS}
  is|are there a|an|any .. on|this|next
`)

/** All of them, whatever stands beside. */
export const asksForAll = cues(`
  all|entire|full|whole|complete list|range|menu|run|rundown of? the|your? services|things|sessions|options
  list|enumerate|name|show me|us? all|every? of? the|your services|things|sessions|options
  all|everything the|your? things|services a? one|people|person|i|we|that can|could|may
  ^ services and? prices $
  ^ .. what else is there|available in? general? $
`)

/** The others than what was named. */
export const asksForOthers = cues(
  'what else .. can|could|might|do|is|have|book|try',
  'what is|are left|there to? try|book|do|see',
  'the others',
)

/** Whether something comes off a price: "anything off for students on the evening film?" */
export const asksOff = cues('anything|something|money|bit|much off !the|menu .. for|if|with|when|on')
