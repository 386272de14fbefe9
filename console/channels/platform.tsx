import { Phone, type ThreadProps } from '../../browser/threads/phone.tsx'
import { Payloads, Told } from '../../browser/threads/told.tsx'
import { threadWords } from '../../browser/threads/words.ts'
import { platformNames } from '../../contract/platforms.ts'

/** How a conversation reads on one platform, what is different there, and what would be sent. */
export function PlatformPreview({ thread, shop, guest }: ThreadProps) {
  const { platform } = thread
  return (
    <section class="platform" aria-labelledby={platform}>
      <header>
        <h2 id={platform}>{platformNames[platform]}</h2>
        <p class="faint">{threadWords.accounts[platform]}</p>
      </header>
      <Phone thread={thread} shop={shop} guest={guest} />
      <div class="platform__told">
        <Told thread={thread} />
      </div>
      <Payloads thread={thread} shop={shop} />
    </section>
  )
}
