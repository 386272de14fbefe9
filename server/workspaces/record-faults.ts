import type { Issue } from '../../contract/answers.ts'
import type { MerchantRecord, MerchantWorkspace } from '../../contract/merchant.ts'
import { HORIZON_DAYS } from '../bookings/due-slots.ts'
import { slotFaults } from '../bookings/rule-faults.ts'

/** What a schema cannot see: codes used twice, codes that name nothing, times that do not exist. */
export function recordFaults(record: MerchantRecord): Issue[] {
  const planCodes = new Set(record.plans.map((plan) => plan.code))
  const serviceCodes = new Set(record.services.map((service) => service.code))
  return [
    ...(['plans', 'services', 'knowledge'] as const).flatMap((kind) => repeatedCodes(kind, record[kind])),
    ...record.plans.flatMap((plan, i) =>
      plan.services.flatMap((code, j) =>
        serviceCodes.has(code)
          ? []
          : [{ path: `/plans/${i}/services/${j}`, message: `No service has the code "${code}".` }],
      ),
    ),
    ...record.services.flatMap((service, i) =>
      planCodes.has(service.plan)
        ? []
        : [{ path: `/services/${i}/plan`, message: `No plan has the code "${service.plan}".` }],
    ),
    ...manners(record.workspace),
    ...record.workspace.hours.flatMap(({ opens, closes }, i) =>
      opens < closes
        ? []
        : [{ path: `/workspace/hours/${i}/closes`, message: `It closes at ${closes}, which is not after ${opens}.` }],
    ),
    ...(record.workspace.closures ?? []).flatMap(({ from, to = from }, i) =>
      from <= to
        ? []
        : [{ path: `/workspace/closures/${i}/to`, message: `It ends on ${to}, which is before ${from}.` }],
    ),
    ...noticeFaults(record),
    ...record.services.flatMap(({ slots }, i) =>
      slots.flatMap(({ starts }, j) =>
        slots.findIndex((other) => other.starts === starts) < j
          ? [
              {
                path: `/services/${i}/slots/${j}/starts`,
                message: `Two rules start at ${starts}; give their seats to one.`,
              },
            ]
          : [],
      ),
    ),
    ...record.services.flatMap((service, i) =>
      service.slots.flatMap((rule, j) => slotFaults(rule, record.workspace.timezone, `/services/${i}/slots/${j}`)),
    ),
  ]
}

function repeatedCodes(kind: string, items: { code: string }[]): Issue[] {
  return items.flatMap(({ code }, i) =>
    items.findIndex((other) => other.code === code) < i
      ? [{ path: `/${kind}/${i}/code`, message: `The code "${code}" is used twice.` }]
      : [],
  )
}

/** A slot that closes before it is made could never be booked. */
function noticeFaults({ workspace: { booking = {} }, services }: MerchantRecord): Issue[] {
  const given = [{ path: '/workspace/booking', terms: booking }].concat(
    services.map((terms, i) => ({ path: `/services/${i}`, terms })),
  )
  return given.flatMap(({ path, terms: { notice_minutes, horizon_days } }) => {
    const notice = notice_minutes ?? booking.notice_minutes ?? 0
    const days = horizon_days ?? booking.horizon_days ?? HORIZON_DAYS
    const field = notice_minutes === undefined ? 'horizon_days' : 'notice_minutes'
    const isOwn = notice_minutes !== undefined || horizon_days !== undefined
    return isOwn && notice >= days * 24 * 60
      ? [
          {
            path: `${path}/${field}`,
            message: `A slot made ${days} days ahead would be closed ${notice} minutes ahead.`,
          },
        ]
      : []
  })
}

function manners({ timezone, locale, currency }: MerchantWorkspace): Issue[] {
  const known = (path: string, message: string, make: () => unknown): Issue[] => {
    try {
      make()
      return []
    } catch {
      return [{ path, message }]
    }
  }
  return [
    ...known(
      '/workspace/timezone',
      `"${timezone}" is no IANA time zone.`,
      () => new Intl.DateTimeFormat('en', { timeZone: timezone }),
    ),
    ...known('/workspace/locale', `"${locale}" is no locale.`, () => new Intl.DateTimeFormat(locale)),
    ...known(
      '/workspace/currency',
      `"${currency}" is no currency.`,
      () => new Intl.NumberFormat('en', { style: 'currency', currency }),
    ),
  ]
}
