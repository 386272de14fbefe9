import { batch, computed, createModel, effect, signal, untracked } from '@preact/signals'
import { Refused } from '../../browser/request.ts'
import type { Failure } from '../../contract/answers.ts'
import type { Booking, Form, Hold, NewHold } from '../../contract/bookings.ts'
import { type Draft, type DraftStore, noDraft } from './draft.ts'
import type { FieldName } from './field-names.ts'
import type { FormApi } from './form-api.ts'
import { Guest, prefilled } from './guest.ts'
import { KeptSeats, type KeptState } from './kept-seats.ts'
import { type Choice, Path, type Step } from './path.ts'
import { Picker } from './picker.ts'
import { submitter } from './submit.ts'
import { type Act, Attempts } from './trouble.ts'

/** What a guest who does not see the form change has to be told. */
export type News = 'kept' | 'ending' | 'gone' | 'joining' | 'booked'

/** The world around a form; each has a plain default, so that a test changes only what it is about. */
export interface Surroundings {
  now?: () => number
  online?: () => boolean
  draft?: DraftStore
}

/**
 * One opened booking form. Seats are kept, and booked, only when the guest presses; for a time without room the same
 * steps lead onto its list, and nothing is kept.
 */
export const BookingForm = createModel(
  (
    form: Form,
    api: FormApi,
    on: { booked(booking: Booking): void },
    { now = Date.now, online = () => true, draft = noDraft }: Surroundings = {},
  ) => {
    const written = draft.read()
    const kept = new KeptSeats(form.hold, now)
    const picker = new Picker(form, { ...written, ...kept.hold.value }, api)
    const guest = new Guest(form, written)
    const { busy, trouble, attempt } = new Attempts(online, faceRefusal)
    const submit = submitter(api, form.idempotency_key)

    const booking = signal(form.booking)
    const summed = signal(false) // whether the faults are listed above the fields
    const news = signal<News>()
    const joining = signal<string>() // the time whose list the guest is about to join
    let wasReviewed = false
    let wanted: string | undefined // the time last asked for

    const { step, askedFor, attention, go, ask, point } = new Path(firstStep(), (to) => {
      trouble.value = undefined
      summed.value = false
      if (to === 'service' || to === 'slot') joining.value = undefined
    })

    /** What is being booked: the kept seats, or else those chosen. Whoever joins a list has no seats kept there. */
    const party = computed(() => {
      const hold = joining.value ? undefined : kept.hold.value
      const slotId = joining.value ?? hold?.slot_id ?? picker.slot.value?.id
      const slot = picker.slots.value.find(({ id }) => id === slotId)
      return { slot, slotId, seats: hold?.seats ?? picker.seats.value }
    })

    /** What a button was pressed without, for as long as it is. */
    const missing = computed(() => (askedFor.value && !has(askedFor.value) ? askedFor.value : undefined))

    effect(() => (step.value === 'booked' ? draft.clear() : draft.write(edited())))
    effect(() => {
      const state = kept.state.value
      untracked(() => tell(state))
    })

    function firstStep(): Step {
      if (form.booking) return 'booked'
      if (form.state === 'expired') return 'expired'
      if (!picker.service.value) return 'service'
      return kept.hold.value ? 'details' : 'slot'
    }

    function has(choice: Choice): boolean {
      if (choice === 'seats') return picker.seats.value > 0
      return (choice === 'service' ? picker.service.value : picker.slot.value) !== undefined
    }

    function answers() {
      const { name, email, summary } = guest.fields
      return {
        service: picker.service.value?.code,
        seats: picker.seats.value,
        slot_id: picker.slotChosen.value,
        name: name.value.value,
        email: email.value.value,
        summary: summary.value.value,
      }
    }

    function edited(): Draft {
      const start: Draft = {
        service: form.prefill.service,
        seats: form.suggestion.seats ?? 1,
        slot_id: form.suggestion.slot_id,
        ...prefilled(form),
      }
      const isEdited = ([name, value]: [string, unknown]) => value !== start[name as keyof Draft]
      return Object.fromEntries(Object.entries(answers()).filter(isEdited))
    }

    function tell(state: KeptState) {
      if (state === 'ending' || state === 'gone') news.value = state
      if (state === 'gone') void picker.load()
    }

    /** Reads the times, and what has become of the form since its card was drawn: it may be booked or gone by now. */
    async function open() {
      if (step.value === 'booked' || step.value === 'expired') return

      await Promise.all([catchUp(), picker.load().then(skipKnown)])
    }

    // A form opened on a time has its sitting from there. From one that the guest chose meanwhile only they go on.
    function skipKnown(taken: boolean) {
      if (taken && step.value === 'service' && picker.service.value) step.value = firstStep()
    }

    async function catchUp() {
      const shown = booking.value
      const current = await api.refresh().catch(goneOrNothing)
      // What was told meanwhile is newer than this answer.
      if (!current || booking.value !== shown) return
      if (current.booking) show(current.booking)
      else if (current.state === 'expired') step.value = 'expired'
      else if (current.hold && !kept.hold.value && isChoosing()) resume(current.hold)
    }

    const isChoosing = () => step.value === 'service' || step.value === 'slot'

    function resume(hold: Hold) {
      kept.keep(hold)
      picker.seats.value = hold.seats
      picker.jumpTo(hold.slot_id)
      step.value = 'details'
    }

    /** From the list of sittings to the days. */
    function chooseDay() {
      if (!picker.service.value) return ask('service')

      void picker.load()
      go('slot', 'seats')
    }

    /** Holds the chosen seats; where they are held already, it only goes on. */
    async function keep() {
      const slot = picker.slot.value
      if (!slot) return ask(picker.seats.value > 0 ? 'time' : 'seats')

      const wanted = { slot_id: slot.id, seats: picker.seats.value }
      if (holds(wanted)) return goOn()
      await attempt('keep', async () => {
        await hold(wanted)
        goOn()
      })
    }

    // In the last minutes the same press asks for more time, as long as there is more to be had.
    function holds({ slot_id, seats }: NewHold): boolean {
      const hold = kept.hold.value
      const settled = kept.state.value === 'kept' || (kept.state.value === 'ending' && hold?.extensions_left === 0)
      return settled && hold?.slot_id === slot_id && hold.seats === seats
    }

    async function hold(seats: NewHold) {
      wanted = seats.slot_id
      kept.keep(await api.hold(seats))
      news.value = 'kept'
    }

    /** The same steps for a time without room; what is sent at their end asks for a place on its list. */
    function join(slotId: string) {
      joining.value = slotId
      picker.jumpTo(slotId)
      news.value = 'joining'
      goOn()
    }

    function goOn() {
      const first = guest.problems.value[0]
      if (wasReviewed && !first) go('review', 'head')
      else go('details', first?.field ?? 'head')
    }

    /** The same seats for longer, or, once let go, again. */
    async function keepLonger() {
      const same = kept.hold.value
      if (!same) return

      await attempt('keep', async () => {
        await hold({ slot_id: same.slot_id, seats: same.seats })
        point('hold')
      })
    }

    async function letGo() {
      await attempt('keep', async () => {
        await api.letGo()
        kept.keep(undefined)
        point('seats')
        await picker.load()
      })
    }

    /** Shows the whole before anything is booked, unless a field is in the way. */
    function readOver() {
      guest.insist()
      const [first, ...others] = guest.problems.value
      summed.value = others.length > 0
      if (first) return point(summed.value ? 'problem' : first.field)

      wasReviewed = true
      go('review', 'head')
    }

    /** One press, one booking: pressed again while under way it does nothing. */
    async function book() {
      const { slotId, seats } = party.value
      if (!slotId) return change('time')

      const { name, email, summary } = answers()
      const join_waitlist = joining.value !== undefined || undefined
      wanted = slotId
      await attempt(join_waitlist ? 'join' : 'book', async () => {
        const guest = { name: name.trim(), email: email.trim(), summary: summary.trim() || undefined }
        const made = await submit({ slot_id: slotId, seats, ...guest, join_waitlist })
        show(made)
        point('head')
        on.booked(made)
      })
    }

    function show(made: Booking) {
      batch(() => {
        booking.value = made
        step.value = 'booked'
        news.value = 'booked'
        kept.keep(undefined)
      })
    }

    /** Back to one part; all that was chosen and written stays. */
    function change(part: Choice | FieldName) {
      if (part === 'service') return go('service', part)
      if (part !== 'seats' && part !== 'time') return go('details', part)

      void picker.load()
      go('slot', part)
    }

    function takeAlternative(slotId: string) {
      picker.jumpTo(slotId)
      go('slot', 'time')
    }

    function faceRefusal(why: Refused, act: Act) {
      const { error, issues, alternatives = [] } = why.failure
      if (error === 'sold_out') return soldOut(alternatives, act)
      if (issues && guest.refuse(issues)) {
        go('details', 'head')
        return readOver()
      }
      trouble.value = { kind: 'refused', why }
      point('problem')
      void catchUp() // the reason may be that the form was booked elsewhere, or is no more
    }

    // A hold that cannot move stays where it is; one that has run out, or that could not be booked, is no more.
    function soldOut(alternatives: NonNullable<Failure['alternatives']>, act: Act) {
      if (act !== 'keep' || kept.state.value === 'gone') kept.keep(undefined)
      void picker.load()
      go('slot', 'problem')
      trouble.value = { kind: 'sold_out', alternatives, slotId: wanted }
    }

    /** For whoever was away: the time that is left, or what became of the booking on its own page or in the shop. */
    async function lookAgain() {
      kept.tick()
      if (booking.value) await catchUp()
    }

    return {
      ...{ picker, kept, guest, party, joining, step, booking, busy, trouble, missing, news, attention, summed },
      ...{ open, chooseDay, keep, keepLonger, letGo, join, readOver, book, change, takeAlternative, point, lookAgain },
    }
  },
)
export type BookingForm = InstanceType<typeof BookingForm>

/** A form that is no more is news; not being able to ask is not: every act asks the server anyway. */
function goneOrNothing(error: unknown): Pick<Form, 'state' | 'booking' | 'hold'> | undefined {
  return error instanceof Refused && error.failure.error === 'not_found' ? { state: 'expired' } : undefined
}
