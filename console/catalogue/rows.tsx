import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Issue } from '../../contract/answers.ts'
import { written } from './unsaved.ts'

interface Props<Row> {
  title: string
  /** The list's field in the record; its rows are named `{name}/0`, `{name}/1`. */
  name: string
  add: string
  rows: readonly Row[]
  /** Draws the fields of one row; a new one has nothing in it. */
  draw(row: Row | undefined, name: string): ComponentChildren
}

/** Rows that can be added and taken out; a form reads as many as there are. */
export function Rows<Row>({ title, name, add, rows, draw }: Props<Row>) {
  const kept = useSignal<{ key: number; row?: Row }[]>(rows.map((row, key) => ({ key, row })))
  const next = useSignal(rows.length)
  const more = () => {
    kept.value = [...kept.value, { key: next.value }]
    next.value += 1
    written()
  }
  function takeOut(key: number) {
    kept.value = kept.value.filter((other) => other.key !== key)
    written()
  }
  return (
    <fieldset class="field">
      <legend>{title}</legend>
      <ol class="lines" hidden={kept.value.length === 0}>
        {kept.value.map(({ key, row }, at) => (
          <li key={key}>
            <input type="hidden" name={`${name}/${at}`} value="" />
            {draw(row, `${name}/${at}`)}
            <button
              class="button"
              data-kind="plain"
              type="button"
              aria-label={`Take out number ${at + 1} of ${title.toLowerCase()}`}
              onClick={() => takeOut(key)}
            >
              Take out
            </button>
          </li>
        ))}
      </ol>
      <p>
        <button class="button" type="button" onClick={more}>
          {add}
        </button>
      </p>
    </fieldset>
  )
}

/** What is wrong with a whole row. */
export const FieldFault = ({ at, issues }: { at: string; issues: readonly Issue[] }) => (
  <>
    {issues
      .filter(({ path }) => path === `/${at}`)
      .map(({ message }) => (
        <small class="field__fault" key={message}>
          {message}
        </small>
      ))}
  </>
)
