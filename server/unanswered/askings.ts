import type { Database } from '../database.ts'

/** The words a question was asked in, the latest first, and how often each. */
export const wordingsOf = (db: Database, workspaceId: string, ids: string[]) =>
  db
    .selectFrom('asking')
    .select(({ fn }) => ['question_id', 'text', fn.countAll().as('times'), fn.max('asked_at').as('last_at')])
    .where('workspace_id', '=', workspaceId)
    .where('question_id', 'in', ids)
    .groupBy(['question_id', 'text'])
    .orderBy('last_at', 'desc')
    .execute()

/** How often choices were offered to each question, and none of them was taken. */
export const untakenOf = (db: Database, workspaceId: string, ids: string[]) =>
  db
    .selectFrom('asking')
    .select(({ fn }) => ['question_id', fn.countAll().as('times')])
    .where('workspace_id', '=', workspaceId)
    .where('question_id', 'in', ids)
    .where('kind', '=', 'untaken')
    .groupBy('question_id')
    .execute()

/** How many of the conversations it was asked in went on to a person. */
export const handOffsOf = (db: Database, workspaceId: string, ids: string[]) =>
  db
    .selectFrom('asking')
    .innerJoin('intervention', (join) =>
      join
        .onRef('intervention.workspace_id', '=', 'asking.workspace_id')
        .onRef('intervention.conversation_id', '=', 'asking.conversation_id')
        .onRef('intervention.created_at', '>=', 'asking.asked_at'),
    )
    .select(({ fn }) => ['asking.question_id', fn.count('asking.conversation_id').distinct().as('times')])
    .where('asking.workspace_id', '=', workspaceId)
    .where('asking.question_id', 'in', ids)
    .groupBy('asking.question_id')
    .execute()

/** Where each question was asked last. */
export const lastAskings = (db: Database, workspaceId: string, ids: string[]) =>
  db
    .selectFrom('asking')
    .innerJoin('conversation', (join) =>
      join
        .onRef('conversation.workspace_id', '=', 'asking.workspace_id')
        .onRef('conversation.id', '=', 'asking.conversation_id'),
    )
    .select(['asking.question_id', 'asking.conversation_id', 'asking.text', 'conversation.page', 'asking.asked_at'])
    .where('asking.workspace_id', '=', workspaceId)
    .where('asking.question_id', 'in', ids)
    .where((row) =>
      row(
        'asking.asked_at',
        '=',
        row
          .selectFrom('asking as later')
          .select(({ fn }) => fn.max('later.asked_at').as('asked_at'))
          .whereRef('later.workspace_id', '=', 'asking.workspace_id')
          .whereRef('later.question_id', '=', 'asking.question_id'),
      ),
    )
    .execute()

/** What each visitor had said before these words, by the question: the message that they are a part of, or the one before. */
export async function beforeOf(
  db: Database,
  workspaceId: string,
  askings: readonly { question_id: string; conversation_id: string; text: string }[],
): Promise<ReadonlyMap<string, string>> {
  const before = new Map<string, string>()
  if (askings.length === 0) return before

  const spoken = await db
    .selectFrom('message')
    .select(['conversation_id', 'text'])
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', 'in', [...new Set(askings.map(({ conversation_id }) => conversation_id))])
    .where('author_type', '=', 'visitor')
    .orderBy('seq')
    .execute()
  const byConversation = Map.groupBy(spoken, ({ conversation_id }) => conversation_id)
  for (const { question_id, conversation_id, text } of askings) {
    const said = byConversation.get(conversation_id) ?? []
    const at = said.findLastIndex((message) => message.text.includes(text))
    const whole = said[at]?.text.trim() === text ? said[at - 1] : said[at]
    if (whole) before.set(question_id, whole.text)
  }
  return before
}
