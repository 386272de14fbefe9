import { effect } from '@preact/signals'
import type { InboxCounts, InboxItem } from '../../contract/inbox.ts'
import { counts } from '../inbox/counts.ts'
import { nameOf } from '../inbox/words.ts'
import { onNews } from '../live.ts'
import { go, href, place } from '../place.ts'
import { waiting } from '../rooms.ts'
import { session } from '../session.ts'
import { alerts } from './alerts.ts'
import { ringBell } from './bell.ts'

/** Whatever screen is open, an operator hears of who waits: in the title, as a dot, by sound and by notification. */
export function attend() {
  const calls = alerts({
    preferences: () =>
      typeof session.value === 'object'
        ? session.value.operator.preferences
        : { sound: 0, notifications: false, shortcuts: false },
    sees: (id) => document.visibilityState === 'visible' && place.value.room === 'inbox' && place.value.rest[0] === id,
    ring: ringBell,
    notify,
  })
  effect(() => {
    if (typeof session.value !== 'object') calls.stopAll()
  })
  onNews(({ type, data }) => {
    if (type === 'counts') take(data)
    if (type === 'conversation') calls.hear(data.item)
  })
}

function take(news: InboxCounts) {
  counts.value = news
  waiting.value = { ...waiting.value, inbox: news.waiting }
}

function notify(item: InboxItem) {
  if (Notification.permission !== 'granted') return
  const note = new Notification(nameOf(item), { body: item.last_message?.text.slice(0, 140), tag: item.id })
  note.onclick = () => {
    window.focus()
    go(href('inbox', [item.id]))
    note.close()
  }
}
