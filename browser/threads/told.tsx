import { useSignal } from '@preact/signals'
import type { Thread } from '../../contract/channels.ts'
import { platformNames } from '../../contract/platforms.ts'
import { time } from '../format.ts'
import type { ThreadShop } from './phone.tsx'
import { threadWords } from './words.ts'

/** What a platform makes different, numbered as in the thread. Needs told.css. */
export function Told({ thread: { platform, notes } }: { thread: Thread }) {
  const name = platformNames[platform]
  if (notes.length === 0) return <p class="told__none">{threadWords.unchanged(name)}</p>

  return (
    <ol class="told" aria-label={threadWords.changes(name)}>
      {notes.map(({ title, text }, i) => (
        <li key={title + text}>
          <b>{i + 1}</b>
          <p>
            <strong>{title}</strong>
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The bodies of the requests, for whoever writes the connection. */
export function Payloads({ thread, shop }: { thread: Thread; shop: ThreadShop }) {
  const isOpen = useSignal(false)
  const calls = thread.said.flatMap((one) => (one.by === 'shop' ? one.calls.map((call) => ({ call, at: one.at })) : []))
  if (calls.length === 0) return null

  return (
    <details class="payloads" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{threadWords.payloads(calls.length)}</summary>
      {isOpen.value && (
        <>
          <p>
            {threadWords.standIns[thread.platform]} {threadWords.keys}
          </p>
          <ol>
            {calls.map(({ call, at }, i) => (
              <li key={i}>
                <Payload call={call} number={i + 1} at={time(at, shop)} />
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  )
}

function Payload({ call, number, at }: { call: object; number: number; at: string }) {
  const came = useSignal('')
  const what = threadWords.payload(number, at)
  const text = JSON.stringify(call, null, 2)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => (came.value = threadWords.copied),
      () => (came.value = threadWords.notCopied),
    )
  return (
    <>
      <p class="payloads__head">
        <span>
          {at} <code dir="ltr">{endpointOf(call)}</code>
        </span>
        <button type="button" aria-label={`${threadWords.copy} ${what}`} onClick={() => void copy()}>
          {threadWords.copy}
        </button>
        <span role="status">{came.value}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <pre tabIndex={0} dir="ltr" lang="" role="group" aria-label={what}>
        <code>{text}</code>
      </pre>
    </>
  )
}

function endpointOf(call: object): string {
  if ('messages' in call) return 'POST api.line.me/v2/bot/message/push'
  if ('messaging_product' in call) return 'POST graph.facebook.com/v23.0/PHONE_NUMBER_ID/messages'
  return `POST api.weixin.qq.com/cgi-bin/message/${'template_id' in call ? 'template' : 'custom'}/send`
}
