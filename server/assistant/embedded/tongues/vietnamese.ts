import type { Tongue } from './tongue.ts'

export const VIETNAMESE: Tongue = {
  name: 'Vietnamese',
  hello: 'Xin chào!',
  marks:
    'là có không tôi mình của cho và ở với được thì này đó bạn anh chị em các những một hai ạ nhé à từ đến cần muốn phải nào mấy bao nhiêu xin về vào lúc',
  words: `
    hello: xin chào, chào
    thanks: cảm ơn, cám ơn
    how much: bao nhiêu tiền, giá bao nhiêu, bao nhiêu
    price: giá, giá cả, chi phí, học phí
    when: khi nào, bao giờ
    what time: mấy giờ, lúc mấy giờ
    opening hours: giờ mở cửa, mấy giờ mở cửa
    open: mở cửa
    close: đóng cửa
    how long: bao lâu, kéo dài bao lâu, mất bao lâu
    where: ở đâu, chỗ nào
    address: địa chỉ
    what days: ngày nào, hôm nào, thứ mấy
    day: ngày
    monday: thứ hai
    tuesday: thứ ba
    wednesday: thứ tư
    thursday: thứ năm
    friday: thứ sáu
    saturday: thứ bảy
    sunday: chủ nhật
    today: hôm nay
    tomorrow: ngày mai
    evening: buổi tối, tối
    morning: buổi sáng, sáng
    afternoon: buổi chiều, chiều
    weekend: cuối tuần
    week: tuần
    month: tháng
    book: đặt chỗ, đặt lịch, đặt, đăng ký
    cancel: hủy, huỷ
    late: trễ, muộn
    children: trẻ em, trẻ con, các bé, con nít
    child: bé, con
    daughter: con gái
    son: con trai
    how old: mấy tuổi, bao nhiêu tuổi, từ mấy tuổi
    age: độ tuổi
    year old: tuổi
    couple: cặp đôi, vợ chồng
    friend: bạn bè, bạn tôi
    group: nhóm
    people: người
    seats: chỗ trống
    pay: thanh toán, trả tiền
    card: thẻ
    cash: tiền mặt
    gift: quà, quà tặng
    voucher: phiếu quà tặng
    refund: hoàn tiền
    free: miễn phí
    discount: giảm giá
    student: sinh viên
    membership: gói thành viên, thành viên
    bring: mang theo, đem theo
    wear: mặc
    towel: khăn
    hire: thuê
    parking: đậu xe, đỗ xe, bãi xe, gửi xe
    car: ô tô, xe hơi
    station: ga, trạm
    wheelchair: xe lăn
    allergy: dị ứng
    vegan: ăn chay, thuần chay
    food: đồ ăn
    drink: đồ uống
    dog: con chó, chó cưng
    cat: con mèo
    pregnant: mang thai, có thai
    beginner: người mới, người mới bắt đầu
    class: lớp, khóa học, khoá học, lớp học
    lesson: bài học, buổi học
    trial: học thử, thử
    appointment: cuộc hẹn, lịch hẹn
    english language: tiếng anh
    vietnamese language: tiếng việt
    human: nhân viên
    start: bắt đầu
    rain: mưa
    birthday: sinh nhật
    doctor: bác sĩ
    hair: tóc
    haircut: cắt tóc
    beard: râu
    shave: cạo râu
    massage: mát xa
    bike: xe đạp
    tea: trà
    pottery: gốm, làm gốm
    piano: đàn piano
    guitar: đàn ghi ta, ghi ta
    singing: hát
    cooking: nấu ăn
    driving: lái xe
    sauna: xông hơi
    not: không phải
    sorry: xin lỗi
  `,
}
