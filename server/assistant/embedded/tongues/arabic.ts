import type { Tongue } from './tongue.ts'

export const ARABIC: Tongue = {
  name: 'Arabic',
  hello: 'مرحبًا!',
  marks:
    'في من على إلى هل ما هو هي أي و أو مع عن لي لدي عندي عندكم لديكم أنا نحن كم هناك يوجد يمكن أريد تأخذ يأخذ تستغرق',
  also: 'و',
  beginnings: 'وال بال لل فال ال و ب ل ف ك',
  endings: 'ات ين ون ها كم نا ية ه ي ة',
  asks: 'هل, كم, متى, أين, ما هي, ما هو, أي, بكم, كيف',
  words: `
    hello: مرحبا, السلام عليكم, أهلا, صباح الخير, مساء الخير
    thanks: شكرا
    how much: كم سعر, بكم, كم يكلف, كم تكلف, كم ثمن, كم تكلفة
    price: سعر, ثمن, تكلفة, أسعار
    when: متى
    what time: أي ساعة, الساعة كم, في أي وقت
    times: أوقات, مواعيد
    opening hours: ساعات العمل, أوقات العمل, أوقات الدوام
    open: مفتوح, تفتحون, تفتح, مفتوحون
    close: مغلق, تغلقون
    and: و
    how long: كم مدة, كم تستغرق, كم يستغرق, كم من الوقت, كم دقيقة, كم تأخذ, كم ساعة
    where: أين, وين
    address: عنوان
    which days: أي أيام, أي يوم
    day: يوم
    days: أيام
    monday: الاثنين, الإثنين
    tuesday: الثلاثاء
    wednesday: الأربعاء
    thursday: الخميس
    friday: الجمعة
    saturday: السبت
    sunday: الأحد
    today: اليوم
    tomorrow: غدا, بكرة
    evening: مساء, مساءً
    morning: صباحا, صباح
    weekend: نهاية الأسبوع
    week: أسبوع
    month: شهر
    book: حجز, أحجز, احجز
    cancel: إلغاء, ألغي, الغاء
    late: تأخرت, متأخر, تأخر
    child: طفل, ابني الصغير
    children: أطفال, أولاد
    daughter: ابنة, بنت, ابنتي, بنتي
    son: ابن, ابني
    how old: كم عمر, من أي عمر, أي سن
    age: عمر, سن
    year old: سنوات, سنة
    couple: زوجين, أزواج
    wife: زوجتي, زوجة
    husband: زوجي, زوج
    friend: صديق, صديقي, صديقتي
    group: مجموعة
    people: أشخاص
    person: شخص
    seats: مقاعد, أماكن
    pay: دفع, أدفع, الدفع
    card: بطاقة, فيزا
    cash: نقدا, كاش
    gift: هدية
    voucher: قسيمة
    refund: استرداد
    free: مجانا, مجاني
    discount: خصم, تخفيض
    student: طالب, طلاب
    membership: اشتراك, عضوية
    member: عضو
    bring: أحضر, إحضار, أجلب
    wear: ألبس, ملابس
    towel: منشفة
    hot towel: منشفة ساخنة, المنشفة الساخنة, بالمنشفة الساخنة
    parking: موقف, مواقف, موقف سيارات
    car: سيارة
    station: محطة
    wheelchair: كرسي متحرك
    allergy: حساسية
    food: طعام, أكل
    drink: شراب, مشروب
    dog: كلب
    cat: قطة
    pregnant: حامل
    women: نساء, سيدات
    men: رجال
    minutes: دقيقة, دقائق
    beginner: مبتدئ, مبتدئين
    class: دورة, حصة, صف
    lesson: درس, دروس
    trial: تجريبي, تجريبية
    driving: قيادة, سواقة
    appointment: موعد
    arabic language: عربي, بالعربية, العربية, باللغة العربية
    english language: إنجليزي, بالإنجليزية, الإنجليزية
    language: لغة
    human: إنسان, موظف
    start: يبدأ, تبدأ
    need: أحتاج, يلزم
    rain: مطر
    doctor: طبيب
    shave: حلاقة, حلاقة الذقن, حلاقة اللحية
    beard: لحية, ذقن
    hair: شعر
    haircut: قص, قصة شعر, قص الشعر, حلاقة الشعر
    massage: مساج, تدليك
    bike: دراجة
    tea: شاي
    automatic: أوتوماتيك
    sauna: ساونا
    cooking: طبخ
    swimming: سباحة
    not: ليس, ليست, لا أريد
    sorry: عفوا, آسف
    can i: هل يمكنني, هل أستطيع, هل يمكننا, يمكنني, هل بإمكاني
    can: هل يمكن, هل تستطيع, هل يستطيع
    is there: هل يوجد, هل هناك, هل توجد
    do i need to: هل يجب, هل يجب علي, هل أحتاج, هل يلزم
    do i need to book: هل يجب الحجز, هل أحتاج إلى حجز, هل يلزم الحجز
    how many people: كم شخص, كم شخصا
    accept card: هل تقبلون البطاقة, هل تقبلون البطاقات, تقبلون البطاقات
    accept: تقبلون, تقبل
    deposit: عربون, دفعة مقدمة
    wait: أنتظر, انتظار
    come: تأتي, يأتي, آتي, نأتي, المجيء
    in advance: مسبقا
    early: مبكرا
    how early: كم قبل الموعد
    vaccinations: تطعيم, تطعيمات, لقاح, لقاحات
    vegetarian: نباتي, نباتية
    nuts: مكسرات
    suitable for beginners: مناسب للمبتدئين, للمبتدئين
    suitable: مناسب, مناسبة
    experience: خبرة
    shoes: حذاء, أحذية
    stairs: درج, سلالم
    lift: مصعد
    baby: رضيع
    valid: صالحة, صالح
    french language: الفرنسية, فرنسي, بالفرنسية
    speak: يتحدث, تتحدثون, يتكلم, تتكلمون
    somebody: أحد, شخص ما
    nails: أظافر
    face: وجه
    coffee: قهوة
    photos: صور, تصوير
    shower: دش
    hire: استئجار, تأجير
    where are you: أين أنتم, أين تقعون, أين يقع
    can: يمكنها, يمكنه, بإمكانها, بإمكانه
    come: الحضور, حضور
    until when: حتى متى
    nearby: قريب, بالقرب
    allowed: مسموح
    end: ينتهي, تنتهي
    buy: شراء
  `,
}
