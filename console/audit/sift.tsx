import { useEffect, useRef } from 'preact/hooks'
import { Surface } from '../../contract/audit.ts'
import { Since, type TrailActor } from '../../contract/trail.ts'
import { go, place } from '../place.ts'
import { signedIn } from '../session.ts'
import { filterOf, trailAt } from './where.ts'
import { doors, spans } from './words.ts'

/** Narrows the trail; the address keeps how. */
export function Sift({ actors }: { actors: readonly TrailActor[] }) {
  const { search, who, surface, since, refused } = filterOf(place.value)
  const narrow = useNarrowing()
  const city = signedIn.value.workspace.timezone.replace(/^.*\//, '').replaceAll('_', ' ')
  return (
    <search>
      <form class="sift" onSubmit={(event) => event.preventDefault()}>
        <input
          class="input"
          data-quiet
          type="search"
          aria-label="Search"
          placeholder="Request id, target, address"
          key={search === undefined ? 'empty' : 'filled'}
          defaultValue={search}
          maxLength={100}
          onInput={({ currentTarget }) => narrow({ search: currentTarget.value.trim() }, 250)}
        />
        <Choice name="Who" value={who} change={(chosen) => narrow({ who: chosen })} options={whoOptions(actors)} />
        <Choice
          name="By"
          value={surface}
          change={(chosen) => narrow({ surface: chosen })}
          options={[['', 'Every door'], ...Surface.options.map((each) => [each, doors[each] ?? each] as const)]}
        />
        <Choice
          name="Since"
          value={since}
          change={(chosen) => narrow({ since: chosen })}
          options={Since.options.map((each) => [each, spans[each]] as const)}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={refused === 'only'}
            onChange={({ currentTarget }) => narrow({ refused: currentTarget.checked ? 'only' : '' })}
          />
          Refused only
        </label>
        <span class="faint end">Times in {city}</span>
      </form>
    </search>
  )
}

const whoOptions = (actors: readonly TrailActor[]): Options => [
  ['', 'Anyone'],
  ...actors.map(({ who, name, gone }) => [who, gone ? `${name} (no more)` : name] as const),
  ['stranger', 'Unknown keys'],
  ['system', 'The system'],
]

type Options = readonly (readonly [value: string, words: string])[]

interface ChoiceProps {
  name: string
  value?: string
  options: Options
  change(value: string): void
}

const Choice = ({ name, value = '', options, change }: ChoiceProps) => (
  <select
    class="input"
    data-quiet
    aria-label={name}
    value={value}
    onChange={({ currentTarget }) => change(currentTarget.value)}
  >
    {options.map(([each, words]) => (
      <option key={each} value={each}>
        {words}
      </option>
    ))}
  </select>
)

/** Goes to the trail narrowed otherwise, a moment after the last key where somebody types. */
function useNarrowing() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (changed: Record<string, string>, wait = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => go(trailAt(place.value, changed), { replace: true }), wait)
  }
}
