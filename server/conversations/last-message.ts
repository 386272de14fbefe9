import type { LastMessage } from '../../contract/people.ts'
import type { MessageTable } from '../database/tables.ts'

/** A message as it comes along with the row of something else: of a conversation without one, nothing. */
type Joined = {
  [Column in keyof Pick<MessageTable, 'author_type' | 'author_name' | 'text'>]: MessageTable[Column] | null
} & {
  last_at: string | null
}

/** What was said last, of a row that a message was joined to. */
export function lastMessage({ author_type, author_name, text, last_at }: Joined): LastMessage | null {
  if (author_type === null || text === null || last_at === null) return null
  return { author: { type: author_type, ...(author_name && { name: author_name }) }, text, created_at: last_at }
}
