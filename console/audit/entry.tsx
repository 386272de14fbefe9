import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { TrailRow } from '../../contract/trail.ts'
import { signedIn } from '../session.ts'
import type { Bead } from './trail.ts'
import { aboutWhat, deed, doors, short, whoWords, why } from './words.ts'

interface Props {
  row: TrailRow
  bead: Bead
  names: ReadonlyMap<string, string>
}

/** One call on its line; it opens to all that is kept of it. */
export function Entry({ row, bead, names }: Props) {
  const opened = useSignal(false)
  const id = useId()
  const { name, more } = whoWords(row)
  const about = aboutWhat(row, names)
  const isRefused = row.status >= 400
  return (
    <>
      <tr
        class="trail__entry"
        data-outcome={isRefused ? 'refused' : 'done'}
        data-bead={bead}
        data-open={opened.value ? '' : undefined}
      >
        <td>{bead !== 'whole' && <span class="unseen">{BEADS[bead]}</span>}</td>
        <th scope="row">
          <time dateTime={row.at}>{clock(row.at)}</time>
        </th>
        <td class="trail__who">
          <b>{name}</b>
          {more && <span> {more}</span>}
        </td>
        <td>{doors[row.surface] ?? row.surface}</td>
        <td>
          <button
            type="button"
            aria-expanded={opened.value}
            aria-controls={opened.value ? id : undefined}
            onClick={() => (opened.value = !opened.value)}
          >
            {deed(row)}
          </button>
        </td>
        <td>{about?.isName ? about.words : <code>{about?.words}</code>}</td>
        <td>
          {row.status} {row.error}
        </td>
        <td>{row.ms}</td>
      </tr>
      {opened.value && <Whole id={id} row={row} bead={bead} />}
    </>
  )
}

const BEADS = { bad: 'The chain breaks here', after: 'After the break' } as const

const clock = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: signedIn.value.workspace.timezone,
    timeStyle: 'medium',
  }).format(new Date(instant))

function Whole({ id, row, bead }: { id: string; row: TrailRow; bead: Bead }) {
  const reason = why(row)
  const { seq, target, address, user_agent, request_id, hash, prev_hash } = row
  return (
    <tr class="trail__whole" id={id} data-bead={bead} data-outcome={reason ? 'refused' : 'done'}>
      <td />
      <td colSpan={7}>
        <dl>
          {reason && <Said name="Why" isWide words={reason} />}
          <Said name="Call" words={<Call row={row} />} />
          <Said name="From" words={[address, user_agent].filter(Boolean).join(', ') || 'the command line'} />
          {target && <Said name="To" words={<code>{`${target.type} ${target.id}`}</code>} />}
          {request_id && <Said name="Request" words={<code>{request_id}</code>} />}
          <Said name="Entry" words={seq.toLocaleString(signedIn.value.workspace.locale)} />
          <Said
            name="Hash"
            words={
              <>
                <code>{short(hash)}</code>
                {prev_hash && (
                  <>
                    {' '}
                    after <code>{short(prev_hash)}</code>
                  </>
                )}
              </>
            }
          />
        </dl>
      </td>
    </tr>
  )
}

const Call = ({ row: { method, route, action } }: { row: TrailRow }) => (
  <>
    {method && <code>{`${method} ${route}`}</code>}
    {method && ', '}
    {action}
  </>
)

const Said = ({ name, words, isWide }: { name: string; words: ComponentChildren; isWide?: boolean }) => (
  <div data-wide={isWide ? '' : undefined}>
    <dt>{name}</dt>
    <dd>{words}</dd>
  </div>
)
