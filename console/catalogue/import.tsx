import { useSignal } from '@preact/signals'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { useAttempt } from '../form.tsx'
import { ComesTo } from './comes-to.tsx'
import { Faults } from './faults.tsx'
import type { EditedRecord } from './record.ts'

interface Props {
  model: EditedRecord
  record: MerchantRecord
}

/** A record from a file, looked at before it is imported; and the present one, to take along. */
export function ImportForm({ model, record }: Props) {
  const { busy, fault, issues, run } = useAttempt()
  const name = useSignal('')

  async function read(input: HTMLInputElement) {
    const [file] = input.files ?? []
    if (!file) return
    name.value = file.name
    await run(async () => model.save({ type: 'import', record: parsed(await file.text()) }))
    // The same file may be chosen again once it was mended.
    input.value = ''
  }

  return (
    <div class="sheet">
      <p class="soft">
        A merchant record as JSON. By its codes it changes what is there, adds what is new and retires what is gone.
        Nothing is done before you have seen what it comes to.
      </p>
      <div class="sheet__acts">
        <label class="button" data-kind="main">
          Choose a file
          <input
            class="unseen"
            type="file"
            accept="application/json,.json"
            disabled={busy}
            onChange={({ currentTarget }) => void read(currentTarget)}
          />
        </label>
        <button class="button" type="button" onClick={() => download(record)}>
          Download the present record
        </button>
      </div>
      {name.value && (fault || issues.length > 0) && <p>{name.value} was not imported.</p>}
      <Faults fault={fault} issues={issues} />
      <ComesTo model={model} busy={busy} confirm={() => void run(model.confirm)} />
    </div>
  )
}

function parsed(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(`This file is no JSON: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(
      'This file holds no record: it should be a JSON object with workspace, plans, services and knowledge.',
    )
  return { ...value }
}

function download(record: MerchantRecord) {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${record.workspace.slug}.json`
  link.click()
  URL.revokeObjectURL(url)
}
