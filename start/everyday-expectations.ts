import type { MerchantPlan, MerchantRecord, MerchantService } from '../contract/merchant.ts'
import { DAY_NAMES, daysOf } from '../server/assistant/embedded/schedule.ts'
import type { Answer } from '../server/assistant/embedded/visitor-for-tests.ts'

/** Who and what plays the parts of a template, at one shop. */
export interface Cast {
  record: MerchantRecord
  services: { ITEM: MerchantService; ITEM2: MerchantService; ITEM3: MerchantService }
  thing?: string // the word that tells ITEM from all others
  plans: { PLAN?: MerchantPlan; PLAN2?: MerchantPlan }
  days: { DAY: number; OFFDAY: number } // 1 for Monday to 7 for Sunday
  party: { words: string; count: number }
  guest: { name: string; email: string }
  isSmall: boolean // names are written in small letters
}

/** "book ITEM party=N name=NAME": what is to come of a message, of what, and with which details. */
export interface Expectation {
  verb: string
  parts: readonly string[]
  details: readonly (readonly [key: string, value: string])[]
}

export function readExpectation(text: string): Expectation {
  const [verb = '', ...rest] = text.trim().split(/\s+/)
  const details = rest
    .filter((part) => part.includes('='))
    .map((part) => {
      const [key = '', value = ''] = part.split('=')
      return [key, value] as const
    })
  return { verb, parts: rest.filter((part) => !part.includes('=')), details }
}

/** Whether a reply is what was expected. Throws at an expectation of an unknown kind. */
export function meets({ verb, parts, details }: Expectation, reply: Answer, cast: Cast): boolean {
  const isMet = MEETS[verb]
  if (!isMet) throw new Error(`“${verb}” is nothing that may be expected.`)
  return isMet(reply, cast, parts, details)
}

type Meets = (reply: Answer, cast: Cast, parts: Expectation['parts'], details: Expectation['details']) => boolean

const ofService =
  (isTold: (reply: Answer, service: MerchantService) => boolean): Meets =>
  (reply, cast, [part = '']) => {
    const service = serviceAs(cast, part)
    return service !== undefined && reply.sources.includes(`service:${service.code}`) && isTold(reply, service)
  }

const ofPlan =
  (isTold: (reply: Answer, plan: MerchantPlan) => boolean): Meets =>
  (reply, cast, [part = '']) => {
    const plan = planAs(cast, part)
    return plan !== undefined && isTold(reply, plan)
  }

const ofAct =
  (...acts: Answer['act'][]): Meets =>
  ({ act }) =>
    acts.includes(act)

const MEETS: Record<string, Meets | undefined> = {
  price: ofService((reply, { price }) => saysSum(reply.text, price.amount)),
  duration: ofService(({ text }, { duration_minutes }) => new RegExp(`\\b${duration_minutes} minutes`).test(text)),
  days: ofService(({ text }, { name }) => text.includes(`${name} is `) || text.includes('day')),
  seats: ofService(() => true),
  contents: ofService(() => true),
  compare: (reply, cast, parts) => parts.some((part) => reply.text.includes(serviceAs(cast, part)?.name ?? '?')),
  book: opensForm,
  list: lists,
  plans: ({ text }, { record }) => record.plans.every(({ name }) => text.includes(name)),
  plan: ofPlan(({ text }, { name }) => text.includes(name)),
  planprice: ofPlan(
    ({ text, sources }, { code, price }) => sources.includes(`plan:${code}`) && saysSum(text, price.amount),
  ),
  cover: tellsCover,
  coveredby: ({ text }, cast, [part = '']) =>
    cast.record.plans.every(
      ({ services, name }) => !services.includes(serviceAs(cast, part)?.code ?? '?') || text.includes(name),
    ),
  // Whoever wants to cancel is told the rule, or asked for the booking.
  lookup: ({ act, sources }) =>
    act === 'lookup' || sources.some((source) => /cancel|change|move|missed|swap/.test(source)),
  person: ofAct('handoff'),
  hours: ({ text }) => /\b(?:open|close)/i.test(text),
  // An entry of the record may say more of it than the address.
  address: ({ text, sources }, { record }) =>
    text.includes(record.workspace.address) || sources.some((source) => source.startsWith('knowledge:')),
  phone: ({ text }, { record }) => text.includes(record.workspace.phone),
  smalltalk: ofAct('smalltalk'),
  decline: ofAct('decline', 'lookup'),
  unknown: ofAct('abstain', 'decline'),
}

const serviceAs = ({ services }: Cast, part: string): MerchantService | undefined =>
  part === 'ITEM' || part === 'ITEM2' || part === 'ITEM3' ? services[part] : undefined

const planAs = ({ plans }: Cast, part: string): MerchantPlan | undefined =>
  part === 'PLAN' || part === 'PLAN2' ? plans[part] : undefined

const saysSum = (text: string, amount: number) =>
  amount === 0
    ? /\bfree\b/i.test(text)
    : text.replaceAll(',', '').includes((amount / 100).toFixed(2).replace(/\.00$/, ''))

function opensForm(
  reply: Answer,
  cast: Cast,
  [part = '']: Expectation['parts'],
  details: Expectation['details'],
): boolean {
  const service = serviceAs(cast, part)
  if (service?.members_only && reply.text.includes('member')) return true
  const form = reply.calls.find(({ name }) => name === 'book_slot')?.arguments
  return form?.subject === service?.code && details.every(([key, value]) => showsDetail(form ?? {}, key, value, cast))
}

function showsDetail(form: Record<string, unknown>, key: string, value: string, { party, guest, days }: Cast): boolean {
  switch (key) {
    case 'party':
      return String(form.summary ?? '').startsWith(`${/^\d$/.test(value) ? value : party.count} seat`)
    case 'day':
      return (
        value !== 'DAY' ||
        String(form.urgency ?? '')
          .toLowerCase()
          .includes(DAY_NAMES[days.DAY - 1]?.toLowerCase().slice(0, 3) ?? '?')
      )
    case 'name':
      return form.name === guest.name
    case 'email':
      return form.email === guest.email
    default:
      throw new Error(`“${key}” is no detail of a form.`)
  }
}

const EXTREMES: Record<string, ((service: MerchantService) => number) | undefined> = {
  cheapest: ({ price }) => price.amount,
  dearest: ({ price }) => -price.amount,
  shortest: ({ duration_minutes }) => duration_minutes,
  longest: ({ duration_minutes }) => -duration_minutes,
}

// What is kept for members may be left out of what is said to anybody.
function lists({ text, sources }: Answer, { record, days }: Cast, [part = '']: Expectation['parts']): boolean {
  const open = record.services.filter(({ members_only }) => !members_only)
  const isTold = ({ code, name }: MerchantService) => text.includes(name) || sources.includes(`service:${code}`)
  const of = EXTREMES[part]
  if (of) {
    const most = Math.min(...open.map(of))
    return open.some((service) => of(service) === most && isTold(service))
  }
  if (part === 'DAY') return open.every((service) => !daysOf(service).includes(days.DAY) || isTold(service))
  return open.filter((service) => !isTold(service)).length <= MAY_BE_KNOWN
}

/** "What else is there?" leaves out what was spoken of. */
const MAY_BE_KNOWN = 3

function tellsCover(reply: Answer, cast: Cast, [item = '', part = '']: Expectation['parts']): boolean {
  const [service, plan] = [serviceAs(cast, item), planAs(cast, part)]
  if (!service || !plan || !reply.sources.includes(`plan:${plan.code}`)) return false
  return plan.services.includes(service.code)
    ? /\byes\b|\bincludes\b/i.test(reply.text)
    : /\bno\b|\bnot\b/i.test(reply.text)
}
