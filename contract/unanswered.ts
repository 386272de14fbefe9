import * as z from 'zod/mini'
import { Page } from './conversations.ts'
import { KnowledgeItem } from './merchant.ts'

// What visitors asked in vain: what the console's pages and its server say to each other under `/console/api/unanswered`.

/** What was done about it: nothing yet, an answer was written, its words were added to one that was there, set aside. */
export const UnansweredState = z.enum(['open', 'answered', 'worded', 'dismissed'])
export type UnansweredState = z.infer<typeof UnansweredState>

/** The lists of the screen. Written holds what was answered or worded. */
export const UnansweredShow = z.enum(['open', 'written', 'aside'])
export type UnansweredShow = z.infer<typeof UnansweredShow>

const found = { kind: z.enum(['service', 'plan', 'knowledge']), code: z.string(), title: z.string() }

/** A question, however its case and punctuation were written. */
export const UnansweredQuestion = z.object({
  id: z.string(),
  question: z.string(), // as it was first asked
  state: UnansweredState,
  goes_on: z.boolean(), // from what was said before it: by itself it asks nothing
  before: z.optional(z.string()), // what the visitor said before that
  times: z.int(),
  untaken: z.int(), // how often choices were offered, and none of them was taken
  handed_over: z.int(), // how often a person was asked for afterwards
  wordings: z.array(z.string()), // the other spellings of it, newest first
  alike: z.array(z.object({ id: z.string(), question: z.string() })), // open ones that share its words
  nearest: z.array(z.object({ ...found, shared: z.array(z.string()), is_likely: z.boolean() })), // nearest first, by which of its words, and whether it may be meant
  last_at: z.string(),
  page: z.optional(Page), // where it was last asked
  conversation_id: z.string(),
  entry: z.optional(z.object({ code: z.string(), question: z.string() })), // what answers it now, or did so far
  done_by: z.optional(z.string()),
  done_at: z.optional(z.string()),
})
export type UnansweredQuestion = z.infer<typeof UnansweredQuestion>

export const UnansweredCounts = z.object({ open: z.int(), written: z.int(), aside: z.int() })
export type UnansweredCounts = z.infer<typeof UnansweredCounts>

/** Most asked first; those dealt with, latest first. `knowledge` is what a wording can be added to. */
export const UnansweredList = z.object({
  questions: z.array(UnansweredQuestion),
  counts: UnansweredCounts,
  knowledge: z.array(KnowledgeItem),
})
export type UnansweredList = z.infer<typeof UnansweredList>

const asks = z._default(z.array(z.string()), [])

/** `also` are ids of questions that the same answer is for; their words are added to it. */
const also = z._default(z.array(z.string()), [])

/** A new piece of knowledge, or one written anew. Its words are checked as an import checks them. */
export const NewAnswer = z.strictObject({
  ...{ question: z.string(), answer: z.string(), asks, also },
  code: z.optional(z.string()), // of the answer that it takes the place of
})
export type NewAnswer = z.infer<typeof NewAnswer>

/** The question's words become another way of asking for what the record answers already. */
export const NewWording = z.strictObject({ code: z.string(), asks, also })
export type NewWording = z.infer<typeof NewWording>

/** What became of it, and whether the assistant now finds the answer by the visitor's own words. */
export const Dealt = z.object({ question: UnansweredQuestion, is_found: z.boolean() })
export type Dealt = z.infer<typeof Dealt>
