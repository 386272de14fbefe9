import type { Issue } from '../../contract/answers.ts'
import type { KnowledgeItem } from '../../contract/merchant.ts'
import { Field } from '../form.tsx'

interface Props {
  item?: KnowledgeItem
  issues: Issue[]
}

/** A question that visitors ask, and the shop's own answer to it. */
export const KnowledgeFields = ({ item, issues }: Props) => (
  <>
    <Field name="question" label="Question" value={item?.question} required maxLength={200} issues={issues} />
    <Field
      name="answer"
      label="Answer"
      type="lines"
      value={item?.answer}
      required
      maxLength={2000}
      issues={issues}
      hint="In your own words. It is quoted, never rewritten."
    />
    <Field
      name="asks"
      label="Other ways people ask"
      type="lines"
      value={item?.asks?.join('\n')}
      issues={issues}
      hint="One on each line."
    />
  </>
)
