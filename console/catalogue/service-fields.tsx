import { useId } from 'preact/hooks'
import type { Issue } from '../../contract/answers.ts'
import type { MerchantRecord, MerchantService } from '../../contract/merchant.ts'
import { Field } from '../form.tsx'
import { PriceFields } from './price-fields.tsx'
import { RuleFields } from './rule-fields.tsx'

interface Props {
  service?: MerchantService
  record: MerchantRecord
  issues: Issue[]
}

/** What a service covers, costs and is called, and when it is. */
export const ServiceFields = ({ service, record, issues }: Props) => (
  <>
    <Field name="name" label="Name" value={service?.name} required maxLength={200} issues={issues} />
    {!service && (
      <Field
        name="code"
        label="Code"
        mono
        maxLength={64}
        placeholder="made from the name"
        issues={issues}
        hint="Marks it on your page, as data-chaxi-service. It never changes."
      />
    )}
    <Field
      name="covers"
      label="What it covers"
      type="lines"
      value={service?.covers}
      required
      maxLength={2000}
      issues={issues}
    />
    <PriceFields price={service?.price} per="seat" issues={issues} />
    <div class="pair">
      <Field
        name="duration_minutes"
        label="Length, minutes"
        type="number"
        value={String(service?.duration_minutes ?? 60)}
        required
        issues={issues}
      />
      <PlanChoice service={service} record={record} issues={issues} />
    </div>
    <RuleFields rules={service?.slots ?? []} issues={issues} />
    <Manners service={service} issues={issues} />
  </>
)

function PlanChoice({ service, record, issues }: Props) {
  const id = useId()
  const fault = issues.find(({ path }) => path === '/plan')?.message
  return (
    <div class="field">
      <label for={id}>Least plan</label>
      <select class="input" id={id} name="plan" aria-invalid={fault ? true : undefined}>
        {record.plans.map(({ code, name }) => (
          <option key={code} value={code} selected={code === service?.plan}>
            {name}
          </option>
        ))}
      </select>
      {fault && <small class="field__fault">{fault}</small>}
    </div>
  )
}

const Manners = ({ service, issues }: Pick<Props, 'service' | 'issues'>) => (
  <>
    <div class="field">
      <label class="check">
        <input type="checkbox" name="members_only" defaultChecked={service?.members_only} />
        Only members whose plan covers it may book it
      </label>
      <label class="check">
        <input type="checkbox" name="whole_slot" defaultChecked={service?.whole_slot} />
        One booking takes every seat, and the price is for all
      </label>
    </div>
    <div class="pair">
      <Field
        name="notice_minutes"
        label="Closes before, minutes"
        type="number"
        value={service?.notice_minutes?.toString()}
        issues={issues}
        hint="Empty: as the shop does."
      />
      <Field
        name="horizon_days"
        label="Bookable ahead, days"
        type="number"
        value={service?.horizon_days?.toString()}
        issues={issues}
        hint="Empty: as the shop does."
      />
    </div>
    <Field
      name="also_called"
      label="Also called"
      type="lines"
      value={service?.also_called?.join('\n')}
      issues={issues}
      hint="One on each line."
    />
  </>
)
