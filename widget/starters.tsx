import { Choices } from '../browser/cards/choices.tsx'
import { dayKey, time } from '../browser/format.ts'
import type { Shop } from '../contract/catalogue.ts'
import { Aside } from './aside.tsx'
import type { Conversation } from './conversation.ts'
import { says } from './strings/said.ts'

/** What may be asked first, once it is known whose shop this is. */
export function Starters({ conversation: { shop, send } }: { conversation: Conversation }) {
  const known = shop.value
  if (!known) return null

  return (
    <>
      <Choices choices={says.starters(known.words).map((say) => ({ label: say, say }))} more={says.more} onSay={send} />
      <Aside aloud="never">{[says.fromTheRecord, openToday(known)].filter(Boolean).join(' ')}</Aside>
    </>
  )
}

// What the server said of today, when it was asked, holds for that day and until closing.
function openToday(shop: Shop & { since: string }): string | undefined {
  const now = new Date().toISOString()
  const { open_until: until } = shop
  if (!until || dayKey(shop.since, shop) !== dayKey(now, shop) || time(now, shop) >= until) return undefined
  return says.openToday(until)
}
