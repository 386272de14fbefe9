import { createModel, signal } from '@preact/signals'
import type * as z from 'zod/mini'
import type { Attendance, DiaryLine, Waiting } from '../../contract/diary.ts'

type Came = z.infer<typeof Attendance>['came']

/** What a booking's row says of an act that was tried on it from there. */
export interface Tried {
  isBusy: boolean
  /** What was said of the guest, until the server has taken it or not. */
  came?: Came
  fault?: string
  /** Marked on this visit, so that the mark can be taken back at once. */
  isMarked?: boolean
}

/** Does something to a booking on the server, and looks again. */
export type Act = (
  booking: Pick<DiaryLine, 'reference'>,
  path: string,
  body: object,
  method?: 'POST' | 'PUT',
) => Promise<unknown>

/** What is done to bookings from their rows, each of which says itself what came of it. */
export const RowActs = createModel((act: Act) => {
  const tried = signal<ReadonlyMap<string, Tried>>(new Map())
  const said = signal('')
  const note = ({ reference }: DiaryLine, what: Tried) => {
    tried.value = new Map(tried.value).set(reference, what)
  }

  async function attempt(line: DiaryLine, came: Came | undefined, work: () => Promise<unknown>) {
    note(line, { isBusy: true, came })
    try {
      await work()
      note(line, { isBusy: false, isMarked: came === 'attended' || came === 'no_show' })
    } catch (error) {
      note(line, { isBusy: false, fault: sentenceOf(error) })
    }
  }

  /** Says whether a guest came, or takes that back. */
  const mark = (line: DiaryLine, came: Came) =>
    attempt(line, came, async () => {
      await act(line, 'attendance', { seen: line.seen, came }, 'PUT')
      said.value = `${line.name}: ${cameWords[came]}`
    })

  /** Offers a party the seats that there are. */
  const offer = (line: Waiting) =>
    attempt(line, undefined, async () => {
      await act(line, 'offer', { seen: line.seen, seats: line.free })
      said.value = `Offered to ${line.name}`
    })

  // `said` is the last thing that was done, for whoever cannot see it.
  return { tried, said, mark, offer }
})

const cameWords: Record<Came, string> = { attended: 'came', no_show: 'no show', confirmed: 'not marked' }

export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
