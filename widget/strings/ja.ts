import { money } from '../../browser/format.ts'
import type { Price } from '../../contract/catalogue.ts'
import { bookingRefusals, refusals } from './refusals.ts'
import type { FormSentences, Sentences } from './sentences.ts'

const seats = (number: number) => `${number}席`

/** What a price is for: the words that shops use most, and else the shop's own. */
function per(unit: string): string {
  const known: Record<string, string> = {
    seat: '1席',
    person: '1名様',
    table: '1卓',
    hour: '1時間',
    month: '1か月',
    year: '1年',
  }
  return known[unit] ?? `1 ${unit}`
}

const priced = (price: Price, locale: string) => `${per(price.per)} ${money(price, locale)}`

const why = refusals('ja', {
  often: (when) => `回数が多すぎます。${when}にもう一度お試しください。`,
  wrong: 'この内容では受け付けられませんでした。内容を変えて、もう一度お試しください。',
  notNow: 'ただいまお受けできません。ページを再読み込みして、もう一度お試しください。',
  failed: 'こちらで問題が発生しました。少し待ってもう一度お試しください。',
  unreachable: 'お店につながりませんでした。少し待ってもう一度お試しください。',
})

const form: FormSentences = {
  title: () => 'ご予約',
  notBooked: 'まだ予約されていません',
  origin: { message: 'メッセージから', member: 'ログイン情報から', page: 'ページから' },
  comma: '、',
  change: '変更',
  changePart: (label) => `${label}を変更`,

  whichService: () => '何を予約なさいますか？',
  priceColumn: '料金',
  minutes: (number) => `${number}分`,
  each: (price, unit) => `${per(unit)} ${price}`,
  totalFor: (price, number) => `${number}名様で${price}`,
  membersOf: (service, shop) => `会員様限定${form.withPlan(service, shop)}`,
  today: '今日',
  tomorrow: '明日',
  chooseDay: '日にちを選ぶ',

  service: () => '内容',
  when: '日時',
  party: '席数',
  manySeats: '何席ご入用ですか？',
  more: '6+',
  day: '日にち',
  earlier: '前の日にち',
  later: '後の日にち',
  time: '時間',
  timesFor: (day, number) => `${day}、${number}名様の時間`,
  ask: {
    service: () => '先に内容をお選びください',
    seats: () => '人数をお知らせください',
    time: () => '先に時間をお選びください',
  },
  readingTimes: '時間を読み込んでいます',
  timesFailed: '時間を読み込めませんでした。',
  tryAgain: 'もう一度試す',
  noTimes: (service) => (service ? `ただいま${service}の空き時間はありません。` : 'ただいま空き時間はありません。'),
  noneFit: (number, listed) =>
    `${number}名様ご一緒のお席はもうありません。人数を減らすと入れることがあります${listed ? '。キャンセル待ちもできます。' : '。'}`,

  dayTimes: (number) => `${number}枠`,
  dayLeft: (number) => `残り${number}`,
  dayFree: '空き',
  dayFull: '満席',
  dayOnHold: '確保中',
  dayMembers: '会員様',
  seatsLeft: (number) => `残り${seats(number)}`,
  fits: (number) => `残り${seats(number)}`,
  seatsFree: '空きあり',
  youAsked: (number) => `ご希望は${seats(number)}`,
  onHold: 'ほかの方が確保中',
  backBy: (at) => `${at}までに空くことがあります`,
  full: '満席',
  membersOnly: '会員様限定',
  withPlan: ({ plans }, { locale }) => {
    const named = plans.map(({ name, price }) => `${name}（${priced(price, locale)}）`)
    return named.length > 0 ? `：${named.join('または')}` : ''
  },
  yours: '確保済み',
  cityTime: (city) => `${city}時間`,
  yourTime: (at, weekday) => `= 現地では${weekday ? `${weekday}曜 ` : ' '}${at}`,

  joinList: 'キャンセル待ちをする',
  joinListOf: (day, at) => `${day} ${at}のキャンセル待ちをする`,
  onlyListed: 'キャンセル待ちです。ご予約ではありません',
  listNote:
    '席が空きましたらメールでお知らせし、2時間お取り置きします。予約はまだ成立せず、それまでにしていただくことはありません。',
  bookedIfFree: 'それまでに空きが出た場合は、そのまま予約となります。',

  keep: (number) => `${seats(number)}を確保する`,
  keeping: '確保しています…',
  keepNote: 'ご入力の間、10分間お取り置きします。',
  goOn: 'この席で進む',
  kept: (number, until) => `${seats(number)}を${until}までお取り置きしています`,
  keptBriefly: (number) => `${seats(number)}お取り置き中`,
  minutesLeft: (number) => `残り${number}分`,
  endingSoon: '残り2分未満',
  keepLonger: 'あと10分延ばす',
  lastMinutes: 'これ以上は延ばせません。時間内にご予約いただくか、後でもう一度確保してください。',
  letGo: '取り置きをやめる',
  gone: (_, at) => `お取り置きは${at}に終わりました`,
  goneKeptText: 'ご入力の内容は残っています。',
  stillFree: (number) => `まだ${seats(number)}空いています。`,
  filledUp: '満席になりました。',
  takeAgain: 'もう一度確保する',
  otherDays: 'ほかの日',

  fields: { name: 'お名前', email: 'メールアドレス', summary: 'ご要望' },
  optional: '任意',
  emailHint: '確認メール、カレンダーのファイル、変更用のリンクをお送りします。',
  listEmailHint: '席が空きましたら、こちらにお知らせします。',
  detailHint: 'アレルギーや記念日など、お店に伝えたいこと。',
  problemTitle: 'ご確認ください',
  problems: {
    missing: {
      name: 'お名前を入力してください',
      email: 'メールアドレスを入力してください',
      summary: 'ご要望を入力してください',
    },
    no_at: '@を含むメールアドレスを入力してください',
    not_an_address: 'ada@example.com のようなメールアドレスを入力してください',
    too_long: {
      name: 'お名前は120文字以内で入力してください',
      email: 'メールアドレスは254文字以内で入力してください',
      summary: 'ご要望は2000文字以内で入力してください',
    },
  },

  next: '次へ',
  readOver: '内容を確認する',
  book: (number) => `${seats(number)}を予約する`,
  submitting: { keep: '予約しています…', book: '予約しています…', join: '登録しています…' },

  soldOut: 'その席はたった今埋まりました',
  soldOutText: '予約はされていません。ご入力の内容は残っています。',
  alternatives: 'こちらはまだ空いています：',
  silence: { offline: 'オフラインです', unsure: '応答がありませんでした' },
  afterSilence: {
    keep: {
      offline: 'お選びの内容は残っています。つながりましたら、もう一度押してください。',
      unsure: 'もう一度押してください。二重に確保されることはありません。',
    },
    book: {
      offline: 'もう一度「予約する」を押されるまで、予約はいたしません。',
      unsure: 'もう一度「予約する」を押してください。何度押しても予約は一つです。',
    },
    join: {
      offline: 'もう一度押されるまで、キャンセル待ちには登録いたしません。',
      unsure: 'もう一度押してください。何度押しても登録は一つです。',
    },
  },
  staysKept: (_, until) => `お席は${until}までお取り置きしています。`,
  refused: '受け付けられませんでした',
  why: bookingRefusals(why, {
    closed:
      'このままでは予約できません。すでに過ぎた時間か、このメールアドレスで予約済みの可能性があります。予約済みの場合は、確認メールのリンクから変更できます。',
    members: '会員様限定です。お店のサイトでログインするか、ほかをお選びください。',
    fewer: 'その数の席はございません。少ない数をお選びください。',
  }),
  fault: (field) => (field === 'email' ? form.problems.not_an_address : form.problems.too_long[field]),

  expired: 'このフォームは終了しました',
  expiredText: () => '予約したいとアシスタントにお伝えいただくと、新しいフォームが開きます。',

  said: {
    kept: (number, until) => `${seats(number)}を${until}までお取り置きしています。予約はまだされていません。`,
    ending: () => 'お席のお取り置きはあと2分です。',
    gone: 'お取り置きは終わりました。ご入力の内容は残っています。',
    joining: (day, times) => `${day} ${times}のキャンセル待ちをします。席の確保も予約もまだされていません。`,
    booked: (standing, day, times, reference) => `${standing}。${day}、${times}。予約番号 ${reference}。`,
  },

  ofWhole: () => ({
    party: '人数',
    manySeats: '何名様ですか？',
    dayLeft: () => '空き',
    dayFull: '予約済み',
    seatsLeft: () => '空きあり',
    fits: (number) => `${number}名様まで`,
    full: '予約済み',
    youAsked: (number) => `ご希望は${number}名様`,
    listNote:
      'この枠が空きましたらメールでお知らせし、2時間お取り置きします。予約はまだ成立せず、それまでにしていただくことはありません。',
    keep: (number) => `${number}名様で確保する`,
    goOn: 'この枠で進む',
    kept: (number, until) => `${number}名様の枠を${until}までお取り置きしています`,
    stillFree: () => 'まだ空いています。',
    filledUp: '予約で埋まりました。',
    listEmailHint: 'この枠が空きましたら、こちらにお知らせします。',
    keptBriefly: () => 'お取り置き中',
    book: (number) => `${number}名様で予約する`,
    soldOut: 'その枠はたった今埋まりました',
    staysKept: (_, until) => `この枠は${until}までお取り置きしています。`,
    said: {
      ...form.said,
      kept: (number, until) => `${number}名様の枠を${until}までお取り置きしています。予約はまだされていません。`,
      ending: () => 'お取り置きはあと2分です。',
    },
  }),
}

export const sentences: Sentences = {
  panel: {
    theShop: 'お店',
    unread: (number) => `新着${number}件`,
    dialog: (shop) => `${shop}、アシスタント`,
    close: '閉じる',
    menu: 'メニュー',

    assistant: 'お店のアシスタント',
    waiting: '担当者を待っています',
    operator: (name) => (name ? `${name}（お店）` : 'お店の担当者'),
    signedInAs: (name) => `${name}様としてログイン中`,
    askPerson: '担当者と話す',
    takeBack: '取り消す',

    conversation: '会話',
    newWords: '下に新しい内容があります',

    greeting: (hour) => {
      const hello = hour < 5 || hour > 17 ? 'こんばんは' : hour < 11 ? 'おはようございます' : 'こんにちは'
      return `${hello}。何をお知りになりたいですか？`
    },

    message: 'メッセージ',
    ask: 'ご質問、またはご予約の内容をどうぞ',
    askOrStop: '続けて質問するか、回答を止められます',
    writeTo: (name) => `${name ?? 'お店'}に書く`,
    send: '送信',
    stop: '回答を止める',

    tooLong: (most) => `一度に送れるのは${most}文字までです。`,
    offline: 'オフラインです。入力された内容はここに残ります。',
    reconnecting: 'お店との接続が切れました。つなぎ直しています。',
    why,

    partFailed: 'この部分を表示できませんでした。',
    tryAgain: 'もう一度試す',
  },

  said: {
    earlier: '以前のメッセージ',
    youSaid: 'お客様',
    assistantSaid: 'アシスタント',
    operatorSaid: 'お店の担当者',
    answering: 'アシスタントが回答しています',
    isWriting: (name) => `${name ?? 'お店の担当者'}が入力しています`,
    noAnswer: '回答がありませんでした。',
    stopped: '回答を止めました。',
    brokeOff: '回答が途中で切れました。',
    askAgain: 'もう一度聞く',

    starters: () => ['何を予約できますか？', '場所と営業時間を教えてください', '予約したいです'],
    fromTheRecord: '回答はお店の情報にもとづいています。',
    openToday: (until) => `本日は${until}まで営業しています。`,

    notSent: '未送信',
    sendAgain: 'もう一度送る',
    remove: '削除',
    notYetSent: 'まだ送信していません。お店につながりましたら自動で送信します。',

    newTab: '、新しいタブで開きます',
    more: 'もっと見る',
    sources: (titles) => `お店の情報より：${titles.join(' ')}`,

    formReplaced: '下に新しいフォームがあります。',
    formOver: 'このフォームは期限切れです。予約には使われていません。',
  },

  thumbs: {
    helpful: '役に立った',
    unhelpful: '役に立たなかった',
    missing: '何が足りませんでしたか？',
    tell: 'お店に伝える',
    told: 'ありがとうございます。お店が拝見します。',
    copy: 'コピー',
    copied: 'コピーしました',
    notCopied: 'コピーできませんでした',
    again: 'もう一度聞く',
  },

  menu: {
    anew: '新しい会話',
    begun: '新しい会話です。前の会話はお店に残っています。',
    back: '前の会話に戻る',

    mail: 'この会話をメールで受け取る',
    address: 'メールアドレス',
    mailHint: 'ここまでのやり取りを一通のメールにまとめます。',
    send: '送る',
    sending: '送信中…',
    mailed: (address) => `${address} 宛てに送ります。`,
    noAddress: form.problems.not_an_address,

    forget: '自分のデータを削除',
    forgetAsk: 'ここに書いたものをすべて削除しますか。',
    forgetHint:
      'お店にあるあなたの会話をすべて削除し、このブラウザーもあなたを忘れます。元には戻せません。予約は残ります。お店が保管する必要があるためです。',
    forgetting: '削除中…',
    keep: '残しておく',
    forgotten: '会話を削除しました。このブラウザーもあなたを忘れました。',
    booked: (number) => `予約${number}件はお店に残っています。取り消し方は予約のメールにあります。`,

    cancel: '今はしない',
    close: '閉じる',
  },

  offer: {
    notHere: 'このページにはありません。お店の情報ではこのとおりです。',
    notOffered: 'このページになく、現在は取り扱っていません。今あるのはこちらです。',
    askThis: '開かれたリンクのご質問はこちらです。入力中の内容は残っています。',
  },

  cards: {
    comma: '、',
    heading: () => '予約できる内容',
    priceForEach: (unit) => `${per(unit)}の料金`,
    each: (price, unit) => `${per(unit)} ${price}`,
    nothingToPay: '無料',
    minutes: (number) => `${number}分`,
    today: '今日',
    tomorrow: '明日',
    noTimes: '現在空きなし',
    seats,
    seatsLeft: (number) => `残り${seats(number)}`,
    seatsFree: '空きあり',
    full: '満席',
    wholeFree: '空きあり',
    taken: '予約済み',
    members: '会員様限定',
    more: (number) => `ほか${number}件`,
    plans: '会員プラン',
    yourBookings: 'お客様のご予約',
    earlier: (number) => `ほかに終了したもの${number}件。`,
    move: '日時の変更',
    cancel: 'キャンセル',
    withTheShop: (since) => `${since}からお店が確認しています`,
    withPerson: (name) => `${name}が担当しています`,
    answered: 'お店が回答しました',
    noLonger: 'お店での対応は終わりました',
    asked: 'ご質問',
    answer: '回答',
    here: 'この会話でお知らせします',
  },

  ticket: {
    states: {
      held: '確保済み',
      confirmed: '予約済み',
      waitlisted: 'キャンセル待ち',
      offered: 'ご案内中',
      cancelled: 'キャンセル済み',
      expired: '取り置き終了',
      attended: 'ご来店済み',
      no_show: 'ご来店なし',
    },
    placeOnList: (place) => `キャンセル待ち${place}番目`,
    yoursUntil: (at) => `${at}までお取り置き`,
    reference: '予約番号',
    label: (standing, reference) => `${standing}、予約番号 ${reference}`,
    what: (service, number) => `${service}、${seats(number)}`,
    cityTime: (city) => `${city}時間。`,
    nothingTaken: '席はまだ確保されていません。',
    manage: '確認・変更・キャンセル',
    addToCalendar: 'カレンダーに追加',
    takeSeats: 'この席を予約する',
    letGo: '見送る',
    leaveList: 'キャンセル待ちをやめる',
    otherDays: 'ほかの日を見る',
    bookAnother: () => 'もう一度予約する',
    newTab: '、新しいタブで開きます',
  },

  form,
  laterForm: form,
}
