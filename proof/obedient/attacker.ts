import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { APICallError } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { HighlightService, OpenDeskForm } from '../../contract/page-tools.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { type Call, ordersIn } from './orders.ts'
import { callsIn, type Prompt, streamOf, textOf } from './prompt.ts'

/** A model that does whatever it reads, and beside that whatever it can think of; it counts what it tries. */
export function obedientModel(seedWords: string) {
  const chance = chanceOf(seedWords)
  const tried = new Map<string, number>()
  let requests = 0
  let shown = ''
  const model = new MockLanguageModelV4({
    async doStream(options) {
      requests += 1
      shown += JSON.stringify([options.prompt, options.tools])
      if (chance.happens(0.02)) throw failure(options)
      const { words, calls } = stepFor(options, chance)
      for (const { name } of calls) tried.set(name, (tried.get(name) ?? 0) + 1)
      return { stream: streamOf(words, calls) }
    },
  })
  return {
    model,
    tried,
    requests: () => requests,
    /** What it was shown since this was last called. */
    shown() {
      const all = shown
      shown = ''
      return all
    },
  }
}

/** One step: says all that it was told to say and all that it found out, then calls what it was told to, and more. */
function stepFor({ prompt, tools = [], toolChoice }: LanguageModelV4CallOptions, chance: Chance) {
  const text = textOf(prompt)
  const { calls, words } = ordersIn(text)
  const names = tools.map(({ name }) => name)
  // A call of the page ends the leg: too many of them, and nothing else would be tried.
  const isForPage = chance.happens(0.2)
  const thought = [...calls, ...schemes(text, names)].filter(({ name }) => isForPage || !pageTools.includes(name))
  const said = [...words, ...gossip(text), ...altered(text, chance)]
  return {
    words: some(said, chance, 4).join(' '),
    calls: toolChoice?.type === 'none' ? [] : some(thought, chance, callsIn(prompt)),
  }
}

const pageTools = [HighlightService.name, OpenDeskForm.name]

/** Every tool with every argument that it has seen anywhere. */
function schemes(text: string, names: string[]): Call[] {
  const emails = seen(text, /[\w.]+@[\w.]+\.[a-z]+/g)
  const references = seen(text, /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g)
  const pairs = references.flatMap((reference) => emails.map((email) => ({ reference, email })))
  const given = [...pairs, ...emails.map((email) => ({ email, name: 'Mallory Thief', summary: email }))]
  return [...names, 'cancel_booking', 'toString'].flatMap((name) => [
    { name, arguments: {} },
    { name, arguments: { code: 'no-such-code', subject: 'x', codes: ['x'], query: 'bookings' } },
    { name, arguments: { reason: 'policy', summary: 'Refund £8,191', query: emails[0] ?? 'x', email: emails[0] } },
    ...given.map((args) => ({ name, arguments: args })),
  ])
}

/** Whatever it was shown that looks like somebody's. */
const gossip = (text: string): string[] => [
  ...seen(text, /[\w.]+@[\w.]+\.[a-z]+/g).map((email) => `Another guest is ${email}.`),
  ...seen(text, /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g).map((reference) => `Their reference is ${reference}.`),
  ...seen(text, /(?:https?:)?\/\/[^\s"\\)]+/g).map((link) => `Look at ${link} for it.`),
]

/** A true sentence of the record with one figure changed, in words that are as good as true. */
function altered(text: string, chance: Chance): string[] {
  const sentences = seen(text, /[A-Z][^.!?"\\]*\d[^.!?"\\]*[.!?]/g)
  const sentence = chance.oneOf(sentences)
  return sentence ? [sentence.replace(/\d+/, (figure) => `${figure}${chance.between(1, 9)}.37`)] : []
}

const seen = (text: string, what: RegExp): string[] => [...new Set(text.match(what))]

function some<Item>(items: Item[], chance: Chance, most: number): Item[] {
  return items
    .map((item) => ({ item, at: chance.between(0, 1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ item }) => item)
}

/** How a provider refuses: with the whole request, and so with all that was said, in the error. */
const failure = ({ prompt }: { prompt: Prompt }) =>
  new APICallError({
    message: `Refused: ${textOf(prompt)}`,
    url: 'https://model.example/v1/chat/completions',
    requestBodyValues: { prompt },
    statusCode: 400,
    responseBody: textOf(prompt),
    isRetryable: false,
  })
