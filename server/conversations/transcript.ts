import { randomUUID } from 'node:crypto'
import type { Message } from '../../contract/conversations.ts'
import { LINKS } from '../../contract/words/addresses.ts'
import { plain } from '../../contract/words/plain.ts'
import { longTime } from '../bookings/letter-phrases.ts'
import type { ConversationTable, VisitorTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { type Letter, post } from '../mail/outbox.ts'
import { day, paper } from '../mail/paper.ts'
import { transcriptTopic } from '../mail/topics.ts'
import { html } from '../markup.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { linesOfCards } from './card-lines.ts'
import { presentConversation } from './present.ts'

interface Asked {
  conversation: ConversationTable
  visitor: VisitorTable
  email: string
}

/**
 * Posts all that was said as one letter. Of somebody whose address is not proved the links are left out of what they
 * said: nobody can have the shop write an advertisement to others. Throws `conflict` where nothing was said yet.
 */
export async function mailTranscript(
  db: Database,
  workspace: Workspace,
  { conversation, visitor, email }: Asked,
): Promise<void> {
  const { messages = [] } = await presentConversation(db, workspace, conversation, visitor)
  if (messages.length === 0) throw new AppError('conflict', 'Nothing was said yet that could be sent.')

  const isProved = visitor.member_sub !== null && visitor.email?.toLowerCase() === email.toLowerCase()
  const said = messages.flatMap((message) => linesOf(workspace, message, isProved))
  await transact(db, (trx) =>
    post(trx, workspace.id, {
      topic: transcriptTopic(conversation.id),
      kind: 'transcript',
      dedupe: `transcript ${randomUUID()}`,
      letter: letterOf(workspace, email, said),
    }),
  )
}

/** What one side said, as it is read: who and when, and the words. */
interface Said {
  by: string
  words: string
}

function linesOf(workspace: Workspace, message: Message, isProved: boolean): Said[] {
  const { author, text, cards, created_at } = message
  const own = author.type === 'visitor' && !isProved ? text.replaceAll(LINKS, '(link)') : text
  const words = [author.type === 'assistant' ? plain(own) : own, ...linesOfCards(workspace, cards)].filter(Boolean)
  return words.length > 0
    ? [{ by: `${sayer(workspace, author)}, ${longTime(created_at, workspace)}`, words: words.join('\n') }]
    : []
}

function sayer({ profile: { name } }: Workspace, author: Message['author']): string {
  switch (author.type) {
    case 'visitor':
      return 'You'
    case 'assistant':
      return 'The assistant'
    case 'operator':
      return author.name ? `${author.name}, ${name}` : name
    case 'system':
      return name
    default:
      return author.type satisfies never
  }
}

const WHY =
  'You have this letter because somebody gave your address in the chat on our site. If that was not you, nothing more will come of it.'

function letterOf(workspace: Workspace, address: string, said: Said[]): Letter {
  const { name, email } = workspace.profile
  const subject = `Your conversation with ${name}`
  return {
    from: { name, address: email },
    to: { name: '', address },
    subject,
    text: [...said.map(({ by, words }) => `${by}:\n${words}`), WHY].join('\n\n'),
    html: paper(workspace, {
      title: subject,
      preview: said.at(-1)?.words.slice(0, 100) ?? '',
      body: html`${said.map(
        ({ by, words }) => html`<p class="soft" style="margin:0 0 2px;font-size:13px;color:${day.soft}">${by}</p>
<p style="margin:0 0 16px;white-space:pre-line">${words}</p>
`,
      )}<p class="soft" style="margin:8px 0 24px;font-size:13px;color:${day.soft}">${WHY}</p>`,
    }),
  }
}
