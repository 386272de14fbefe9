import * as z from 'zod'
import { Booking } from '../../../contract/bookings.ts'
import { isShaped } from '../../bookings/reference.ts'
import { now } from '../../time.ts'
import type { BrainTools } from '../brain.ts'
import { saysChange, wantsItChanged } from './intents/own-booking.ts'
import type { Move } from './moves.ts'
import type { Notes, OwnBooking } from './notes.ts'
import * as say from './say.ts'
import type { Scene } from './scene.ts'
import { type Performing, refused, speak } from './speak.ts'

const One = z.object({ booking: Booking })
const Several = z.object({ bookings: z.array(Booking) })

/** Looks a booking up by both its halves, or asks for the one that is missing. */
export async function* find({ reference, email }: Move & { do: 'find' }, scene: Scene, tools: BrainTools): Performing {
  if (!reference) {
    yield* speak(
      'Please give me the booking’s reference and the e-mail address it was made with, or sign in on the shop’s site.',
    )
    return { lookup: true, email }
  }
  if (!email) {
    yield* speak(`Which e-mail address was booking ${reference} made with?`)
    return { lookup: true, reference }
  }
  const result = await tools.call('get_booking', { reference, email })
  if (!result.ok) {
    yield* speak(result.error === 'not_found' ? `${NOT_THERE} ${mistyped(reference)}`.trim() : result.detail)
    return { lookup: true, reference: undefined }
  }
  const { booking } = z.parse(One, result.output)
  yield* speak(['This is the booking.', ...howToChange(scene, booking)].join(' '))
  yield { type: 'card', card: { type: 'booking', booking } }
  return {
    lookup: undefined,
    reference: undefined,
    email: undefined,
    ...spokenOf([{ ...named(booking), email }, ...shownBefore(scene)]),
  }
}

const NOT_THERE = 'I find no booking with that reference and that e-mail address.'

const mistyped = (reference: string) =>
  isShaped(reference)
    ? 'Please check both as they stand in the confirmation.'
    : 'The reference looks mistyped: it has eight letters and figures, such as K7RM-X2QY.'

/** Says of one booking, made here or shown before, when it is and how it stands with it. */
export async function* own({ booking: known }: Move & { do: 'own' }, scene: Scene, tools: BrainTools): Performing {
  const { reference, email } = known
  const result = email
    ? await tools.call('get_booking', { reference, email })
    : await theirs(
        scene,
        tools,
        scene.booked.some((one) => one.reference === reference),
      )
  if (!result.ok) return yield* refused(result.detail)

  const read = One.safeParse(result.output).data?.booking
  const all = Several.safeParse(result.output).data?.bookings
  const booking = read ?? all?.find((one) => one.reference === reference)
  if (!booking) return yield* refused(say.NOT_FOUND)
  yield* speak([say.ownBooking(scene.record, booking), ...howToChange(scene, booking)].join(' '))
  yield { type: 'card', card: { type: 'booking', booking } }
  return spokenOf([known, ...shownBefore(scene)])
}

const theirs = ({ member }: Scene, tools: BrainTools, isMadeHere: boolean) =>
  isMadeHere || !member ? tools.call('bookings_here', {}) : tools.call('my_bookings', { email: member.email })

/** All of a member's; of anybody else what was made here, and else how they may be looked up. */
export async function* mine(scene: Scene, tools: BrainTools): Performing {
  if (!scene.member && scene.booked.length < 2) {
    const [booking] = [...(scene.notes.own ?? []), ...scene.booked]
    return yield* booking ? own({ do: 'own', booking }, scene, tools) : explainSignIn(scene)
  }
  const result = await theirs(scene, tools, false)
  if (!result.ok) return yield* refused(result.detail)

  const { bookings } = z.parse(Several, result.output)
  const coming = bookings.filter(isToCome)
  const words = bookings.length === 0 ? 'I find no bookings of yours.' : 'These are your bookings.'
  yield* speak([words, ...howToChange(scene, coming[0])].join(' '))
  if (result.card && bookings.length > 0) yield { type: 'card', card: result.card }
  const listed = (coming.length > 0 ? coming : bookings).map(named)
  return { lookup: undefined, ...(listed.length === 1 ? spokenOf(listed) : { own: listed, focus: undefined }) }
}

const named = ({ reference, service }: Booking): OwnBooking => ({ reference, service: service.code })

/** "It" is the first of these from now on, and its service. */
const spokenOf = ([one, ...others]: readonly OwnBooking[]): Partial<Notes> =>
  one
    ? {
        own: [one, ...others.filter(({ reference }) => reference !== one.reference)],
        focus: { kind: 'service', code: one.service },
      }
    : {}

const shownBefore = ({ notes }: Scene) => notes.own ?? []

const TO_COME = new Set<Booking['state']>(['held', 'confirmed', 'waitlisted', 'offered'])
const isToCome = ({ state, ends_at }: Booking) => TO_COME.has(state) && ends_at > now()

const howToChange = ({ heard }: Scene, booking?: Booking) =>
  booking && isToCome(booking) && (saysChange(heard.words) ?? wantsItChanged(heard.words))
    ? [say.THE_LINK_CHANGES_IT]
    : []

// An address that was typed shows nothing of whose it is.
async function* explainSignIn({ heard }: Scene): Performing {
  const typed = heard.email ? 'An address alone does not show me that it is yours. ' : ''
  yield* speak(
    `${typed}Please give me a booking’s reference and the e-mail address it was made with, and I look it up. Or sign in on the shop’s site and ask again: then I can list all of yours.`,
  )
  return { lookup: true, email: heard.email }
}
