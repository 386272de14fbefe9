import * as z from 'zod/mini'

// What LINE's Messaging API takes, as far as we use it: https://developers.line.biz/en/reference/messaging-api/

const Text = z.string().check(z.minLength(1))

/** Pressing it says something in the guest's name, or opens a page inside LINE. */
export const LineAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('message'), label: Text, text: Text }),
  z.strictObject({ type: z.literal('uri'), label: Text, uri: z.url() }),
])
export type LineAction = z.infer<typeof LineAction>

const QuickReply = z.strictObject({
  items: z.array(z.strictObject({ type: z.literal('action'), action: LineAction })),
})

const FlexText = z.strictObject({
  type: z.literal('text'),
  text: Text,
  wrap: z.literal(true),
  weight: z.optional(z.literal('bold')),
  size: z.optional(z.literal('sm')),
  flex: z.optional(z.int()),
})

/** A row of a table: its name, and its value. */
const FlexPair = z.strictObject({
  type: z.literal('box'),
  layout: z.literal('baseline'),
  contents: z.tuple([FlexText, FlexText]),
})

const box = <Content extends z.core.$ZodType>(content: Content) =>
  z.strictObject({
    type: z.literal('box'),
    layout: z.literal('vertical'),
    contents: z.array(content).check(z.minLength(1)),
  })

export const LineBubble = z.strictObject({
  type: z.literal('bubble'),
  body: box(z.discriminatedUnion('type', [FlexText, FlexPair])),
  footer: z.optional(box(z.strictObject({ type: z.literal('button'), height: z.literal('sm'), action: LineAction }))),
})
export type LineBubble = z.infer<typeof LineBubble>

const shared = {
  quickReply: z.optional(QuickReply),
  sender: z.optional(z.strictObject({ name: Text })), // stands above the message instead of the account's name
}

export const LineMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: Text, ...shared }),
  z.strictObject({
    type: z.literal('flex'),
    altText: Text,
    contents: z.discriminatedUnion('type', [
      LineBubble,
      z.strictObject({ type: z.literal('carousel'), contents: z.array(LineBubble).check(z.minLength(1)) }),
    ]),
    ...shared,
  }),
])
export type LineMessage = z.infer<typeof LineMessage>

/** The body of `POST https://api.line.me/v2/bot/message/push`. */
export const LineCall = z.strictObject({ to: Text, messages: z.array(LineMessage).check(z.minLength(1)) })
export type LineCall = z.infer<typeof LineCall>
