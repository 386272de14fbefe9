import { Failure } from '../contract/answers.ts'
import { minutesAfter, now } from '../server/time.ts'
import { callerAt } from './caller-at.ts'
import type { Chance } from './chance.ts'
import { type Answer, type Ask, isNow, lookIn, openForm, press, type Visit, visitAs } from './guest.ts'

/** How the answers of a storm went so far. */
export interface Heard {
  answers: number
  /** What was asked and done. */
  successes: number
  /** What failed on the shop's side, and was said so. */
  failures: number
  /** What was said to those whom nobody answered. */
  lost: string[]
}

const GUESTS = 12
const SERVICE = 'first-steep'
/** Later than this a booking is free to move. */
const FREE_MINUTES = 25 * 60

/** Guests who keep seats, book, join lists, move, accept and cancel, all at once, and remember what they were told. */
export function createStorm(chance: Chance) {
  const visits: Visit[] = []
  const unclean: string[] = []
  let slots: string[] = []

  /** Lets guests come to the shop at `url` until `isOver` says so after an answer, or until nobody answers any of them. */
  async function rage(url: string, isOver: (heard: Heard) => boolean): Promise<Heard> {
    const heard: Heard = { answers: 0, successes: 0, failures: 0, lost: [] }
    let over = false
    const ask = asking(url, (answer, what) => {
      count(heard, answer)
      if (!isClean(answer)) unclean.push(`${what}: ${answer.status} ${answer.text}`)
      over ||= isOver(heard)
    })
    if (slots.length === 0) slots = await slotsToCome(ask)

    const common = { ask, chance, slots, visits }
    async function keepComing(guest: number) {
      while (!over && heard.lost.length < GUESTS) {
        await visitAs(guest, common)
        const waiting = visits.filter((visit) => visit.guest === guest && isNow(visit, 'waitlisted'))
        const one = chance.oneOf(waiting)
        if (one && !over) await lookIn(one, common)
      }
    }
    await Promise.all(Array.from({ length: GUESTS }, (_, guest) => keepComing(guest)))
    return heard
  }

  /** Whoever pressed the button, and heard nothing or just now something, presses it again; what is wrong with the answers. */
  async function pressAgain(url: string): Promise<string[]> {
    const again = visits
      .filter(({ asked, booking }) => asked?.what === 'book' || (booking && !asked))
      .slice(-2 * GUESTS)
    const ask = asking(url, () => {})
    const faults = await Promise.all(
      again.map(async (visit) => {
        const known = visit.booking?.reference
        const { status, text, body } = await press(visit, ask)
        const isRight =
          status === 201 ? !known || known === body.data.booking.reference : !known && errorOf({ body }) === 'sold_out'
        return isRight ? [] : [`the button pressed again for ${known ?? 'an unknown end'}: ${status} ${text}`]
      }),
    )
    return faults.flat()
  }

  return {
    visits,
    /** Answers that no guest should ever get. */
    unclean,
    rage,
    pressAgain,
    acknowledged: () => visits.filter(({ booking }) => booking).length,
  }
}

function asking(url: string, hear: (answer: Answer, what: string) => void): Ask {
  const { call } = callerAt(url)
  return async (method, path, { headers, ...rest } = {}) => {
    const answer = await call(method, path, { ...rest, headers: { accept: 'application/json', ...headers } }).catch(
      (error) => ({ status: 0, body: undefined, text: `${error.cause}` }),
    )
    hear(answer, `${method} ${path.replace(/[\w.-]{20,}/g, '…')}`)
    return answer
  }
}

function count(heard: Heard, answer: Answer) {
  heard.answers += 1
  if (isSuccess(answer)) heard.successes += 1
  if (isFailure(answer)) heard.failures += 1
  if (answer.status === 0) heard.lost.push(answer.text)
}

/** Whether an answer is a success, a refusal a guest can act on, a failure said as every failure is, or none. */
function isClean(answer: Answer): boolean {
  if (answer.status === 0 || isSuccess(answer) || isFailure(answer)) return true
  return answer.status === 409 && ['sold_out', 'conflict'].includes(errorOf(answer) ?? '')
}

const isSuccess = ({ status, body }: Answer) => status >= 200 && status < 300 && !body?.error

/** As interface A says it, and as all others do. */
const isFailure = (answer: Answer) =>
  answer.status === 200 ? answer.body?.error?.code === INTERNAL_ERROR : errorOf(answer) === 'internal_error'

const INTERNAL_ERROR = -32603

const errorOf = ({ body }: Pick<Answer, 'body'>) => Failure.safeParse(body).data?.error

async function slotsToCome(ask: Ask): Promise<string[]> {
  const form = await openForm(ask)
  const from = minutesAfter(now(), FREE_MINUTES)
  const { body } = await ask('GET', `/forms/${form?.id}/slots?service=${SERVICE}&from=${from}`)
  return body.data.map(({ id }: { id: string }) => id)
}
