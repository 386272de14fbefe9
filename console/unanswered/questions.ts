import { computed, createModel, type Signal, signal } from '@preact/signals'
import * as z from 'zod/mini'
import { AlsoFits } from '../../contract/record.ts'
import { Dealt, UnansweredList, type UnansweredQuestion, type UnansweredShow } from '../../contract/unanswered.ts'
import type { ask } from '../session.ts'

/** What was done about a question, until the next one is opened. */
export interface Done {
  question: string
  what: 'answered' | 'worded' | 'dismissed' | 'reopened'
  /** Whether the assistant finds the answer by the visitors' own words. */
  isFound?: boolean
  /** It only goes on from another, so that nobody finds anything by it alone. */
  goesOn?: boolean
}

/** What somebody has begun to write to a question. */
export interface Draft {
  question: string
  answer: string
  /** Questions that the same answer is for. */
  also: readonly string[]
  /** Further ways to ask, that nobody has used yet. */
  asks: readonly string[]
  /** The answer that this one takes the place of. */
  code?: string
}

/** Words that were about to be kept and fit something else too; pressed once more, they are kept. */
export interface Warning extends AlsoFits {
  id: string
  how: 'answer' | 'wording'
}

export type Drafts = Readonly<Record<string, Draft>>

/** What visitors asked in vain, and what is done about it. `drafts` are kept by whoever outlives the screen. */
export const Questions = createModel((ask_: typeof ask, drafts: Signal<Drafts>) => {
  const show = signal<UnansweredShow>('open')
  const list = signal<UnansweredList | undefined>(undefined)
  const done = signal<Done | undefined>(undefined)
  const warned = signal<Warning | undefined>(undefined)

  /** Fetches the list; a look that another has overtaken says nothing. */
  async function look(wanted: UnansweredShow = show.value): Promise<void> {
    if (wanted !== show.value) list.value = undefined
    show.value = wanted
    const fetched = await ask_(`/unanswered?show=${wanted}`, UnansweredList)
    if (wanted === show.value) list.value = fetched
  }

  const write = (question: UnansweredQuestion, changed: Partial<Draft>) => {
    drafts.value = { ...drafts.value, [question.id]: { ...draftOf(drafts.value, question), ...changed } }
    warned.value = undefined
  }

  /** Answers whether it is done. If not, `warned` says what else the words fit. */
  async function deal(
    question: UnansweredQuestion,
    how: Warning['how'],
    { body, words }: { body: object; words: { code?: string; wordings: string[] } },
  ): Promise<boolean> {
    if (await isToBeWarned(question, how, words)) return false

    const { is_found } = await ask_(`/unanswered/${question.id}/${how}`, Dealt, { method: 'POST', body })
    await finished({
      question: question.question,
      what: how === 'answer' ? 'answered' : 'worded',
      isFound: is_found,
      ...(question.goes_on && { goesOn: true }),
    })
    const { [question.id]: _, ...others } = drafts.value
    drafts.value = others
    warned.value = undefined
    return true
  }

  async function isToBeWarned({ id }: UnansweredQuestion, how: Warning['how'], words: object): Promise<boolean> {
    if (warned.value?.id === id && warned.value.how === how) return false

    const { fits } = await ask_('/catalogue/fits', AlsoFits, { method: 'POST', body: words })
    warned.value = fits.length > 0 ? { id, how, fits } : undefined
    return fits.length > 0
  }

  async function move(question: UnansweredQuestion, where: 'dismiss' | 'reopen'): Promise<true> {
    await ask_(`/unanswered/${question.id}/${where}`, z.unknown(), { method: 'POST' })
    await finished({ question: question.question, what: where === 'dismiss' ? 'dismissed' : 'reopened' })
    return true
  }

  async function finished(what: Done) {
    await look()
    done.value = what
  }

  return {
    ...{ show, list, done, warned, drafts, write, look },
    questions: computed(() => list.value?.questions ?? []),
    answer(question: UnansweredQuestion): Promise<boolean> {
      const draft = draftOf(drafts.value, question)
      const wordings = [draft.question, ...wordsOf(question, draft)]
      return deal(question, 'answer', { body: draft, words: { code: draft.code, wordings } })
    },
    addTo(question: UnansweredQuestion, code: string): Promise<boolean> {
      const draft = draftOf(drafts.value, question)
      const { also } = draft
      const asks = question.goes_on ? [draft.question, ...draft.asks] : draft.asks
      return deal(question, 'wording', {
        body: { code, asks, also },
        words: { code, wordings: wordsOf(question, { also, asks }) },
      })
    },
    dismiss: (question: UnansweredQuestion) => move(question, 'dismiss'),
    reopen: (question: UnansweredQuestion) => move(question, 'reopen'),
  }
})
export type Questions = InstanceType<typeof Questions>

const wordsOf = (
  { question, goes_on, alike }: UnansweredQuestion,
  { asks, also }: Pick<Draft, 'asks' | 'also'>,
): string[] => [
  ...(goes_on ? [] : [question]),
  ...asks,
  ...alike.filter(({ id }) => also.includes(id)).map((other) => other.question),
]

/** What was begun to a question; at first the visitor's words, where they are a whole question, and no answer. */
export const draftOf = (drafts: Drafts, { id, question, goes_on }: UnansweredQuestion): Draft =>
  drafts[id] ?? { question: goes_on ? '' : question.slice(0, LONGEST), answer: '', also: [], asks: [] }

/** The longest question that a record takes. */
const LONGEST = 200
