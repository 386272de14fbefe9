import type { Tongue } from './tongue.ts'

export const CHINESE: Tongue = {
  name: 'Chinese',
  hello: '你好！',
  marks: '',
  blanks: false,
  asks: '多少, 几, 什么, 吗, 怎么, 哪, 多久, 多长, 呢, 有没有, 可不可以, 能不能',
  words: `
    hello: 你好
    thanks: 谢谢
    how much: 多少钱
    price: 价格, 价钱, 费用
    which days: 星期几, 周几, 在哪天
    what time: 几点
    when: 什么时候
    times: 时间
    opening hours: 营业
    open: 开门
    close: 关门
    how long: 多久, 多长
    where: 在哪
    address: 地址
    book: 预订, 预约, 订
    cancel: 取消
    late: 迟到
    child: 孩子
    son: 儿子
    daughter: 女儿
    year old: 岁
    dog: 狗
    cat: 猫
    parking: 停车
    station: 地铁, 车站
    wheelchair: 轮椅
    pay: 付款, 支付
    card: 刷卡
    cash: 现金
    gift: 礼品
    voucher: 礼券
    ship: 寄, 邮寄
    return: 退货
    allergy: 过敏
    vegan: 素食
    chinese language: 中文
    mandarin language: 普通话
    english language: 英语
    membership: 会员
    photos: 拍照
    human: 人工
    monday: 周一, 星期一
    tuesday: 周二, 星期二
    wednesday: 周三, 星期三
    thursday: 周四, 星期四
    friday: 周五, 星期五
    saturday: 周六, 星期六
    sunday: 周日, 星期日
    tomorrow: 明天
    class: 课
    evening: 晚上
    couple: 情侣, 两人
    how old: 几岁
    lesson: 课程
    appointment: 预约时间
    food: 吃的
    drink: 饮料
    beginner: 初学者, 新手
    today: 今天
    weekend: 周末
    hair: 头发
    not: 不是, 不要, 不想
    but: 而是
    sorry: 不好意思, 对不起
    i meant: 我是说, 我的意思是
    hot: 热
    temperature: 温度, 水温
    water: 水
    can: 可以, 能不能, 可不可以, 能
    come: 参加, 过来, 来上课
    can come: 可以来, 能来
    is there: 有没有, 有
    no: 没有
    accept card: 可以刷卡, 能刷卡, 收信用卡, 信用卡
    cash: 付现金
    deposit: 押金, 订金, 定金
    in advance: 提前
    do i need to book: 需要预约, 要预约, 需要提前预约, 需要预订, 要提前预约, 需要提前预订
    do i need to: 需要, 需不需要, 要不要
    do i need to bring: 需要带, 需要自己带, 要自己带, 要带什么, 需要带什么
    bring: 带
    bring dog: 带狗
    wear: 穿, 穿什么
    wait: 等候, 等一下, 等着
    vaccinations: 疫苗
    vegetarian: 吃素, 素的
    nuts: 坚果
    gluten: 麸质
    baby: 宝宝, 婴儿
    month: 个月
    beginner: 没有基础, 零基础, 没学过, 初级
    suitable for beginners: 适合初学者, 适合新手
    suitable: 适合
    how many people: 几个人, 多少人, 几人, 最多几个人
    two people: 两个人
    three people: 三个人
    four people: 四个人
    how early: 提前多久, 提前多长时间
    late: 晚到
    refund: 退款, 退钱
    valid: 有效期
    how long valid: 有效期多久
    children: 小孩, 小朋友, 儿童
    friend: 朋友
    wife: 妻子, 老婆
    husband: 丈夫, 老公
    pregnant: 怀孕, 孕妇
    stairs: 楼梯
    lift: 电梯
    toilet: 厕所, 洗手间
    shoes: 鞋
    towel: 毛巾
    shower: 淋浴
    hire: 租
    swim: 游泳
    piano: 钢琴
    guitar: 吉他
    singing: 唱歌
    sewing: 缝纫
    pottery: 陶艺
    flowers: 花束
    scissors: 剪刀
    knife: 刀
    wine: 葡萄酒
    gin: 金酒
    whisky: 威士忌
    beer: 啤酒
    coffee: 咖啡
    tea: 茶
    matcha: 抹茶
    pu'erh: 普洱茶, 普洱
    gongfu: 功夫茶, 工夫茶
    white tea: 白茶
    green tea: 绿茶
    black tea: 红茶
    oolong: 乌龙, 乌龙茶
    jasmine: 茉莉
    rooibos: 博士茶
    herbal: 花草茶, 草本
    tea ceremony: 茶道, 茶艺
    teapot: 茶壶
    pastries: 点心, 糕点
    cake: 蛋糕
    bread: 面包
    chocolate: 巧克力
    wine: 红酒
    beer: 啤酒
    coffee: 咖啡
    cheese: 奶酪, 芝士
    pottery: 陶艺
    flowers: 鲜花, 花艺
    candle: 蜡烛
    soap: 香皂, 肥皂
    bicycle: 单车
    tyre: 轮胎
    brakes: 刹车
    repair: 维修
    haircut: 剪发
    colour: 染发
    nails: 美甲
    massage: 按摩
    facial: 面部护理
    teeth: 牙齿
    cleaning: 洗牙
    eye test: 验光, 视力检查
    glasses: 眼镜
    piano: 钢琴
    violin: 小提琴
    guitar: 吉他
    singing: 唱歌
    dance: 舞蹈, 跳舞
    yoga: 瑜伽
    climbing: 攀岩
    horse: 马
    boat: 船
    fishing: 钓鱼
    tattoo: 纹身
    ring: 戒指
    watch: 手表
    battery: 电池
    photo: 照片
    puppy: 小狗, 幼犬
    walk: 散步
    tour: 参观, 导览
    blending: 拼配, 调茶
    private room: 包间
    beginners: 入门
    discount: 折扣, 优惠
    student: 学生
    seats: 座位, 名额
    pregnant: 怀孕, 孕妇
    wait: 等
    bring: 携带
    chocolate: 巧克力
    bread: 面包
    cake: 蛋糕
    cooking: 做菜, 烹饪
    boat: 船
    horse: 骑马
    first time: 第一次
    work: 上班, 下班
    bike: 自行车
    car wash: 洗车
    repair: 修, 修理
    phone: 手机
    screen: 屏幕
    battery: 电池
    haircut: 剪头发, 理发
    nails: 指甲
    massage: 按摩
    facial: 面部护理
    tattoo: 纹身
    teeth: 牙齿
    cleaning: 清洁
    chimney sweep: 扫烟囱
    chimney: 烟囱
    stove: 炉子
    wood: 木柴
    neutering: 绝育
    sauna: 桑拿
    stars: 星星
    cloudy: 多云
    rain: 下雨
    night: 当晚
    english language: 英文
    japanese language: 日语
    french language: 法语
    minutes: 分钟
    month old: 个月大
    which days: 星期几上课, 哪几天, 哪天
    1 year old: 一岁
    2 year old: 二岁
    3 year old: 三岁
    4 year old: 四岁
    5 year old: 五岁
    6 year old: 六岁
    7 year old: 七岁
    8 year old: 八岁
    9 year old: 九岁
    10 year old: 十岁
    11 year old: 十一岁
    12 year old: 十二岁
    13 year old: 十三岁
    14 year old: 十四岁
    15 year old: 十五岁
    16 year old: 十六岁
    17 year old: 十七岁
    18 year old: 十八岁
    sweep: 清扫, 打扫
    class: 班
    beginner class: 初级班
    parkour: 跑酷
    hand tied: 手扎
    private: 私人, 包场
    group: 团体, 团
    where are you: 你们在哪, 怎么去
    address: 地点, 位置
    speak: 会说, 会讲
    somebody: 有人
    how long: 多长时间, 需要多久
    valid how long: 有效多久
    change: 改期, 改时间
    pick up: 取货
    early: 早到
    in advance: 事先
    do i need experience: 需要基础吗, 需要经验吗
    experience: 经验, 基础
    leave luggage: 寄存行李, 寄存, 行李
  `,
}
