import { date } from '../../browser/format.ts'
import { ago } from '../ago.ts'
import { Fault, useAttempt } from '../form.tsx'
import { Broken, Done } from '../icons.tsx'
import { signedIn } from '../session.ts'
import type { Trail } from './trail.ts'
import { short } from './words.ts'

/** Whether the chain is whole, as it was found when it was read last. */
export function Chain({ model }: { model: Trail }) {
  const { busy, fault, run } = useAttempt()
  const { workspace } = signedIn.value
  const stands = model.chain.value
  if (!stands) return null

  const { checked_at, since, entries, seq, hash, broken } = stands
  const count = (number: number) => number.toLocaleString(workspace.locale)
  return (
    <section class="chain" aria-label="The chain" data-state={broken ? 'broken' : 'whole'}>
      <p class="chain__state" role="status">
        {broken ? <Broken /> : <Done />}
        {broken ? `The chain breaks at entry ${count(broken.seq)}` : 'The chain is whole'}
      </p>
      {broken && <p>{broken.because} Compare it with your last export, and with the heads in the server’s log.</p>}
      <p>
        <b>{count(entries)}</b> {entries === 1 ? 'entry' : 'entries'}
        {since && ` since ${date(since, workspace, { day: 'numeric', month: 'long', year: 'numeric' })}`}
      </p>
      <p>
        {seq > 0 && (
          <>
            Head <code>{short(hash)}</code>,{' '}
          </>
        )}
        checked {ago(checked_at, workspace)}
      </p>
      <Fault said={fault} />
      <button class="button end" type="button" disabled={busy} onClick={() => void run(model.check)}>
        {busy ? 'Checking' : 'Check now'}
      </button>
    </section>
  )
}
