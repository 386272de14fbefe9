import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { Act } from '../contract/conversations.ts'

const oneOrMany = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => [value].flat(), z.array(schema))

const WantedCall = z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.string()).optional() })

/** What a turn must show; every key given must hold. A string is a substring or a `/pattern/flags`. */
export const Expectation = z.strictObject({
  act: oneOrMany(z.enum(Act.options)).optional(),
  tool: oneOrMany(WantedCall).optional(), // any of these calls
  no_tool: oneOrMany(z.string()).optional(),
  sources_any: oneOrMany(z.string()).optional(), // "service:CODE"
  text_all: oneOrMany(z.string()).optional(), // against all that is shown, cards included
  text_any: oneOrMany(z.string()).optional(),
  text_none: oneOrMany(z.string()).optional(), // against the reply's own words
  choices_any: oneOrMany(z.string()).optional(),
})
export type Expectation = z.infer<typeof Expectation>

export const Member = z.strictObject({ email: z.string(), name: z.string().optional() })
export type Member = z.infer<typeof Member>

export const Dialogue = z.strictObject({
  id: z.string(),
  class: z.string(),
  identity: Member.nullable(),
  turns: z.array(z.strictObject({ say: z.string(), expect: Expectation.default({}) })).min(1),
})
export type Dialogue = z.infer<typeof Dialogue>

/** The dialogues of a file, one JSON object a line. Throws with the line that breaks the format. */
export const readDialogues = (file: string): Dialogue[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [parseLine(line, `${file}:${at + 1}`)]))

function parseLine(line: string, where: string): Dialogue {
  try {
    return Dialogue.parse(JSON.parse(line))
  } catch (cause) {
    throw new Error(`${where} is no dialogue.`, { cause })
  }
}
