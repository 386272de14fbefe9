import type { ThreadWords } from '../../../browser/threads/words.ts'

/** What the preview of a thread says, in Simplified Chinese. */
export const words: ThreadWords = {
  nothingSent: '预览，不会发送任何内容',
  wall: (platform) => `${platform} 上的对话`,
  read: '已读',
  refused: '会被拒绝',
  changes: (platform) => `${platform} 的改动`,
  unchanged: (platform) => `对 ${platform} 无需任何改动。`,
  note: '注',
  replies: (isSpent) => (isSpent ? '快捷回复，客人发言后已消失' : '快捷回复'),
  cards: (count) => `${count} 张并排的卡片`,
  payloads: (count) => `开发者：${count} 个请求`,
  payload: (number, at) => `请求 ${number}，${at}`,
  copy: '复制',
  copied: '已复制',
  notCopied: '未能复制，请选中后自行复制。',
  standIns: {
    line: 'USER_ID 是客人在 LINE 上的标识。',
    whatsapp: 'PHONE_NUMBER 是客人的号码，PHONE_NUMBER_ID 是店铺的。',
    wechat: 'OPENID 是客人在该账号下的标识，TEMPLATE_ID 是已批准的模板。',
  },
  keys: 'FORM_ID 和 BOOKING_TOKEN 代替客人自己的密钥：其他人无法看到。',
  accounts: { line: '官方账号', whatsapp: '商业账号', wechat: '公众号' },
  template: { service: () => '预订', when: '时间', seats: '座位', reference: '预订编号', details: '详情' },

  as: (platform) => `${platform} 会这样显示`,
  all: '对话及其中的改动',
  failed: '预览没有加载成功。',
  tryAgain: '重试',
  you: '您',
  writeBelow: (platform) => `请在下方输入，这里会按 ${platform} 的样子显示。`,
  messenger: '通讯应用',
  onlyLatest: '只显示最近的消息。',
}
