import { money } from '../../browser/format.ts'
import type { Price } from '../../contract/catalogue.ts'
import { bookingRefusals, refusals } from './refusals.ts'
import type { FormSentences, Sentences } from './sentences.ts'

const seats = (number: number) => `${number} 個座位`

/** What a price is for: the words that shops use most, and else the shop's own. */
function per(unit: string): string {
  const known: Record<string, string> = {
    seat: '每位',
    person: '每人',
    table: '每桌',
    hour: '每小時',
    month: '每月',
    year: '每年',
  }
  return known[unit] ?? `每 ${unit}`
}

const priced = (price: Price, locale: string) => `${per(price.per)} ${money(price, locale)}`

const why = refusals('zh-Hant', {
  often: (when) => `操作過於頻繁。請${when}再試。`,
  wrong: '這樣的內容無法接受。請修改後再試。',
  notNow: '現在無法這樣做。請重新載入頁面後再試。',
  failed: '我們這邊出了問題。請稍後再試。',
  unreachable: '無法聯絡到本店。請稍後再試。',
})

const form: FormSentences = {
  title: () => '預約',
  notBooked: '尚未預約',
  origin: { message: '來自您的訊息', member: '來自您的帳號', page: '來自本頁' },
  comma: '，',
  change: '更改',
  changePart: (label) => `更改${label}`,

  whichService: () => '您想預約什麼？',
  priceColumn: '價格',
  minutes: (number) => `${number} 分鐘`,
  each: (price, unit) => `${per(unit)} ${price}`,
  totalFor: (price, number) => `${number} 位共 ${price}`,
  membersOf: (service, shop) => `會員專屬${form.withPlan(service, shop)}`,
  today: '今天',
  tomorrow: '明天',
  chooseDay: '選擇日期',

  service: () => '項目',
  when: '時間',
  party: '人數',
  manySeats: '一共幾位？',
  more: '6+',
  day: '日期',
  earlier: '較早的日期',
  later: '較晚的日期',
  time: '時間',
  timesFor: (day, number) => `${day}，${number} 位的時段`,
  ask: {
    service: () => '請先選擇要預約的項目',
    seats: () => '請填寫一共幾位',
    time: () => '請先選擇時段',
  },
  readingTimes: '正在讀取時段',
  timesFailed: '無法讀取時段。',
  tryAgain: '再試一次',
  noTimes: (service) => (service ? `目前沒有可以預約 ${service} 的時段。` : '目前沒有可以預約的時段。'),
  noneFit: (number, listed) =>
    `已沒有能容納 ${number} 位同坐的時段。人數少一些或許可以${listed ? '，也可以加入某個時段的候補名單。' : '。'}`,

  dayTimes: (number) => `${number} 個時段`,
  dayLeft: (number) => `剩 ${number}`,
  dayFree: '有空位',
  dayFull: '額滿',
  dayOnHold: '保留中',
  dayMembers: '會員',
  seatsLeft: (number) => `還剩 ${seats(number)}`,
  fits: (number) => `還剩 ${seats(number)}`,
  seatsFree: '有空位',
  youAsked: (number) => `您需要 ${number} 個`,
  onHold: '他人保留中',
  backBy: (at) => `${at} 前可能釋出`,
  full: '額滿',
  membersOnly: '僅限會員',
  withPlan: ({ plans }, { locale }) => {
    const named = plans.map(({ name, price }) => `${name}（${priced(price, locale)}）`)
    return named.length > 0 ? `：${named.join('或')}` : ''
  },
  yours: '已為您保留',
  cityTime: (city) => `${city} 時間`,
  yourTime: (at, weekday) => `= 您當地時間${weekday ? `${weekday} ` : ' '}${at}`,

  joinList: '加入候補名單',
  joinListOf: (day, at) => `加入 ${day} ${at} 的候補名單`,
  onlyListed: '這是候補名單上的一個名額，不是預約',
  listNote: '若有座位釋出，我們會寫信給您，並為您保留 2 小時。目前沒有預約任何座位，在那之前您不需要做什麼。',
  bookedIfFree: '若屆時又有空位，會立即為您預約。',

  keep: (number) => `保留 ${seats(number)}`,
  keeping: '正在保留…',
  keepNote: '您填寫其餘內容時，座位會保留 10 分鐘。',
  goOn: '以這些座位繼續',
  kept: (number, until) => `已為您保留 ${seats(number)}至 ${until}`,
  keptBriefly: (number) => `已保留 ${seats(number)}`,
  minutesLeft: (number) => `還剩 ${number} 分鐘`,
  endingSoon: '不到 2 分鐘',
  keepLonger: '再保留 10 分鐘',
  lastMinutes: '無法再延長了。請在時間到之前預約，或之後重新保留。',
  letGo: '放棄保留',
  gone: (_, at) => `座位已於 ${at} 釋出`,
  goneKeptText: '您填寫的內容還在。',
  stillFree: (number) => `還有 ${number} 個空位。`,
  filledUp: '現已額滿。',
  takeAgain: '重新保留',
  otherDays: '其他日期',

  fields: { name: '姓名', email: '電子郵件', summary: '備註' },
  optional: '選填',
  emailHint: '確認信、行事曆檔案和更改連結都會寄到這裡。',
  listEmailHint: '有座位釋出時，我們寫信到這裡。',
  detailHint: '過敏、特別的日子，或其他希望我們知道的事。',
  problemTitle: '還有內容需要修正',
  problems: {
    missing: { name: '請填寫您的姓名', email: '請填寫您的電子郵件', summary: '請填寫備註' },
    no_at: '請填寫含有 @ 的電子郵件',
    not_an_address: '請填寫如 ada@example.com 的電子郵件',
    too_long: {
      name: '姓名請勿超過 120 個字元',
      email: '電子郵件請勿超過 254 個字元',
      summary: '備註請勿超過 2000 個字元',
    },
  },

  next: '下一項',
  readOver: '確認內容',
  book: (number) => `預約 ${seats(number)}`,
  submitting: { keep: '預約中…', book: '預約中…', join: '加入中…' },

  soldOut: '這些座位剛被訂走',
  soldOutText: '沒有預約成功。您填寫的內容還在。',
  alternatives: '這些時段還有空位：',
  silence: { offline: '您目前離線', unsure: '沒有收到回應' },
  afterSilence: {
    keep: {
      offline: '您的選擇還在。恢復連線後請再按一次。',
      unsure: '請再按一次：不會重複保留。',
    },
    book: {
      offline: '在您再次按下預約之前，我們不會預約。',
      unsure: '請再按一次預約：無論按幾次，都只有一筆預約。',
    },
    join: {
      offline: '在您再按一次之前，我們不會把您列入名單。',
      unsure: '請再按一次：無論按幾次，名單上都只有一個名額。',
    },
  },
  staysKept: (_, until) => `您的座位仍保留至 ${until}。`,
  refused: '未能完成',
  why: bookingRefusals(why, {
    closed: '這樣無法預約。該時段可能已過，或已用此電子郵件預約：如已預約，可透過確認信中的連結更改。',
    members: '僅限會員。請在網站上登入，或選擇其他項目。',
    fewer: '沒有這麼多座位。請選擇少一些。',
  }),
  fault: (field) => (field === 'email' ? form.problems.not_an_address : form.problems.too_long[field]),

  expired: '這份預約表單已關閉',
  expiredText: () => '告訴助理您想預約，就會開啟新的一份。',

  said: {
    kept: (number, until) => `已為您保留 ${seats(number)}至 ${until}。尚未預約。`,
    ending: () => '您的座位還會保留 2 分鐘。',
    gone: '您的座位已釋出。您填寫的內容還在。',
    joining: (day, times) => `您正要加入 ${day} ${times} 的候補名單。沒有保留座位，也沒有預約。`,
    booked: (standing, day, times, reference) => `${standing}：${day}，${times}。預約編號 ${reference}。`,
  },

  ofWhole: () => ({
    dayLeft: () => '可預約',
    dayFull: '已訂',
    seatsLeft: () => '可預約',
    fits: (number) => `最多 ${number} 位`,
    seatsFree: '可預約',
    full: '已訂',
    listNote: '若這個時段釋出，我們會寫信給您，並為您保留 2 小時。目前沒有預約，在那之前您不需要做什麼。',
    keep: (number) => `保留這個時段（${number} 位）`,
    keepNote: '您填寫其餘內容時，會為您保留 10 分鐘。',
    goOn: '以這個時段繼續',
    kept: (number, until) => `已為您保留（${number} 位）至 ${until}`,
    gone: (_, at) => `這個時段已於 ${at} 釋出`,
    stillFree: () => '目前仍可預約。',
    filledUp: '已被訂走。',
    listEmailHint: '這個時段釋出時，我們寫信到這裡。',
    keptBriefly: () => '已為您保留',
    book: (number) => `預約（${number} 位）`,
    soldOut: '這個時段剛被訂走',
    alternatives: '這些時段仍可預約：',
    staysKept: (_, until) => `這個時段仍為您保留至 ${until}。`,
    said: {
      ...form.said,
      kept: (number, until) => `已為您保留（${number} 位）至 ${until}。尚未預約。`,
      ending: () => '這個時段還會保留 2 分鐘。',
      gone: '這個時段已釋出。您填寫的內容還在。',
    },
  }),
}

export const sentences: Sentences = {
  panel: {
    theShop: '本店',
    unread: (number) => `${number} 則新訊息`,
    dialog: (shop) => `${shop}，助理`,
    close: '關閉',
    menu: '選單',

    assistant: '本店助理',
    waiting: '正在等候店員',
    operator: (name) => (name ? `${name}，本店店員` : '本店店員'),
    signedInAs: (name) => `已登入：${name}`,
    askPerson: '找店員',
    takeBack: '取消',

    conversation: '對話',
    newWords: '下方有新內容',

    greeting: (hour) => `${hour < 5 || hour > 17 ? '晚安' : hour < 12 ? '早安' : '午安'}。您想了解什麼？`,

    message: '訊息',
    ask: '請提問，或說說您想預約什麼',
    askOrStop: '繼續提問，或停止回答',
    writeTo: (name) => `寫給${name ?? '本店'}`,
    send: '傳送',
    stop: '停止回答',

    tooLong: (most) => `一則訊息最多 ${most} 個字元。`,
    offline: '您目前離線。您寫的內容會留在這裡。',
    reconnecting: '與本店的連線中斷，正在重試。',
    why,

    partFailed: '這個部分無法顯示。',
    tryAgain: '再試一次',
  },

  said: {
    earlier: '更早的訊息',
    youSaid: '您說',
    assistantSaid: '助理說',
    operatorSaid: '店員說',
    answering: '助理正在回答',
    isWriting: (name) => `${name ?? '店員'}正在輸入`,
    noAnswer: '沒有收到回答。',
    stopped: '回答已停止。',
    brokeOff: '回答中斷了。',
    askAgain: '再問一次',

    starters: () => ['可以預約什麼？', '你們在哪裡，什麼時候營業？', '我想預約'],
    fromTheRecord: '回答皆出自本店的資料。',
    openToday: (until) => `今天營業至 ${until}。`,

    notSent: '未傳送',
    sendAgain: '重新傳送',
    remove: '移除',
    notYetSent: '尚未傳送。能聯絡到本店時會自動傳送。',

    newTab: '，在新分頁開啟',
    more: '更多',
    sources: (titles) => `出自本店資料：${titles.join(' ')}`,

    formReplaced: '下方有較新的預約表單。',
    formOver: '這份預約表單已失效，沒有用它預約任何內容。',
  },

  thumbs: {
    helpful: '有幫助',
    unhelpful: '沒有幫助',
    missing: '還缺少什麼？',
    tell: '告訴本店',
    told: '謝謝您，本店會看的。',
    copy: '複製',
    copied: '已複製',
    notCopied: '無法複製',
    again: '再問一次',
  },

  menu: {
    anew: '新對話',
    begun: '這是新的對話。先前的由店家保留。',
    back: '回到先前的對話',

    mail: '把這段對話寄給我',
    address: '您的電子郵件地址',
    mailHint: '到目前為止在這裡說過的一切，合成一封信。',
    send: '寄出',
    sending: '正在寄出…',
    mailed: (address) => `已寄往 ${address}。`,
    noAddress: form.problems.not_an_address,

    forget: '刪除我的資料',
    forgetAsk: '要刪除您在這裡寫過的一切嗎？',
    forgetHint: '店家那裡您的所有對話都會刪除，此瀏覽器也會忘記您。此動作無法復原。預約會保留：店家必須保存。',
    forgetting: '正在刪除…',
    keep: '保留',
    forgotten: '您的對話已刪除，此瀏覽器也已忘記您。',
    booked: (number) => `有 ${number} 筆預約留在店家；取消方式寫在預約信裡。`,

    cancel: '先不要',
    close: '關閉',
  },

  offer: {
    notHere: '它不在這一頁上。以下是資料中的說明。',
    notOffered: '它不在這一頁上，也不再提供。以下是現有的項目。',
    askThis: '您開啟的連結想問的是這個。您正在寫的內容還在。',
  },

  cards: {
    comma: '，',
    heading: () => '可預約項目',
    priceForEach: (unit) => `${per(unit)}價格`,
    each: (price, unit) => `${per(unit)} ${price}`,
    nothingToPay: '免費',
    minutes: (number) => `${number} 分鐘`,
    today: '今天',
    tomorrow: '明天',
    noTimes: '目前沒有時段',
    seats,
    seatsLeft: (number) => `還剩 ${seats(number)}`,
    seatsFree: '有空位',
    full: '額滿',
    wholeFree: '可預約',
    taken: '已訂',
    members: '會員專屬',
    more: (number) => `另有 ${number} 項`,
    plans: '會員方案',
    yourBookings: '您的預約',
    earlier: (number) => `另有 ${number} 筆已結束。`,
    move: '改期',
    cancel: '取消',
    withTheShop: (since) => `${since} 起由本店處理`,
    withPerson: (name) => `由${name}處理`,
    answered: '本店已回覆',
    noLonger: '本店已不再處理',
    asked: '問題',
    answer: '回覆',
    here: '就在這個對話裡',
  },

  ticket: {
    states: {
      held: '已為您保留',
      confirmed: '已預約',
      waitlisted: '候補中',
      offered: '待您確認',
      cancelled: '已取消',
      expired: '已釋出',
      attended: '已到店',
      no_show: '未到店',
    },
    placeOnList: (place) => `候補第 ${place} 位`,
    yoursUntil: (at) => `為您保留到 ${at}`,
    reference: '預約編號',
    label: (standing, reference) => `${standing}，預約編號 ${reference}`,
    what: (service, number) => `${service}，${seats(number)}`,
    cityTime: (city) => `${city} 時間。`,
    nothingTaken: '尚未占用座位。',
    manage: '查看、改期或取消',
    addToCalendar: '加入行事曆',
    takeSeats: '要這些座位',
    letGo: '放棄',
    leaveList: '退出候補',
    otherDays: '查看其他日期',
    bookAnother: () => '再次預約',
    newTab: '，在新分頁開啟',
  },

  form,
  laterForm: form,
}
