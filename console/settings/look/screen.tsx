import { useSignal } from '@preact/signals'
import { Code } from '../../copy.tsx'
import { href } from '../../place.ts'
import { signedIn } from '../../session.ts'
import { changesOf } from './changes.ts'
import { Fields } from './fields.tsx'
import { isPicked, type Look, ours, ruleOf, tagOf } from './look.ts'
import { Shown } from './shown.tsx'

/** How the widget looks: picked here, seen at once, and taken along as a line and a rule. Nothing of it is kept here. */
export function LookScreen() {
  const look = useSignal<Look>(ours)
  const change = (changed: Partial<Look>) => {
    look.value = { ...look.value, ...changed }
  }
  return (
    <>
      <header class="bar">
        <h1>How the widget looks</h1>
        <a class="end" href={href('settings')}>
          All settings
        </a>
      </header>
      <div class="look">
        <form class="look__picks" onSubmit={(event) => event.preventDefault()}>
          <Fields look={look.value} change={change} />
          <Changes look={look.value} />
        </form>
        <div class="look__shown">
          <Shown look={look.value} />
          <Snippet look={look.value} />
        </div>
      </div>
    </>
  )
}

function Changes({ look }: { look: Look }) {
  const changes = changesOf(look)
  const isOurs = !(look.accent || look.surface || look.darkSurface || look.text || look.darkText)
  return (
    <section class="look__changes" aria-labelledby="look-changes">
      <h2 id="look-changes">Can it be read?</h2>
      <div role="status">
        {isOurs && <p class="faint">Yes. Pick a colour, and here it says what had to give way.</p>}
        {!isOurs && changes.length === 0 && <p>Yes, every colour is worn as you picked it.</p>}
        {changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
      </div>
    </section>
  )
}

function Snippet({ look }: { look: Look }) {
  const rule = ruleOf(look)
  const { base_url } = signedIn.value
  return (
    <section class="look__snippet" aria-labelledby="look-snippet">
      <h2 id="look-snippet">For your site</h2>
      <p class="faint">The line goes before the end of the body of every page.</p>
      <Code what="the script tag" text={tagOf(look, base_url)} />
      {rule ? (
        <>
          <p class="faint">The rule goes into your own style sheet.</p>
          <Code what="the rule" text={rule} />
        </>
      ) : (
        <p class="faint">{isPicked(look) ? 'It' : 'Nothing is picked yet, so it'} needs no rule.</p>
      )}
      {look.position === 'none' && (
        <p class="faint">
          Without a launcher your own button opens it: <code>onclick="chaxi.open()"</code>, or <code>chaxi.open()</code>{' '}
          from your script.
        </p>
      )}
    </section>
  )
}
