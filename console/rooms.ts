import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import {
  Audit,
  Bookings,
  Catalogue,
  Channels,
  Connections,
  Conversations,
  Figures,
  Inbox,
  Settings,
  Unanswered,
} from './icons.tsx'
import { ask } from './session.ts'
import { countOpen } from './unanswered/count.ts'

/** One screen of the console. Its code is fetched when it is first entered. */
export interface Room {
  /** The first part of its address after `/console/`. */
  path: string
  name: string
  icon: ComponentType
  /** After `G`, the key that leads here. */
  key?: string
  load(): Promise<{ default: ComponentType }>
  /** How many things wait in it. */
  count?(): Promise<number>
  /** Begins a group at the side. */
  gap?: boolean
  /** Stands at the foot of a phone; the others are behind More. */
  atHand?: boolean
}

export const rooms: readonly Room[] = [
  { path: 'inbox', name: 'Inbox', icon: Inbox, key: 'i', atHand: true, load: () => import('./inbox/inbox.tsx') },
  {
    path: 'conversations',
    name: 'Conversations',
    icon: Conversations,
    load: () => import('./inbox/conversations.tsx'),
  },
  {
    path: 'bookings',
    name: 'Bookings',
    icon: Bookings,
    key: 'b',
    load: () => import('./bookings/bookings.tsx'),
    atHand: true,
  },
  {
    path: 'catalogue',
    name: 'Catalogue',
    icon: Catalogue,
    load: () => import('./catalogue/catalogue.tsx'),
  },
  {
    path: 'unanswered',
    name: 'Unanswered',
    icon: Unanswered,
    key: 'u',
    atHand: true,
    load: () => import('./unanswered/unanswered.tsx'),
    count: () => countOpen(ask),
  },
  {
    path: 'figures',
    name: 'Figures',
    icon: Figures,
    key: 'f',
    load: () => import('./figures/screen.tsx'),
  },
  {
    path: 'channels',
    name: 'Channels',
    icon: Channels,
    gap: true,
    load: () => import('./channels/channels.tsx'),
  },
  {
    path: 'connections',
    name: 'Connections',
    icon: Connections,
    key: 'l',
    load: () => import('./connections/connections.tsx'),
  },
  {
    path: 'audit',
    name: 'Audit',
    icon: Audit,
    key: 'a',
    atHand: true,
    load: () => import('./audit/audit.tsx'),
  },
  {
    path: 'settings',
    name: 'Settings',
    icon: Settings,
    key: 's',
    load: () => import('./settings/settings.tsx'),
  },
]

/** Counts anew what waits in each room that can say so. */
export const countWaiting = () =>
  Promise.all(
    rooms.map(async ({ path, count }) => {
      const number = await count?.()
      if (number !== undefined) waiting.value = { ...waiting.value, [path]: number }
    }),
  )

/** How many things wait in a room, by its path; shown beside its name. */
export const waiting = signal<Record<string, number>>({})
