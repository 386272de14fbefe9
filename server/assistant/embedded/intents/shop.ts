import { cues } from '../../../knowledge/lexicon/cues.ts'
import { MONTHS } from '../../../knowledge/lexicon/nouns.ts'
import { stem } from '../../../knowledge/lexicon/words.ts'

/** Which day and time the shop itself is open, and how to reach it. */
export const asksHours = cues(`
  open|opens|opened|opening|close|closes|closed|closing|shut|shuts .. today|tomorrow|now|on|at|till|until|late|early|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|hours|times|time|you|christmas
  what|when|which time|times|hours|days|day? do|are|is|does you|u|they|the shop|shop? .. open|close|shut|closed|opening
  when|are|is|do you|shop|they|we .. open|opens|shut|close|closed
  opening|business|shop hours|times|days
  what|which .. hours .. you|u|ye keep|have|work|do|got
  what|which hours are you|u|ye there|in|around|about|open
  ^ hours|opening|closing today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekends
  ^ monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|today|tomorrow hours|open|opening|closing|close|closed|shut please|pls? $
  ^ monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|today|tomorrow open|close|shut when
  open|shut|closed mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends
  your hours|times
  ^ .. monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|today|tomorrow? open|opens from|till|until? when $
  doors open|close|shut
  is|are it|you|that|they .. open|shut|closed any|which|what|every|one day|days
  open till|til|until|from|on|today|late
  until|till|til what time
  when can i|we|you come|drop|visit|pop by|in
  how late are|do|you
  open|opens|opened|opening|closed|shut|close .. boxing|christmas|xmas|easter|bank|holiday|holidays|new|thanksgiving
  boxing|christmas|xmas|easter|bank|holiday|holidays|thanksgiving .. open|opened|opening|closed|shut|hours
  ^ you|shop still? open|closed|shut
`)

/** A day that falls out of the week's usual ones. */
export const feastIn = cues(`
  christmas|boxing|easter|thanksgiving|halloween|hogmanay|midsummer|diwali|eid|hanukkah|passover|ramadan
  bank|public|national|federal holiday|holidays
  new year|years
  good friday
  holidays $
`)

export const asksNow = cues('now|currently', 'at the? moment', 'this minute', '^ you|shop still? open|closed|shut $')

export const asksNextOpening = cues(
  'when|what .. open|opens|opening next|again',
  'next open|opening !you|slot|spot|for|with',
)

/** A date of the calendar, as apart from a day of every week. */
export const namesCalendarDay = cues(`# of? ${MONTHS.join('|')}`, `${MONTHS.join('|')} #`)

/** Stems of words that tell when a shop is open. */
export const OF_HOURS: ReadonlySet<string> = new Set('open close shut hour business'.split(' ').map(stem))

export const asksAddress = cues(`
  what|your|full|exact|postal .. address|postcode|zip
  tell|give|send me|us the|your .. postcode|zip
  address
  what|which|and|the street .. number|on|in
  street are|is you
  street and number
  what|which street|road .. you
`)

/** Part of the shop's address, and nobody's secret. */
export const asksPostcode = cues('postcode|zip', 'post|zip code')

/** Asked of the shop's own place, where nothing in the record says more. */
export const asksWhere = cues(`
  where|whereabouts abouts|about|exactly? are|is you|ye|yous|youse|the|your guys|shop|store|place|studio|salon|workshop|located|based?
  ^ and|so? where|whereabouts abouts|about|exactly? $
  where can|do|could|would|will i|we|one find|get you|yous|ye|your|the
  what|which part|bit|area|street|road|end .. you|shop|studio in|on|at|based
  what|which street|road
  how do i|we find|reach you|there
  where .. located|based
`)

/** The same, and nothing beside it. */
export const asksWhereAlone = cues(
  '^ so|and|hi|hello|ok|oh|sorry? .. where exactly|abouts|roughly? are|is you|ye|yous|the|your? guys|all|shop|store|place|studio|salon|workshop? located|based|exactly|situated? please? $',
  '^ .. what|whats is? your|the address|postcode please|pls? $',
)

export const asksPhone = cues(`
  phone|telephone|ring|call|mobile number
  ^ your|the? phone|telephone|number|mobile no|number|nr|please|pls? $
  what is your telephone|phone|number|mobile|landline
  your telephone|phone|mobile|landline number? $
  ^ phone|telephone|number|mobile number? and|or|plus|please|with
  what|your|have .. phone|number !one|two|three|of
  address|email|mail|hours|times|open and|or|plus what? is? your|the? phone|telephone|number
  phone number please|pls
  number .. ring|call|reach|dial
  number of your|the telephone|phone|mobile|landline|shop
  the|your phone .. case|if
  how|can .. i|we ring|phone|call you|the
`)

export const asksEmail = cues(`
  your|what|shop email
  email address
  ^ and|the|your|what|any? about? the|your|an|any? email|mail|mailbox please? $
  is there|have you got .. email|mail|mailbox too|as|also? $
  how|can .. i|we .. email|write you|to
`)

/** "What will the weather be on Sunday?" */
export const asksWeather = cues(
  'weather|forecast will|would|be|is|going|look|looks|looking|doing|like|for',
  '!whatever the weather in|on|at|tomorrow|today|this|next',
)
