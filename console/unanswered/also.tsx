import type { UnansweredQuestion } from '../../contract/unanswered.ts'
import type { Questions, Warning } from './questions.ts'
import { alsoFitsWords } from './words.ts'

interface Props {
  model: Questions
  question: UnansweredQuestion
  how: Warning['how']
}

/** Words that are about to be kept and fit something else too: whoever asks in them could mean that. */
export const Also = ({ model, question, how }: Props) => (
  <div role="alert" class="warned">
    {isWarned(model, question, how) &&
      model.warned.value?.fits.map((fit) => <p key={fit.wording}>{alsoFitsWords(fit)}</p>)}
  </div>
)

/** Whether the next press keeps them all the same. */
export const isWarned = ({ warned }: Questions, { id }: UnansweredQuestion, how: Warning['how']): boolean =>
  warned.value?.id === id && warned.value.how === how
