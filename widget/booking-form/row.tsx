import type { ComponentChildren } from 'preact'
import { Icon } from '../../browser/icons.tsx'

interface RowProps {
  /** Absent where the row cannot be chosen: a disabled radio could not be found by ear. */
  choice?: { group: string; chosen: boolean; choose: () => void }
  membersOnly?: boolean
  title: ComponentChildren
  caption?: string
  offer?: string
  note?: string
  few?: boolean
  /** What can be pressed where it cannot be chosen. */
  action?: ComponentChildren
  children?: ComponentChildren
}

/** One of several to choose from: what it is, and at the end how it stands with it. */
export function Row({ choice, membersOnly, title, caption, offer, note, few, action, children }: RowProps) {
  const said = (
    <>
      <span class="row__what">
        <b>{title}</b>
        <small>{caption}</small>
      </span>
      <span class="row__offer" data-few={few}>
        {action || (
          <>
            <small>{offer}</small>
            <small>{note}</small>
          </>
        )}
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

const Key = () => (
  <Icon>
    <circle cx="5.25" cy="8" r="3" />
    <path d="M8.25 8h6M12 8v2.5" />
  </Icon>
)
