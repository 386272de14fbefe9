import type { ThreadWords } from '../../../browser/threads/words.ts'

/** What the preview of a thread says, in Japanese. */
export const words: ThreadWords = {
  nothingSent: 'プレビューです。何も送信されません',
  wall: (platform) => `${platform}での会話`,
  read: '既読',
  refused: '拒否されます',
  changes: (platform) => `${platform}で変わること`,
  unchanged: (platform) => `${platform}のために変えたものはありません。`,
  note: '注',
  replies: (isSpent) => (isSpent ? 'クイックリプライ（お客様の発言後に消えています）' : 'クイックリプライ'),
  cards: (count) => `横に並んだカード${count}枚`,
  payloads: (count) => `開発者向け：リクエスト${count}件`,
  payload: (number, at) => `リクエスト${number}、${at}`,
  copy: 'コピー',
  copied: 'コピーしました',
  notCopied: 'コピーできませんでした。選択してコピーしてください。',
  standIns: {
    line: 'USER_IDはLINEでのお客様のIDです。',
    whatsapp: 'PHONE_NUMBERはお客様の番号、PHONE_NUMBER_IDは店のものです。',
    wechat: 'OPENIDはアカウントでのお客様のID、TEMPLATE_IDは承認済みのテンプレートです。',
  },
  keys: 'FORM_IDとBOOKING_TOKENはお客様自身の鍵の代わりです。ほかの人には見えません。',
  accounts: { line: '公式アカウント', whatsapp: 'ビジネスアカウント', wechat: '公式アカウント' },
  template: { service: () => 'ご予約', when: '日時', seats: '席', reference: '予約番号', details: '詳細' },

  as: (platform) => `${platform}での見え方`,
  all: '会話と、そこで変わること',
  failed: 'プレビューが届きませんでした。',
  tryAgain: 'もう一度試す',
  you: 'あなた',
  writeBelow: (platform) => `下に書いてください。${platform}での見え方がここに出ます。`,
  messenger: 'メッセンジャー',
  onlyLatest: '最新のメッセージだけを表示しています。',
}
