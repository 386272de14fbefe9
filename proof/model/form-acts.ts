import fc from 'fast-check'
import { now } from '../../server/time.ts'
import { type Act, type Came, cameOf, index, pick, type Wanted } from './act.ts'
import type { Known, KnownForm, World } from './world.ts'

const time = fc.oneof(fc.constantFrom(0, 1), index)
const party = fc.constantFrom(1, 2, 2, 3, 1, 2, 3, 4)
const guests = ['ada', 'Ada+tea', 'bo', 'cy', 'di', 'ed', 'flo', 'gus'].map((name) => `${name}@example.com`)

const isOpen = ({ submitted }: KnownForm) => !submitted

const formAt = ({ forms }: Known, i: number) => pick(forms, i, isOpen)
/** Of those whose seats were kept when somebody last looked. */
const holderAt = ({ forms, bookings }: Known, i: number) =>
  pick(forms, i, ({ id }) => bookings.some(({ form_id, state }) => form_id === id && state === 'held'))

const slotAt = ({ slots }: Known, i: number) => pick(slots, i, ({ closes_at }) => closes_at > now())?.id ?? ''

export const opens = fc.boolean().map(
  (inConversation): Act => ({
    says: inConversation ? 'open in the conversation' : 'open',
    async does(world) {
      const { form, ...came } = await (inConversation ? world.opensInConversation() : world.opens())
      if (form && !world.known.forms.some(({ id }) => id === form.id)) world.known.forms.push(form)
      return cameOf(came)
    },
  }),
)

export const holds = fc.tuple(index, time, party).map(([i, j, seats]): Act => {
  const place = ({ known }: World) => ({ slot_id: slotAt(known, j), seats })
  return {
    says: `hold(form ${i}, slot ${j}, ${seats} seats)`,
    wants: (world) => wanted(formAt(world.known, i), place(world)),
    does: (world) => keeps(world, formAt(world.known, i), place(world)),
  }
})

/** Whoever holds already asks for the same place, another party, or another time. */
export const holdsAgain = fc
  .tuple(index, fc.option(time, { freq: 1 }), fc.option(party, { freq: 1 }))
  .map(([i, j, seats]): Act => {
    const place = (world: World) => {
      const hold = holderAt(world.known, i)?.hold
      return hold && { slot_id: j === null ? hold.slot_id : slotAt(world.known, j), seats: seats ?? hold.seats }
    }
    return {
      says: `hold again(form ${i}, ${j === null ? 'the same time' : `slot ${j}`}, ${seats ?? 'as many'} seats)`,
      does: (world) => keeps(world, holderAt(world.known, i), place(world)),
    }
  })

async function keeps({ call }: World, form?: KnownForm, hold?: KnownForm['hold']): Promise<Came | undefined> {
  if (!form || !hold) return undefined

  const came = cameOf(await call('PUT', `/forms/${form.id}/hold`, { body: hold }))
  if (came.status === 200) form.hold = hold
  return came
}

export const letsGo = index.map(
  (i): Act => ({
    says: `let go(form ${i})`,
    async does({ known, call }) {
      const form = holderAt(known, i)
      return form && cameOf(await call('DELETE', `/forms/${form.id}/hold`))
    },
  }),
)

export const books = fc
  .record({ i: index, j: fc.option(time, { freq: 4 }), seats: party, who: index, list: index, otherKey: index })
  .map(({ list, otherKey, ...press }) => booking({ ...press, orList: list % 3 > 0, isOtherKey: otherKey % 6 === 5 }))

/** Guests, each with a form, who all want the next times, so that parties wait for them in a row. */
export const rush = fc
  .array(fc.record({ j: fc.constantFrom(0, 1, 2), seats: party }), { minLength: 7, maxLength: 10, size: 'max' })
  .map((guests) => guests.map((guest, i) => booking({ ...guest, i, who: i, orList: true, isOtherKey: false })))

interface Press {
  i: number
  /** Which time, or null for what is held. */
  j: number | null
  seats: number
  who: number
  orList: boolean
  isOtherKey: boolean
}

function booking({ i, j, seats, who, orList, isOtherKey }: Press): Act {
  const guest = pick(guests, who) ?? ''
  const bodyFor = ({ known }: World) => {
    const kept = j === null ? formAt(known, i)?.hold : undefined
    const place = kept ?? { slot_id: slotAt(known, j ?? 0), seats }
    return { ...place, name: 'Guest', email: guest, join_waitlist: orList }
  }
  const words = [`form ${i}`, j === null ? 'what it holds' : `slot ${j}`, `${seats} seats`, guest]
  return {
    says: `book(${words.join(', ')}${orList ? ', or the list' : ''}${isOtherKey ? ', under another key' : ''})`,
    wants: (world) => (orList ? undefined : wanted(formAt(world.known, i), bodyFor(world))),
    does: (world) =>
      submits(world, { form: formAt(world.known, i), body: bodyFor(world), key: isOtherKey ? ' again' : '' }),
  }
}

/** Whoever presses again within the day hears word for word what they heard. */
export const booksAgain = index.map(
  (i): Act => ({
    says: `book again(form ${i})`,
    async does(world) {
      const form = pick(world.known.forms, i, ({ submitted }) => submitted !== undefined)
      if (!form?.submitted || Date.now() >= form.submitted.at + 24 * 3_600_000) return undefined

      const { body, answer } = form.submitted
      const came = await submits(world, { form, body })
      return came?.text === answer ? came : { status: 500, error: `a retry heard ${came?.text} instead of ${answer}` }
    },
  }),
)

interface Submit {
  form?: KnownForm
  body: object
  key?: string
}

async function submits({ call }: World, { form, body, key = '' }: Submit): Promise<Came | undefined> {
  if (!form) return undefined

  const headers = { 'idempotency-key': `${form.idempotency_key}${key}` }
  const at = Date.now()
  const came = cameOf(await call('POST', `/forms/${form.id}/booking`, { body, headers }))
  if (came.status === 201 && !key) form.submitted ??= { body, at, answer: came.text }
  return came
}

const wanted = (
  form: KnownForm | undefined,
  { slot_id, seats }: { slot_id: string; seats: number },
): Wanted | undefined => form && { form: form.id, slot_id, seats }
