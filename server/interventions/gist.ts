import { Prefill } from '../../contract/bookings.ts'
import type { ConversationTable, MessageTable } from '../database/tables.ts'
import type { Database } from '../database.ts'

/** How far back an operator is told about: what is older stands in the conversation itself. */
const RECENT = 20

const MOST_CHARACTERS = 1000

/**
 * What an operator should know at a glance: why it was handed over, what the visitor wanted before, what found no answer,
 * and which form is open. Quotes the visitor, guesses nothing.
 */
export async function gist(
  trx: Database,
  { workspace_id, id }: Pick<ConversationTable, 'workspace_id' | 'id'>,
  summary: string,
): Promise<string> {
  const messages = await trx
    .selectFrom('message')
    .select(['author_type', 'text', 'act', 'cards'])
    .where('workspace_id', '=', workspace_id)
    .where('conversation_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(RECENT)
    .execute()
  const form = await trx
    .selectFrom('form')
    .select('prefill')
    .where('workspace_id', '=', workspace_id)
    .where('conversation_id', '=', id)
    .where('booking_reference', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const parts = [summary, ...asked(messages.reverse(), summary), ...(form ? [opened(form.prefill)] : [])]
  return parts.join('\n').slice(0, MOST_CHARACTERS)
}

type Line = Pick<MessageTable, 'author_type' | 'text' | 'act'>

function asked(lines: readonly Line[], summary: string): string[] {
  const said = lines.flatMap(({ author_type, text }, at) =>
    author_type === 'visitor' && !summary.includes(text)
      ? [
          {
            text,
            failed: lines.slice(at + 1).find(({ author_type: author }) => author !== 'system')?.act === 'abstain',
          },
        ]
      : [],
  )
  const failed = said.filter((one) => one.failed).slice(-3)
  const last = said.at(-1)
  return [
    ...(last && !last.failed ? [`Before: ${quote(last.text)}`] : []),
    ...(failed.length > 0 ? [`Found no answer: ${failed.map(({ text }) => quote(text)).join(', ')}`] : []),
  ]
}

const quote = (text: string) => `“${text.length > 200 ? `${text.slice(0, 200)}…` : text}”`

function opened(prefill: string): string {
  const { service, summary, urgency } = Prefill.parse(JSON.parse(prefill))
  const wish = [service, summary, urgency].filter(Boolean).join(', ')
  return wish ? `Form open: ${wish}` : 'Form open.'
}
