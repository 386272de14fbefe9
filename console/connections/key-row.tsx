import { useSignal } from '@preact/signals'
import type { ListedKey } from '../../contract/connections.ts'
import { Code } from '../copy.tsx'
import { href } from '../place.ts'
import { signedIn } from '../session.ts'
import { apiUrl } from './addresses.tsx'
import { history, lastUsed, scopeWords, stateOf } from './words.ts'

interface Props {
  item: ListedKey
  ask(what: 'rotate' | 'revoke'): void
}

/** A key on a line; it opens to how it is used. */
export function KeyRow({ item, ask }: Props) {
  const used = useSignal(false)
  const { workspace } = signedIn.value
  const state = stateOf(item)
  return (
    <>
      <tr data-state={state} data-open={state === 'live' && used.value ? '' : undefined}>
        <th scope="row">
          <span>{item.label}</span>
          <small>{history(item, workspace)}</small>
        </th>
        <td>
          <code>{item.prefix}…</code>
        </td>
        <td>{scopeWords[item.scope]}</td>
        <td>{lastUsed(item, workspace)}</td>
        <td>
          <Acts item={item} used={used} ask={ask} />
        </td>
      </tr>
      {state === 'live' && used.value && <HowToUse item={item} />}
    </>
  )
}

function Acts({ item, used, ask }: Props & { used: { value: boolean } }) {
  const { id, label } = item
  const state = stateOf(item)
  const isOwner = signedIn.value.operator.role === 'owner'
  const named = <span class="unseen"> {label}</span>
  if (state === 'revoked') return <a href={href('audit', [], { search: id, since: 'ever' })}>Its trail{named}</a>
  return (
    <>
      {state === 'live' && (
        <button
          class="button"
          data-kind="plain"
          type="button"
          aria-expanded={used.value}
          onClick={() => (used.value = !used.value)}
        >
          Use{named}
        </button>
      )}
      {isOwner && state === 'live' && (
        <button class="button" data-kind="plain" type="button" onClick={() => ask('rotate')}>
          Rotate{named}
        </button>
      )}
      {isOwner && (
        <button class="button" data-kind="danger-plain" type="button" onClick={() => ask('revoke')}>
          Revoke{named}
        </button>
      )}
    </>
  )
}

const HowToUse = ({ item: { label, prefix } }: { item: ListedKey }) => (
  <tr class="keys__use">
    <td colSpan={5}>
      <p class="soft">
        Where <code>CHAXI_KEY</code> holds the value that begins with <code>{prefix}</code>:
      </p>
      <Code
        what={`the curl line for ${label}`}
        text={`curl -H "Authorization: Bearer $CHAXI_KEY" ${apiUrl()}/conversations`}
      />
      <p class="soft">For an assistant of your own, the same key at this MCP address:</p>
      <Code what={`the MCP address for ${label}`} text={`${apiUrl()}/mcp`} />
    </td>
  </tr>
)
