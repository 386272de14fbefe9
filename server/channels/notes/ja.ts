import { platformNames } from '../../../contract/platforms.ts'
import { limits } from '../limits.ts'
import type { Notes } from '../notes.ts'

const { line, whatsapp, wechat } = limits

/** What is told to the merchant, in Japanese. */
export const ja: Notes = {
  cut: (platform, what) => ({
    title: { words: '本文を短縮', card: 'カードを短縮', cards: 'カードを短縮' }[what],
    text: `${platformNames[platform]}には長すぎます。言葉の切れ目で終わり、全文はリンク先にあります。`,
  }),
  person: (platform) => ({
    title: '担当者の名前',
    text:
      platform === 'line'
        ? '店名の代わりに発言の上に出ます。長い名前は発言の前に置かれます。'
        : `${platformNames[platform]}は店を送信者として表示します。話す人の名前は発言の前に置かれます。`,
  }),
  sources: (platform) => ({
    title: '出典を省略',
    text: `サイトでは答えの出典が見えますが、${platformNames[platform]}には置く場所がありません。`,
  }),
  marks: (platform) => ({
    title: '書式',
    text:
      platform === 'whatsapp'
        ? 'WhatsAppは太字・斜体・コードを独自の印で表します。リストには点が付き、リンクの宛先は言葉の後に続きます。'
        : `${platformNames[platform]}は文字だけを表示します。太字・斜体・コードの印は外れ、リストには点が付き、リンクの宛先は言葉の後に続きます。`,
  }),
  quickReplies: (count) => ({
    title: 'クイックリプライ',
    text: `${count > line.quickReplies ? `LINEは${count}個のうち${line.quickReplies}個まで受け付け、残りは文章になります。` : `${count}個です。LINEは${line.quickReplies}個まで受け付けます。`}一つ使うとすべて消え、スマートフォンにだけ表示されます。`,
  }),
  labels: (platform) => ({
    title: 'ラベルを短縮',
    text: `${platformNames[platform]}の選択肢は場所が狭く、入らないものは本文${platform === 'whatsapp' ? 'か選択肢の下' : ''}に全文が出ます。`,
  }),
  names: (platform) => ({
    title: '名前を短縮',
    text: `${platformNames[platform]}の名前の場所は狭く、長すぎる名前は言葉の切れ目で終わり、全文はリンク先にあります。`,
  }),
  answers: () => ({
    title: '返答を短縮',
    text: `LINEの選択肢が送れるのは${line.say.most}文字までです。それより長い返答は言葉の切れ目で終わります。`,
  }),
  alike: () => ({ title: '短縮して同じになるもの', text: '同じに読めるものには番号が付きます。' }),
  choicesToList: (count, button) => ({
    title: '選択肢 → リスト',
    text:
      count > whatsapp.rows
        ? `WhatsAppは「${button}」の中に${whatsapp.rows}個を並べます。残りの${count - whatsapp.rows}個は文章になります。`
        : `WhatsAppの短いボタンは${whatsapp.buttons}個までです。すべて「${button}」のリストに移りました。`,
  }),
  choicesToMenu: (count) => ({
    title: '選択肢 → リンク',
    text:
      count > wechat.menu
        ? `WeChatにボタンはなく、代わりに最大${wechat.menu}行のメニューになります。残りの${count - wechat.menu}個は文章になります。`
        : `WeChatにボタンはなく、代わりに最大${wechat.menu}行のメニューになります。`,
  }),
  list: (platform, heading, shown) => {
    const kind = { line: 'カード', whatsapp: 'リスト', wechat: 'リンク' }[platform]
    const all = {
      line: `横に送るカードの列で、最大${line.bubbles}枚です。`,
      whatsapp: `最大${whatsapp.rows}行の一覧で、各行${whatsapp.rowDescription.most}文字です。詳しい内容はリンク先にあります。`,
      wechat: `名前だけの最大${wechat.menu}行のメニューです。残りはリンク先にあります。`,
    }[platform]
    const most = shown.most - (platform === 'line' ? 1 : 0)
    return {
      title: `${heading} → ${kind}`,
      text:
        shown.count > shown.most ? `${all}${shown.count}件のうち${most}件を表示し、残りはリンク先にあります。` : all,
    }
  },
  form: (platform) => ({
    title: platform === 'wechat' ? 'フォーム → カード' : 'フォーム → ページ',
    text: {
      line: 'ボタンを押すとLINEの中で予約ページが開きます。',
      whatsapp:
        'ボタンを押すとブラウザで予約ページが開きます。WhatsAppの中のフォームには、Metaの承認を受けたFlowが必要です。',
      wechat: '予約ページを開くカードです。',
    }[platform],
  }),
  booking: (platform) => ({
    title: { line: 'カレンダーファイルなし', whatsapp: 'ボタン → 返答', wechat: '予約 → テンプレート' }[platform],
    text: {
      line: 'LINEでは送れないため、メールで届きます。',
      whatsapp:
        'ボタンは会話の中で発言になり、アシスタントがそのページを返します。カレンダーファイルはメールで届きます。',
      wechat:
        '内容、日時、席、予約番号、状態を持つテンプレートが必要です。WeChatの日時は独自の書き方になります。変更は詳細から行います。',
    }[platform],
  }),
  bookingLink: () => ({
    title: '予約 → リンク',
    text: '会話の中でできることはもうありません。リンクでページが開きます。',
  }),
  late: (platform) => {
    const hours = limits[platform].windowHours
    return {
      title: `${hours}時間を超過`,
      text: `お客様がその前の${hours}時間に書き込んでいないため、${platformNames[platform]}は承認済みのテンプレートだけを受け付けます。まだ選ばれていません。`,
    }
  },
  tooMany: () => ({
    title: `${wechat.inWindow}件を超えるメッセージ`,
    text: `WeChatはお客様の発言ごとに${wechat.inWindow}件まで受け付けます。これは拒否されます。`,
  }),
}
