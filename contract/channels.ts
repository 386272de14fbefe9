import * as z from 'zod/mini'
import { LineCall } from './line.ts'
import type { Platform } from './platforms.ts'
import { WeChatCall } from './wechat.ts'
import { WhatsAppCall } from './whatsapp.ts'

// The console's Channels: what its pages and its server say to each other under `/console/api/channels`.

/** What a platform makes different, in words for the merchant. */
export const ThreadNote = z.object({ title: z.string(), text: z.string() })
export type ThreadNote = z.infer<typeof ThreadNote>

const guest = z.object({ by: z.literal('guest'), text: z.string(), at: z.string() })

/** `notes` are numbers of the thread's notes, from 1; `is_late`: the platform would not take it any more. */
const shop = <Call extends z.core.$ZodType>(call: Call) =>
  z.object({
    by: z.literal('shop'),
    calls: z.array(call), // in the order in which they would be made
    at: z.string(),
    notes: z.array(z.int()),
    is_late: z.boolean(),
  })

const thread = <Name extends Platform, Call extends z.core.$ZodType>(platform: Name, call: Call) =>
  z.object({
    platform: z.literal(platform),
    said: z.array(z.discriminatedUnion('by', [guest, shop(call)])),
    notes: z.array(ThreadNote),
  })

export const LineThread = thread('line', LineCall)
export type LineThread = z.infer<typeof LineThread>
export const WhatsAppThread = thread('whatsapp', WhatsAppCall)
export type WhatsAppThread = z.infer<typeof WhatsAppThread>
export const WeChatThread = thread('wechat', WeChatCall)
export type WeChatThread = z.infer<typeof WeChatThread>

/** A conversation as it would read on a platform. */
export const Thread = z.discriminatedUnion('platform', [LineThread, WhatsAppThread, WeChatThread])
export type Thread = z.infer<typeof Thread>

/** `guest`: the name of whom it is with, where that is known. `has_earlier`: only its latest messages are shown. */
export const ThreadPreview = z.object({
  conversation: z.object({ id: z.string(), guest: z.optional(z.string()), created_at: z.string() }),
  has_earlier: z.boolean(),
  threads: z.array(Thread),
})
export type ThreadPreview = z.infer<typeof ThreadPreview>

/** Who came by which door. What is counted is of the last 7 days. */
export const Doors = z.object({
  website: z.object({ conversations: z.int(), last_at: z.nullable(z.string()) }),
  programs: z.object({ forms: z.int(), booked: z.int(), last_at: z.nullable(z.string()) }),
})
export type Doors = z.infer<typeof Doors>

/** `recent`: the newest, or those in which what was to be found was said. `preview` is of the one asked for, or the first. */
export const Channels = z.object({
  doors: Doors,
  recent: z.array(
    z.object({ id: z.string(), guest: z.optional(z.string()), words: z.string(), created_at: z.string() }),
  ),
  preview: z.nullable(ThreadPreview),
})
export type Channels = z.infer<typeof Channels>

/** `find` looks into what was said, names, addresses and booking references. */
export const ChannelsQuery = z.strictObject({
  conversation: z.optional(z.string().check(z.maxLength(100))),
  find: z.optional(z.string().check(z.trim(), z.maxLength(200))),
})
