import type { Tongue } from './tongue.ts'

export const CHINESE: Tongue = {
  name: 'Chinese',
  hello: '你好！',
  marks: '',
  words: `
    hello: 你好
    thanks: 谢谢
    how much: 多少钱
    price: 价格, 价钱, 费用
    what day: 星期几, 周几
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
  `,
}
