import type { Tongue } from './tongue.ts'

export const JAPANESE: Tongue = {
  name: 'Japanese',
  hello: 'こんにちは！',
  marks: '',
  words: `
    hello: こんにちは, こんばんは, おはよう
    thanks: ありがとう
    how much: いくら, おいくら
    price: 値段, 料金, 価格
    when: いつ
    what time: 何時
    what day: 何曜日
    opening hours: 営業時間, 開館時間
    open: 営業, 開いて, 開く, 開き
    close: 閉店, 閉ま, 定休日
    how long: どのくらい, どれくらい, 何分, 所要時間, 何時間
    where: どこ, 場所
    address: 住所
    monday: 月曜日, 月曜
    tuesday: 火曜日, 火曜
    wednesday: 水曜日, 水曜
    thursday: 木曜日, 木曜
    friday: 金曜日, 金曜
    saturday: 土曜日, 土曜
    sunday: 日曜日, 日曜
    today: 今日, 本日
    tomorrow: 明日
    evening: 夜, 夕方
    morning: 朝, 午前
    afternoon: 午後
    weekend: 週末
    week: 週
    book: 予約
    cancel: キャンセル, 取り消し
    late: 遅れ, 遅刻
    child: 子供, 子ども, こども
    daughter: 娘
    son: 息子
    how old: 何歳
    year old: 歳
    couple: カップル, 夫婦, 二人で
    friend: 友達, 友人
    people: 人で, 名で
    seats: 席, 空き
    pay: 払え, 払い, 支払
    card: カード
    cash: 現金
    gift: プレゼント, ギフト
    voucher: ギフト券, 商品券
    refund: 返金
    free: 無料
    discount: 割引
    student: 学生
    membership: 会員, 会費, プラン
    bring: 持ち物, 持って, 持参
    wear: 服装, 着て
    towel: タオル
    hire: レンタル, 借り
    parking: 駐車場, 駐車
    car: 車で
    station: 駅
    wheelchair: 車椅子, 車いす
    allergy: アレルギー
    vegan: ビーガン, ヴィーガン
    food: 食べ物, 食事
    drink: 飲み物
    dog: 犬
    cat: 猫
    pregnant: 妊娠, 妊婦
    beginner: 初心者, 初めて
    class: 教室, クラス, コース, 講座
    lesson: レッスン
    trial: 体験
    photos: 写真
    english language: 英語
    japanese language: 日本語
    human: スタッフ, 人間
    start: 始まり, 始まる, 開始
    rain: 雨
    birthday: 誕生日
    hair: 髪
    haircut: カット, 散髪
    beard: ひげ, 髭
    shave: 髭剃り, シェービング
    massage: マッサージ
    bike: 自転車
    tea: お茶, 茶
    matcha: 抹茶
    pottery: 陶芸
    guitar: ギター
    piano: ピアノ
    singing: 歌
    sauna: サウナ
    cooking: 料理
    bread: パン
    sourdough: サワードウ
    climbing: クライミング, ボルダリング
    driving: 運転
    sorry: すみません, ごめん
    temperature: 温度
  `,
}
