import { date, dayKey, type Manners } from '../../browser/format.ts'
import type { ChainStanding, TrailRow } from '../../contract/trail.ts'
import { Fault, useAttempt } from '../form.tsx'
import { place } from '../place.ts'
import { signedIn } from '../session.ts'
import { Entry } from './entry.tsx'
import { beadOf, type Trail } from './trail.ts'
import { filterOf } from './where.ts'
import { spans } from './words.ts'

/** The trail, drawn: each entry is a bead on one thread, the newest at the top. */
export function Thread({ model }: { model: Trail }) {
  const { page, newer, chain, actors } = model
  const { busy, fault, run } = useAttempt()
  const { rows = [], before = null } = page.value ?? {}
  const names = new Map(actors.value.map(({ who, name }) => [who.replace(/^\w+:/, ''), name]))
  return (
    <>
      <p class="trail__newer" role="status">
        {newer.value > 0 && (
          <button class="button" type="button" onClick={model.showLatest}>
            {newer.value === 1 ? '1 newer entry' : `${newer.value} newer entries`}
          </button>
        )}
      </p>
      {rows.length === 0 ? (
        <None />
      ) : (
        <table class="rows trail">
          <Head />
          {byDay(rows, signedIn.value.workspace).map(([day, entries]) => (
            <tbody key={day}>
              <tr class="trail__day" data-bead={entries[0] && beadOf(entries[0], chain.value)}>
                <td />
                <th colSpan={7} scope="rowgroup">
                  {day}
                </th>
              </tr>
              {entries.map((row) => (
                <Strung key={row.seq} row={row} rows={rows} chain={chain.value} names={names} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <Fault said={fault} />
      {before !== null && (
        <p class="trail__on">
          <button class="button" type="button" disabled={busy} onClick={() => void run(model.readOn)}>
            Show older
          </button>
        </p>
      )}
    </>
  )
}

const Head = () => (
  <>
    <colgroup>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((column) => (
        <col key={column} />
      ))}
    </colgroup>
    <thead>
      <tr>
        <th>
          <span class="unseen">Chain</span>
        </th>
        {['At', 'Who', 'By', 'Did', 'To', 'Answer', 'ms'].map((name) => (
          <th key={name}>{name}</th>
        ))}
      </tr>
    </thead>
  </>
)

interface StrungProps {
  row: TrailRow
  rows: readonly TrailRow[]
  chain?: ChainStanding
  names: ReadonlyMap<string, string>
}

/** An entry, and below it the cut where the chain breaks between it and the one before. */
function Strung({ row, rows, chain, names }: StrungProps) {
  const older = rows[rows.indexOf(row) + 1]
  const broken = chain?.broken
  const isCut = broken && row.seq >= broken.seq && (older?.seq ?? 0) < broken.seq
  return (
    <>
      <Entry row={row} bead={beadOf(row, chain)} names={names} />
      {isCut && (
        <tr class="trail__cut">
          <td />
          <td colSpan={7}>
            The chain breaks at entry {broken.seq.toLocaleString(signedIn.value.workspace.locale)}. {broken.because}
          </td>
        </tr>
      )}
    </>
  )
}

function None() {
  const { search, who, surface, since, refused } = filterOf(place.value)
  const span = since === 'ever' ? '' : ` in the ${spans[since].toLowerCase()}`
  const isNarrow = search || who || surface
  const what = refused && !isNarrow ? 'Nothing refused' : isNarrow ? 'Nothing like that' : 'Nothing'
  return (
    <p class="empty">
      <b>
        {what}
        {span}.
      </b>
    </p>
  )
}

/** The entries of each day of the shop's, in their order. */
function byDay(rows: readonly TrailRow[], manners: Manners): [day: string, rows: TrailRow[]][] {
  const days = Map.groupBy(rows, ({ at }) => dayKey(at, manners))
  const today = dayKey(new Date().toISOString(), manners)
  return [...days].map(([key, entries]) => {
    const words = date(entries[0]?.at ?? '', manners, { weekday: 'long', day: 'numeric', month: 'long' })
    return [key === today ? `Today, ${words}` : words, entries]
  })
}
