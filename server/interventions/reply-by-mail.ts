import type { Message } from '../../contract/conversations.ts'
import { addMessage } from '../conversations/messages.ts'
import type { InterventionTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { wordsOf } from '../languages/languages.ts'
import { addressesIn } from '../mail/addresses.ts'
import { drop, type Letter, post } from '../mail/outbox.ts'
import { paper } from '../mail/paper.ts'
import { answersTopic } from '../mail/topics.ts'
import { html } from '../markup.ts'
import { minutesAfter, now } from '../time.ts'
import { pageLink } from '../workspaces/page-link.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { openIntervention } from './interventions.ts'
import { change } from './steps.ts'
import { answersGoTo, toldIn } from './words.ts'

/** Whoever reads an answer in the chat goes on within this time; then no mail repeats it. */
const MAIL_AFTER_MINUTES = 3

const KIND = 'answer'

/**
 * Hears what a visitor writes while their conversation is with the shop's people: an e-mail address is where they would
 * be answered too, and whoever writes has read what was said so far.
 */
export async function hearWaiting(
  trx: Database,
  workspace: Workspace,
  conversation: { workspace_id: string; id: string; language: string },
  text: string,
) {
  const { workspace_id, id } = conversation
  await drop(trx, workspace_id, answersTopic(id), KIND)
  const address = onlyAddress(text)
  if (!address) return

  const intervention = await openIntervention(trx, workspace_id, id)
  if (!intervention || intervention.reply_to === address) return

  await change(trx, intervention, { reply_to: address })
  await addMessage(trx, workspace_id, id, {
    author: { type: 'system' },
    text: answersGoTo(toldIn(workspace, conversation), address),
  })
}

// Two addresses leave it open which is meant.
function onlyAddress(text: string): string | undefined {
  const found = new Set(addressesIn(text).map((address) => address.toLowerCase()))
  const [address] = found
  return found.size === 1 && address && address.length <= 254 ? address : undefined
}

/** Posts what the shop's people said to whoever left an address, unless they write on in the chat meanwhile. */
export async function mailAnswer(
  trx: Database,
  workspace: Workspace,
  { reply_to, conversation_id }: InterventionTable,
  message: Message,
): Promise<void> {
  if (!reply_to) return

  await post(trx, workspace.id, {
    topic: answersTopic(conversation_id),
    kind: KIND,
    dedupe: `answer ${message.id}`,
    letter: answerLetter(workspace, reply_to, message),
    sendAt: minutesAfter(now(), MAIL_AFTER_MINUTES),
  })
}

function answerLetter(workspace: Workspace, address: string, { author, text }: Message): Letter {
  const { name, email } = workspace.profile
  const { people } = wordsOf(workspace)
  const subject = people.answered(name)
  const opening = people.answers(name, author.name ?? '')
  const page = pageLink(workspace, {})
  return {
    from: { name, address: email },
    to: { name: '', address },
    subject,
    text: [opening, text, `${people.goOn}: ${page}`, people.orAnswerAlone].join('\n\n'),
    html: paper(workspace, {
      title: subject,
      preview: text.slice(0, 100),
      body: html`<p style="margin:0 0 12px">${opening}</p>
<p style="margin:0 0 20px;white-space:pre-line">${text}</p>
<p style="margin:0 0 24px"><a class="accent" href="${page}">${people.goOn}</a>${people.orAnswer}</p>`,
    }),
  }
}
