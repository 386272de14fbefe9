import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** What stands where something is fetched: nothing at first, then the lines of its rows, then a word. */
export function Loading({ what }: { what: string }) {
  const waited = useSignal<'briefly' | 'a while' | 'long'>('briefly')
  useEffect(() => {
    const timers = [setTimeout(() => (waited.value = 'a while'), 300), setTimeout(() => (waited.value = 'long'), 5000)]
    return () => timers.forEach(clearTimeout)
  }, [])
  if (waited.value === 'briefly') return null

  return (
    <div class="loading" role="status">
      {[1, 2, 3, 4].map((row) => (
        <i key={row} />
      ))}
      {waited.value === 'long' && <p>Still fetching {what}</p>}
    </div>
  )
}
