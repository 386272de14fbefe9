import type { RecordDifference } from '../../contract/record.ts'
import { fieldName, fieldText, type Writing } from './words.ts'

/** What is added, changed field by field, and retired. */
export const Differences = ({
  differences,
  writing,
}: {
  differences: readonly RecordDifference[]
  writing: Writing
}) => (
  <ul class="differences">
    {differences.map((difference) => (
      <li key={`${difference.kind} ${difference.code}`}>
        <p>
          <span class="badge" data-tone={tones[difference.change]}>
            {difference.change}
          </span>{' '}
          <b>{difference.title}</b> <span class="faint">{kinds[difference.kind]}</span>
        </p>
        {difference.fields.length > 0 && (
          <dl>
            {difference.fields.map(({ name, before, after }) => (
              <div key={name}>
                <dt>{fieldName(name)}</dt>
                <dd>
                  <del>{fieldText(name, before, writing)}</del> <ins>{fieldText(name, after, writing)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </li>
    ))}
  </ul>
)

const tones = { added: 'accent', changed: undefined, retired: 'danger' } as const

const kinds = { workspace: 'the shop', services: 'service', plans: 'plan', knowledge: 'knowledge' } as const
