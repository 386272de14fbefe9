import { cues } from '../../../knowledge/lexicon/cues.ts'

/** Whether something suits somebody, is allowed, or has something in it: yes or no is the answer. */
export const asksFitness = cues(`
  ^ .. is|are|would|will .. good|ok|okay|alright|fine|safe|suitable|right|appropriate|bad|risky|wise|advisable|recommended for|to|with|if|in|after|during|while|when
  ^ .. can|could|may|might .. come|join|do|attend|go|take|try|participate
  ^ .. is|are .. allowed|welcome|permitted
  ^ .. is|are|does|do .. included|include|includes
  ^ .. does|do|will|would .. suit|help|hurt
`)

/** The words it is asked with: they say nothing of whom or of what. */
export const FITNESS_WORDS: ReadonlySet<string> = new Set(
  'good ok okay alright fine safe suitable right appropriate bad risky wise advisable recommended come join do attend go take try participate allowed welcome permitted included include includes suit help hurt'.split(
    ' ',
  ),
)
