import type { Tongue } from './tongue.ts'

export const VIETNAMESE: Tongue = {
  name: 'Vietnamese',
  hello: 'Xin chào!',
  marks:
    'là có không tôi mình của cho và ở với được thì này đó bạn anh chị em các những một hai ạ nhé à từ đến cần muốn phải nào mấy bao nhiêu xin về vào lúc con',
  and: 'và, còn',
  asks: 'bao nhiêu, mấy giờ, mấy tuổi, khi nào, bao giờ, bao lâu, ở đâu, ngày nào, thứ mấy, có thể, có cần, có phải, có được, có chỗ, có ai, được không',
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
    which days: ngày nào, hôm nào, thứ mấy
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
    evening: buổi tối, tối nay, vào tối, mỗi tối
    morning: buổi sáng, sáng
    afternoon: buổi chiều, chiều
    weekend: cuối tuần
    week: tuần
    month: tháng
    book: đặt chỗ, đặt lịch, đặt, đăng ký
    cancel: hủy, huỷ
    late: trễ, muộn
    children: trẻ em, trẻ con, các bé, con nít
    child: bé, con tôi, con mình, con của tôi
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
    gift: món quà, quà tặng, làm quà
    family: gia đình
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
    beard: bộ râu, tỉa râu
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
    can i: tôi có thể, mình có thể, chúng tôi có thể, cho tôi
    can: có thể, được phép
    how much: giá bao nhiêu, bao nhiêu tiền, hết bao nhiêu
    which days: vào những ngày nào, những ngày nào, ngày nào trong tuần
    how many people: bao nhiêu người, mấy người, tối đa bao nhiêu người
    how long: trong bao lâu
    come: tham gia
    bring: mang, dẫn theo
    dog: con chó nhỏ, chó con
    cat: mèo
    wait: ngồi chờ, chờ ở đó, chờ đợi
    deposit: đặt cọc, tiền cọc
    pay card: trả bằng thẻ, quẹt thẻ, thanh toán bằng thẻ
    do i need to: có cần, có phải, tôi có cần
    do i need to book: có cần đặt trước, có phải đặt trước, có cần đặt lịch
    in advance: trước
    early: sớm
    vaccinations: tiêm phòng, tiêm vắc xin, chích ngừa
    vegetarian: đồ chay, món chay
    nuts: các loại hạt
    gluten: gluten
    beginner: người mới học, chưa biết gì
    experience: kinh nghiệm
    lift: thang máy
    stairs: cầu thang
    wear: mặc gì
    shoes: đôi giày, mang giày
    valid: có hiệu lực, hạn sử dụng
    refund: trả lại tiền
    cancel: hủy lịch
    minutes: phút
    one hour: một tiếng, một giờ
    parents: phụ huynh, bố mẹ
    speak: nói được
    french language: tiếng pháp
    chinese language: tiếng trung, tiếng hoa
    nails: móng tay, làm móng
    feet: bàn chân
    face: da mặt
    coffee: cà phê
    wine: rượu vang
    cake: bánh ngọt
    bread: bánh mì
    baby: em bé
    shower: phòng tắm
    swim: đi bơi, hồ bơi, bể bơi
    horse: cưỡi ngựa, con ngựa
    boat: thuyền
    phone: điện thoại
    screen: màn hình
    battery: pin
    nearby: gần đây
    until when: đến khi nào
  `,
}
