import { money } from '../../browser/format.ts'
import type { Price } from '../../contract/catalogue.ts'
import { bookingRefusals, refusals } from './refusals.ts'
import type { FormSentences, Sentences } from './sentences.ts'

const seats = (number: number) => `${number} 个座位`

/** What a price is for: the words that shops use most, and else the shop's own. */
function per(unit: string): string {
  const known: Record<string, string> = {
    seat: '每位',
    person: '每人',
    table: '每桌',
    hour: '每小时',
    month: '每月',
    year: '每年',
  }
  return known[unit] ?? `每 ${unit}`
}

const priced = (price: Price, locale: string) => `${per(price.per)} ${money(price, locale)}`

const why = refusals('zh-Hans', {
  often: (when) => `操作过于频繁。请${when}再试。`,
  wrong: '这样的内容无法接受。请修改后再试。',
  notNow: '现在无法这样做。请重新加载页面后再试。',
  failed: '我们这边出了问题。请稍后再试。',
  unreachable: '未能联系到本店。请稍后再试。',
})

const form: FormSentences = {
  title: () => '预订',
  notBooked: '尚未预订',
  origin: { message: '来自您的留言', member: '来自您的账户', page: '来自本页' },
  comma: '，',
  change: '更改',
  changePart: (label) => `更改${label}`,

  whichService: () => '您想预订什么？',
  priceColumn: '价格',
  minutes: (number) => `${number} 分钟`,
  each: (price, unit) => `${per(unit)} ${price}`,
  totalFor: (price, number) => `${number} 位共 ${price}`,
  membersOf: (service, shop) => `会员专享${form.withPlan(service, shop)}`,
  today: '今天',
  tomorrow: '明天',
  chooseDay: '选择日期',

  service: () => '项目',
  when: '时间',
  party: '人数',
  manySeats: '一共几位？',
  more: '6+',
  day: '日期',
  earlier: '更早的日期',
  later: '更晚的日期',
  time: '时间',
  timesFor: (day, number) => `${day}，${number} 位的时间`,
  ask: {
    service: () => '请先选择要预订的项目',
    seats: () => '请填写一共几位',
    time: () => '请先选择时间',
  },
  readingTimes: '正在读取时间',
  timesFailed: '未能读取时间。',
  tryAgain: '再试一次',
  noTimes: (service) => (service ? `目前没有可以预订 ${service} 的时间。` : '目前没有可以预订的时间。'),
  noneFit: (number, listed) =>
    `已没有能容纳 ${number} 位同坐的时间。人数少些或许可以${listed ? '，也可以加入某个时间的候补名单。' : '。'}`,

  dayTimes: (number) => `${number} 个时间`,
  dayLeft: (number) => `余 ${number}`,
  dayFree: '有空位',
  dayFull: '已满',
  dayOnHold: '保留中',
  dayMembers: '会员',
  seatsLeft: (number) => `还剩 ${seats(number)}`,
  fits: (number) => `还剩 ${seats(number)}`,
  seatsFree: '有空位',
  youAsked: (number) => `您需要 ${number} 个`,
  onHold: '他人保留中',
  backBy: (at) => `${at} 前可能空出`,
  full: '已满',
  membersOnly: '仅限会员',
  withPlan: ({ plans }, { locale }) => {
    const named = plans.map(({ name, price }) => `${name}（${priced(price, locale)}）`)
    return named.length > 0 ? `：${named.join('或')}` : ''
  },
  yours: '已为您保留',
  cityTime: (city) => `${city} 时间`,
  yourTime: (at, weekday) => `= 您当地时间${weekday ? `${weekday} ` : ' '}${at}`,

  joinList: '加入候补名单',
  joinListOf: (day, at) => `加入 ${day} ${at} 的候补名单`,
  onlyListed: '这是候补名单上的一个名额，不是预订',
  listNote: '如有座位空出，我们会写信给您，并为您保留 2 小时。目前没有预订任何座位，在那之前您无需做什么。',
  bookedIfFree: '如果届时又有空位，会立即为您预订。',

  keep: (number) => `保留 ${seats(number)}`,
  keeping: '正在保留…',
  keepNote: '您填写其余内容时，座位保留 10 分钟。',
  goOn: '用这些座位继续',
  kept: (number, until) => `已为您保留 ${seats(number)}至 ${until}`,
  keptBriefly: (number) => `已保留 ${seats(number)}`,
  minutesLeft: (number) => `还剩 ${number} 分钟`,
  endingSoon: '不到 2 分钟',
  keepLonger: '再保留 10 分钟',
  lastMinutes: '不能再延长了。请在到时前预订，或之后重新保留。',
  letGo: '放弃保留',
  gone: (_, at) => `座位已于 ${at} 释放`,
  goneKeptText: '您填写的内容还在。',
  stillFree: (number) => `还有 ${number} 个空位。`,
  filledUp: '现已满座。',
  takeAgain: '重新保留',
  otherDays: '其他日期',

  fields: { name: '姓名', email: '电子邮箱', summary: '备注' },
  optional: '选填',
  emailHint: '确认信、日历文件和更改链接都会寄到这里。',
  listEmailHint: '有座位空出时，我们写信到这里。',
  detailHint: '过敏、特别的日子，或其他希望我们知道的事。',
  problemTitle: '还有内容需要更正',
  problems: {
    missing: { name: '请填写您的姓名', email: '请填写您的电子邮箱', summary: '请填写备注' },
    no_at: '请填写带 @ 的电子邮箱',
    not_an_address: '请填写如 ada@example.com 的电子邮箱',
    too_long: {
      name: '姓名请不要超过 120 个字符',
      email: '电子邮箱请不要超过 254 个字符',
      summary: '备注请不要超过 2000 个字符',
    },
  },

  next: '下一项',
  readOver: '核对一遍',
  book: (number) => `预订 ${seats(number)}`,
  submitting: { keep: '正在预订…', book: '正在预订…', join: '正在加入…' },

  soldOut: '这些座位刚被订走',
  soldOutText: '没有预订成功。您填写的内容还在。',
  alternatives: '这些时间还有空位：',
  silence: { offline: '您已离线', unsure: '没有收到回应' },
  afterSilence: {
    keep: {
      offline: '您的选择还在。恢复联网后请再按一次。',
      unsure: '请再按一次：不会重复保留。',
    },
    book: {
      offline: '在您再次按下预订之前，我们不会预订。',
      unsure: '请再按一次预订：无论按几次，都只有一笔预订。',
    },
    join: {
      offline: '在您再按一次之前，我们不会把您列入名单。',
      unsure: '请再按一次：无论按几次，名单上都只有一个名额。',
    },
  },
  staysKept: (_, until) => `您的座位仍保留至 ${until}。`,
  refused: '未能完成',
  why: bookingRefusals(why, {
    closed: '这样无法预订。该时间可能已过，或已用此邮箱预订：如已预订，可通过确认邮件中的链接更改。',
    members: '仅限会员。请在网站上登录，或选择其他项目。',
    fewer: '没有这么多座位。请选择少一些。',
  }),
  fault: (field) => (field === 'email' ? form.problems.not_an_address : form.problems.too_long[field]),

  expired: '此预订单已关闭',
  expiredText: () => '告诉助手您想预订，就会打开一张新的。',

  said: {
    kept: (number, until) => `已为您保留 ${seats(number)}至 ${until}。尚未预订。`,
    ending: () => '您的座位还会保留 2 分钟。',
    gone: '您的座位已释放。您填写的内容还在。',
    joining: (day, times) => `您正要加入 ${day} ${times} 的候补名单。没有保留座位，也没有预订。`,
    booked: (standing, day, times, reference) => `${standing}：${day}，${times}。预订号 ${reference}。`,
  },

  ofWhole: () => ({
    dayLeft: () => '可订',
    dayFull: '已订',
    seatsLeft: () => '可订',
    fits: (number) => `最多 ${number} 位`,
    seatsFree: '可订',
    full: '已订',
    listNote: '如果这个时间空出，我们会写信给您，并为您保留 2 小时。目前没有预订，在那之前您无需做什么。',
    keep: (number) => `保留这个时间（${number} 位）`,
    keepNote: '您填写其余内容时，为您保留 10 分钟。',
    goOn: '用这个时间继续',
    kept: (number, until) => `已为您保留（${number} 位）至 ${until}`,
    gone: (_, at) => `这个时间已于 ${at} 释放`,
    stillFree: () => '目前仍可预订。',
    filledUp: '已被订走。',
    listEmailHint: '这个时间空出时，我们写信到这里。',
    keptBriefly: () => '已为您保留',
    book: (number) => `预订（${number} 位）`,
    soldOut: '这个时间刚被订走',
    alternatives: '这些时间仍可预订：',
    staysKept: (_, until) => `这个时间仍为您保留至 ${until}。`,
    said: {
      ...form.said,
      kept: (number, until) => `已为您保留（${number} 位）至 ${until}。尚未预订。`,
      ending: () => '这个时间还会保留 2 分钟。',
      gone: '这个时间已释放。您填写的内容还在。',
    },
  }),
}

export const sentences: Sentences = {
  panel: {
    theShop: '本店',
    unread: (number) => `${number} 条新消息`,
    dialog: (shop) => `${shop}，助手`,
    close: '关闭',
    menu: '菜单',

    assistant: '本店助手',
    waiting: '正在等店员',
    operator: (name) => (name ? `${name}，本店店员` : '本店店员'),
    signedInAs: (name) => `已登录：${name}`,
    askPerson: '找店员',
    takeBack: '取消',

    conversation: '对话',
    newWords: '下方有新内容',

    greeting: (hour) => `${hour < 5 || hour > 17 ? '晚上好' : hour < 12 ? '早上好' : '下午好'}。您想了解什么？`,

    message: '留言',
    ask: '请提问，或说说您想预订什么',
    askOrStop: '继续提问，或停止回答',
    writeTo: (name) => `写给${name ?? '本店'}`,
    send: '发送',
    stop: '停止回答',

    tooLong: (most) => `一条消息最多 ${most} 个字符。`,
    offline: '您已离线。您写的内容会留在这里。',
    reconnecting: '与本店的连接已断开，正在重试。',
    why,

    partFailed: '这一部分未能显示。',
    tryAgain: '再试一次',
  },

  said: {
    earlier: '更早的消息',
    youSaid: '您说',
    assistantSaid: '助手说',
    operatorSaid: '店员说',
    answering: '助手正在回答',
    isWriting: (name) => `${name ?? '店员'}正在输入`,
    noAnswer: '没有收到回答。',
    stopped: '回答已停止。',
    brokeOff: '回答中断了。',
    askAgain: '再问一次',

    starters: () => ['可以预订什么？', '你们在哪里，什么时候营业？', '我想预订'],
    fromTheRecord: '回答均出自本店的资料。',
    openToday: (until) => `今天营业至 ${until}。`,

    notSent: '未发送',
    sendAgain: '重新发送',
    remove: '删除',
    notYetSent: '尚未发送。能联系到本店时会自动发送。',

    newTab: '，在新标签页中打开',
    more: '更多',
    sources: (titles) => `出自本店资料：${titles.join(' ')}`,

    formReplaced: '下方有更新的预订单。',
    formOver: '此预订单已失效，没有用它预订任何内容。',
  },

  thumbs: {
    helpful: '有帮助',
    unhelpful: '没有帮助',
    missing: '还缺什么？',
    tell: '告诉本店',
    told: '谢谢，本店会看的。',
    copy: '复制',
    copied: '已复制',
    notCopied: '未能复制',
    again: '再问一次',
  },

  menu: {
    anew: '新对话',
    begun: '这是一个新对话。之前的由店家保留。',
    back: '回到之前的对话',

    mail: '把这个对话发给我',
    address: '您的电子邮箱',
    mailHint: '到目前为止在这里说过的一切，合成一封信。',
    send: '发送',
    sending: '正在发送…',
    mailed: (address) => `已发往 ${address}。`,
    noAddress: form.problems.not_an_address,

    forget: '删除我的数据',
    forgetAsk: '要删除您在这里写过的一切吗？',
    forgetHint: '店家那里您的所有对话都会被删除，此浏览器也会忘记您。此操作无法撤销。预订会保留：店家必须保存。',
    forgetting: '正在删除…',
    keep: '保留',
    forgotten: '您的对话已删除，此浏览器也已忘记您。',
    booked: (number) => `有 ${number} 个预订留在店家；取消方法写在预订邮件里。`,

    cancel: '暂不',
    close: '关闭',
  },

  offer: {
    notHere: '它不在这一页上。以下是资料中的说明。',
    notOffered: '它不在这一页上，也不再提供。以下是现有的项目。',
    askThis: '您打开的链接想问的是这个。您正在写的内容还在。',
  },

  cards: {
    comma: '，',
    heading: () => '可预订项目',
    priceForEach: (unit) => `${per(unit)}价格`,
    each: (price, unit) => `${per(unit)} ${price}`,
    nothingToPay: '免费',
    minutes: (number) => `${number} 分钟`,
    today: '今天',
    tomorrow: '明天',
    noTimes: '目前没有时间',
    seats,
    seatsLeft: (number) => `还剩 ${seats(number)}`,
    seatsFree: '有空位',
    full: '已满',
    wholeFree: '可订',
    taken: '已订',
    members: '会员专享',
    more: (number) => `另有 ${number} 项`,
    plans: '会员方案',
    yourBookings: '您的预订',
    earlier: (number) => `另有 ${number} 笔已结束。`,
    move: '改期',
    cancel: '取消',
    withTheShop: (since) => `${since} 起由本店处理`,
    withPerson: (name) => `由${name}处理`,
    answered: '本店已回复',
    noLonger: '本店已不再处理',
    asked: '问题',
    answer: '回复',
    here: '就在这个对话里',
  },

  ticket: {
    states: {
      held: '已为您保留',
      confirmed: '已预订',
      waitlisted: '候补中',
      offered: '待您确认',
      cancelled: '已取消',
      expired: '已释放',
      attended: '已到店',
      no_show: '未到店',
    },
    placeOnList: (place) => `候补第 ${place} 位`,
    yoursUntil: (at) => `为您留到 ${at}`,
    reference: '预订号',
    label: (standing, reference) => `${standing}，预订号 ${reference}`,
    what: (service, number) => `${service}，${seats(number)}`,
    cityTime: (city) => `${city} 时间。`,
    nothingTaken: '尚未占用座位。',
    manage: '查看、改期或取消',
    addToCalendar: '加入日历',
    takeSeats: '要这些座位',
    letGo: '放弃',
    leaveList: '退出候补',
    otherDays: '查看其他日期',
    bookAnother: () => '再次预订',
    newTab: '，在新标签页中打开',
  },

  form,
  laterForm: form,
}
