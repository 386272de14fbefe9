/** The messengers in whose official-account threads a conversation can be previewed. */
export const platforms = ['line', 'whatsapp', 'wechat'] as const
export type Platform = (typeof platforms)[number]

export const platformNames: Record<Platform, string> = { line: 'LINE', whatsapp: 'WhatsApp', wechat: 'WeChat' }
