import type { ThreadWords } from '../../../browser/threads/words.ts'

/** What the preview of a thread says, in Traditional Chinese. */
export const words: ThreadWords = {
  nothingSent: '預覽，不會傳送任何內容',
  wall: (platform) => `${platform} 上的對話`,
  read: '已讀',
  refused: '會被拒絕',
  changes: (platform) => `${platform} 的改動`,
  unchanged: (platform) => `對 ${platform} 不需任何改動。`,
  note: '註',
  replies: (isSpent) => (isSpent ? '快速回覆，客人發言後已消失' : '快速回覆'),
  cards: (count) => `${count} 張並排的卡片`,
  payloads: (count) => `開發者：${count} 個請求`,
  payload: (number, at) => `請求 ${number}，${at}`,
  copy: '複製',
  copied: '已複製',
  notCopied: '未能複製，請選取後自行複製。',
  standIns: {
    line: 'USER_ID 是客人在 LINE 上的識別碼。',
    whatsapp: 'PHONE_NUMBER 是客人的號碼，PHONE_NUMBER_ID 是店家的。',
    wechat: 'OPENID 是客人在該帳號下的識別碼，TEMPLATE_ID 是已核准的範本。',
  },
  keys: 'FORM_ID 和 BOOKING_TOKEN 代替客人自己的金鑰：其他人無法看到。',
  accounts: { line: '官方帳號', whatsapp: '商業帳號', wechat: '公眾號' },
  template: { service: () => '預約', when: '時間', seats: '座位', reference: '預約編號', details: '詳情' },

  as: (platform) => `${platform} 會這樣顯示`,
  all: '對話及其中的改動',
  failed: '預覽沒有載入成功。',
  tryAgain: '重試',
  you: '您',
  writeBelow: (platform) => `請在下方輸入，這裡會按 ${platform} 的樣子顯示。`,
  messenger: '通訊應用程式',
  onlyLatest: '只顯示最近的訊息。',
}
