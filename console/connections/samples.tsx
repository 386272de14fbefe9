import { useSignal } from '@preact/signals'
import type { Sample } from '../../contract/connections.ts'
import { Code } from '../copy.tsx'
import { signedIn } from '../session.ts'

/** What makes a member's token on the shop's own server, in the language that it is written in. */
export function Samples({ samples, kid }: { samples: readonly Sample[]; kid: string }) {
  const chosen = useSignal(samples[0]?.language)
  const sample = samples.find(({ language }) => language === chosen.value)
  return (
    <>
      <fieldset class="links__languages">
        <legend class="unseen">Language of the sample</legend>
        {samples.map(({ language }) => (
          <label key={language}>
            <input
              type="radio"
              name="language"
              checked={language === chosen.value}
              onChange={() => (chosen.value = language)}
            />
            {language}
          </label>
        ))}
      </fieldset>
      <p class="soft">
        Makes <code>token</code> of the member’s <code>id</code>, <code>email</code> and <code>name</code>, the{' '}
        <code>secret</code>, the <code>kid</code> <code>{kid}</code> and the <code>slug</code>{' '}
        <code>{signedIn.value.workspace.slug}</code>. On your server only, never in a page.
      </p>
      {sample && <Code what={`the ${sample.language} sample`} text={sample.code} />}
    </>
  )
}
