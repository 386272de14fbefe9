import type { Issue } from '../../contract/answers.ts'
import { signedIn } from '../session.ts'
import type { Meanwhile } from './record.ts'
import { fieldName, fieldText } from './words.ts'

interface Props {
  fault?: string
  /** Those that no field of the form stands for. */
  issues: readonly Issue[]
  meanwhile?: readonly Meanwhile[]
}

/** Why something was not saved, where no field says it. */
export function Faults({ fault, issues, meanwhile = [] }: Props) {
  const { workspace } = signedIn.value
  if (meanwhile.length > 0)
    return (
      <div class="fault" role="alert">
        <p>Somebody else saved this while you wrote. It has now:</p>
        <ul>
          {meanwhile.map(({ name, now }) => (
            <li key={name}>
              {fieldName(name)}: {fieldText(name, now, workspace)}
            </li>
          ))}
        </ul>
        <p>Save again to put yours in its place.</p>
      </div>
    )
  if (!fault && issues.length === 0) return null

  return (
    <div class="fault" role="alert">
      {fault && <p>{fault}</p>}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
