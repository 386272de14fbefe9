import type { MerchantRecord } from '../../contract/merchant.ts'

const seats = { pour: 3, walk: 2, table: 4 }
export type ServiceCode = keyof typeof seats
export const serviceCodes: ServiceCode[] = ['pour', 'walk', 'table']

// Close together, so that time passes over them, and one so late that its guests are reminded.
const starts: Record<ServiceCode, string[]> = {
  pour: ['2026-11-21T10:00', '2026-11-21T17:00', '2026-11-23T10:00'],
  walk: ['2026-11-21T12:30', '2026-11-22T18:00'],
  table: ['2026-11-21T11:00', '2026-11-21T15:00', '2026-11-22T12:00'],
}

/** What the shop's record says at present. */
export interface Told {
  seats: Record<ServiceCode, number>
  /** Times that the record leaves out, such as "pour 1". */
  left_out: string[]
  retired: ServiceCode[]
  closed: string[]
}

export const toldFirst: Told = { seats, left_out: [], retired: [], closed: [] }

/** The record of a shop with three services, one sold whole, and eight times with few seats, as it is told. */
export function recordOf(demo: MerchantRecord, { seats, left_out, retired, closed }: Told): MerchantRecord {
  const [plan] = demo.plans
  const [sample] = demo.services
  if (!plan || !sample) throw new Error('The demo merchant has plans and services.')

  const codes = serviceCodes.filter((code) => !retired.includes(code))
  return {
    ...demo,
    workspace: {
      ...demo.workspace,
      closures: closed.map((from) => ({ from })),
      booking: { notice_minutes: 15, free_until_hours: 1 },
    },
    knowledge: [],
    plans: [{ ...plan, services: codes }],
    services: codes.map((code) => ({
      ...sample,
      code,
      plan: plan.code,
      whole_slot: code === 'table',
      slots: starts[code]
        .map((start, i) => ({ starts: start, seats: seatsAt(code, seats[code], i) }))
        .filter((_, i) => !left_out.includes(`${code} ${i}`)),
    })),
  }
}

// Tables differ in size, so that a party which moves has another number of seats.
const seatsAt = (code: ServiceCode, seats: number, i: number) => (code === 'table' ? seats + i : seats)
