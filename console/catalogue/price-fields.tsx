import type { Issue } from '../../contract/answers.ts'
import { Field } from '../form.tsx'
import { signedIn } from '../session.ts'
import { majorUnits } from './fields.ts'

interface Props {
  price?: { amount: number; per: string }
  /** What it mostly is for: a seat, a month. */
  per: string
  issues: Issue[]
}

/** An amount as the shop writes it, and the merchant's own word for what it buys. */
export function PriceFields({ price, per, issues }: Props) {
  const { currency } = signedIn.value.workspace
  return (
    <div class="pair">
      <Field
        name="price/amount"
        label={`Price, ${currency}`}
        value={price ? majorUnits(price.amount, currency) : ''}
        required
        issues={issues.map(inMajorUnits)}
      />
      <Field name="price/per" label="for a" value={price?.per ?? per} required maxLength={200} issues={issues} />
    </div>
  )
}

// The record counts pence; whoever types here does not.
const inMajorUnits = (issue: Issue): Issue =>
  issue.path === '/price/amount' ? { ...issue, message: 'Give an amount, such as 28 or 28.50.' } : issue
