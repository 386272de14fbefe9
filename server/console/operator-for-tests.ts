import type { seeded } from '../seeded.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

export const mei = { name: 'Mei Tan', email: 'mei@lanternleaf.example', password: 'seven lanterns and a kettle' }

/** Sets the shop up, and answers how its owner calls the console's interface from then on. */
export async function setUp(shop: Shop, owner = mei) {
  const made = await shop.call('POST', '/console/api/set-up', { body: { token: shop.setUp.renew(), ...owner } })
  if (made.status !== 201) throw new Error(`The shop was not set up: ${made.text}`)
  return consoleOf(shop, made)
}

/** How a browser calls the console's interface with the cookie that an answer gave it. */
export function consoleOf(shop: Shop, answer: { headers: Headers }) {
  const cookie = cookieOf(answer)
  return (method: string, path: string, body?: unknown) =>
    shop.call(method, `/console/api${path}`, { body, headers: { cookie } })
}

export const cookieOf = ({ headers }: { headers: Headers }): string =>
  headers.getSetCookie().map((set) => set.replace(/;.*/, ''))[0] ?? ''
