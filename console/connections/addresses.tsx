import { Code } from '../copy.tsx'
import { signedIn } from '../session.ts'
import { Card } from './card.tsx'

/** Where programs reach the shop's own interface. */
export const apiUrl = () => `${new URL(signedIn.value.base_url).origin}/api/v1`

/** Where assistants other than ours find the shop. */
export const AddressesCard = () => (
  <Card
    id="mcp"
    title="MCP addresses"
    words="For assistants other than ours. Guests’ assistants need no key; your own use one of the keys above."
  >
    <dl class="links__addresses">
      <dt>For guests</dt>
      <dd>
        <Code what="the guests’ address" text={`${signedIn.value.base_url}/mcp`} />
      </dd>
      <dt>For your team</dt>
      <dd>
        <Code what="the team’s address" text={`${apiUrl()}/mcp`} />
      </dd>
    </dl>
  </Card>
)
