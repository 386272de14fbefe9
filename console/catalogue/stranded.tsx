import { shortDay, time } from '../../browser/format.ts'
import type { MerchantRecord } from '../../contract/merchant.ts'
import type { StrandedSlot } from '../../contract/record.ts'
import { signedIn } from '../session.ts'

interface Props {
  slots: readonly StrandedSlot[]
  record: MerchantRecord
  /** The record before, which still has the name of what is retired. */
  known?: MerchantRecord
}

/** Times that guests have booked and that would be gone, with the bookings by name. */
export function Stranded({ slots, record, known }: Props) {
  if (slots.length === 0) return null
  const { workspace } = signedIn.value
  const services = [...record.services, ...(known?.services ?? [])]
  return (
    <div class="stranded">
      <ul>
        {slots.map(({ service, starts_at, references }) => (
          <li key={`${service} ${starts_at}`}>
            <b>{services.find(({ code }) => code === service)?.name ?? service}</b>, {shortDay(starts_at, workspace)}{' '}
            {time(starts_at, workspace)}: <span class="stranded__names">{references.join(', ')}</span>
          </li>
        ))}
      </ul>
      <p>These bookings stand, and nobody is told by this. Move or cancel them, and their guests are written to.</p>
    </div>
  )
}
