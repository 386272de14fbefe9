import { type ModelMessage, modelMessageSchema } from 'ai'
import * as z from 'zod'
import { Deeds } from './deeds.ts'

/** A page tool that the page has not answered yet: the turn's own messages so far, the last of which calls it. */
const OpenCall = z.object({
  id: z.string(),
  name: z.string(),
  messages: z.array(z.custom<ModelMessage>((message) => modelMessageSchema.safeParse(message).success)),
  deeds: Deeds,
})
export type OpenCall = z.infer<typeof OpenCall>

/** What the model brain keeps between legs. `notes` are the embedded brain's, for the turns that it answers. */
const ModelState = z.strictObject({ notes: z.unknown(), open: OpenCall.optional() })
export type ModelState = z.infer<typeof ModelState>

/** Notes that the embedded brain wrote while no model was there are its notes still. */
export function stateFrom(state: unknown): ModelState {
  const known = ModelState.safeParse(state)
  return known.success ? known.data : { notes: state }
}
