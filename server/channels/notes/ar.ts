import { platformNames } from '../../../contract/platforms.ts'
import { limits } from '../limits.ts'
import type { Notes } from '../notes.ts'

const { line, whatsapp, wechat } = limits

/** What is told to the merchant, in Arabic. */
export const ar: Notes = {
  cut: (platform, what) => ({
    title: { words: 'نص مقتطع', card: 'بطاقة مقتطعة', cards: 'بطاقات مقتطعة' }[what],
    text: `أطول مما يتسع له ${platformNames[platform]}: ينتهي بعد كلمة، والنص كاملًا خلف الرابط.`,
  }),
  person: (platform) => ({
    title: 'اسم شخص',
    text:
      platform === 'line'
        ? 'يظهر فوق كلامه بدل اسم المتجر، أو قبله إن كان طويلًا.'
        : `يُظهر ${platformNames[platform]} المتجر مرسِلًا. واسم من يتكلم قبل كلامه.`,
  }),
  sources: (platform) => ({
    title: 'المصادر محذوفة',
    text: `يبيّن موقعك من أين جاء الجواب، ولا مكان لذلك في ${platformNames[platform]}.`,
  }),
  marks: (platform) => ({
    title: 'التنسيق',
    text:
      platform === 'whatsapp'
        ? 'يميّز WhatsApp الخط العريض والمائل والشيفرة بطريقته؛ وتُنقَّط القوائم، ويأتي عنوان الرابط بعد كلماته.'
        : `يعرض ${platformNames[platform]} الكلمات وحدها: بلا علامات للخط العريض والمائل والشيفرة، وتُنقَّط القوائم، ويأتي عنوان الرابط بعد كلماته.`,
  }),
  quickReplies: (count) => ({
    title: 'ردود سريعة',
    text: `${count > line.quickReplies ? `يأخذ LINE ‏${line.quickReplies} من ${count}، والبقية مكتوبة.` : `عددها ${count}، ويأخذ LINE ‏${line.quickReplies} على الأكثر.`} تختفي بعد استعمال واحد منها، ولا تظهر إلا على الهواتف.`,
  }),
  labels: (platform) => ({
    title: 'عناوين مقتطعة',
    text: `المكان ضيق على الخيار في ${platformNames[platform]}. وما لا يتسع له يظهر كاملًا في الرسالة${platform === 'whatsapp' ? ' أو تحته' : ''}.`,
  }),
  names: (platform) => ({
    title: 'أسماء مقتطعة',
    text: `المكان ضيق على الاسم في ${platformNames[platform]}. والاسم الأطول من ذلك ينتهي بعد كلمة، ويظهر كاملًا خلف الرابط.`,
  }),
  answers: () => ({
    title: 'إجابات مقتطعة',
    text: `يرسل الخيار في LINE ‏${line.say.most} حرف على الأكثر. والإجابة الأطول تنتهي بعد كلمة.`,
  }),
  alike: () => ({ title: 'متشابهة بعد الاقتطاع', text: 'ما يُقرأ كغيره مرقّم.' }),
  choicesToList: (count, button) => ({
    title: 'خيارات ← قائمة',
    text:
      count > whatsapp.rows
        ? `يعرض WhatsApp ‏${whatsapp.rows} في قائمة خلف «${button}». والبقية، وعددها ${count - whatsapp.rows}، مكتوبة.`
        : `يعرض WhatsApp ‏${whatsapp.buttons} أزرار قصيرة. انتقل كل شيء إلى قائمة خلف «${button}».`,
  }),
  choicesToMenu: (count) => ({
    title: 'خيارات ← روابط',
    text:
      count > wechat.menu
        ? `لا أزرار في WeChat. بدلًا منها قائمة من ${wechat.menu} أسطر وهو الحد الأقصى، والبقية، وعددها ${count - wechat.menu}، مكتوبة.`
        : `لا أزرار في WeChat. بدلًا منها قائمة من ${wechat.menu} أسطر على الأكثر.`,
  }),
  list: (platform, heading, shown) => {
    const kind = { line: 'بطاقات', whatsapp: 'قائمة', wechat: 'روابط' }[platform]
    const all = {
      line: `صف من البطاقات للتمرير، ${line.bubbles} على الأكثر.`,
      whatsapp: `ورقة من ${whatsapp.rows} صفوف على الأكثر، في كل منها ${whatsapp.rowDescription.most} حرفًا. والتفاصيل خلف الرابط.`,
      wechat: `قائمة من ${wechat.menu} أسطر على الأكثر، بالأسماء وحدها. والبقية خلف الرابط.`,
    }[platform]
    const most = shown.most - (platform === 'line' ? 1 : 0)
    return {
      title: `${heading} ← ${kind}`,
      text: shown.count > shown.most ? `${all} من ${shown.count} يعرض ${most}، والبقية خلف الرابط.` : all,
    }
  },
  form: (platform) => ({
    title: platform === 'wechat' ? 'نموذج ← بطاقة' : 'نموذج ← صفحة',
    text: {
      line: 'يفتح الزر صفحة الحجز داخل LINE.',
      whatsapp: 'يفتح الزر صفحة الحجز في المتصفح. ويحتاج النموذج داخل WhatsApp إلى Flow توافق عليه Meta.',
      wechat: 'بطاقة تفتح صفحة الحجز.',
    }[platform],
  }),
  booking: (platform) => ({
    title: { line: 'لا ملف تقويم', whatsapp: 'أزرار ← ردود', wechat: 'حجز ← قالب' }[platform],
    text: {
      line: 'لا يستطيع LINE حمله. يُرسل بالبريد الإلكتروني.',
      whatsapp: 'يقول الزر شيئًا في المحادثة، ويجيب المساعد بالصفحة المناسبة. ويُرسل ملف التقويم بالبريد الإلكتروني.',
      wechat:
        'يحتاج إلى قالب فيه الخدمة والوقت والمقاعد ورقم الحجز والحالة، ويكتب WeChat الوقت بطريقته. والتعديلات خلف التفاصيل.',
    }[platform],
  }),
  bookingLink: () => ({ title: 'حجز ← رابط', text: 'لم يبق ما يُفعل به في المحادثة: رابط يفتح صفحته.' }),
  late: (platform) => {
    const hours = limits[platform].windowHours
    return {
      title: `بعد أكثر من ${hours} ساعة`,
      text: `لا يقبل ${platformNames[platform]} هذا إلا قالبًا موافقًا عليه، لأن الضيف لم يكتب في الساعات الـ${hours} السابقة. ولم يُختر قالب بعد.`,
    }
  },
  tooMany: () => ({
    title: `أكثر من ${wechat.inWindow} رسائل`,
    text: `يقبل WeChat ‏${wechat.inWindow} رسائل بعد كل رسالة من الضيف. وهذه سترفض.`,
  }),
}
