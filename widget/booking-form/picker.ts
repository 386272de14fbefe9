import { computed, createModel, signal } from '@preact/signals'
import type { Form, Slot } from '../../contract/bookings.ts'
import type { Draft } from './draft.ts'
import type { FormApi } from './form-api.ts'
import { byDay, type Day, fits, hasRoom, onlyFit } from './openings.ts'

const daysThatFollow = 2

/** Which sitting, how many seats, which day and time: chosen here, kept by nobody yet. */
export const Picker = createModel((form: Form, draft: Draft, api: Pick<FormApi, 'slots'>) => {
  const serviceChosen = signal(draft.service ?? form.prefill.service)
  const seats = signal(draft.seats ?? form.suggestion.seats ?? 1)
  const slots = signal<Slot[]>([])
  const loading = signal<'waiting' | 'ready' | 'failed'>('waiting')
  const dayChosen = signal<string>()
  const slotChosen = signal(draft.slot_id ?? form.suggestion.slot_id)

  const service = computed(() => {
    const code = serviceChosen.value ?? slots.value.find(({ id }) => id === slotChosen.value)?.service
    return form.services.find((each) => each.code === code && !each.members_only)
  })
  const days = computed(() => byDay(slots.value, form.workspace))
  const day = computed(() => days.value.find(({ key }) => key === dayChosen.value) ?? likeliestDay())
  const shown = computed(() => day.value && [day.value, ...following(day.value)])
  const slot = computed(() => {
    if (slotChosen.value === undefined) return day.value && onlyFit(day.value, seats.value)
    return slots.value.find((each) => each.id === slotChosen.value && fits(each, seats.value))
  })
  const largest = computed(() => Math.max(0, ...slots.value.map(({ seats_left }) => seats_left)))

  let asked = 0

  /** Reads the times again, and says whether they were taken: an answer that something later has overtaken is dropped. */
  async function load(): Promise<boolean> {
    const question = ++asked
    loading.value = 'waiting'
    const answer = await api.slots({ service: service.value?.code }).catch(() => undefined)
    if (question !== asked) return false

    if (answer) slots.value = answer
    loading.value = answer ? 'ready' : 'failed'
    return answer !== undefined
  }

  function chooseService(code: string) {
    if (code === service.value?.code) return

    asked += 1 // times of another sitting, or of all, may be on their way
    serviceChosen.value = code
    dayChosen.value = undefined
    slotChosen.value = undefined
    slots.value = []
  }

  function chooseSeats(count: number) {
    seats.value = count
  }

  function chooseDay(key: string) {
    dayChosen.value = key
    slotChosen.value = undefined
  }

  function chooseSlot(id: string) {
    slotChosen.value = id
  }

  /** Chosen elsewhere than in the list of times: the day comes along. */
  function jumpTo(slotId: string) {
    dayChosen.value = undefined
    slotChosen.value = slotId
  }

  /** The day that was chosen or kept, or that answers the guest's words, or else the first with room. */
  function likeliestDay(): Day | undefined {
    const kept = slots.value.find(({ state }) => state === 'yours')?.id
    const meant = [slotChosen.value, kept, ...form.suggestion.candidates].flatMap(
      (id) => days.value.find(holding(id)) ?? [],
    )
    return meant[0] ?? days.value.find((each) => hasRoom(each, seats.value)) ?? days.value[0]
  }

  /** The list runs on into days that answer the guest's words, or, from a day without room, into days that have some. */
  function following(from: Day): Day[] {
    const later = days.value.filter(({ key }) => key > from.key)
    const asSaid = later.filter((each) => form.suggestion.candidates.some((id) => holding(id)(each)))
    if (dayChosen.value === undefined && asSaid.length > 0) return asSaid.slice(0, daysThatFollow)
    return hasRoom(from, seats.value) ? [] : later.filter((each) => hasRoom(each, seats.value)).slice(0, daysThatFollow)
  }

  return {
    service,
    seats,
    slots,
    slot,
    slotChosen,
    days,
    day,
    shown,
    largest,
    loading,
    load,
    chooseService,
    chooseSeats,
    chooseDay,
    chooseSlot,
    jumpTo,
  }
})
export type Picker = InstanceType<typeof Picker>

const holding = (id: string | undefined) => (day: Day) => day.slots.some((slot) => slot.id === id)
