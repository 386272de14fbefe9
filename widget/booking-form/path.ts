import { batch, createModel, signal } from '@preact/signals'
import type { FieldName } from './field-names.ts'

export type Step = 'service' | 'slot' | 'details' | 'review' | 'booked' | 'expired'
export type Choice = 'service' | 'seats' | 'time'
export type Part = Choice | FieldName | 'head' | 'hold' | 'problem'

/** Where the guest is in the form, and what the focus should go to: only ever moved by what the guest pressed. */
export const Path = createModel((first: Step, goes: (to: Step) => void) => {
  const step = signal(first)
  const askedFor = signal<Choice>() // what the last press was made without
  const attention = signal<{ part: Part }>() // a new object each time: pointing twice is pointing again

  function go(to: Step, part: Part) {
    batch(() => {
      step.value = to
      askedFor.value = undefined
      goes(to)
      point(part)
    })
  }

  function ask(choice: Choice) {
    askedFor.value = choice
    point(choice)
  }

  function point(part: Part) {
    attention.value = { part }
  }

  return { step, askedFor, attention, go, ask, point }
})
