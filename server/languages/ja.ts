import type { Sentences } from './languages.ts'
import type { Party } from './party.ts'

const seats = (number: number) => `${number}席`
const ofParty = ({ party, whole }: Party) => (whole ? `${party}名様` : seats(party))
const theSeats = ({ whole }: Party) => (whole ? 'この枠' : 'お席')

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

/** What guests are told, in Japanese. */
export const ja: Sentences = {
  phrases: {
    party: ofParty,
    what: (service, party) => `${service}、${ofParty(party)}`,
    shortTime: (day, clock) => `${day} ${clock}`,
    at: (day, clock) => `${day} ${clock}`,
    zone: (city) => `${city}時間`,
    where: (zone, address) => `${zone}、${address}`,
    about: (service, when) => `${service}、${when}`,
    reference: (reference) => `予約番号 ${reference}`,
    freeUntil: (when) => `${when}まで無料で変更・キャンセルできます。`,
    seeAll: '確認・変更・キャンセル',
    seeOrCancel: '確認・キャンセル',
    seeBooking: '予約を見る',
  },

  letter: {
    dear: (name) => (name ? `${name} 様` : 'お客様'),
    subject: {
      confirmation: (about) => `ご予約を承りました：${about}`,
      change: (about) => `ご予約の変更：${about}`,
      reminder: (about) => `ご予約のお知らせ：${about}`,
      cancellation: (about) => `ご予約の取り消し：${about}`,
      offer: (about) => `空きが出ました：${about}`,
      waitlisted: (about) => `キャンセル待ちの受付：${about}`,
    },
    state: { booked: '予約済み', changed: '変更済み', cancelled: '取り消し済み', listed: 'キャンセル待ち' },
    reference: '予約番号',
    answer: 'お問い合わせは、このメールにご返信ください。',
    answerOrCall: ['お問い合わせは、このメールにご返信いただくか、お電話ください：', ''],

    booked: (party) => `${ofParty(party)}のご予約を承りました。ご来店をお待ちしております。`,
    fileAdds: () => '添付のファイルで、予定をカレンダーに追加できます。',
    changed: 'ご依頼のとおり、ご予約を変更しました。',
    hadToChange: '誠に勝手ながら、ご予約を変更いたしました。',
    standsNow: '現在のご予約は次のとおりです。',
    fileChanges: '予約番号は変わりません。添付のファイルで、カレンダーの予定も更新できます。',
    reminder: (when) => `ご予約のお知らせです。${when}のご来店をお待ちしております。`,
    ifNot: () => 'ご都合が悪くなった場合は、ほかのお客様にご案内できますので、予約のページでお知らせください。',
    cancelled: 'ご依頼のとおり、ご予約を取り消しました。またのご来店をお待ちしております。',
    hadToCancel: () => '誠に勝手ながら、ご予約を取り消させていただきました。',
    sorry: '申し訳ございません。',
    anotherDay: 'このメールにご返信いただければ、別の日程をご一緒にお探しします。',
    fileRemoves: () => '添付のファイルで、予定をカレンダーから削除できます。',
    nothingToDo: 'お手続きは必要ありません。',
    askedFor: (number) => `${seats(number)}をご希望でしたが、すべては空いておりません。`,
    offered: (party, until) =>
      party.whole
        ? `ご希望の枠に空きが出ました。${until}までお取り置きしています。`
        : `${seats(party.party)}の空きが出ました。${until}までお取り置きしています。`,
    untilTaken: () =>
      'お受け取りいただくまで、予約は成立しません。それまでにご連絡がない場合は、次にお待ちのお客様にご案内します。',
    take: (party) => `${theSeats(party)}を受け取る`,
    listed: () => 'キャンセル待ちに登録しました。予約はまだされていません。',
    listedNext:
      '空きが出ましたらすぐにメールでお知らせし、そのメールに記載の時刻までお取り置きします。今お支払いやお手続きは必要ありません。',
    seePlace: '順番を見る',
    freeIsOver: '無料で変更できる期限は過ぎましたが、予約のページからキャンセルできます。',
    untilItBegins: '開始時刻まで変更・キャンセルできます。',
  },

  step: {
    held: (party, until) =>
      `${theSeats(party)}を${until}までお取り置きしています。お名前とメールアドレスを入力して予約してください。予約はまだされていません。`,
    over: 'ご予約の時間は終わりました。ご用の際はお問い合わせください。',
    offered: (party, until) =>
      `${theSeats(party)}を${until}までお取り置きしています。お受け取りになるか、次のお客様にお譲りください。`,
    expired: (party, at) =>
      `${theSeats(party)}のお取り置きは${at ? `${at}に` : ''}終了しました。ご来店をご希望の場合は、もう一度時間をお選びください。`,
    attended: 'ご来店ありがとうございました。',
    noShow: (day) => `${day}のご来店を確認できませんでした。お心当たりがない場合はお知らせください。`,
    sent: (email) => `確認メールとカレンダーのファイルを${email}にお送りしました。`,
    undelivered: (email) => `${email}にメールをお届けできませんでした。予約番号をお控えください。`,
    sending: (email) => `確認メールとカレンダーのファイルを${email}にお送りしています。`,
    begun: '開始時刻を過ぎています。変更はお問い合わせください。',
    freeIsOver:
      '無料で変更できる期限は過ぎました。ここで時間を変更することはできませんが、開始時刻まではキャンセルできます。',
    untilItBegins: '開始時刻まで変更・キャンセルできます。',
    byShop: (reason) => `お店の都合で取り消しとなりました：${reason}`,
    noneCameFree: '時間までに空きは出ませんでした。',
    offTheList: 'キャンセル待ちを取りやめました。またいつでもご予約ください。',
    released: () => 'お席は解放されました。またいつでもご予約ください。',
    closed: (place) => `キャンセル待ちの${place}番目ですが、この時間のご案内は終了しました。別の時間をお選びください。`,
    listUndelivered: (place, email) =>
      `キャンセル待ちの${place}番目です。${email}にメールをお届けできませんでした。空きが出たかどうかは、このページでご確認ください。`,
    waiting: (place) =>
      `キャンセル待ちの${place}番目です。空きが出ましたらメールでお知らせし、最長2時間お取り置きします。今お支払いやお手続きは必要ありません。`,
    booked: (number, service, when, reference) =>
      `ご予約を承りました：${service}、${seats(number)}、${when}。予約番号は${reference}です。`,
    listed: (number, service, when, reference) =>
      `キャンセル待ちに登録しました：${service}、${seats(number)}、${when}。予約はまだされていません。予約番号は${reference}です。`,
  },

  page: {
    states: {
      confirmed: '予約済み',
      cancelled: '取り消し済み',
      expired: '取り置き終了',
      attended: 'ご来店済み',
      no_show: 'ご来店なし',
    },
    keptUntil: (until) => `${until}までお取り置き`,
    yoursUntil: (until) => `${until}までお取り置き`,
    onTheList: (place) => `キャンセル待ち ${place}番目`,
    reference: '予約番号',
    fields: { name: 'お名前', email: 'メール', summary: '備考' },
    problem: '問題があります',
    questions: 'ご質問はお店まで：',

    finish: '予約を完了する',
    otherDays: 'ほかの日を見る',
    calendar: 'カレンダーに追加',
    another: () => '別の予約をする',
    keep: 'このままにする',
    leave: {
      ask: 'キャンセル待ちをやめる',
      say: '順番は次のお客様に移ります。',
      act: 'はい、やめます',
    },
    cancel: { ask: 'この予約をキャンセル', act: 'はい、キャンセルします' },
    losing: 'お席はすぐに解放され、ほかのお客様が予約できるようになります。',
    losingLate: '無料でキャンセルできる期限を過ぎています。詳しくはお店にお尋ねください。お席はすぐに解放されます。',
    letGo: () => ({ ask: '見送る', say: 'すぐに次のお客様にご案内します。', act: 'はい、見送ります' }),

    moved: (day, clock) => `${day} ${clock}に変更しました。予約番号は変わりません。`,
    taken: (party) => `${theSeats(party)}を受け取りました。`,
    cancelled: 'この予約をキャンセルしました。',
    left: 'キャンセル待ちを取りやめました。',
    declined: (party) => `${theSeats(party)}を見送りました。`,
    filledUp: 'その時間はちょうど満席になりました。今のご予約はそのままです。',
    refused: () => '手続きできませんでした。現在の状態を確認して、もう一度お試しください。',

    move: '別の時間に変更',
    bookedFor: (what, when) => `${what}。${when}にご予約いただいています。ボタンを押すまで、この予約はそのままです。`,
    keepTime: (when) => `${when}のままにする`,
    onlyFitting: '人数分の空きがある時間だけを表示しています。',
    moveHere: 'この時間に変更',
    noOtherTime: '今のところ、ご利用いただける別の時間に人数分の空きがありません。',
    noLongerMoved: 'この予約は、ここでは変更できなくなりました。',
    staysAsItIs: 'ご予約はそのままです。お店にご相談ください。',
    back: '予約に戻る',
    laterDays: (number) => `それ以降の日（${number}）`,

    noBooking: 'このリンクでは予約を開けません',
    noBookingWhy: () => 'リンクの有効期限が切れています。予約番号を添えて、お店にお問い合わせください。',
    noBookingRemedy: [
      'コピーした場合は、途中で切れていないかご確認のうえ、メールのリンクを直接押してください。',
      'リンクは、ご予約の翌日まで有効です。',
    ],
    notNow: 'うまくいきませんでした',
    openAgain: 'リンクをもう一度開いて、予約の状態をご確認ください。',
    nothingChanged: '何も変更されていません。',
  },

  form: {
    title: () => '予約する',
    notBooked: '予約はまだされていません',
    change: '変更',
    changePart: (label) => `${label}を変更`,
    which: () => '何を予約しますか？',
    service: () => 'ご予約',
    chooseTime: '時間を選ぶ',
    toTheShop: 'お店のサイトへ',
    forMembers: (plans) => (plans.length > 0 ? `会員限定：${plans.join('、')}` : '会員限定'),
    closedTo: (service, plans) =>
      `${service}は会員限定です${plans.length > 0 ? `（${plans.join('、')}）` : ''}。会員の方はお店のサイトでログインしてください。それ以外の方は、ほかをお選びください。`,
    plan: (name, price, unit) => `${name}（${per(unit)} ${price}）`,
    costs: (price, unit) => `${per(unit)} ${price}`,
    lasts: (minutes) => `${minutes}分`,
    each: (minutes, price, unit) => `${minutes}分、${per(unit)} ${price}`,
    from: (when) => `${when}から`,
    noTimes: '現在、空きはありません',
    noTimesFor: (service) => `${service}の空き時間は、現在ありません。`,
    membersOnly: '会員限定',

    seats: '席数',
    guests: '人数',
    times: (zone) => `時刻は${zone}です。お選びになった時間は、入力の間10分間お取り置きします。`,
    keep: ({ whole }) => (whole ? 'この枠を確保する' : 'お席を確保する'),
    yours: 'お取り置き中',
    free: '空きあり',
    seatsFree: '空席あり',
    left: (number) => `残り${seats(number)}`,
    full: '満席',
    onHold: (until) => `確保中${until ? `（${until}までに空く可能性あり）` : ''}`,
    joinList: 'キャンセル待ち',
    listOf: (when) => `：${when}`,
    stillRoom: 'こちらはまだ空きがあります',
    noneFits: 'この人数が入れる時間は、ほかにありません',
    orWait: (when) => `または${when}のキャンセル待ち`,

    when: '日時',
    kept: (party, until) => `${theSeats(party)}を${until}までお取り置きしています。`,
    notKept: (party) =>
      `${theSeats(party)}のお取り置きは終了しました。まだ空いていれば、ボタンを押すとそのまま予約できます。`,
    listNote:
      'キャンセル待ちであり、予約ではありません。空きが出ましたらメールでお知らせし、最長2時間お取り置きします。すでに空きがある場合は、すぐに予約されます。',
    fields: { name: 'お名前', email: 'メールアドレス', summary: '備考（任意）' },
    emailHint: '確認メール、カレンダーのファイル、変更用のリンクをこちらにお送りします。',
    listEmailHint: '空きが出ましたら、こちらにお知らせします。',
    detailHint: 'アレルギーや記念日など、お知らせいただきたいこと。',
    book: (party) => `${ofParty(party)}で予約する`,
    faults: {
      slot_id: '時間を選んでください。',
      seats: '席数を1から99の間で入力してください。',
      name: 'お名前を120文字以内で入力してください。',
      email: 'ada@example.com のようなメールアドレスを入力してください。',
      summary: '備考は2000文字以内で入力してください。',
    },
    soldOut: (left) =>
      `${left > 0 ? `その時間は残り${seats(left)}です` : 'その時間はちょうど満席になりました'}。予約はされていません。入力した内容は残っています。`,
    sentAlready: 'このフォームはすでに送信されています。そのときの内容は次のとおりです。',

    closed: 'このフォームは終了しました',
    closedText: 'このフォームでの予約はありません。',
    openNew: '新しく開く',
    noForm: 'このアドレスにはフォームがありません',
    unread: '読み取れませんでした',
  },

  heard: {
    as: (said) => `ご希望を「${said.join('、')}」と理解しました。`,
    clash: (days) => `曜日と日付が合いません。${days}のどちらでしょうか。`,
    nearest: 'その時間に空きはありません。近い時間はこちらです。',
    nothing: 'その時間に空きはありません。',
    first: '最も早い空き',
    span: (first, last) => `${first}から${last}まで`,
    any: (weekdays, first, last) => `${first}から${last}までの${weekdays}`,
    not: (weekdays) => `${weekdays}以外`,
    parts: { morning: '午前', afternoon: '午後', evening: '夜' },
    at: (time) => time,
    between: (from, to) => `${from}から${to}まで`,
    from: (time) => `${time}以降`,
    until: (time) => `${time}まで`,
  },

  people: {
    formOpened: 'こちらが予約フォームです。予約はまだされていません。',
    asked: 'スタッフに連絡しました。',
    passedOn: (name) => `${name || 'スタッフ'}がほかの担当に引き継ぎました。次の担当をお待ちください。`,
    isHere: (name) => `${name || 'スタッフ'}が対応します。アシスタントは返答を控えます。`,
    nobodyCame: '担当者はまだ対応できておりません。',
    hereUntil: (time) => `${time}までおりますので、ここでお返事します。`,
    nobodyBefore: (when) => `${when}まで担当者は不在です。`,
    nobodyHere: '現在、担当者は不在です。',
    today: (time) => `今日の${time}`,
    tomorrow: (time) => `明日の${time}`,
    onDay: (day, time) => `${day} ${time}`,
    answersGoTo: (address) => `ここと${address}の両方にお返事します。`,
    orTakeBack: 'または取り消して、その間アシスタントにお尋ねください。',
    leaveAddress:
      'ここにメールアドレスを残していただければ、そちらにもお返事します。または取り消して、その間アシスタントにお尋ねください。',
    back: 'アシスタントが再びお答えします。',
    wasQuiet: '1日やり取りがありませんでした。',

    answered: (shop) => `${shop}からお返事があります`,
    answers: (shop, name) => (name ? `${shop}の${name}からのお返事：` : `${shop}からのお返事：`),
    goOn: 'ご質問いただいたページで続ける',
    orAnswer: '、またはこのメールにご返信ください。',
    orAnswerAlone: 'または、このメールにご返信ください。',
  },
}
