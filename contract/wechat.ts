import * as z from 'zod/mini'

// What WeChat takes from an official account, as far as we use it: https://developers.weixin.qq.com/doc/offiaccount/

const Text = z.string().check(z.minLength(1))
const Value = z.strictObject({ value: Text })

/** The bodies of `POST https://api.weixin.qq.com/cgi-bin/message/custom/send`. */
export const WeChatMessage = z.discriminatedUnion('msgtype', [
  z.strictObject({ touser: Text, msgtype: z.literal('text'), text: z.strictObject({ content: Text }) }),
  z.strictObject({
    touser: Text,
    msgtype: z.literal('msgmenu'),
    msgmenu: z.strictObject({
      head_content: Text,
      list: z.array(z.strictObject({ id: Text, content: Text })).check(z.minLength(1)),
      tail_content: z.optional(Text),
    }),
  }),
  z.strictObject({
    touser: Text,
    msgtype: z.literal('news'),
    news: z.strictObject({
      articles: z.array(z.strictObject({ title: Text, description: Text, url: z.url() })).check(z.minLength(1)),
    }),
  }),
])

/**
 * The body of `POST https://api.weixin.qq.com/cgi-bin/message/template/send`. The template itself, with the names of its
 * rows, is kept by WeChat.
 */
export const WeChatTemplate = z.strictObject({
  touser: Text,
  template_id: Text,
  url: z.url(),
  data: z.strictObject({ thing1: Value, time2: Value, number3: Value, character_string4: Value, thing5: Value }),
})
export type WeChatTemplate = z.infer<typeof WeChatTemplate>

export const WeChatCall = z.union([WeChatMessage, WeChatTemplate])
export type WeChatCall = z.infer<typeof WeChatCall>
