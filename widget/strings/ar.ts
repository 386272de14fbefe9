import { money } from '../../browser/format.ts'
import type { Price } from '../../contract/catalogue.ts'
import { plurals } from './plurals.ts'
import { bookingRefusals, refusals } from './refusals.ts'
import type { FormSentences, Sentences } from './sentences.ts'

const count = plurals('ar')

/** Names and other words of theirs, which run their own way and leave ours alone (Unicode's isolates). */
const own = (text: string) => `\u2068${text}\u2069`
const leftToRight = (text: string) => `\u2066${text}\u2069`

const some = { few: '# مقاعد', many: '# مقعدًا', other: '# مقعد' }
/** As a subject, after a noun, and after a verb. */
const seats = (number: number) => count(number, { ...some, zero: 'لا مقاعد', one: 'مقعد واحد', two: 'مقعدان' })
const ofSeats = (number: number) => count(number, { ...some, one: 'مقعد واحد', two: 'مقعدين' })
const seatsWanted = (number: number) => count(number, { ...some, one: 'مقعدًا واحدًا', two: 'مقعدين' })
const forPeople = (number: number) =>
  count(number, {
    one: 'لشخص واحد',
    two: 'لشخصين',
    few: 'لـ# أشخاص',
    many: 'لـ# شخصًا',
    other: 'لـ# شخص',
  })
const seatsKept = (number: number) =>
  count(number, {
    one: 'مقعد واحد محفوظ لك',
    two: 'مقعدان محفوظان لك',
    few: '# مقاعد محفوظة لك',
    many: '# مقعدًا محفوظة لك',
    other: '# مقعد محفوظة لك',
  })
const minutes = (number: number) =>
  count(number, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', other: '# دقيقة' })

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

const priced = (price: Price, locale: string) => `${money(price, locale)} ${per(price.per)}`

const why = refusals('ar', {
  often: (when) => `تكرّر ذلك أكثر من اللازم. أعد المحاولة ${when}.`,
  wrong: 'لم نتمكن من قبول ذلك هكذا. عدّله وأعد المحاولة.',
  notNow: 'لا يمكن ذلك الآن. أعد تحميل الصفحة ثم حاول مرة أخرى.',
  failed: 'حدث خطأ لدينا. أعد المحاولة بعد لحظة.',
  unreachable: 'تعذّر الوصول إلى المتجر. أعد المحاولة بعد لحظة.',
})

const form: FormSentences = {
  title: () => 'حجز موعد',
  notBooked: 'لم يُحجز شيء بعد',
  origin: { message: 'من رسالتك', member: 'من حساب دخولك', page: 'من الصفحة' },
  comma: '، ',
  change: 'تغيير',
  changePart: (label) => `تغيير ${label}`,

  whichService: () => 'ماذا تودّ أن تحجز؟',
  priceColumn: 'السعر',
  minutes,
  each: (price, unit) => `${price} ${per(unit)}`,
  totalFor: (price, number) => `${price} ${forPeople(number)}`,
  membersOf: (service, shop) => `للأعضاء ${form.withPlan(service, shop)}`.trim(),
  today: 'اليوم',
  tomorrow: 'غدًا',
  chooseDay: 'اختيار اليوم',

  service: () => 'الموعد',
  when: 'الوقت',
  party: 'المقاعد',
  manySeats: 'كم مقعدًا؟',
  more: '6+',
  day: 'اليوم',
  earlier: 'أيام سابقة',
  later: 'أيام لاحقة',
  time: 'الوقت',
  timesFor: (day, number) => `${day}: الأوقات ${forPeople(number)}`,
  ask: {
    service: () => 'اختر أولًا ما تودّ حجزه',
    seats: () => 'اذكر عدد القادمين',
    time: () => 'اختر وقتًا أولًا',
  },
  readingTimes: 'نقرأ الأوقات المتاحة',
  timesFailed: 'تعذّرت قراءة الأوقات.',
  tryAgain: 'إعادة المحاولة',
  noTimes: (service) => (service ? `لا أوقات متاحة حاليًا لحجز ${own(service)}.` : 'لا أوقات متاحة حاليًا.'),
  noneFit: (number, listed) =>
    `لم يبقَ وقت يتسع ${forPeople(number)} معًا. قد يتسع لعدد أقل${listed ? '، أو انضم إلى قائمة انتظار أحد الأوقات.' : '.'}`,

  dayTimes: (number) =>
    count(number, { one: 'وقت واحد', two: 'وقتان', few: '# أوقات', many: '# وقتًا', other: '# وقت' }),
  dayLeft: (number) => `بقي ${number}`,
  dayFree: 'متاح',
  dayFull: 'ممتلئ',
  dayOnHold: 'محفوظ',
  dayMembers: 'للأعضاء',
  seatsLeft: (number) => `بقي ${seats(number)}`,
  fits: (number) => `بقي ${seats(number)}`,
  seatsFree: 'مقاعد متاحة',
  youAsked: (number) => `والمطلوب ${number}`,
  onHold: 'محفوظ لغيرك',
  backBy: (at) => `قد يتاح بحلول ${at}`,
  full: 'ممتلئ',
  membersOnly: 'للأعضاء فقط',
  withPlan: ({ plans }, { locale }) => {
    const named = plans.map(({ name, price }) => `${own(name)}، ${priced(price, locale)}`)
    return named.length > 0 ? `مع ${named.join('، أو ')}` : ''
  },
  yours: 'محفوظ لك',
  cityTime: (city) => `بتوقيت ${own(city)}`,
  yourTime: (at, weekday) => `= ${at} بتوقيتك${weekday ? `، ${weekday}` : ''}`,

  joinList: 'إلى قائمة الانتظار',
  joinListOf: (day, at) => `إلى قائمة انتظار ${day}، ${at}`,
  onlyListed: 'مكان في قائمة الانتظار، وليس حجزًا',
  listNote: 'إذا خلت مقاعد كتبنا إليك وحفظناها لك ساعتين. لم يُحجز شيء، ولا يلزمك شيء حتى ذلك الحين.',
  bookedIfFree: 'إن خلا مكان قبل ذلك حُجز لك فورًا.',

  keep: (number) => `احفظ لي ${seatsWanted(number)}`,
  keeping: 'نحفظها لك…',
  keepNote: 'محفوظة لك 10 دقائق ريثما تملأ الباقي.',
  goOn: 'المتابعة بهذه المقاعد',
  kept: (number, until) => `${seatsKept(number)} حتى ${until}`,
  keptBriefly: seatsKept,
  minutesLeft: (number) => `بقي ${minutes(number)}`,
  endingSoon: 'أقل من دقيقتين',
  keepLonger: 'تمديد الحفظ 10 دقائق',
  lastMinutes: 'لا يمكن تمديد الحفظ أكثر. احجز قبل انتهائه، أو احفظها من جديد بعده.',
  letGo: 'التخلي عنها',
  gone: (number, at) =>
    count(number, {
      one: `انتهى حفظ المقعد عند ${at}`,
      two: `انتهى حفظ المقعدين عند ${at}`,
      other: `انتهى حفظ المقاعد عند ${at}`,
    }),
  goneKeptText: 'ما كتبته ما زال هنا.',
  stillFree: (number) =>
    count(number, {
      one: 'ما زال مقعد واحد متاحًا.',
      two: 'ما زال مقعدان متاحين.',
      few: 'ما زالت # مقاعد متاحة.',
      many: 'ما زال # مقعدًا متاحًا.',
      other: 'ما زال # مقعد متاحًا.',
    }),
  filledUp: 'لقد امتلأ.',
  takeAgain: 'حفظها من جديد',
  otherDays: 'أيام أخرى',

  fields: { name: 'الاسم', email: 'البريد الإلكتروني', summary: 'ملاحظة' },
  optional: 'اختياري',
  emailHint: 'إليه نرسل التأكيد وملف التقويم ورابط التعديل.',
  listEmailHint: 'إليه نكتب متى خلت مقاعد.',
  detailHint: 'حساسية، أو مناسبة، أو أي شيء يحسن أن نعرفه.',
  problemTitle: 'هناك ما يحتاج إلى تصحيح',
  problems: {
    missing: { name: 'أدخل اسمك', email: 'أدخل بريدك الإلكتروني', summary: 'أدخل ملاحظة' },
    no_at: 'أدخل بريدًا إلكترونيًا فيه علامة @',
    not_an_address: `أدخل بريدًا إلكترونيًا مثل ${leftToRight('ada@example.com')}`,
    too_long: {
      name: 'أدخل اسمًا لا يزيد على 120 حرفًا',
      email: 'أدخل بريدًا إلكترونيًا لا يزيد على 254 حرفًا',
      summary: 'أدخل ملاحظة لا تزيد على 2000 حرف',
    },
  },

  next: 'التالي',
  readOver: 'مراجعة الحجز',
  book: (number) => `حجز ${ofSeats(number)}`,
  submitting: { keep: 'جارٍ الحجز…', book: 'جارٍ الحجز…', join: 'جارٍ الإدراج…' },

  soldOut: 'حُجزت هذه المقاعد للتو',
  soldOutText: 'لم يُحجز لك شيء. ما كتبته ما زال هنا.',
  alternatives: 'هذه الأوقات ما زال فيها مكان:',
  silence: { offline: 'لا اتصال لديك بالإنترنت', unsure: 'لم يصل رد' },
  afterSilence: {
    keep: {
      offline: 'ما اخترته ما زال هنا. اضغط مجددًا متى عاد الاتصال.',
      unsure: 'اضغط مجددًا: لا يُحفظ شيء مرتين.',
    },
    book: {
      offline: 'لن نحجز حتى تضغط زر الحجز مجددًا.',
      unsure: 'اضغط زر الحجز مجددًا: يبقى حجزًا واحدًا مهما تكرر الضغط.',
    },
    join: {
      offline: 'لن ندرجك في القائمة حتى تضغط مجددًا.',
      unsure: 'اضغط مجددًا: يبقى مكانًا واحدًا في القائمة مهما تكرر الضغط.',
    },
  },
  staysKept: (number, until) =>
    count(number, {
      one: `يبقى مقعدك محفوظًا حتى ${until}.`,
      two: `يبقى مقعداك محفوظين حتى ${until}.`,
      other: `تبقى مقاعدك محفوظة حتى ${until}.`,
    }),
  refused: 'لم يتم ذلك',
  why: bookingRefusals(why, {
    closed:
      'لا يمكن الحجز هكذا. ربما انقضى الموعد، أو هو محجوز بهذا البريد من قبل: عندها يمكنك تعديله من الرابط في رسالة التأكيد.',
    members: 'هذا للأعضاء فقط. سجّل الدخول في الموقع أو اختر شيئًا آخر.',
    fewer: 'لا توجد مقاعد بهذا العدد. اختر عددًا أقل.',
  }),
  fault: (field) => (field === 'email' ? form.problems.not_an_address : form.problems.too_long[field]),

  expired: 'انتهت صلاحية هذا النموذج',
  expiredText: () => 'أخبر مساعد المتجر بأنك تودّ الحجز، ويُفتح نموذج جديد.',

  said: {
    kept: (number, until) => `${seatsKept(number)} حتى ${until}. لم يُحجز شيء بعد.`,
    ending: (number) =>
      count(number, {
        one: 'مقعدك محفوظ لدقيقتين بعد.',
        two: 'مقعداك محفوظان لدقيقتين بعد.',
        other: 'مقاعدك محفوظة لدقيقتين بعد.',
      }),
    gone: 'انتهى حفظ مقاعدك. ما كتبته ما زال هنا.',
    joining: (day, times) => `ستنضم إلى قائمة انتظار ${day}، ${leftToRight(times)}. لا مقاعد محفوظة، ولم يُحجز شيء.`,
    booked: (standing, day, times, reference) =>
      `${standing}: ${day}، ${leftToRight(times)}. رقم الحجز ${leftToRight(reference)}.`,
  },

  ofWhole: () => ({
    party: 'الأشخاص',
    manySeats: 'كم شخصًا؟',
    dayLeft: () => 'متاح',
    dayFull: 'محجوز',
    seatsLeft: () => 'متاح',
    fits: (number) => `يتسع ${forPeople(number)} على الأكثر`,
    seatsFree: 'متاح',
    full: 'محجوز',
    listNote: 'إذا خلا الموعد كتبنا إليك وحفظناه لك ساعتين. لم يُحجز شيء، ولا يلزمك شيء حتى ذلك الحين.',
    keep: (number) => `احفظ لي الموعد ${forPeople(number)}`,
    keeping: 'نحفظه لك…',
    keepNote: 'محفوظ لك 10 دقائق ريثما تملأ الباقي.',
    goOn: 'المتابعة بهذا الموعد',
    kept: (number, until) => `موعد ${forPeople(number)} محفوظ لك حتى ${until}`,
    letGo: 'التخلي عنه',
    gone: (_, at) => `انتهى حفظ الموعد عند ${at}`,
    stillFree: () => 'ما زال متاحًا.',
    filledUp: 'لقد حُجز.',
    takeAgain: 'حفظه من جديد',
    listEmailHint: 'إليه نكتب متى خلا الموعد.',
    keptBriefly: () => 'الموعد محفوظ لك',
    book: (number) => `حجز الموعد ${forPeople(number)}`,
    soldOut: 'حُجز هذا الموعد للتو',
    alternatives: 'هذه المواعيد ما زالت متاحة:',
    staysKept: (_, until) => `يبقى الموعد محفوظًا لك حتى ${until}.`,
    said: {
      ...form.said,
      kept: (number, until) => `موعد ${forPeople(number)} محفوظ لك حتى ${until}. لم يُحجز شيء بعد.`,
      ending: () => 'الموعد محفوظ لدقيقتين بعد.',
      gone: 'انتهى حفظ الموعد. ما كتبته ما زال هنا.',
    },
  }),
}

export const sentences: Sentences = {
  panel: {
    theShop: 'المتجر',
    unread: (number) =>
      count(number, {
        one: 'رسالة جديدة',
        two: 'رسالتان جديدتان',
        few: '# رسائل جديدة',
        many: '# رسالة جديدة',
        other: '# رسالة جديدة',
      }),
    dialog: (shop) => `${own(shop)}، المساعد`,
    close: 'إغلاق',
    menu: 'القائمة',

    assistant: 'مساعد المتجر',
    waiting: 'بانتظار شخص من المتجر',
    operator: (name) => (name ? `${own(name)}، من المتجر` : 'شخص من المتجر'),
    signedInAs: (name) => `تم الدخول باسم ${own(name)}`,
    askPerson: 'التحدث إلى شخص',
    takeBack: 'التراجع',

    conversation: 'المحادثة',
    newWords: 'كلام جديد في الأسفل',

    greeting: (hour) => `${hour >= 5 && hour < 12 ? 'صباح الخير' : 'مساء الخير'}. ماذا تودّ أن تعرف؟`,

    message: 'الرسالة',
    ask: 'اسأل، أو قل ماذا تريد أن تحجز',
    askOrStop: 'اسأل سؤالًا آخر، أو أوقف الجواب',
    writeTo: (name) => `اكتب إلى ${name ? own(name) : 'المتجر'}`,
    send: 'إرسال',
    stop: 'إيقاف الجواب',

    tooLong: (most) => `تتسع الرسالة لـ ${most} حرف على الأكثر.`,
    offline: 'لا اتصال لديك بالإنترنت. ما تكتبه محفوظ هنا.',
    reconnecting: 'انقطع الاتصال بالمتجر. نعيد المحاولة.',
    why,

    partFailed: 'تعذّر عرض هذا الجزء.',
    tryAgain: 'إعادة المحاولة',
  },

  said: {
    earlier: 'رسائل أقدم',
    youSaid: 'قلتَ',
    assistantSaid: 'قال المساعد',
    operatorSaid: 'قال شخص من المتجر',
    answering: 'المساعد يجيب',
    isWriting: (name) => `${name ? own(name) : 'شخص من المتجر'} يكتب الآن`,
    noAnswer: 'لم يصل جواب.',
    stopped: 'أُوقِفت الإجابة.',
    brokeOff: 'انقطعت الإجابة.',
    askAgain: 'السؤال من جديد',

    starters: () => ['ماذا يمكنني أن أحجز؟', 'أين أنتم، ومتى تفتحون؟', 'حجز موعد'],
    fromTheRecord: 'الأجوبة من سجل المتجر نفسه.',
    openToday: (until) => `مفتوح اليوم حتى ${until}.`,

    notSent: 'لم تُرسل',
    sendAgain: 'إعادة الإرسال',
    remove: 'حذف',
    notYetSent: 'لم تُرسل بعد. تُرسل تلقائيًا متى أمكن الوصول إلى المتجر.',

    newTab: '، يُفتح في تبويب جديد',
    more: 'المزيد',
    sources: (titles) => `من سجل المتجر: ${titles.map(own).join(' ')}`,

    formReplaced: 'في الأسفل نموذج أحدث.',
    formOver: 'انتهت صلاحية هذا النموذج. لم يُحجز به شيء.',
  },

  thumbs: {
    helpful: 'مفيد',
    unhelpful: 'غير مفيد',
    missing: 'ما الذي كان ينقص؟',
    tell: 'إبلاغ المتجر',
    told: 'شكرًا لك. سيقرؤه المتجر.',
    copy: 'نسخ',
    copied: 'تم النسخ',
    notCopied: 'تعذّر النسخ',
    again: 'اسأل مجددًا',
  },

  menu: {
    anew: 'محادثة جديدة',
    begun: 'هذه محادثة جديدة. يحتفظ المتجر بالسابقة.',
    back: 'العودة إليها',

    mail: 'أرسل إليّ هذه المحادثة',
    address: 'عنوان بريدك الإلكتروني',
    mailHint: 'كل ما قيل هنا حتى الآن في رسالة واحدة.',
    send: 'إرسال',
    sending: 'جارٍ الإرسال…',
    mailed: (address) => `هي في طريقها إلى ${own(address)}.`,
    noAddress: form.problems.not_an_address,

    forget: 'حذف بياناتي',
    forgetAsk: 'أتريد حذف كل ما كتبته هنا؟',
    forgetHint:
      'تُحذف كل محادثاتك لدى المتجر، وينساك هذا المتصفح. لا رجعة في ذلك. أما الحجوزات فتبقى: على المتجر أن يحتفظ بها.',
    forgetting: 'جارٍ الحذف…',
    keep: 'إبقاؤها',
    forgotten: 'حُذفت محادثاتك، ونسيك هذا المتصفح.',
    booked: (number) =>
      count(number, {
        one: 'بقي لدى المتجر حجز واحد، وفي رسالته كيفية إلغائه.',
        two: 'بقي لدى المتجر حجزان، وفي رسالتيهما كيفية إلغائهما.',
        few: 'بقيت لدى المتجر # حجوزات، وفي رسائلها كيفية إلغائها.',
        many: 'بقي لدى المتجر # حجزًا، وفي رسائلها كيفية إلغائها.',
        other: 'بقي لدى المتجر # حجز، وفي رسائلها كيفية إلغائها.',
      }),

    cancel: 'ليس الآن',
    close: 'إغلاق',
  },

  offer: {
    notHere: 'ليس في هذه الصفحة. هذا ما يقوله السجل عنه.',
    notOffered: 'ليس في هذه الصفحة، ولم يعد متاحًا. هذا ما لدينا.',
    askThis: 'الرابط الذي فتحته يسأل هذا. ما تكتبه ما زال هنا.',
  },

  cards: {
    comma: '، ',
    heading: () => 'ما يمكن حجزه',
    priceForEach: (unit) => `السعر ${per(unit)}`,
    each: (price, unit) => `${price} ${per(unit)}`,
    nothingToPay: 'مجانًا',
    minutes,
    today: 'اليوم',
    tomorrow: 'غدًا',
    noTimes: 'لا أوقات حاليًا',
    seats,
    seatsLeft: (number) => `بقي ${seats(number)}`,
    seatsFree: 'مقاعد متاحة',
    full: 'ممتلئ',
    wholeFree: 'متاح',
    taken: 'محجوز',
    members: 'للأعضاء',
    more: (number) => `عرض ${number} غيرها`,
    plans: 'العضوية',
    yourBookings: 'حجوزاتك',
    earlier: (number) =>
      count(number, {
        one: 'وحجز آخر انقضى.',
        two: 'وحجزان آخران انقضيا.',
        few: 'و# حجوزات أخرى انقضت.',
        many: 'و# حجزًا آخر انقضت.',
        other: 'و# حجز آخر انقضت.',
      }),
    move: 'نقل الموعد',
    cancel: 'إلغاء',
    withTheShop: (since) => `لدى المتجر منذ ${since}`,
    withPerson: (name) => `لدى ${own(name)}`,
    answered: 'أجاب المتجر',
    noLonger: 'لم يعد لدى المتجر',
    asked: 'السؤال',
    answer: 'الجواب',
    here: 'هنا، في هذه المحادثة',
  },

  ticket: {
    states: {
      held: 'محفوظ لك',
      confirmed: 'تم الحجز',
      waitlisted: 'في قائمة الانتظار',
      offered: 'معروض عليك',
      cancelled: 'أُلغي',
      expired: 'انتهى حفظه',
      attended: 'تم الحضور',
      no_show: 'لم يتم الحضور',
    },
    placeOnList: (place) => `رقم ${place} في قائمة الانتظار`,
    yoursUntil: (at) => `لك حتى ${at}`,
    reference: 'الرقم',
    label: (standing, reference) => `${standing}، رقم الحجز ${leftToRight(reference)}`,
    what: (service, number) => `${own(service)}، ${seats(number)}`,
    cityTime: (city) => `بتوقيت ${own(city)}.`,
    nothingTaken: 'لم تُحجز مقاعد بعد.',
    manage: 'عرض أو نقل أو إلغاء',
    addToCalendar: 'إضافة إلى التقويم',
    takeSeats: 'أخذ المقاعد',
    letGo: 'التخلي عنها',
    leaveList: 'مغادرة القائمة',
    otherDays: 'عرض أيام أخرى',
    bookAnother: () => 'حجز موعد آخر',
    newTab: '، يُفتح في تبويب جديد',
  },

  form,
  laterForm: form,
}
