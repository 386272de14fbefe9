import { useSignal } from '@preact/signals'
import { time } from '../../browser/format.ts'
import type { Thread } from '../../contract/channels.ts'
import { Code } from '../copy.tsx'
import { signedIn } from '../session.ts'
import { Phone } from './thread.tsx'
import { count, platforms } from './words.ts'

/** How a conversation reads on one platform, what is different there, and what would be sent. */
export function PlatformPreview({ thread, guest }: { thread: Thread; guest: string }) {
  const { name, account } = platforms[thread.platform]
  return (
    <section class="platform" aria-labelledby={thread.platform}>
      <header>
        <h2 id={thread.platform}>{name}</h2>
        <p class="faint">{account}</p>
      </header>
      <Phone thread={thread} guest={guest} />
      <div class="platform__told">
        {thread.notes.length === 0 ? (
          <p class="soft">Nothing had to be changed for {name}.</p>
        ) : (
          <ol class="told" aria-label={`What ${name} changes`}>
            {thread.notes.map(({ title, text }, i) => (
              <li key={title + text}>
                <b>{i + 1}</b>
                <p>
                  <strong>{title}</strong>
                  {text}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
      <Payloads thread={thread} />
    </section>
  )
}

/** The bodies of the requests, for whoever writes the connection. */
function Payloads({ thread }: { thread: Thread }) {
  const isOpen = useSignal(false)
  const { workspace } = signedIn.value
  const calls = thread.said.flatMap((one) => (one.by === 'shop' ? one.calls.map((call) => ({ call, at: one.at })) : []))
  if (calls.length === 0) return null

  return (
    <details class="payloads" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>For developers: {count(calls.length, 'payload')}</summary>
      {isOpen.value && (
        <>
          <p class="faint">{standIns[thread.platform]}</p>
          <ol>
            {calls.map(({ call, at }, i) => (
              <li key={i}>
                <p>
                  {time(at, workspace)} <code>{endpointOf(call)}</code>
                </p>
                <Code text={JSON.stringify(call, null, 2)} what={`the payload ${i + 1}, ${time(at, workspace)}`} />
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  )
}

const shared = 'FORM_ID and BOOKING_TOKEN stand where the guest’s own keys go: nobody else reads those.'

const standIns: Record<Thread['platform'], string> = {
  line: `USER_ID is the guest’s on LINE. ${shared}`,
  whatsapp: `PHONE_NUMBER is the guest’s, PHONE_NUMBER_ID the shop’s. ${shared}`,
  wechat: `OPENID is the guest’s at the account, TEMPLATE_ID the approved template. ${shared}`,
}

function endpointOf(call: object): string {
  if ('messages' in call) return 'POST api.line.me/v2/bot/message/push'
  if ('messaging_product' in call) return 'POST graph.facebook.com/v23.0/PHONE_NUMBER_ID/messages'
  return `POST api.weixin.qq.com/cgi-bin/message/${'template_id' in call ? 'template' : 'custom'}/send`
}
