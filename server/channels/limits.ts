/** How a platform counts: UTF-16 units, what a reader sees as one sign, or bytes of UTF-8. */
export type Unit = 'units' | 'signs' | 'bytes'

export interface Length {
  most: number
  in: Unit
}

const units = (most: number): Length => ({ most, in: 'units' })
const signs = (most: number): Length => ({ most, in: 'signs' })
const bytes = (most: number): Length => ({ most, in: 'bytes' })

/**
 * What each platform takes. Where its documents leave the unit open we count in the one that comes out longest. `ours`
 * marks lengths that a platform does not name: they keep the whole within what it does name.
 */
export const limits = {
  // https://developers.line.biz/en/reference/messaging-api/
  line: {
    text: units(5000),
    label: signs(20),
    say: units(300),
    sender: units(20),
    altText: units(400),
    uri: units(1000),
    messages: 5,
    quickReplies: 13,
    bubbles: 12,
    bubble: bytes(30_000),
    carousel: bytes(50_000),
    ours: { title: units(120), row: units(240), about: units(300) },
  },
  // https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages
  whatsapp: {
    text: units(4096),
    body: units(1024),
    header: units(60),
    button: units(20),
    buttons: 3,
    id: units(256),
    listButton: units(20),
    section: units(24),
    rows: 10,
    rowId: units(200),
    rowTitle: units(24),
    rowDescription: units(72),
    windowHours: 24,
  },
  // https://developers.weixin.qq.com/doc/offiaccount/Message_Management/Service_Center_messages.html
  wechat: {
    text: bytes(2048),
    menu: 10,
    thing: units(20),
    characters: units(32),
    url: bytes(2048),
    windowHours: 48,
    inWindow: 5, // messages after each of the guest's
    ours: { head: bytes(1024), item: bytes(60), tail: bytes(300), title: bytes(128), description: bytes(512) },
  },
} as const
