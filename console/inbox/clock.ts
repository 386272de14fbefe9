import { signal } from '@preact/signals'

/** The present moment, once a minute: for words such as "9 min". */
export const clock = signal(Date.now())
setInterval(() => {
  clock.value = Date.now()
}, 30_000)
