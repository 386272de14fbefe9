import { batch, computed, createModel, effect, signal } from '@preact/signals'
import type { Hold } from '../../contract/bookings.ts'

const minute = 60_000

/** WCAG 2.2.1: whoever is about to run out of time is told, and can have more with one press. */
const warnAt = 2 * minute

export type KeptState = 'none' | 'kept' | 'ending' | 'gone'

/** Seats held for this guest, and the time they have left. Redrawn once a minute, and at the end. */
export const KeptSeats = createModel((first: Hold | undefined, now: () => number) => {
  const clock = signal(now())
  const hold = signal(first && left(first, clock.value) > 0 ? first : undefined)
  const timeLeft = computed(() => (hold.value ? left(hold.value, clock.value) : 0))
  const minutes = computed(() => Math.ceil(timeLeft.value / minute))
  const state = computed<KeptState>(() => {
    if (!hold.value) return 'none'
    if (timeLeft.value === 0) return 'gone'
    return timeLeft.value <= warnAt ? 'ending' : 'kept'
  })

  // Counted back from the end, so that the last minutes fall on the warning and on the end itself.
  effect(() => {
    if (timeLeft.value === 0) return
    const timer = setTimeout(tick, timeLeft.value % minute || minute)
    return () => clearTimeout(timer)
  })

  /** Looks at the clock again: timers stand still in a sleeping tab. */
  function tick() {
    clock.value = now()
  }

  function keep(kept: Hold | undefined) {
    batch(() => {
      tick()
      hold.value = kept
    })
  }

  return { hold, timeLeft, minutes, state, tick, keep }
})
export type KeptSeats = InstanceType<typeof KeptSeats>

const left = (hold: Hold, at: number) => Math.max(0, Date.parse(hold.expires_at) - at)
