import type { Allowance } from '../../model-allowance.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import type { Brain, BrainInput, BrainTools } from '../brain.ts'
import type { languageModel } from './language-model.ts'

/** In milliseconds: until the first word of a step, between two words, for a step, for the legs of a turn together. */
export interface Patience {
  first: number
  between: number
  step: number
  total: number
}

/** What the model brain is made of. */
export interface Parts {
  model: ReturnType<typeof languageModel>
  toolbox: Toolbox
  allowance: Allowance
  /** Answers where the model does not. */
  embedded: Brain
  patience?: Patience
}

/** One leg of a turn, as the brain was given it. */
export interface Leg {
  input: BrainInput
  tools: BrainTools
  signal: AbortSignal
}
