import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { onNews } from '../live.ts'
import { Loading } from '../loading.tsx'
import { href, place } from '../place.ts'
import { countWaiting, type Room, rooms } from '../rooms.ts'
import { title } from '../title.ts'
import { AskLeave } from './ask-leave.tsx'
import { AskPassword } from './ask-password.tsx'
import { MoreRooms, RoomList, TabBar } from './room-list.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { Strip } from './strip.tsx'

/** The console of somebody who is signed in: the rooms, and the one that the address names. */
export function Shell() {
  const { room } = place.value
  const entered = rooms.find(({ path }) => path === room)
  useEffect(keepCounts, [])
  return (
    <div class="app">
      <a class="skip" href="#room">
        Skip to the screen
      </a>
      <RoomList />
      <main class="room" id="room" tabindex={-1}>
        <Strip />
        {entered ? <Entered key={entered.path} room={entered} /> : room === 'more' ? <MoreRooms /> : <NoSuchRoom />}
      </main>
      <TabBar />
      <AskPassword />
      <AskLeave />
      <ShortcutList />
    </div>
  )
}

function keepCounts(): () => void {
  const count = () => void countWaiting().catch(console.warn)
  count()
  return onNews(({ type }) => {
    if (type === 'unanswered' || type === 'resync') count()
  })
}

function Entered({ room }: { room: Room }) {
  const screen = useSignal<ComponentType | undefined>(undefined)
  const failed = useSignal(false)
  useEffect(() => {
    room.load().then(
      (loaded) => (screen.value = loaded.default),
      () => (failed.value = true),
    )
  }, [])
  useEffect(() => {
    title.value = room.name
  }, [])
  if (failed.value)
    return (
      <p class="empty">
        <b>This screen did not arrive.</b> Look at the connection, then{' '}
        <a href={location.href} target="_self">
          load it again
        </a>
        .
      </p>
    )
  const Screen = screen.value
  return Screen ? <Screen /> : <Loading what={room.name.toLowerCase()} />
}

const NoSuchRoom = () => (
  <p class="empty">
    <b>There is no such screen.</b> <a href={href('inbox')}>Go to the inbox</a>
  </p>
)
