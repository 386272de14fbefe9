import type { ThreadWords } from '../../../browser/threads/words.ts'

/** What the preview of a thread says, in Arabic. */
export const words: ThreadWords = {
  nothingSent: 'معاينة، لا يُرسل شيء',
  wall: (platform) => `ما يقال على ${platform}`,
  read: 'مقروءة',
  refused: 'ستُرفض',
  changes: (platform) => `ما يغيّره ${platform}`,
  unchanged: (platform) => `لم يلزم تغيير شيء من أجل ${platform}.`,
  note: 'ملاحظة',
  replies: (isSpent) => (isSpent ? 'ردود سريعة، اختفت منذ كتب الضيف' : 'ردود سريعة'),
  cards: (count) => `بطاقات متجاورة: ${count}`,
  payloads: (count) => `للمطورين، الطلبات: ${count}`,
  payload: (number, at) => `الطلب ${number}، ${at}`,
  copy: 'نسخ',
  copied: 'نُسخ',
  notCopied: 'لم يُنسخ. حدّده وانسخه بنفسك.',
  standIns: {
    line: 'USER_ID معرّف الضيف على LINE.',
    whatsapp: 'PHONE_NUMBER رقم الضيف، وPHONE_NUMBER_ID معرّف رقم المتجر.',
    wechat: 'OPENID معرّف الضيف لدى الحساب، وTEMPLATE_ID القالب الموافق عليه.',
  },
  keys: 'FORM_ID وBOOKING_TOKEN مكان مفاتيح الضيف: لا يقرؤها أحد سواه.',
  accounts: { line: 'حساب رسمي', whatsapp: 'حساب أعمال', wechat: 'حساب رسمي' },
  template: { service: () => 'الحجز', when: 'الموعد', seats: 'المقاعد', reference: 'رقم الحجز', details: 'التفاصيل' },

  as: (platform) => `كما يعرضه ${platform}`,
  all: 'المحادثة وما يتغير فيها',
  failed: 'لم تصل المعاينة.',
  tryAgain: 'حاول مرة أخرى',
  you: 'أنت',
  writeBelow: (platform) => `اكتب في الأسفل، وسيظهر هنا كما يعرضه ${platform}.`,
  messenger: 'تطبيق المراسلة',
  onlyLatest: 'لا تظهر إلا أحدث الرسائل.',
}
