import { Temporal } from 'temporal-polyfill'
import type { Booking, BookingState } from '../../../contract/bookings.ts'
import type { Closure, MerchantPlan, MerchantRecord, MerchantService } from '../../../contract/merchant.ts'
import { money as written } from '../../catalogue/money.ts'
import { ownWordsOf } from '../../knowledge/lexicon/nouns.ts'
import { wordsIn } from '../../knowledge/lexicon/words.ts'
import { hoursOn, isShutOn, nextOpening } from '../../workspaces/hours.ts'
import { clockWords, DAY_NAMES, dateWords, daysOf, listed, scheduleOf, type When } from './schedule.ts'

/** A text sentence by sentence, each with the blank after it. */
export const sentencesOf = (text: string): string[] => text.match(/.+?(?:[.!?](?=\s)|$)\s*/gsu) ?? []

/** Sentences written from the record's own rows: a wrong turn is possible, a wrong figure is not. */

export const money = ({ workspace }: MerchantRecord, amount: number): string => written(workspace, amount)

export const servicePrice = (record: MerchantRecord, { name, price }: MerchantService): string =>
  price.amount === 0 ? `${name} is free.` : `${name} is ${money(record, price.amount)} per ${price.per}.`

/** A line of a list: when, on the days and hours that were asked for, and for how much. */
export const row = (record: MerchantRecord, service: MerchantService, only: When = {}): string =>
  `${service.name}, ${scheduleOf(service, only, record.workspace.locale)}, ${cost(record, service.price)}`

export const planPrice = (record: MerchantRecord, { name, price, audience }: MerchantPlan): string =>
  price.amount === 0 ? `${name} is free. ${audience}` : `${name} is ${money(record, price.amount)} per ${price.per}.`

export const duration = ({ name, duration_minutes }: MerchantService): string =>
  `${name} takes ${minutes(duration_minutes)}.`

const minutes = (count: number): string => {
  const hours = count / 60
  if (count < 60 || count % 30 !== 0) return `${count} minutes`
  return hours === 1 ? '60 minutes' : `${count} minutes (${hours} hours)`
}

export const held = (
  { workspace: { locale } }: MerchantRecord,
  service: MerchantService,
  days?: readonly number[],
): string =>
  service.slots.length > 0
    ? `${service.name} is held on ${scheduleOf(service, { days }, locale)}.`.replace('on every', 'every')
    : `${service.name} has no dates at present.`

/** The weekdays on which anything at all is held. */
export function daysOfAll(record: MerchantRecord): string {
  const days = [...new Set(record.services.flatMap(daysOf))].sort().map((day) => `${DAY_NAMES[day - 1]}s`)
  return `The ${words(record).services} are on ${listed(days)}.`
}

export const notHeldOn = (record: MerchantRecord, service: MerchantService, days: readonly number[]): string =>
  `${service.name} is not held on ${listed(days.map((day) => `${DAY_NAMES[day - 1]}s`))}. ${held(record, service)}`

/** Who may book a service kept for members, and what that costs, for somebody who may not. */
export function forMembers(
  record: MerchantRecord,
  { code, name }: MerchantService,
  member?: { plan?: string },
): string {
  const plans = record.plans
    .filter(({ services }) => services.includes(code))
    .map((plan) => `${plan.name}, ${money(record, plan.price.amount)} per ${plan.price.per}`)
  const own = record.plans.find((plan) => plan.code === member?.plan)
  const then = own
    ? ` Your plan is ${own.name}.`
    : member
      ? ' Your membership does not include it.'
      : ' If you are one, sign in on the shop’s site first.'
  return `${name} is for members whose plan includes it${plans.length > 0 ? ` (${plans.join(', or ')})` : ''}.${then}`
}

export const largest = ({ slots }: MerchantService): number => Math.max(...slots.map(({ seats: room }) => room))

/** Whether the places of a service are parties or rooms and not who comes: three places at most, each priced for a party or a time. */
export const isOfParties = (service: MerchantService): boolean =>
  largest(service) <= FEW && wordsIn(service.price.per).some((word) => PARTIES.has(word))

const FEW = 3
const PARTIES = new Set(
  wordsIn(`
    group party team family household table room house boat court lane couple pair event evening day night hour session
    booking visit class lesson meeting wedding company
  `),
)

export const room = (service: MerchantService): string => `${service.name} has room for ${largest(service)}.`

export function seats(service: MerchantService): string {
  return `There is room for ${roomAt(service)} at each ${service.name}.`
}

function roomAt(service: MerchantService): string {
  const [least, most] = [Math.min(...service.slots.map(({ seats }) => seats)), largest(service)]
  return least === most ? String(most) : `${least} to ${most}`
}

export const contents = ({ name, covers }: MerchantService): string => `${name}: ${covers}`

/** Everything a visitor may want to know of a service, where they did not say what. */
export const sheet = (record: MerchantRecord, service: MerchantService): string =>
  `${service.name}: ${details(record, service)}`

/** The same beside what says its name already. */
export function details(record: MerchantRecord, service: MerchantService): string {
  const { covers, price, duration_minutes, slots, members_only } = service
  const dates = slots.length > 0 ? [scheduleOf(service, {}, record.workspace.locale)] : []
  // What is let whole has one place, however many it holds.
  const room = largest(service) > 1 ? [`room for ${roomAt(service)}`] : []
  const facts = [minutes(duration_minutes), cost(record, price), ...dates, ...room].join(', ')
  return `${covers} ${facts}.${members_only ? ` ${forMembers(record, service)}` : ''}`
}

export const planContents = (record: MerchantRecord, plan: MerchantPlan): string =>
  `${planPrice(record, plan)} ${plan.price.amount === 0 ? '' : `${plan.audience} `}It includes ${listed(serviceNames(record, plan.services))}.`

/** Whether a plan includes a service, and which does if it does not. */
export function coverage(record: MerchantRecord, plan: MerchantPlan, service: MerchantService): string {
  if (plan.services.includes(service.code)) return `Yes, ${plan.name} includes ${service.name}.`

  const plans = record.plans.filter(({ services }) => services.includes(service.code)).map(({ name }) => name)
  return `${service.name} is not included in ${plan.name}. ${plans.length > 0 ? `It comes with ${listedOr(plans)}.` : ''}`.trim()
}

/** Which plan a service needs, for somebody who has none. */
export function needs(record: MerchantRecord, service: MerchantService): string {
  const least = record.plans.find(({ code }) => code === service.plan)
  if (!least) return contents(service)
  const plans = record.plans.filter(({ services }) => services.includes(service.code)).map(({ name }) => name)
  if (least.price.amount === 0) {
    const paid = plans.filter((name) => name !== least.name)
    const also = paid.length > 0 ? ` It also comes with ${listedOr(paid)}.` : ''
    return `${service.name} needs no membership: ${least.name} is free.${also}`
  }
  return `${service.name} comes with ${listedOr(plans)}. ${planPrice(record, least)}`
}

/** Which plans have several services, and what the first of these plans costs. */
export const needsFor = (
  record: MerchantRecord,
  services: readonly MerchantService[],
  plans: readonly [MerchantPlan, ...MerchantPlan[]],
): string =>
  `${listed(services.map(({ name }) => name))} come with ${listedOr(plans.map(({ name }) => name))}. ${planPrice(record, plans[0])}`

/** That a service is not kept for members, and what it costs whoever books it. */
export const forAnybody = (record: MerchantRecord, { name, price }: MerchantService): string =>
  `${name} is not kept for members: anybody may book it for ${cost(record, price)}.`

export function difference(record: MerchantRecord, a: MerchantPlan, b: MerchantPlan): string {
  const only = (plan: MerchantPlan, other: MerchantPlan) =>
    plan.services.filter((code) => !other.services.includes(code))
  const sentences = [[a, b] as const, [b, a] as const]
    .filter(([plan, other]) => only(plan, other).length > 0)
    .map(
      ([plan, other]) =>
        `${plan.name} includes ${listed(serviceNames(record, only(plan, other)))}, which ${other.name} does not.`,
    )
  return [...sentences, planPrice(record, a), planPrice(record, b)].join(' ')
}

const MANY = 12

/** Everything on offer with its price; a long list is left to its card. */
export function offered(record: MerchantRecord): string {
  const { services } = words(record)
  if (record.services.length > MANY) return `These are the ${services}.`
  const priced = record.services.map(({ name, price }) => `${name}, ${cost(record, price)}`)
  return `These are the ${services}: ${priced.join('; ')}.`
}

export const memberships = (record: MerchantRecord): string =>
  `These are the memberships: ${record.plans.map(({ name, price }) => `${name}, ${cost(record, price)}`).join('; ')}.`

const cost = (record: MerchantRecord, { amount, per }: MerchantService['price']) =>
  amount === 0 ? 'free' : `${money(record, amount)} per ${per}`

const serviceNames = ({ services }: MerchantRecord, codes: readonly string[]) =>
  codes.map((code) => services.find((service) => service.code === code)?.name ?? code)

const listedOr = (names: readonly string[]) => listed(names).replace(/ and (?=[^,]*$)/, ' or ')

export const words = ({ workspace }: MerchantRecord) => workspace.words ?? { service: 'service', services: 'services' }

/** The plain words of the shop's own noun for a service, one and several. */
export const ownWords = (record: MerchantRecord): ReadonlySet<string> => new Set(ownWordsOf(words(record)))

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** "Tuesday to Friday 10:00 to 18:00 and Saturday and Sunday 09:30 to 19:00." */
export function openingHours(record: MerchantRecord, days: readonly number[]): string {
  const { hours } = record.workspace
  const onDay = (day: number) => hours.filter((line) => line.days.some((name) => WEEK.indexOf(name) + 1 === day))
  const asked = days.map((day) => {
    const lines = onDay(day)
    const name = DAY_NAMES[day - 1] ?? ''
    return lines.length > 0
      ? `On ${name}s we are open from ${listed(lines.map(({ opens, closes }) => `${opens} to ${closes}`))}.`
      : `We are closed on ${name}s.`
  })
  if (asked.length > 0) return asked.join(' ')

  return [`We are open ${week(record)}.`, ...shutOn(record)].join(' ')
}

/** Whether the shop is open at this moment, and what its hours of the day are. */
export function openNow(record: MerchantRecord, here: Temporal.ZonedDateTime): string {
  const today = hoursOn(record.workspace, here.toPlainDate())
  const at = here.toPlainTime().toString({ smallestUnit: 'minute' })
  const until = today.find(({ opens, closes }) => opens <= at && at < closes)?.closes
  if (until) return `Yes, we are open now, until ${until}.`
  return ['No, we are closed now.', openingHours(record, [here.dayOfWeek])].join(' ')
}

/** When the shop opens next, where it is shut at this moment. */
export function opensNext(record: MerchantRecord, here: Temporal.ZonedDateTime): string {
  const next = nextOpening(record.workspace, here)
  const isOpen = openNow(record, here).startsWith('Yes')
  return isOpen || !next
    ? openNow(record, here)
    : `We open next on ${day(next.date, record.workspace.locale)} at ${next.opens}.`
}

/** The hours of some dates. */
export function hoursOnDates(record: MerchantRecord, dates: readonly string[]): string {
  const { workspace } = record
  return dates
    .map((date) => {
      const lines = hoursOn(workspace, Temporal.PlainDate.from(date)).map(
        ({ opens, closes }) => `${opens} to ${closes}`,
      )
      const on = day(date, workspace.locale)
      return lines.length > 0 ? `On ${on} we are open from ${listed(lines)}.` : `We are closed on ${on}.`
    })
    .join(' ')
}

/** For a day of which the record says nothing. */
export const usualHours = (record: MerchantRecord): string =>
  [`The hours of that day are not in the shop’s record. The usual ones are ${week(record)}.`, ...shutOn(record)].join(
    ' ',
  )

/** That the shop is closed on these dates, where it is on all of them. */
export function closures(record: MerchantRecord, dates: readonly string[]): string | undefined {
  const { closures: shut = [] } = record.workspace
  const met = shut.filter((closure) => dates.some((date) => isShutOn([closure], date)))
  const isAll = dates.length > 0 && dates.every((date) => isShutOn(met, date))
  return isAll ? shutOn(record, met)[0] : undefined
}

const week = ({ workspace: { hours } }: MerchantRecord) =>
  listed(
    hours.map(({ days, opens, closes }) => `${span(days.map((name) => WEEK.indexOf(name)))} ${opens} to ${closes}`),
  )

const shutOn = ({ workspace }: MerchantRecord, shut: readonly Closure[] = workspace.closures ?? []): string[] => {
  const days = shut.map(({ from, to }) =>
    [from, to ?? []]
      .flat()
      .map((date) => day(date, workspace.locale))
      .join(' to '),
  )
  return days.length > 0 ? [`We are closed on ${listed(days)}.`] : []
}

const day = (date: string, locale: string) => dateWords(`${date}T12:00`, locale)

function span(days: readonly number[]): string {
  const names = days.map((day) => DAY_NAMES[day] ?? '')
  const isRun = days.length > 2 && days.every((day, at) => at === 0 || day === (days[at - 1] ?? 0) + 1)
  return isRun ? `${names[0]} to ${names.at(-1)}` : listed(names)
}

/** How it stands with the visitor's own booking, when it is and how it is called. */
export function ownBooking({ workspace: { locale, timezone } }: MerchantRecord, booking: Booking): string {
  const { state, service, starts_at, seats: party, reference } = booking
  const when = `${dateWords(starts_at, locale, timezone)} at ${clockWords(starts_at, timezone)}`
  return `${STANDING[state]}: ${service.name}, ${when}, ${party === 1 ? '1 seat' : `${party} seats`}, reference ${reference}.`
}

const STANDING: Record<BookingState, string> = {
  held: 'Kept for you',
  confirmed: 'Booked',
  waitlisted: 'On the waiting list',
  offered: 'Offered to you',
  cancelled: 'Cancelled',
  expired: 'Let go',
  attended: 'Attended',
  no_show: 'Missed',
}

export const THE_LINK_CHANGES_IT = 'I change no bookings myself; the link on the ticket does.'

/** What others have told the shop is theirs. */
export const KEPT_PRIVATE = 'I keep what other guests have told us to myself. I can look up a booking of your own.'

export const NOT_FOUND = 'I do not find that in the shop’s record, and I would rather not guess.'
export const NONE_THEN = 'No date can be booked then.'
export const NOT_JUST_THAT = 'I do not find just that in the shop’s record. Is it one of these?'
export const NOT_ALL_FOUND = 'To the rest of your question I find no answer in the shop’s record.'
export const WELCOME = 'You are welcome.'
export const GOODBYE = 'Goodbye, and thank you for asking.'

/** Where the shop is, and how to reach it. */
export const whereItIs = ({ workspace }: MerchantRecord): string => `The address is ${workspace.address}.`
export const mailbox = ({ workspace }: MerchantRecord): string => `You can write to ${workspace.email}.`
export const telephone = ({ workspace }: MerchantRecord): string => `The telephone number is ${workspace.phone}.`

/** What says this, to whoever asks. */
export const whoItIs = ({ workspace }: MerchantRecord): string =>
  `I am the assistant of ${workspace.name}: a program, and no person. I answer from what the shop has written down, and I can fetch a person.`

/** One form books one service: what was wished for besides. */
export const oneAtATime = (others: readonly { name: string }[]) =>
  `One form books one at a time: ask me for ${listed(others.map(({ name }) => name))} next.`

export const FORM_OPENED = 'I have opened the form. Nothing is booked yet.'
/** Of which service the form is, so that nobody need open it to see that another was meant. */
export const formFor = ({ name }: MerchantService): string =>
  `I have opened the form for ${name} with what you said. Nothing is booked yet.`
export const FORM_FILLED = 'I have opened the form with what you said. Nothing is booked yet.'
export const FORM_TO_CHOOSE = 'I have opened the form, where you can choose another. Nothing is booked yet.'

/** Nobody may be at the desk: how else to reach it is part of the answer. */
export const passedOn = ({ workspace: { email, phone } }: MerchantRecord): string =>
  `I have passed your question on. You can also write to ${email} or ring ${phone}.`

export const whichServices = (record: MerchantRecord): string => `Which ${words(record).services} are there?`
