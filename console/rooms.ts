import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { Bookings, Settings } from './icons.tsx'

/** One screen of the console. Its code is fetched when it is first entered. */
export interface Room {
  /** The first part of its address after `/console/`. */
  path: string
  name: string
  icon: ComponentType
  /** After `G`, the key that leads here. */
  key?: string
  load(): Promise<{ default: ComponentType }>
  /** Begins a group at the side. */
  gap?: boolean
  /** Stands at the foot of a phone; the others are behind More. */
  atHand?: boolean
}

export const rooms: readonly Room[] = [
  {
    path: 'bookings',
    name: 'Bookings',
    icon: Bookings,
    key: 'b',
    load: () => import('./bookings/bookings.tsx'),
    atHand: true,
  },
  {
    path: 'settings',
    name: 'Settings',
    icon: Settings,
    key: 's',
    gap: true,
    load: () => import('./settings/settings.tsx'),
  },
]

/** How many things wait in a room, by its path; shown beside its name. */
export const waiting = signal<Record<string, number>>({})
