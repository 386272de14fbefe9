import type { Tongue } from './tongue.ts'

export const JAPANESE: Tongue = {
  name: 'Japanese',
  hello: 'こんにちは！',
  marks: '',
  blanks: false,
  asks: 'ですか, ますか, いくら, 何時, 何曜, 何歳, 何人, いつ, どこ, どのくらい, どれくらい, でしょうか, ませんか',
  words: `
    hello: こんにちは, こんばんは, おはよう
    thanks: ありがとう
    how much: いくら, おいくら
    price: 値段, 料金, 価格
    when: いつ
    what time: 何時
    which days: 何曜日
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
    can: できますか, できます, 可能, 大丈夫, いいですか, もらえますか
    come: 参加, 来て, 行っても, 一緒に行
    is there: ありますか, いますか
    accept card: カードは使え, カードが使え, クレジットカード, カード払い, カードで払え
    deposit: 前金, デポジット, 保証金, 内金
    do i need to book: 予約は必要, 予約が必要, 予約はいり, 要予約
    need: 必要
    bring: 持って行, 連れて
    bring dog: 犬を連れて, 犬連れ
    wait: 待って, 待て, 待ち
    vaccinations: ワクチン, 予防接種
    vegetarian: ベジタリアン, 菜食
    gluten: グルテン
    nuts: ナッツ
    suitable for beginners: 初心者でも
    which days: 何曜
    which days: 何曜日に
    how many people: 何人, 何名, 定員
    how early: 何分前, どのくらい前, どれくらい前
    early: 早め
    in advance: 事前, 前もって
    valid: 有効期限
    children: 子供たち
    baby: 赤ちゃん
    wife: 妻, 奥さん
    husband: 夫, 主人
    stairs: 階段
    lift: エレベーター
    toilet: トイレ, お手洗い
    shower: シャワー
    shoes: 靴
    swimsuit: 水着
    experience: 経験
    speak: 話せ, 話す
    french language: フランス語
    chinese language: 中国語
    bus: バス
    boat: ボート, 船
    horse: 馬
    coffee: コーヒー
    wine: ワイン
    chocolate: チョコレート
    cake: ケーキ
    knife: 包丁, ナイフ
    nails: ネイル, 爪
    facial: フェイシャル
    tattoo: タトゥー
    phone: 携帯, スマホ
    screen: 画面
    battery: バッテリー
    repair: 修理
    swim: 水泳, 泳
    sewing: 裁縫
    knitting: 編み物
    minutes: 分
    class: ワークショップ
    photos: 撮影
  `,
}
