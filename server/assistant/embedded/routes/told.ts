import type { Source } from '../../../../contract/catalogue.ts'
import type { Move } from '../moves.ts'

/** What is told in words. */
export type Told = Extract<Move, { do: 'answer' }>

/** The same, and how probably it is what is meant. */
export type Answer = Told & { sure: number }

/** Several answers, of which one is said to be meant. */
export const oneOfThese = (lead: string, answers: readonly Told[]): Told => ({
  do: 'answer',
  text: [lead, ...answers.map(({ text }) => `• ${text}`)].join('\n'),
  sources: answers.flatMap(({ sources }) => sources),
  remember: servicesOf(answers) ?? answers[0]?.remember,
})

// Of several services none is what "it" is from now on: "how much is it?" is told of each.
function servicesOf(answers: readonly Told[]): Told['remember'] | undefined {
  const sources = answers.flatMap(({ sources }) => sources)
  return sources.length > 1 && sources.every(({ kind }) => kind === 'service')
    ? { listed: sources.map(({ code }) => code) }
    : undefined
}

/** An answer, and under it what may be meant besides. */
export const inCase = (told: Told, other: Told): Told => ({
  ...told,
  text: `${told.text}\nIn case you mean this: ${other.text}`,
  sources: [...told.sources, ...other.sources],
})

/** How probable it is that one of these is meant. */
export const sumOf = (all: readonly { sure: number }[]) => all.reduce((sum, { sure }) => sum + sure, 0)

/** By what an entry is known among all that may be meant. */
export const nameOf = ({ kind, code }: Source) => `${kind}:${code}`
