import { useEffect, useRef } from 'preact/hooks'
import { signedIn } from '../session.ts'
import { Differences } from './differences.tsx'
import type { EditedRecord, Pending } from './record.ts'
import { Stranded } from './stranded.tsx'
import { summary } from './words.ts'

interface Props {
  model: EditedRecord
  busy: boolean
  confirm(): void
}

/** What a change would come to, before it is done. */
export function ComesTo({ model, busy, confirm }: Props) {
  const pending = model.pending.value
  return pending ? (
    <Asked key={pending.preview.revision} model={model} pending={pending} busy={busy} confirm={confirm} />
  ) : null
}

function Asked({ model, pending, busy, confirm }: Props & { pending: Pending }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { differences, stranded } = pending.preview
  const { title, yes, no } = words(pending)
  return (
    <section class="comes" aria-labelledby="comes">
      <h2 id="comes" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {pending.change.type === 'import' && <p class="soft">{summary(differences)}.</p>}
      {pending.change.type !== 'change' && <Differences differences={differences} writing={signedIn.value.workspace} />}
      <Stranded slots={stranded} record={pending.preview.record} known={model.record.value} />
      <footer>
        <button
          class="button"
          data-kind={pending.change.type === 'retire' || stranded.length > 0 ? 'danger' : 'main'}
          type="button"
          disabled={busy || differences.length === 0}
          onClick={confirm}
        >
          {yes}
        </button>
        <button class="button" data-kind="plain" type="button" onClick={() => (model.pending.value = undefined)}>
          {no}
        </button>
      </footer>
    </section>
  )
}

function words({ change, preview }: Pending): { title: string; yes: string; no: string } {
  if (change.type === 'import')
    return preview.differences.length === 0
      ? { title: 'The file says what the record says already', yes: 'Import it', no: 'Leave it' }
      : { title: 'What this file would change', yes: 'Import it', no: 'Leave it' }
  if (change.type === 'retire') return { title: 'It will not be offered any more', yes: 'Retire it', no: 'Keep it' }
  return { title: 'Guests have booked times that this takes away', yes: 'Save it all the same', no: 'Go on editing' }
}
