import type { Party } from './party.ts'

const seats = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)
const seatsOf = ({ party, whole, noun }: Party) => (whole ? `the ${noun}` : party === 1 ? 'the seat' : 'the seats')
const isOne = ({ party, whole }: Party) => whole || party === 1
const are = (party: Party) => (isOne(party) ? 'is' : 'are')
const them = (party: Party) => (isOne(party) ? 'it' : 'them')
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const ofParty = ({ party, whole }: Party) => (whole ? `a party of ${party}` : seats(party))
const keptSeats = (party: Party) => (party.whole ? 'it' : seatsOf(party))

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
/** "3rd". */
const ordinal = (place: number) => `${place}${endings[ordinals.select(place)] ?? 'th'}`

const pair = (before: string, after: string): [string, string] => [before, after]

const phrases = {
  /** Who comes: "2 seats", or the people where one booking takes the whole slot. */
  party: ofParty,
  what: (service: string, party: Party) => `${service}, ${ofParty(party)}`,
  /** "Sat 28 Nov, 14:00". */
  shortTime: (day: string, clock: string) => `${day}, ${clock}`,
  /** "Saturday 28 November at 14:00". */
  at: (day: string, clock: string) => `${day} at ${clock}`,
  zone: (city: string) => `${city} time`,
  where: (zone: string, address: string) => `${zone}. ${address}`,
  /** "Gongfu Hour, Sat 28 Nov, 14:00": a letter's subject. */
  about: (service: string, when: string) => `${service}, ${when}`,
  reference: (reference: string) => `Reference ${reference}`,
  freeUntil: (when: string) => `Free to move or cancel until ${when}.`,
  seeAll: 'See, move or cancel',
  seeOrCancel: 'See or cancel',
  seeBooking: 'See the booking',
}

const letter = {
  dear: (name: string) => (name ? `Dear ${name},` : 'Good day,'),
  subject: {
    confirmation: (about: string) => `Booked: ${about}`,
    change: (about: string) => `Changed: ${about}`,
    reminder: (about: string) => `Reminder: ${about}`,
    cancellation: (about: string) => `Cancelled: ${about}`,
    offer: (about: string) => `Yours to take: ${about}`,
    waitlisted: (about: string) => `On the list: ${about}`,
  },
  state: { booked: 'Booked', changed: 'Changed', cancelled: 'Cancelled', listed: 'On the list' },
  reference: 'Reference',
  answer: 'Answer this letter to write to us.',
  /** Before and after the telephone number. */
  answerOrCall: pair('Answer this letter to write to us, or call ', '.'),

  booked: ({ party, whole, noun }: Party) => {
    const what = whole
      ? `The whole ${noun} is booked for ${party === 1 ? 'you' : 'your party'}`
      : party === 1
        ? 'Your seat is booked'
        : `Your ${party} seats are booked`
    return `${what}. We look forward to seeing you.`
  },
  fileAdds: (noun: string) => `The attached file puts the ${noun} in your calendar.`,
  changed: 'Your booking is changed, as you asked.',
  hadToChange: 'We have had to change your booking.',
  standsNow: 'This is how your booking stands now.',
  fileChanges: 'The reference stays the same; the attached file puts your calendar right.',
  reminder: (when: string) => `A word to remind you: we look forward to seeing you on ${when}.`,
  ifNot: (party: Party) =>
    `If you cannot come after all, please say so on your booking’s page, so that another guest can have ${seatsOf(party)}.`,
  cancelled: 'Your booking is cancelled, as you asked. You are welcome another day.',
  hadToCancel: (noun: string) => `We have had to cancel this ${noun}.`,
  sorry: 'We are sorry.',
  anotherDay: 'Answer this letter, and we will look for another day with you.',
  fileRemoves: (noun: string) => `The attached file takes the ${noun} out of your calendar.`,
  nothingToDo: 'There is nothing for you to do.',
  askedFor: (count: number) => `You asked for ${seats(count)}; not all of them are free.`,
  offered: (party: Party, until: string) =>
    `${upper(party.whole ? seatsOf(party) : seats(party.party))} ${isOne(party) ? 'has' : 'have'} come free, and we keep ${them(party)} for you until ${until}.`,
  untilTaken: (party: Party) =>
    `Nothing is booked until you take ${them(party)}. If we hear nothing by then, the next guest on the list is asked.`,
  take: (party: Party) => `Take ${seatsOf(party)}`,
  listed: (noun: string) => `You are on the list for this ${noun}. Nothing is booked yet.`,
  listedNext:
    'If seats come free, we write to you at once and keep them for you until the hour that letter names. There is nothing to pay or do now.',
  seePlace: 'See your place',
  freeIsOver: 'The time for free changes is over; you can still cancel on the booking’s page.',
  untilItBegins: 'You can move or cancel until it begins.',
}

const step = {
  held: (party: Party, until: string) =>
    `${upper(keptSeats(party))} ${are(party)} kept until ${until}. Add a name and an e-mail address and press Book; nothing is booked yet.`,
  over: 'Its time is over. For anything about it, ask us.',
  offered: (party: Party, until: string) =>
    `${upper(keptSeats(party))} ${are(party)} yours until ${until}: take ${them(party)}, or let ${them(party)} go to the next guest.`,
  expired: (party: Party, at?: string) =>
    `${upper(keptSeats(party))} ${isOne(party) ? 'was' : 'were'} let go${at ? ` at ${at}` : ''}. Choose a time again if you still want to come.`,
  attended: 'Thank you for coming.',
  noShow: (day: string) => `We missed you on ${day}. If that is wrong, tell us.`,
  sent: (email: string) => `We’ve sent a confirmation and calendar file to ${email}.`,
  undelivered: (email: string) => `Our letter to ${email} could not be delivered: keep your reference.`,
  sending: (email: string) => `We’re sending a confirmation and calendar file to ${email}.`,
  begun: 'It has begun: for any change, ask us.',
  freeIsOver:
    'The time for free changes is over: it can no longer be moved here, and you can still cancel it until it begins.',
  untilItBegins: 'You can move or cancel it until it begins.',
  byShop: (reason: string) => `The shop had to cancel: ${reason}`,
  noneCameFree: 'No seats came free in time.',
  offTheList: 'You are off the list. Book another time whenever you like.',
  released: (party: Party) =>
    `Your ${isOne(party) ? 'place is' : 'seats are'} released. Book another time whenever you like.`,
  closed: (place: number) =>
    `You’re ${ordinal(place)} on the list, but no more seats are given out for this time. Choose another one.`,
  listUndelivered: (place: number, email: string) =>
    `You’re ${ordinal(place)} on the list. Our letter to ${email} could not be delivered: look here whether seats have come free.`,
  waiting: (place: number) =>
    `You’re ${ordinal(place)} on the list. If seats come free we e-mail you and keep them for up to 2 hours. There is nothing to pay or do now.`,

  /** What the assistant says once the guest has submitted the form. */
  booked: (count: number, service: string, when: string, reference: string) =>
    `Booked: ${seats(count)} at ${service} on ${when}. Your reference is ${reference}.`,
  listed: (count: number, service: string, when: string, reference: string) =>
    `You are on the list for ${seats(count)} at ${service} on ${when}. Nothing is booked yet. Your reference is ${reference}.`,
}

const page = {
  states: {
    confirmed: 'Booked',
    cancelled: 'Cancelled',
    expired: 'Let go',
    attended: 'Attended',
    no_show: 'Missed',
  },
  keptUntil: (until: string) => `Kept until ${until}`,
  yoursUntil: (until: string) => `Yours until ${until}`,
  onTheList: (place: number) => `${ordinal(place)} on the list`,
  reference: 'Reference',
  fields: { name: 'Name', email: 'E-mail', summary: 'Note' },
  problem: 'There is a problem',
  questions: 'Questions? Ask the shop:',

  finish: 'Finish booking',
  otherDays: 'See other days',
  calendar: 'Add to calendar',
  another: (noun: string) => `Book another ${noun}`,
  keep: 'Keep it',
  leave: { ask: 'Leave the list', say: 'Your place goes to the next guest.', act: 'Yes, leave the list' },
  cancel: { ask: 'Cancel this booking', act: 'Yes, cancel it' },
  losing: 'Your place is given back at once, and somebody else may take it.',
  losingLate:
    'It is too late to cancel free of charge: ask the shop what that means for you. Your place is given back at once.',
  letGo: (party: Party) =>
    isOne(party)
      ? { ask: 'Let it go', say: 'It goes to the next guest at once.', act: 'Yes, let it go' }
      : { ask: 'Let them go', say: 'They go to the next guest at once.', act: 'Yes, let them go' },

  moved: (day: string, clock: string) => `Moved to ${day}, ${clock}. The reference stays the same.`,
  taken: (party: Party) => `You have taken ${seatsOf(party)}.`,
  cancelled: 'You have cancelled this booking.',
  left: 'You have left the list.',
  declined: (party: Party) => `You have let ${seatsOf(party)} go.`,
  filledUp: 'That time has just filled up. You keep the one you have.',
  /** What English says more exactly: the server's own reason. */
  refused: (reason: string) => reason,

  move: 'Move to another time',
  bookedFor: (what: string, when: string) =>
    `${what}. It is booked for ${when}, and stays so until you press the button.`,
  keepTime: (when: string) => `Keep ${when}`,
  onlyFitting: 'Only times with room for your party are here.',
  moveHere: 'Move to this time',
  noOtherTime: 'Just now there is no other time that has room for your party and is open to you.',
  noLongerMoved: 'This booking can no longer be moved here.',
  staysAsItIs: 'It stays as it is, and the shop may know another way.',
  back: 'Back to the booking',
  laterDays: (count: number) => `Later days (${count})`,

  noBooking: 'This link does not open a booking',
  noBookingWhy: (reason: string) => reason,
  noBookingRemedy: [
    'If you copied it, check that it is whole: press the link in the letter itself.',
    'A link ends a day after its booking does.',
  ],
  notNow: 'That did not work just now',
  openAgain: 'Open the link again to see how the booking stands.',
  nothingChanged: 'Nothing was changed.',
}

const form = {
  title: (noun: string) => `Book a ${noun}`,
  notBooked: 'Nothing is booked yet',
  change: 'Change',
  changePart: (label: string) => `Change ${label.toLowerCase()}`,
  which: (noun: string) => `Which ${noun}?`,
  service: upper,
  chooseTime: 'Choose a time',
  toTheShop: 'To the shop’s site',
  /** Plans with their prices, or none that are known. */
  forMembers: (plans: string[]) => (plans.length > 0 ? `For members of ${plans.join(' or ')}` : 'For members'),
  /** Why a service is not open to the guest; English has the server's own sentence. */
  closedTo: (_service: string, _plans: string[], reason: string) => reason,
  plan: (name: string, price: string, per: string) => `${name} (${price} per ${per})`,
  costs: (price: string, per: string) => `${price} a ${per}`,
  lasts: (minutes: number) => `${minutes} min`,
  each: (minutes: number, price: string, per: string) => `${minutes} min, ${price} a ${per}`,
  from: (when: string) => `From ${when}`,
  noTimes: 'No times just now',
  noTimesFor: (service: string) => `No times are open for ${service} just now.`,
  membersOnly: 'Members only',

  seats: 'Seats',
  guests: 'Guests',
  times: (zone: string) => `Times are ${zone}. What you choose is kept for 10 minutes while you fill in the rest.`,
  keep: ({ whole }: Party): string => (whole ? 'Keep it' : 'Keep the seats'),
  yours: 'Kept for you',
  free: 'Free',
  seatsFree: 'Seats free',
  left: (count: number) => `${seats(count)} left`,
  full: 'Full',
  onHold: (until?: string) => `On hold${until ? `, may come back by ${until}` : ''}`,
  joinList: 'Join the list',
  /** What stands behind the words of the button, for who does not see the row. */
  listOf: (when: string) => ` for ${when}`,
  stillRoom: 'These still have room',
  noneFits: 'No other time has room for so many',
  orWait: (when: string) => `Or wait for ${when}`,

  when: 'When',
  kept: (party: Party, until: string) => `${what(party)} kept for you until ${until}.`,
  notKept: (party: Party) => `${what(party)} not kept any more. If nobody was faster, the button still books.`,
  listNote:
    'A place on the list, not a booking. If seats come free we write to you and keep them for up to 2 hours. Should there be room again by now, it is booked at once.',
  fields: { name: 'Name', email: 'E-mail', summary: 'Detail (optional)' },
  emailHint: 'The confirmation, the calendar file and the link to change it go here.',
  listEmailHint: 'We write here when seats come free.',
  detailHint: 'Allergies, an occasion, anything we should know.',
  book: (party: Party) => `Book ${party.whole ? 'for ' : ''}${ofParty(party)}`,
  faults: {
    slot_id: 'Choose a time.',
    seats: 'Say how many seats, from 1 to 99.',
    name: 'Give a name of at most 120 characters.',
    email: 'Give an e-mail address such as ada@example.com.',
    summary: 'Keep the detail to 2000 characters.',
  },
  /** How many are left, or none. */
  soldOut: (left: number) =>
    `That time has ${left > 0 ? `only ${left} left` : 'just filled up'}. Nothing is booked, and what you wrote is still here.`,
  sentAlready: 'This form has been sent already. This is what was recorded then.',

  closed: 'This form has closed',
  closedText: 'Nothing was booked with it.',
  openNew: 'Open a new one',
  noForm: 'There is no form at this address',
  unread: 'That could not be read',
}

const what = ({ party, whole }: Party) => (whole ? 'It is' : party === 1 ? 'The seat is' : 'The seats are')

const heard = {
  as: (said: string[]) => `I read that as ${said.join(', ')}.`,
  clash: (days: string) => `The weekday and the date do not agree: ${days}?`,
  nearest: 'Nothing is free then; these are the nearest.',
  nothing: 'Nothing is free then.',
  first: 'the first available',
  span: (first: string, last: string) => `${first} to ${last}`,
  any: (weekdays: string, first: string, last: string) => `any ${weekdays} from ${first} to ${last}`,
  not: (weekdays: string) => `not ${weekdays}`,
  parts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
  at: (time: string) => `at ${time}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
}

const people = {
  formOpened: 'Here is the form. Nothing is booked yet.',
  asked: 'A teammate has been asked.',
  passedOn: (name: string) =>
    `${name || 'Someone from the shop'} has passed this on, and it waits for a teammate again.`,
  isHere: (name: string) => `${name || 'Someone from the shop'} is here now. The assistant stays silent.`,
  nobodyCame: 'Nobody has come yet.',
  hereUntil: (time: string) => `We are here until ${time}, and the answer comes here.`,
  nobodyBefore: (when: string) => `Nobody is here before ${when}.`,
  nobodyHere: 'Nobody is here at the moment.',
  today: (time: string) => `${time} today`,
  tomorrow: (time: string) => `${time} tomorrow`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
  answersGoTo: (address: string) => `We answer here, and to ${address} too.`,
  orTakeBack: 'Or take it back and ask the assistant meanwhile.',
  leaveAddress:
    'Leave your e-mail address here and we answer there too, or take it back and ask the assistant meanwhile.',
  back: 'You are back with the assistant.',
  wasQuiet: 'It was quiet for a day.',

  answered: (shop: string) => `${shop} has answered you`,
  answers: (shop: string, name: string) => (name ? `${name} of ${shop} answers:` : `${shop} answers:`),
  goOn: 'Go on where you asked',
  orAnswer: ', or answer this letter.',
  orAnswerAlone: 'Or answer this letter.',
}

/** Everything that the server says to a shop's guests, in English; what the others have to say as well. */
export const en = { phrases, letter, step, page, form, heard, people }
