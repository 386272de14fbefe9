import type { Service } from '../contract/catalogue.ts'

const sittings = {
  'first-steep': { name: 'First Steep', plan: 'open-table', duration_minutes: 60 },
  'gongfu-hour': { name: 'Gongfu Hour', plan: 'leaf', duration_minutes: 75 },
  'blending-bench': { name: 'Blending Bench', plan: 'leaf', duration_minutes: 120 },
  'puerh-cellar': { name: "Pu'erh Cellar", plan: 'cellar', duration_minutes: 90, members_only: true },
}

/** For tests: a sitting of the shop with the given next times, each with its seats. */
export const serving = (code: keyof typeof sittings, times: Record<string, number>): Service => ({
  code,
  ...sittings[code],
  covers: 'Tea, poured slowly.',
  price: { amount: 2600, currency: 'GBP', per: 'seat' },
  next_slots: Object.entries(times).map(([starts_at, seats_left]) => ({
    id: `${code}@${starts_at}`,
    starts_at,
    seats_left,
  })),
})
