import type { ThreadWords } from '../../../browser/threads/words.ts'

/** What the preview of a thread says, in Spanish. */
export const words: ThreadWords = {
  nothingSent: 'Vista previa, no se envía nada',
  wall: (platform) => `Lo que se dice en ${platform}`,
  read: 'Leído',
  refused: 'Se rechazaría',
  changes: (platform) => `Lo que ${platform} cambia`,
  unchanged: (platform) => `No hubo que cambiar nada para ${platform}.`,
  note: 'Nota',
  replies: (isSpent) =>
    isSpent ? 'Respuestas rápidas, desaparecidas desde que escribió el cliente' : 'Respuestas rápidas',
  cards: (count) => `${count} tarjetas, una al lado de otra`,
  payloads: (count) => `Para desarrolladores, peticiones: ${count}`,
  payload: (number, at) => `la petición ${number}, ${at}`,
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No copiado. Selecciónelo y cópielo usted.',
  standIns: {
    line: 'USER_ID es el del cliente en LINE.',
    whatsapp: 'PHONE_NUMBER es el del cliente, PHONE_NUMBER_ID el de la tienda.',
    wechat: 'OPENID es el del cliente en la cuenta, TEMPLATE_ID la plantilla aprobada.',
  },
  keys: 'FORM_ID y BOOKING_TOKEN están en lugar de las claves del cliente: nadie más las lee.',
  accounts: { line: 'Cuenta oficial', whatsapp: 'Cuenta de empresa', wechat: 'Cuenta oficial' },
  template: { service: () => 'Cita', when: 'Cuándo', seats: 'Plazas', reference: 'Referencia', details: 'Detalles' },

  as: (platform) => `Como lo mostraría ${platform}`,
  all: 'El hilo y lo que cambia en él',
  failed: 'La vista previa no ha llegado.',
  tryAgain: 'Intentar de nuevo',
  you: 'Usted',
  writeBelow: (platform) => `Escriba abajo. Aquí aparece como lo mostraría ${platform}.`,
  messenger: 'Mensajería',
  onlyLatest: 'Solo se muestran los mensajes más recientes.',
}
