import * as z from 'zod/mini'

// What WhatsApp's Cloud API takes, as far as we use it: https://developers.facebook.com/docs/whatsapp/cloud-api/

const Text = z.string().check(z.minLength(1))
const Header = z.strictObject({ type: z.literal('text'), text: Text })
const Body = z.strictObject({ text: Text })

const Buttons = z.strictObject({
  type: z.literal('button'),
  header: z.optional(Header),
  body: Body,
  action: z.strictObject({
    buttons: z
      .array(z.strictObject({ type: z.literal('reply'), reply: z.strictObject({ id: Text, title: Text }) }))
      .check(z.minLength(1)),
  }),
})

const Row = z.strictObject({ id: Text, title: Text, description: z.optional(Text) })

/** A button that opens a sheet of rows. */
const List = z.strictObject({
  type: z.literal('list'),
  body: Body,
  action: z.strictObject({
    button: Text,
    sections: z.array(z.strictObject({ title: Text, rows: z.array(Row).check(z.minLength(1)) })).check(z.minLength(1)),
  }),
})

/** One button that opens a page. */
const Link = z.strictObject({
  type: z.literal('cta_url'),
  header: z.optional(Header),
  body: Body,
  action: z.strictObject({
    name: z.literal('cta_url'),
    parameters: z.strictObject({ display_text: Text, url: z.url() }),
  }),
})

export const WhatsAppInteractive = z.discriminatedUnion('type', [Buttons, List, Link])
export type WhatsAppInteractive = z.infer<typeof WhatsAppInteractive>

const envelope = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: Text,
}

/** The body of `POST https://graph.facebook.com/v23.0/PHONE_NUMBER_ID/messages`. */
export const WhatsAppCall = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal('text'), text: z.strictObject({ body: Text }) }),
  z.strictObject({ ...envelope, type: z.literal('interactive'), interactive: WhatsAppInteractive }),
])
export type WhatsAppCall = z.infer<typeof WhatsAppCall>
