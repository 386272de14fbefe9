import { platformNames } from '../../../contract/platforms.ts'
import { limits } from '../limits.ts'
import type { Notes } from '../notes.ts'

const { line, whatsapp, wechat } = limits

/** What is told to the merchant, in Traditional Chinese. */
export const zhHant: Notes = {
  cut: (platform, what) => ({
    title: { words: '文字已截短', card: '卡片已截短', cards: '卡片已截短' }[what],
    text: `對 ${platformNames[platform]} 來說太長：在一個詞後結束，全文在連結裡。`,
  }),
  person: (platform) => ({
    title: '人的名字',
    text:
      platform === 'line'
        ? '名字代替店名顯示在話的上方；太長時放在話的前面。'
        : `${platformNames[platform]} 把店家顯示為傳送者。說話的人寫在話的前面。`,
  }),
  sources: (platform) => ({
    title: '省略來源',
    text: `您的網站會顯示答案的來源；${platformNames[platform]} 沒有地方放。`,
  }),
  marks: (platform) => ({
    title: '格式',
    text:
      platform === 'whatsapp'
        ? 'WhatsApp 用自己的方式標出粗體、斜體和程式碼；清單加圓點，連結的網址寫在文字後面。'
        : `${platformNames[platform]} 只顯示文字：粗體、斜體和程式碼去掉標記，清單加圓點，連結的網址寫在文字後面。`,
  }),
  quickReplies: (count) => ({
    title: '快速回覆',
    text: `${count > line.quickReplies ? `LINE 接受 ${count} 個中的 ${line.quickReplies} 個；其餘寫成文字。` : `共 ${count} 個；LINE 最多接受 ${line.quickReplies} 個。`}用過一個後全部消失，且只在手機上顯示。`,
  }),
  labels: (platform) => ({
    title: '標籤已截短',
    text: `${platformNames[platform]} 的選項位置很小。放不下的在訊息裡${platform === 'whatsapp' ? '或選項下方' : ''}完整顯示。`,
  }),
  names: (platform) => ({
    title: '名稱已截短',
    text: `${platformNames[platform]} 給名稱的位置很小。太長的在一個詞後結束，全名在連結裡。`,
  }),
  answers: () => ({
    title: '回答已截短',
    text: `在 LINE 上，一個選項最多傳送 ${line.say.most} 個字元。更長的回答在一個詞後結束。`,
  }),
  alike: () => ({ title: '截短後相同', text: '讀起來相同的已編號。' }),
  choicesToList: (count, button) => ({
    title: '選項 → 清單',
    text:
      count > whatsapp.rows
        ? `WhatsApp 在「${button}」後面列出 ${whatsapp.rows} 個。其餘 ${count - whatsapp.rows} 個寫成文字。`
        : `WhatsApp 只顯示 ${whatsapp.buttons} 個短按鈕。全部移到「${button}」後面的清單裡。`,
  }),
  choicesToMenu: (count) => ({
    title: '選項 → 連結',
    text:
      count > wechat.menu
        ? `WeChat 沒有按鈕，改為選單，最多 ${wechat.menu} 行；其餘 ${count - wechat.menu} 個寫成文字。`
        : `WeChat 沒有按鈕，改為最多 ${wechat.menu} 行的選單。`,
  }),
  list: (platform, heading, shown) => {
    const kind = { line: '卡片', whatsapp: '清單', wechat: '連結' }[platform]
    const all = {
      line: `一排可滑動的卡片，最多 ${line.bubbles} 張。`,
      whatsapp: `最多 ${whatsapp.rows} 列，每列 ${whatsapp.rowDescription.most} 個字元。詳細內容在連結裡。`,
      wechat: `最多 ${wechat.menu} 行的選單，只有名稱。其餘在連結裡。`,
    }[platform]
    const most = shown.most - (platform === 'line' ? 1 : 0)
    return {
      title: `${heading} → ${kind}`,
      text: shown.count > shown.most ? `${all}共 ${shown.count} 項，顯示 ${most} 項；其餘在連結裡。` : all,
    }
  },
  form: (platform) => ({
    title: platform === 'wechat' ? '表單 → 卡片' : '表單 → 頁面',
    text: {
      line: '按鈕在 LINE 內開啟預約頁面。',
      whatsapp: '按鈕在瀏覽器中開啟預約頁面。WhatsApp 內的表單需要經 Meta 核准的 Flow。',
      wechat: '一張開啟預約頁面的卡片。',
    }[platform],
  }),
  booking: (platform) => ({
    title: { line: '沒有行事曆檔案', whatsapp: '按鈕 → 回覆', wechat: '預約 → 範本' }[platform],
    text: {
      line: 'LINE 無法攜帶，改用電子郵件寄送。',
      whatsapp: '按鈕在對話裡說一句話，助理用相應的頁面回答。行事曆檔案用電子郵件寄送。',
      wechat: '需要包含項目、時間、座位、預約編號和狀態的範本；WeChat 有自己的時間寫法。變更在詳情裡。',
    }[platform],
  }),
  bookingLink: () => ({ title: '預約 → 連結', text: '在對話裡已無事可做：連結開啟它的頁面。' }),
  late: (platform) => {
    const hours = limits[platform].windowHours
    return {
      title: `超過 ${hours} 小時`,
      text: `客人在此前 ${hours} 小時內沒有留言，因此 ${platformNames[platform]} 只接受已核准的範本。尚未選定範本。`,
    }
  },
  tooMany: () => ({
    title: `超過 ${wechat.inWindow} 則訊息`,
    text: `客人每傳一則訊息後，WeChat 接受 ${wechat.inWindow} 則回覆。這一則會被拒絕。`,
  }),
}
