import { WhatsAppClient } from '@kapso/whatsapp-cloud-api'
import { Text } from 'whatsapp-api-js/messages'
import {
  ActionButtons,
  ActionCTA,
  ActionList,
  Body,
  Button,
  Header,
  Interactive,
  ListSection,
  Row,
} from 'whatsapp-api-js/messages/interactive'
import type { WhatsAppCall, WhatsAppInteractive } from '../../contract/whatsapp.ts'

/** What `whatsapp-api-js` would post in place of this call. Throws where it refuses what is in it. */
export function rebuilt(call: WhatsAppCall): unknown {
  const { messaging_product, recipient_type, to, type } = call
  const content = type === 'text' ? { text: new Text(call.text.body) } : { interactive: inClasses(call.interactive) }
  return JSON.parse(JSON.stringify({ messaging_product, recipient_type, to, type, ...content }))
}

function inClasses(interactive: WhatsAppInteractive): Interactive {
  const body = new Body(interactive.body.text)
  switch (interactive.type) {
    case 'button': {
      const [first, ...others] = interactive.action.buttons.map(({ reply }) => new Button(reply.id, reply.title))
      if (!first) throw new Error('No button')
      return new Interactive(new ActionButtons(first, ...others), body, headerOf(interactive))
    }
    case 'list': {
      const { button, sections } = interactive.action
      const [first, ...others] = sections.map(({ title, rows }) => {
        const [row, ...rest] = rows.map(({ id, title, description }) => new Row(id, title, description))
        if (!row) throw new Error('No row')
        return new ListSection(title, row, ...rest)
      })
      if (!first) throw new Error('No section')
      return new Interactive(new ActionList(button, first, ...others), body)
    }
    case 'cta_url': {
      const { display_text, url } = interactive.action.parameters
      return new Interactive(new ActionCTA(display_text, url), body, headerOf(interactive))
    }
    default:
      return interactive satisfies never
  }
}

const headerOf = ({ header }: Exclude<WhatsAppInteractive, { type: 'list' }>) => header && new Header(header.text)

/** What `@kapso/whatsapp-cloud-api` would post in place of this call; nothing leaves. Throws where it refuses. */
export async function posted(call: WhatsAppCall): Promise<unknown> {
  let body: unknown
  const client = new WhatsAppClient({
    accessToken: 'nobody’s',
    fetch: async (_, init) => {
      body = JSON.parse(String(init?.body))
      return Response.json({ messaging_product: 'whatsapp', contacts: [], messages: [] })
    },
  })
  await send(client, call)
  return body
}

function send({ messages }: WhatsAppClient, call: WhatsAppCall): Promise<unknown> {
  const envelope = { phoneNumberId: 'PHONE_NUMBER_ID', to: call.to }
  if (call.type === 'text') return messages.sendText({ ...envelope, body: call.text.body })

  const { interactive } = call
  const bodyText = interactive.body.text
  switch (interactive.type) {
    case 'button':
      return messages.sendInteractiveButtons({
        ...envelope,
        bodyText,
        header: interactive.header,
        buttons: interactive.action.buttons.map(({ reply }) => reply),
      })
    case 'list': {
      const { button: buttonText, sections } = interactive.action
      return messages.sendInteractiveList({ ...envelope, bodyText, buttonText, sections })
    }
    case 'cta_url': {
      const { display_text: displayText, url } = interactive.action.parameters
      const { header } = interactive
      return messages.sendInteractiveCtaUrl({ ...envelope, bodyText, header, parameters: { displayText, url } })
    }
    default:
      return interactive satisfies never
  }
}
