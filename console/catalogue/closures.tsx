import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Closure, MerchantRecord } from '../../contract/merchant.ts'
import { Field, useAttempt } from '../form.tsx'
import { ComesTo } from './comes-to.tsx'
import { Faults } from './faults.tsx'
import { namesIn, placed, readClosures } from './fields.ts'
import type { EditedRecord } from './record.ts'
import { Rows } from './rows.tsx'
import { keepsUnsaved, saved, written } from './unsaved.ts'

interface Props {
  model: EditedRecord
  record: MerchantRecord
}

/** The days on which nothing begins, edited all at once. */
export function ClosuresForm({ model, record }: Props) {
  const { busy, fault, issues, run } = useAttempt()
  const names = useSignal<readonly string[]>([])
  useEffect(keepsUnsaved, [])
  const save = (work: () => Promise<boolean>) =>
    run(async () => {
      if (await work()) saved()
    })
  const { at, elsewhere } = placed(issues, names.value)

  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    names.value = namesIn(event.currentTarget)
    const closures = readClosures(new FormData(event.currentTarget))
    void save(() => model.save({ type: 'closures', closures }))
  }

  return (
    <div class="sheet">
      <p class="soft">On these days no time begins, whatever repeats. Both days count; one day needs no second date.</p>
      <Faults fault={fault} issues={elsewhere} meanwhile={model.meanwhile.value} />
      <ComesTo model={model} busy={busy} confirm={() => void save(model.confirm)} />
      <form onInput={written} onSubmit={submit}>
        <Rows<Closure>
          title="Closures"
          name="closures"
          add="Add a closure"
          rows={record.workspace.closures ?? []}
          draw={(closure, row) => (
            <div class="closure">
              <Field name={`${row}/from`} label="From" type="date" value={closure?.from} required issues={at} />
              <Field name={`${row}/to`} label="Until" type="date" value={closure?.to} issues={at} />
              <Field name={`${row}/reason`} label="Reason" value={closure?.reason} maxLength={200} issues={at} />
            </div>
          )}
        />
        <footer>
          <button class="button" data-kind="main" type="submit" disabled={busy}>
            Save the closures
          </button>
        </footer>
      </form>
    </div>
  )
}
