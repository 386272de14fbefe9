import { computed, createModel, signal } from '@preact/signals'
import { type DayFigures, Figures as Fetched } from '../../contract/figures.ts'
import type { ask } from '../session.ts'

export type Figure = Exclude<keyof DayFigures, 'date'>

/** How many days are shown. */
export const lengths = [14, 30] as const
export type Length = (typeof lengths)[number]

/** What happened by the day, and over all the days that are shown. */
export const Figures = createModel((ask_: typeof ask) => {
  const length = signal<Length>(14)
  const days = signal<readonly DayFigures[] | undefined>(undefined)

  /** Fetches the days; a look that another has overtaken says nothing. */
  async function look(wanted: Length): Promise<void> {
    if (wanted !== length.value) days.value = undefined
    length.value = wanted
    const fetched = await ask_(`/figures?days=${wanted}`, Fetched)
    if (wanted === length.value) days.value = fetched.days
  }

  return {
    ...{ length, days, look },
    /** How often over all days. */
    sum: (figure: Figure) => (days.value ?? []).reduce((sum, day) => sum + day[figure], 0),
    /** The most questions of any day: its bar has the full width. */
    most: computed(() => Math.max(0, ...(days.value ?? []).map(questions))),
  }
})
export type Figures = InstanceType<typeof Figures>

/** What was asked of the assistant that day and answered one way or another. */
export const questions = ({ answered, abstained, declined }: DayFigures) => answered + abstained + declined
