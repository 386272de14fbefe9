import { useSignal } from '@preact/signals'
import { Asked } from './asked.tsx'
import type { Face } from './parts.ts'

const few = [1, 2, 3, 4, 5]
const most = 99

/** How many come: the usual parties as one row of cells, a larger one as a number. */
export function Seats(face: Face & { origin?: string }) {
  const { model, words, id, origin } = face
  const { seats, largest } = model.picker
  const many = useSignal(!few.includes(seats.value))

  function choose(count: number | undefined) {
    many.value = count === undefined
    model.picker.chooseSeats(count ?? Math.max(6, seats.value))
  }

  return (
    <fieldset class="group" data-part="seats">
      <legend>
        <b>{words.party}</b>
        {origin && <span>{origin}</span>}
      </legend>
      <Asked {...face} choice="seats" />
      <div class="seats">
        {few.map((count) => (
          <Cell
            key={count}
            name={id('seats')}
            chosen={!many.value && seats.value === count}
            choose={() => choose(count)}
          >
            {String(count)}
          </Cell>
        ))}
        <Cell name={id('seats')} chosen={many.value} choose={() => choose(undefined)}>
          {words.more}
        </Cell>
      </div>
      {many.value && (
        <div class="field seats__many">
          <label for={id('many')}>
            <b>{words.manySeats}</b>
          </label>
          <input
            id={id('many')}
            type="number"
            inputMode="numeric"
            min={1}
            max={Math.max(6, largest.value)}
            value={seats.value || ''}
            onInput={({ currentTarget }) => model.picker.chooseSeats(partySize(currentTarget.valueAsNumber))}
          />
        </div>
      )}
    </fieldset>
  )
}

function Cell(cell: { name: string; chosen: boolean; choose: () => void; children: string }) {
  return (
    <label>
      <input type="radio" name={cell.name} checked={cell.chosen} onChange={cell.choose} />
      <span>{cell.children}</span>
    </label>
  )
}

/** 0, a party of nobody, stands for what is not yet a number. */
const partySize = (typed: number) => (Number.isInteger(typed) && typed >= 1 && typed <= most ? typed : 0)
