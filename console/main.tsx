import { effect, useSignal } from '@preact/signals'
import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { attend } from './attention/attend.ts'
import { AtTheDoor } from './door/door.tsx'
import { follow } from './live.ts'
import { followLinks, go, href, place } from './place.ts'
import { arrive, session } from './session.ts'
import { Shell } from './shell/shell.tsx'
import { listenToKeys } from './shortcuts.ts'
import { keepTitle } from './title.ts'

followLinks()
listenToKeys(() => typeof session.value === 'object' && session.value.operator.preferences.shortcuts)
followWhileSignedIn()
attend()
keepTitle()
render(<Console />, document.body)

function Console() {
  const unreachable = useSignal(false)
  const come = () =>
    arrive().catch((error) => {
      console.warn(error)
      unreachable.value = true
    })
  useEffect(() => void come(), [])

  if (unreachable.value && session.value === 'unknown') return <NoAnswer again={come} />
  if (session.value === 'unknown') return null
  if (!session.value) return <AtTheDoor />
  if (place.value.room === '') go(href('inbox'), { replace: true })
  return <Shell />
}

const NoAnswer = ({ again }: { again(): void }) => (
  <main class="empty">
    <b>The server does not answer.</b>
    <p>Look at the connection, then try again.</p>
    <button class="button" type="button" onClick={again}>
      Try again
    </button>
  </main>
)

function followWhileSignedIn() {
  let stop: (() => void) | undefined
  let followed: string | undefined
  effect(() => {
    const id = typeof session.value === 'object' ? session.value.operator.id : undefined
    if (id === followed) return
    followed = id
    stop?.()
    stop = id === undefined ? undefined : follow(() => void arrive().catch(console.warn))
  })
}
