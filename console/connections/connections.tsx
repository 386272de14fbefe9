import { useModel } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useAttempt } from '../form.tsx'
import { Loading } from '../loading.tsx'
import { ask } from '../session.ts'
import { AddressesCard } from './addresses.tsx'
import { IdentityCard } from './identity.tsx'
import { KeysCard } from './keys.tsx'
import { Links } from './links.ts'
import { ScriptCard } from './script-tag.tsx'

/** How the shop's own programs and pages, and other assistants, reach it. */
export default function ConnectionsScreen() {
  const model = useModel(() => new Links(ask))
  const { fault, run } = useAttempt()
  const look = () => void run(model.look)
  useEffect(look, [])

  const seen = model.seen.value
  return (
    <>
      <header class="bar">
        <h1>Connections</h1>
        <nav class="tabs end links__parts" aria-label="On this screen">
          <a href="#keys">API keys</a>
          <a href="#script">Script tag</a>
          <a href="#mcp">MCP</a>
          <a href="#identity">Identity</a>
        </nav>
      </header>
      <div class="sections links">
        {fault && (
          <p class="fault" role="alert">
            {fault}{' '}
            <button class="button" type="button" onClick={look}>
              Try again
            </button>
          </p>
        )}
        {seen ? (
          <>
            <KeysCard model={model} seen={seen} />
            <ScriptCard model={model} seen={seen} />
            <AddressesCard />
            <IdentityCard model={model} seen={seen} />
          </>
        ) : (
          !fault && <Loading what="the connections" />
        )}
      </div>
      <p class="unseen" role="status">
        {model.said.value}
      </p>
    </>
  )
}
