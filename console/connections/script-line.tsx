import { useSignal } from '@preact/signals'
import type { PinnedScript } from '../../contract/connections.ts'
import { Code } from '../copy.tsx'
import { signedIn } from '../session.ts'

/** The line that merchants paste: the widget as it goes with the server, or one that never changes. */
export function ScriptLine({ pinned }: { pinned: PinnedScript }) {
  const isPinned = useSignal(false)
  const { base_url } = signedIn.value
  const { version, integrity } = pinned
  const choices = [
    { label: 'Always the newest', pins: false },
    { label: `Version ${version}, pinned`, pins: true },
  ]
  return (
    <>
      <fieldset class="links__languages">
        <legend class="unseen">Which widget the line loads</legend>
        {choices.map(({ label, pins }) => (
          <label key={label}>
            <input
              type="radio"
              name="script"
              checked={isPinned.value === pins}
              onChange={() => (isPinned.value = pins)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {isPinned.value ? (
        <>
          <p class="soft">
            Stays as it is when this server is brought up to date, and a browser runs it only while it has this very
            hash. The next version is a new line here.
          </p>
          <Code
            what="the script tag"
            text={`<script async src="${base_url}/widget@${version}.js"\n  integrity="${integrity}"\n  crossorigin="anonymous"></script>`}
          />
        </>
      ) : (
        <Code what="the script tag" text={`<script async src="${base_url}/widget.js"></script>`} />
      )}
    </>
  )
}
