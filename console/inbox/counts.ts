import { signal } from '@preact/signals'
import type { InboxCounts } from '../../contract/inbox.ts'

/** How many wait, and how many are this operator's; the news keeps it, whichever screen is open. */
export const counts = signal<InboxCounts>({ waiting: 0, mine: 0, unread: 0 })
