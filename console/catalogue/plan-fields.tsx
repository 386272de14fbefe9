import type { Issue } from '../../contract/answers.ts'
import type { MerchantPlan, MerchantRecord } from '../../contract/merchant.ts'
import { Field } from '../form.tsx'
import { PriceFields } from './price-fields.tsx'

interface Props {
  plan?: MerchantPlan
  record: MerchantRecord
  issues: Issue[]
}

/** A membership level: what it costs, whom it is for, and what it includes. */
export const PlanFields = ({ plan, record, issues }: Props) => (
  <>
    <Field name="name" label="Name" value={plan?.name} required maxLength={200} issues={issues} />
    <PriceFields price={plan?.price} per="month" issues={issues} />
    <Field
      name="audience"
      label="For whom"
      type="lines"
      value={plan?.audience}
      required
      maxLength={2000}
      issues={issues}
    />
    <fieldset class="field">
      <legend>Includes</legend>
      {record.services.map(({ code, name }) => (
        <label class="check" key={code}>
          <input type="checkbox" name="services" value={code} defaultChecked={plan?.services.includes(code)} />
          {name}
        </label>
      ))}
      {issues
        .filter(({ path }) => path === '/services')
        .map(({ message }) => (
          <small class="field__fault" key={message}>
            {message}
          </small>
        ))}
    </fieldset>
  </>
)
