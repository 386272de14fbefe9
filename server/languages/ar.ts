import type { Sentences } from './languages.ts'
import type { Party } from './party.ts'
import { plurals } from './plurals.ts'

const count = plurals('ar')

/** Names and other words of theirs, which run their own way and leave ours alone (Unicode's isolates). */
const own = (text: string) => `\u2068${text}\u2069`
const leftToRight = (text: string) => `\u2066${text}\u2069`

const some = { few: '# مقاعد', many: '# مقعدًا', other: '# مقعد' }
/** As a subject or after a noun, and after a verb or a preposition. */
const seats = (number: number) => count(number, { ...some, one: 'مقعد واحد', two: 'مقعدان' })
const ofSeats = (number: number) => count(number, { ...some, one: 'مقعد واحد', two: 'مقعدين' })
const forPeople = (number: number) =>
  count(number, {
    one: 'لشخص واحد',
    two: 'لشخصين',
    few: 'لـ# أشخاص',
    many: 'لـ# شخصًا',
    other: 'لـ# شخص',
  })
const ofParty = ({ party, whole }: Party) => (whole ? forPeople(party) : seats(party))
const isOne = ({ party, whole }: Party) => whole || party === 1
/** As the booking's gender and number have it: a slot and one seat are masculine, several seats are feminine. */
const agreed = (party: Party, one: string, many: string) => (isOne(party) ? one : many)
const theSeats = (party: Party) => (party.whole ? 'الموعد' : party.party === 1 ? 'المقعد' : 'المقاعد')

/** What a price is for: the words that shops use most, and else the shop's own. */
function per(unit: string): string {
  const known: Record<string, string> = {
    seat: 'للمقعد',
    person: 'للشخص',
    table: 'للطاولة',
    hour: 'في الساعة',
    month: 'في الشهر',
    year: 'في السنة',
  }
  return known[unit] ?? `لكل ${own(unit)}`
}

const minutes = (number: number) =>
  count(number, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })

/** What guests are told, in Arabic. */
export const ar: Sentences = {
  phrases: {
    party: ofParty,
    what: (service, party) => `${own(service)}، ${ofParty(party)}`,
    shortTime: (day, clock) => `${day}، ${leftToRight(clock)}`,
    at: (day, clock) => `${day} عند ${leftToRight(clock)}`,
    zone: (city) => `بتوقيت ${own(city)}`,
    where: (zone, address) => `${zone}. ${own(address)}`,
    about: (service, when) => `${own(service)}، ${when}`,
    reference: (reference) => `رقم الحجز ${leftToRight(reference)}`,
    freeUntil: (when) => `يمكنك التعديل أو الإلغاء مجانًا حتى ${when}.`,
    seeAll: 'عرض أو نقل أو إلغاء',
    seeOrCancel: 'عرض أو إلغاء',
    seeBooking: 'عرض الحجز',
  },

  letter: {
    dear: (name) => (name ? `تحية طيبة ${own(name)}،` : 'تحية طيبة،'),
    subject: {
      confirmation: (about) => `تم الحجز: ${about}`,
      change: (about) => `تم التعديل: ${about}`,
      reminder: (about) => `تذكير: ${about}`,
      cancellation: (about) => `أُلغي الحجز: ${about}`,
      offer: (about) => `متاح لك الآن: ${about}`,
      waitlisted: (about) => `في قائمة الانتظار: ${about}`,
    },
    state: { booked: 'تم الحجز', changed: 'تم التعديل', cancelled: 'أُلغي', listed: 'في قائمة الانتظار' },
    reference: 'رقم الحجز',
    answer: 'للكتابة إلينا يكفي الرد على هذه الرسالة.',
    answerOrCall: ['للكتابة إلينا يكفي الرد على هذه الرسالة، أو الاتصال على ', '.'],

    booked: (party) => {
      const what = party.whole
        ? `تم حجز الموعد ${forPeople(party.party)}`
        : party.party === 1
          ? 'تم حجز مقعدك'
          : `تم حجز ${ofSeats(party.party)} لك`
      return `${what}. نتطلع إلى لقائك.`
    },
    fileAdds: () => 'الملف المرفق يضيف الموعد إلى تقويمك.',
    changed: 'تم تعديل حجزك كما طلبت.',
    hadToChange: 'اضطررنا إلى تعديل حجزك.',
    standsNow: 'وهذا حجزك كما هو الآن.',
    fileChanges: 'رقم الحجز لم يتغير، والملف المرفق يصحح تقويمك.',
    reminder: (when) => `نذكّرك بموعدك، ونتطلع إلى لقائك ${when}.`,
    ifNot: (party) =>
      `إن تعذّر عليك الحضور فأخبرنا من صفحة حجزك، ${agreed(party, 'ليكون المكان لغيرك', 'لتكون المقاعد لغيرك')}.`,
    cancelled: 'أُلغي حجزك كما طلبت. أهلًا بك في يوم آخر.',
    hadToCancel: () => 'اضطررنا إلى إلغاء هذا الموعد.',
    sorry: 'نأسف لذلك.',
    anotherDay: 'اكتب إلينا ردًا على هذه الرسالة لنبحث معك عن يوم آخر.',
    fileRemoves: () => 'الملف المرفق يزيل الموعد من تقويمك.',
    nothingToDo: 'لا يلزمك أي شيء.',
    askedFor: (number) => `طلبت ${ofSeats(number)}، وليست كلها متاحة.`,
    offered: (party, until) =>
      party.whole
        ? `أصبح الموعد متاحًا، ونحفظه لك حتى ${until}.`
        : count(party.party, {
            one: `أصبح مقعد واحد متاحًا، ونحفظه لك حتى ${until}.`,
            two: `أصبح مقعدان متاحين، ونحفظهما لك حتى ${until}.`,
            few: `أصبحت # مقاعد متاحة، ونحفظها لك حتى ${until}.`,
            many: `أصبح # مقعدًا متاحًا، ونحفظها لك حتى ${until}.`,
            other: `أصبح # مقعد متاحًا، ونحفظها لك حتى ${until}.`,
          }),
    untilTaken: () => 'لا حجز قبل موافقتك. وإن لم يصلنا ردك حتى ذلك الحين سألنا الضيف التالي في القائمة.',
    take: (party) => `أخذ ${theSeats(party)}`,
    listed: () => 'أنت في قائمة انتظار هذا الموعد. لم يُحجز شيء بعد.',
    listedNext:
      'إذا خلا مكان كتبنا إليك فورًا وحفظناه لك حتى الساعة المذكورة في تلك الرسالة. لا دفع الآن، ولا يلزمك شيء.',
    seePlace: 'عرض مكانك في القائمة',
    freeIsOver: 'انتهت مهلة التعديل المجاني، وما زال الإلغاء ممكنًا من صفحة الحجز.',
    untilItBegins: 'يمكنك التعديل أو الإلغاء حتى بدء الموعد.',
  },

  step: {
    held: (party, until) =>
      `${theSeats(party)} ${agreed(party, 'محفوظ', 'محفوظة')} لك حتى ${leftToRight(until)}. أضف الاسم والبريد الإلكتروني ثم احجز؛ لم يُحجز شيء بعد.`,
    over: 'انقضى هذا الموعد. لأي أمر يخصه، تواصل معنا.',
    offered: (party, until) =>
      `${theSeats(party)} لك حتى ${leftToRight(until)}: ${agreed(party, 'يمكنك أخذه أو تركه', 'يمكنك أخذها أو تركها')} للضيف التالي.`,
    expired: (party, at) =>
      `انتهى حفظ ${theSeats(party)}${at ? ` عند ${leftToRight(at)}` : ''}. اختر وقتًا من جديد إن كنت ما زلت ترغب في الحضور.`,
    attended: 'شكرًا لحضورك.',
    noShow: (day) => `افتقدناك ${day}. إن لم يكن ذلك صحيحًا فأخبرنا.`,
    sent: (email) => `أرسلنا التأكيد وملف التقويم إلى ${leftToRight(email)}.`,
    undelivered: (email) => `تعذّر إيصال رسالتنا إلى ${leftToRight(email)}: احتفظ برقم الحجز.`,
    sending: (email) => `نرسل التأكيد وملف التقويم إلى ${leftToRight(email)}.`,
    begun: 'بدأ الموعد: لأي تعديل تواصل معنا.',
    freeIsOver: 'انتهت مهلة التعديل المجاني: لا يمكن نقل الموعد هنا، وما زال الإلغاء ممكنًا حتى بدئه.',
    untilItBegins: 'يمكنك التعديل أو الإلغاء حتى بدء الموعد.',
    byShop: (reason) => `اضطر المتجر إلى الإلغاء: ${own(reason)}`,
    noneCameFree: 'لم يخلُ مكان في الوقت المناسب.',
    offTheList: 'لم تعد في القائمة. يسعدنا حجزك لوقت آخر متى شئت.',
    released: (party) =>
      `${party.whole ? 'أُخلي موعدك' : agreed(party, 'أُخلي مقعدك', 'أُخليت مقاعدك')}. يسعدنا حجزك لوقت آخر متى شئت.`,
    closed: (place) => `رقمك ${place} في قائمة الانتظار، لكن لا مقاعد تُعطى بعد لهذا الوقت. اختر وقتًا آخر.`,
    listUndelivered: (place, email) =>
      `رقمك ${place} في قائمة الانتظار. تعذّر إيصال رسالتنا إلى ${leftToRight(email)}: تابع هنا إن خلا مكان.`,
    waiting: (place) =>
      `رقمك ${place} في قائمة الانتظار. إذا خلا مكان كتبنا إليك وحفظناه لك حتى ساعتين. لا دفع الآن، ولا يلزمك شيء.`,
    booked: (number, service, when, reference) =>
      `تم الحجز: ${own(service)}، ${seats(number)}، ${when}. رقم الحجز ${leftToRight(reference)}.`,
    listed: (number, service, when, reference) =>
      `أنت في قائمة الانتظار: ${own(service)}، ${seats(number)}، ${when}. لم يُحجز شيء بعد. رقم الحجز ${leftToRight(reference)}.`,
  },

  page: {
    states: {
      confirmed: 'تم الحجز',
      cancelled: 'أُلغي',
      expired: 'انتهى حفظه',
      attended: 'تم الحضور',
      no_show: 'لم يتم الحضور',
    },
    keptUntil: (until) => `محفوظ حتى ${until}`,
    yoursUntil: (until) => `لك حتى ${until}`,
    onTheList: (place) => `رقم ${place} في قائمة الانتظار`,
    reference: 'رقم الحجز',
    fields: { name: 'الاسم', email: 'البريد الإلكتروني', summary: 'ملاحظة' },
    problem: 'حدثت مشكلة',
    questions: 'أسئلة؟ تواصل مع المتجر:',

    finish: 'إتمام الحجز',
    otherDays: 'عرض أيام أخرى',
    calendar: 'إضافة إلى التقويم',
    another: () => 'حجز موعد آخر',
    keep: 'إبقاء الحجز',
    leave: { ask: 'مغادرة القائمة', say: 'ينتقل مكانك إلى الضيف التالي.', act: 'نعم، مغادرة القائمة' },
    cancel: { ask: 'إلغاء هذا الحجز', act: 'نعم، إلغاء الحجز' },
    losing: 'يُخلى مكانك فورًا، وقد يأخذه غيرك.',
    losingLate: 'فات وقت الإلغاء المجاني: اسأل المتجر عما يعنيه ذلك لك. يُخلى مكانك فورًا.',
    letGo: (party) => ({
      ask: agreed(party, 'التخلي عنه', 'التخلي عنها'),
      say: agreed(party, 'ينتقل فورًا إلى الضيف التالي.', 'تنتقل فورًا إلى الضيف التالي.'),
      act: agreed(party, 'نعم، التخلي عنه', 'نعم، التخلي عنها'),
    }),

    moved: (day, clock) => `نُقل الموعد إلى ${day}، ${leftToRight(clock)}. رقم الحجز لم يتغير.`,
    taken: (party) => `أخذت ${theSeats(party)}.`,
    cancelled: 'ألغيت هذا الحجز.',
    left: 'غادرت القائمة.',
    declined: (party) => `تخليت عن ${theSeats(party)}.`,
    filledUp: 'امتلأ ذلك الوقت للتو. يبقى لك موعدك الحالي.',
    refused: () => 'تعذّر ذلك. اطلع على الحال الآن ثم أعد المحاولة.',

    move: 'نقل إلى وقت آخر',
    bookedFor: (what, when) => `${what}. الحجز في ${when}، ويبقى كذلك حتى تضغط الزر.`,
    keepTime: (when) => `إبقاء ${when}`,
    onlyFitting: 'لا تظهر هنا إلا الأوقات التي تتسع لعددكم.',
    moveHere: 'نقل إلى هذا الوقت',
    noOtherTime: 'لا يوجد الآن وقت آخر متاح لك ويتسع لعددكم.',
    noLongerMoved: 'لم يعد بالإمكان نقل هذا الحجز هنا.',
    staysAsItIs: 'يبقى الحجز كما هو، وقد يكون لدى المتجر حل آخر.',
    back: 'العودة إلى الحجز',
    laterDays: (number) => `أيام لاحقة (${number})`,

    noBooking: 'هذا الرابط لا يفتح أي حجز',
    noBookingWhy: () => 'لم يعد الرابط صالحًا. تواصل مع المتجر واذكر رقم الحجز.',
    noBookingRemedy: [
      'إن كنت قد نسخته فتأكد من أنه كامل: اضغط الرابط في الرسالة نفسها.',
      'تنتهي صلاحية الرابط بعد يوم من انقضاء حجزه.',
    ],
    notNow: 'لم ينجح ذلك الآن',
    openAgain: 'افتح الرابط من جديد لترى حال الحجز.',
    nothingChanged: 'لم يتغير شيء.',
  },

  form: {
    title: () => 'حجز موعد',
    notBooked: 'لم يُحجز شيء بعد',
    change: 'تغيير',
    changePart: (label) => `تغيير ${label}`,
    which: () => 'ماذا تودّ أن تحجز؟',
    service: () => 'الموعد',
    chooseTime: 'اختيار الوقت',
    toTheShop: 'إلى موقع المتجر',
    forMembers: (plans) => (plans.length > 0 ? `للأعضاء: ${plans.join(' أو ')}` : 'للأعضاء'),
    closedTo: (service, plans) =>
      `${own(service)} للأعضاء فقط${plans.length > 0 ? `: ${plans.join(' أو ')}` : ''}. إن كنت عضوًا فسجّل الدخول في موقع المتجر، وإلا فاختر غيره.`,
    plan: (name, price, unit) => `${own(name)} (${price} ${per(unit)})`,
    costs: (price, unit) => `السعر: ${price} ${per(unit)}`,
    lasts: (number) => minutes(number),
    each: (number, price, unit) => `${minutes(number)}، ${price} ${per(unit)}`,
    from: (when) => `ابتداءً من ${when}`,
    noTimes: 'لا أوقات حاليًا',
    noTimesFor: (service) => `لا أوقات متاحة حاليًا لحجز ${own(service)}.`,
    membersOnly: 'للأعضاء فقط',

    seats: 'المقاعد',
    guests: 'الأشخاص',
    times: (zone) => `الأوقات ${zone}. يُحفظ لك ما تختاره 10 دقائق ريثما تملأ الباقي.`,
    keep: ({ whole }) => (whole ? 'حفظ الموعد' : 'حفظ المقاعد'),
    yours: 'محفوظ لك',
    free: 'متاح',
    seatsFree: 'مقاعد متاحة',
    left: (number) => `بقي ${seats(number)}`,
    full: 'ممتلئ',
    onHold: (until) => `محفوظ لغيرك${until ? `، قد يتاح بحلول ${leftToRight(until)}` : ''}`,
    joinList: 'إلى قائمة الانتظار',
    listOf: (when) => ` ${when}`,
    stillRoom: 'هذه الأوقات ما زال فيها مكان',
    noneFits: 'لا وقت آخر يتسع لهذا العدد',
    orWait: (when) => `أو الانتظار حتى يخلو ${when}`,

    when: 'الوقت',
    kept: (party, until) => `${theSeats(party)} ${agreed(party, 'محفوظ', 'محفوظة')} لك حتى ${leftToRight(until)}.`,
    notKept: (party) =>
      `${theSeats(party)} لم ${agreed(party, 'يعد محفوظًا', 'تعد محفوظة')}. إن لم يسبقك أحد فالزر يحجز مع ذلك.`,
    listNote:
      'مكان في قائمة الانتظار، وليس حجزًا. إذا خلا مكان كتبنا إليك وحفظناه لك حتى ساعتين. وإن خلا مكان قبل ذلك حُجز لك فورًا.',
    fields: { name: 'الاسم', email: 'البريد الإلكتروني', summary: 'ملاحظة (اختياري)' },
    emailHint: 'إليه نرسل التأكيد وملف التقويم ورابط التعديل.',
    listEmailHint: 'إليه نكتب متى خلا مكان.',
    detailHint: 'حساسية، أو مناسبة، أو أي شيء يحسن أن نعرفه.',
    book: (party) => (party.whole ? `حجز الموعد ${forPeople(party.party)}` : `حجز ${ofSeats(party.party)}`),
    faults: {
      slot_id: 'اختر وقتًا.',
      seats: 'اذكر عدد المقاعد، من 1 إلى 99.',
      name: 'أدخل اسمًا لا يزيد على 120 حرفًا.',
      email: `أدخل بريدًا إلكترونيًا مثل ${leftToRight('ada@example.com')}.`,
      summary: 'أدخل ملاحظة لا تزيد على 2000 حرف.',
    },
    soldOut: (left) =>
      `${left > 0 ? `لم يبقَ في ذلك الوقت سوى ${ofSeats(left)}` : 'امتلأ ذلك الوقت للتو'}. لم يُحجز شيء، وما كتبته ما زال هنا.`,
    sentAlready: 'أُرسل هذا النموذج من قبل. هذا ما سُجّل حينها.',

    closed: 'انتهت صلاحية هذا النموذج',
    closedText: 'لم يُحجز به شيء.',
    openNew: 'فتح نموذج جديد',
    noForm: 'لا يوجد نموذج في هذا العنوان',
    unread: 'تعذّرت قراءة ذلك',
  },

  heard: {
    as: (said) => `هكذا فهمنا طلبك: ${said.join('، ')}.`,
    clash: (days) => `يوم الأسبوع والتاريخ لا يتفقان: ${days}؟`,
    nearest: 'لا يوجد شيء متاح عندها؛ وهذه أقرب الأوقات.',
    nothing: 'لا يوجد شيء متاح عندها.',
    first: 'أول وقت متاح',
    span: (first, last) => `من ${first} إلى ${last}`,
    any: (weekdays, first, last) => `${weekdays}، من ${first} إلى ${last}`,
    not: (weekdays) => `ما عدا ${weekdays}`,
    parts: { morning: 'صباحًا', afternoon: 'بعد الظهر', evening: 'مساءً' },
    at: (time) => `عند ${leftToRight(time)}`,
    between: (from, to) => `من ${leftToRight(from)} إلى ${leftToRight(to)}`,
    from: (time) => `ابتداءً من ${leftToRight(time)}`,
    until: (time) => `حتى ${leftToRight(time)}`,
  },

  people: {
    formOpened: 'هذا هو النموذج. لم يُحجز شيء بعد.',
    asked: 'طلبنا من أحد العاملين أن يجيبك.',
    passedOn: (name) => `${name ? own(name) : 'شخص من المتجر'}: أُحيل طلبك، وهو بانتظار زميل من المتجر.`,
    isHere: (name) => `${name ? own(name) : 'شخص من المتجر'} معك الآن. المساعد صامت.`,
    nobodyCame: 'لم يأتِ أحد بعد.',
    hereUntil: (time) => `نحن هنا حتى ${leftToRight(time)}، ويصلك الجواب هنا.`,
    nobodyBefore: (when) => `لا أحد هنا قبل ${when}.`,
    nobodyHere: 'لا أحد هنا في الوقت الحالي.',
    today: (time) => `اليوم ${leftToRight(time)}`,
    tomorrow: (time) => `غدًا ${leftToRight(time)}`,
    onDay: (day, time) => `${day}، ${leftToRight(time)}`,
    answersGoTo: (address) => `نجيبك هنا، وعلى ${leftToRight(address)} أيضًا.`,
    orTakeBack: 'أو تراجع عن الطلب واسأل المساعد في الأثناء.',
    leaveAddress: 'اترك بريدك الإلكتروني هنا لنجيبك عليه أيضًا، أو تراجع عن الطلب واسأل المساعد في الأثناء.',
    back: 'عاد المساعد يجيبك.',
    wasQuiet: 'مضى يوم دون رسائل.',

    answered: (shop) => `وصلك جواب من ${own(shop)}`,
    answers: (shop, name) => (name ? `جواب ${own(name)} من ${own(shop)}:` : `جواب ${own(shop)}:`),
    goOn: 'المتابعة حيث سألت',
    orAnswer: '، أو الرد على هذه الرسالة.',
    orAnswerAlone: 'أو الرد على هذه الرسالة.',
  },
}
