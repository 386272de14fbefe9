import type { ComponentChildren } from 'preact'
import { Key } from '../../browser/icons.tsx'

interface RowProps {
  /** Absent where the row cannot be chosen: a disabled radio could not be found by ear. */
  choice?: { group: string; chosen: boolean; choose: () => void }
  membersOnly?: boolean
  title: ComponentChildren
  caption?: string
  offer: string
  note?: string
  few?: boolean
  children?: ComponentChildren
}

/** One of several to choose from: what it is, and at the end how it stands with it. */
export function Row({ choice, membersOnly, title, caption, offer, note, few, children }: RowProps) {
  const said = (
    <>
      <span class="row__what">
        <b>{title}</b>
        <small>{caption}</small>
      </span>
      <span class="row__offer" data-few={few}>
        <small>{offer}</small>
        <small>{note}</small>
      </span>
      {children}
    </>
  )
  return (
    <li>
      {choice ? (
        <label class="row">
          <input type="radio" name={choice.group} checked={choice.chosen} onChange={choice.choose} />
          {said}
        </label>
      ) : (
        <div class="row">
          <i>{membersOnly && <Key />}</i>
          {said}
        </div>
      )}
    </li>
  )
}
