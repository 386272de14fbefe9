import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { CannedReply } from '../../contract/inbox.ts'
import { Fault, Field, textsOf, useAttempt } from '../form.tsx'
import { inboxApi } from '../inbox/inbox-api.ts'
import { Loading } from '../loading.tsx'

/** Words that the team keeps ready; in a reply they are put in by `/` and their name. */
export function KeptWords() {
  const replies = useSignal<CannedReply[] | undefined>(undefined)
  const { busy, fault, issues, run } = useAttempt()
  const look = async () => {
    replies.value = await inboxApi.canned()
  }
  useEffect(() => void run(look), [])

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const form = event.currentTarget
    const { shortcut, text } = textsOf(form, ['shortcut', 'text'])
    const kept = await run(async () => {
      await inboxApi.addCanned({ shortcut: shortcut.replace(/^\//, ''), text })
      await look()
    })
    if (kept) form.reset()
  }

  const remove = ({ id }: CannedReply) =>
    run(async () => {
      await inboxApi.removeCanned(id)
      await look()
    })

  return (
    <section class="section">
      <div>
        <h2>Words kept ready</h2>
        <p>Everybody here may use them: type a stroke and their name in a reply.</p>
      </div>
      <div class="stack">
        <Fault said={fault} />
        {replies.value ? <Kept replies={replies.value} remove={remove} /> : <Loading what="the words" />}
        <form class="stack" onSubmit={submit}>
          <Field
            name="shortcut"
            label="Name"
            required
            mono
            placeholder="thanks"
            issues={issues}
            hint="Small letters, figures and hyphens."
          />
          <Field name="text" label="Words" type="lines" required issues={issues} />
          <footer>
            <button class="button" type="submit" disabled={busy}>
              Keep them
            </button>
          </footer>
        </form>
      </div>
    </section>
  )
}

function Kept({ replies, remove }: { replies: readonly CannedReply[]; remove(reply: CannedReply): Promise<boolean> }) {
  if (replies.length === 0) return <p class="faint">Nothing is kept yet.</p>
  return (
    <ul class="people">
      {replies.map((reply) => (
        <li key={reply.id}>
          <b>/{reply.shortcut}</b>
          <span class="faint">{reply.text}</span>
          <button class="button end" data-kind="danger-plain" type="button" onClick={() => void remove(reply)}>
            Remove<span class="unseen"> {reply.shortcut}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
