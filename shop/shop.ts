import { chaxi } from './assistant.ts'
import { listServices } from './catalogue.ts'
import { keepLive } from './live.tsx'
import { turnOver } from './theme.ts'

document.querySelector('.switch')?.addEventListener('click', () => {
  turnOver(document.documentElement, localStorage, matchMedia('(prefers-color-scheme: dark)').matches)
})
document.querySelector('.before__ask')?.addEventListener('click', () => chaxi(window, 'open'))

void keepLive(document, {
  listServices,
  book: (service, slotId) => chaxi(window, 'book', service, slotId),
  now: () => new Date(),
})
