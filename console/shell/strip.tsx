import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { time } from '../../browser/format.ts'
import { line } from '../live.ts'
import { signedIn } from '../session.ts'

/** Says that no news arrives, since when, and that it does again. */
export function Strip() {
  const { connected, since } = line.value
  const back = useSignal(false)
  const was = useRef(true)
  useEffect(() => {
    const isBack = connected && !was.current
    was.current = connected
    back.value = isBack
    if (!isBack) return
    const timer = setTimeout(() => (back.value = false), 6000)
    return () => clearTimeout(timer)
  }, [connected])

  const at = time(new Date(since).toISOString(), signedIn.value.workspace)
  return (
    <div role="status">
      {!connected && <p class="strip">Not connected since {at}. What you write is kept.</p>}
      {back.value && (
        <p class="strip" data-tone="accent">
          Connected again.
        </p>
      )}
    </div>
  )
}
