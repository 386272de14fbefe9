import { Mark } from '../../browser/icons.tsx'
import { turnOver } from '../../browser/theme.ts'
import { More } from '../icons.tsx'
import { initials } from '../initials.ts'
import { href, place } from '../place.ts'
import { type Room, rooms, waiting } from '../rooms.ts'
import { signedIn } from '../session.ts'

/** The rooms at the side, with who is here. */
export function RoomList() {
  const { operator, workspace } = signedIn.value
  return (
    <nav class="rooms" aria-label="Rooms">
      <p class="rooms__place">
        <Mark />
        <span>{workspace.name}</span>
      </p>
      <ul>
        {rooms.map((room) => (
          <li key={room.path} data-gap={room.gap ? '' : undefined}>
            <RoomLink room={room} />
          </li>
        ))}
      </ul>
      <div class="rooms__me">
        <a href={href('settings')}>
          <span class="mark" data-by="operator" aria-hidden="true">
            {initials(operator.name)}
          </span>
          <p>
            {operator.name}
            <br />
            <small>{operator.preferences.sound > 0 ? 'Here, sound on' : 'Here, sound off'}</small>
          </p>
        </a>
        <button class="switch" type="button" onClick={changeTheme}>
          Light or dark
        </button>
      </div>
    </nav>
  )
}

const changeTheme = () =>
  turnOver(
    document.documentElement,
    localStorage,
    'chaxi-console-theme',
    matchMedia('(prefers-color-scheme: dark)').matches,
  )

/** At the foot of a phone: the rooms that are needed most, and the way to the others. */
export const TabBar = () => (
  <nav class="tabbar" aria-label="Rooms at hand">
    {rooms
      .filter(({ atHand }) => atHand)
      .map((room) => (
        <RoomLink key={room.path} room={room} />
      ))}
    <a href={href('more')} aria-current={isElsewhere() ? 'page' : undefined}>
      <More />
      More
    </a>
  </nav>
)

const isElsewhere = () => !rooms.some(({ path, atHand }) => atHand && path === place.value.room)

/** On a phone, the rooms that have no place at the foot. */
export const MoreRooms = () => (
  <>
    <header class="bar">
      <h1>More</h1>
    </header>
    <nav class="more" aria-label="More rooms">
      {rooms
        .filter(({ atHand }) => !atHand)
        .map((room) => (
          <RoomLink key={room.path} room={room} />
        ))}
    </nav>
    <p class="empty">
      <button class="button" type="button" onClick={changeTheme}>
        Light or dark
      </button>
    </p>
  </>
)

function RoomLink({ room: { path, name, icon: Sign } }: { room: Room }) {
  const count = waiting.value[path] ?? 0
  return (
    <a href={href(path)} aria-current={place.value.room === path ? 'page' : undefined}>
      <Sign />
      {name}
      {count > 0 && (
        <span class="count" data-tone={path === 'inbox' ? 'wait' : undefined}>
          {count}
          <span class="unseen"> waiting</span>
        </span>
      )}
    </a>
  )
}
