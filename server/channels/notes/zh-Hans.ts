import { platformNames } from '../../../contract/platforms.ts'
import { limits } from '../limits.ts'
import type { Notes } from '../notes.ts'

const { line, whatsapp, wechat } = limits

/** What is told to the merchant, in Simplified Chinese. */
export const zhHans: Notes = {
  cut: (platform, what) => ({
    title: { words: '文字已截短', card: '卡片已截短', cards: '卡片已截短' }[what],
    text: `对 ${platformNames[platform]} 来说太长：在一个词后结束，全文在链接里。`,
  }),
  person: (platform) => ({
    title: '人的名字',
    text:
      platform === 'line'
        ? '名字代替店名显示在话的上方；太长时放在话的前面。'
        : `${platformNames[platform]} 把店铺显示为发送者。说话的人写在话的前面。`,
  }),
  sources: (platform) => ({
    title: '省略来源',
    text: `您的网站会显示答案的来源；${platformNames[platform]} 没有地方放。`,
  }),
  marks: (platform) => ({
    title: '格式',
    text:
      platform === 'whatsapp'
        ? 'WhatsApp 用自己的方式标出粗体、斜体和代码；列表加圆点，链接的地址写在文字后面。'
        : `${platformNames[platform]} 只显示文字：粗体、斜体和代码去掉标记，列表加圆点，链接的地址写在文字后面。`,
  }),
  quickReplies: (count) => ({
    title: '快捷回复',
    text: `${count > line.quickReplies ? `LINE 接受 ${count} 个中的 ${line.quickReplies} 个；其余写成文字。` : `共 ${count} 个；LINE 最多接受 ${line.quickReplies} 个。`}用过一个后全部消失，且只在手机上显示。`,
  }),
  labels: (platform) => ({
    title: '标签已截短',
    text: `${platformNames[platform]} 的选项位置很小。放不下的在消息里${platform === 'whatsapp' ? '或选项下方' : ''}完整显示。`,
  }),
  names: (platform) => ({
    title: '名称已截短',
    text: `${platformNames[platform]} 给名称的位置很小。太长的在一个词后结束，全名在链接里。`,
  }),
  answers: () => ({
    title: '回答已截短',
    text: `在 LINE 上，一个选项最多发送 ${line.say.most} 个字符。更长的回答在一个词后结束。`,
  }),
  alike: () => ({ title: '截短后相同', text: '读起来相同的已编号。' }),
  choicesToList: (count, button) => ({
    title: '选项 → 列表',
    text:
      count > whatsapp.rows
        ? `WhatsApp 在“${button}”后面列出 ${whatsapp.rows} 个。其余 ${count - whatsapp.rows} 个写成文字。`
        : `WhatsApp 只显示 ${whatsapp.buttons} 个短按钮。全部移到“${button}”后面的列表里。`,
  }),
  choicesToMenu: (count) => ({
    title: '选项 → 链接',
    text:
      count > wechat.menu
        ? `微信没有按钮，改为菜单，最多 ${wechat.menu} 行；其余 ${count - wechat.menu} 个写成文字。`
        : `微信没有按钮，改为最多 ${wechat.menu} 行的菜单。`,
  }),
  list: (platform, heading, shown) => {
    const kind = { line: '卡片', whatsapp: '列表', wechat: '链接' }[platform]
    const all = {
      line: `一排可滑动的卡片，最多 ${line.bubbles} 张。`,
      whatsapp: `最多 ${whatsapp.rows} 行，每行 ${whatsapp.rowDescription.most} 个字符。详细内容在链接里。`,
      wechat: `最多 ${wechat.menu} 行的菜单，只有名称。其余在链接里。`,
    }[platform]
    const most = shown.most - (platform === 'line' ? 1 : 0)
    return {
      title: `${heading} → ${kind}`,
      text: shown.count > shown.most ? `${all}共 ${shown.count} 项，显示 ${most} 项；其余在链接里。` : all,
    }
  },
  form: (platform) => ({
    title: platform === 'wechat' ? '表单 → 卡片' : '表单 → 页面',
    text: {
      line: '按钮在 LINE 内打开预订页面。',
      whatsapp: '按钮在浏览器中打开预订页面。WhatsApp 内的表单需要经 Meta 批准的 Flow。',
      wechat: '一张打开预订页面的卡片。',
    }[platform],
  }),
  booking: (platform) => ({
    title: { line: '没有日历文件', whatsapp: '按钮 → 回复', wechat: '预订 → 模板' }[platform],
    text: {
      line: 'LINE 无法携带，改用邮件发送。',
      whatsapp: '按钮在对话里说一句话，助手用相应的页面回答。日历文件用邮件发送。',
      wechat: '需要包含项目、时间、座位、预订编号和状态的模板；微信有自己的时间写法。更改在详情里。',
    }[platform],
  }),
  bookingLink: () => ({ title: '预订 → 链接', text: '在对话里已无事可做：链接打开它的页面。' }),
  late: (platform) => {
    const hours = limits[platform].windowHours
    return {
      title: `超过 ${hours} 小时`,
      text: `客人在此前 ${hours} 小时内没有留言，因此 ${platformNames[platform]} 只接受已批准的模板。尚未选定模板。`,
    }
  },
  tooMany: () => ({
    title: `超过 ${wechat.inWindow} 条消息`,
    text: `客人每发一条消息后，微信接受 ${wechat.inWindow} 条回复。这一条会被拒绝。`,
  }),
}
