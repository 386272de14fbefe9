import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readReference } from '../bookings/reference.ts'

/** Conversations in which these words were said, and those of whom they name: by name, address or a booking's reference. */
export function matching(workspaceId: string, words: string): RawBuilder<SqlBool> {
  const like = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const holds = (column: string) => sql`lower(${sql.ref(column)}) like ${like} escape '\\'`
  return sql<SqlBool>`(
    ${holds('visitor.name')} or ${holds('visitor.email')}
    or conversation.id in (
      select message.conversation_id from message
      where message.workspace_id = ${workspaceId} and ${holds('message.text')})
    or conversation.id in (
      select form.conversation_id from form
      join booking on booking.workspace_id = form.workspace_id and booking.form_id = form.id
      where form.workspace_id = ${workspaceId} and form.conversation_id is not null
        and (booking.reference = ${readReference(words) ?? ''} or ${holds('booking.name')} or ${holds('booking.email')}))
  )`
}
