import { turnOver } from '../browser/theme.ts'
import { chaxi } from './assistant.ts'
import { listServices } from './catalogue.ts'
import { keepLive } from './live.tsx'
import { showMember } from './member.tsx'
import { asBookedBy, readSignIn, signIn, signOut } from './sign-in.ts'

document.querySelector('.switch')?.addEventListener('click', () => {
  turnOver(
    document.documentElement,
    localStorage,
    'lantern-leaf-theme',
    matchMedia('(prefers-color-scheme: dark)').matches,
  )
})
document.querySelector('.before__ask')?.addEventListener('click', () => chaxi(window, 'open'))

// The page stands without it.
const known = readSignIn().catch((cause) => console.warn('The sign-in could not be read.', cause))

void known.then((found) =>
  showMember(document, found ?? undefined, {
    async signIn(id) {
      await signIn(id)
      location.reload()
    },
    // As any shop should: its own session first, then the assistant's.
    async signOut() {
      await signOut()
      await chaxi(window, 'logout')
      location.reload()
    },
  }),
)

void keepLive(document, {
  listServices: async () => asBookedBy(await listServices(), (await known)?.member),
  book: (service, slotId) => void chaxi(window, 'book', service, slotId),
  now: () => new Date(),
})
