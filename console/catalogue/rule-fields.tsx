import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import type { Issue } from '../../contract/answers.ts'
import type { SlotRule } from '../../contract/merchant.ts'
import { Field } from '../form.tsx'
import { FieldFault, Rows } from './rows.tsx'
import { days, type Repeats, readRepeats } from './rules.ts'

interface Props {
  rules: readonly SlotRule[]
  issues: Issue[]
}

/** When it is: dates and repeating times, each with its seats. */
export const RuleFields = ({ rules, issues }: Props) => (
  <Rows
    title="Times"
    name="slots"
    add="Add a time"
    rows={rules}
    draw={(rule, row) => <Rule key={row} row={row} rule={rule} issues={issues} />}
  />
)

function Rule({ row, rule, issues }: { row: string; rule?: SlotRule; issues: Issue[] }) {
  const before = readRepeats(rule ? rule.repeats : 'FREQ=WEEKLY;BYDAY=SA')
  const kind = useSignal(before.kind)
  const id = useId()
  return (
    <>
      <div class="pair" data-uneven>
        <Field
          name={`${row}/starts`}
          label={kind.value === 'once' ? 'Date and time' : 'First time'}
          type="moment"
          value={rule?.starts}
          required
          issues={issues}
        />
        <Field
          name={`${row}/seats`}
          label="Seats"
          type="number"
          value={String(rule?.seats ?? 8)}
          required
          issues={issues}
        />
      </div>
      <div class="field">
        <label for={id}>Repeats</label>
        <select
          class="input"
          id={id}
          name={`${row}/kind`}
          value={kind.value}
          onChange={({ currentTarget }) => (kind.value = kinds.find((each) => each === currentTarget.value) ?? 'once')}
        >
          <option value="once">once</option>
          <option value="weekly">on days of the week</option>
          <option value="rule">by a rule of your own</option>
        </select>
      </div>
      {kind.value === 'weekly' && <Weekly row={row} before={before} />}
      {kind.value === 'rule' && (
        <Field
          name={`${row}/rule`}
          label="Rule"
          mono
          value={rule?.repeats}
          required
          issues={issues}
          hint="An RFC 5545 RRULE, such as FREQ=MONTHLY;BYDAY=1SA."
        />
      )}
      <FieldFault at={row} issues={issues} />
    </>
  )
}

const kinds = ['once', 'weekly', 'rule'] as const

const unchosen: { every: number; days: readonly string[] } = { every: 1, days: [] }

function Weekly({ row, before }: { row: string; before: Repeats }) {
  const { every, days: chosen } = before.kind === 'weekly' ? before : unchosen
  return (
    <fieldset class="weekly">
      <legend class="unseen">Days</legend>
      {days.map(([code, name]) => (
        <label class="check" key={code}>
          <input type="checkbox" name={`${row}/days`} value={code} defaultChecked={chosen.includes(code)} />
          {name}
        </label>
      ))}
      <label class="check">
        every
        <input class="input" type="number" min="1" max="52" name={`${row}/every`} defaultValue={String(every)} />
        weeks
      </label>
    </fieldset>
  )
}
