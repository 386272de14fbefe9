import { platformNames } from '../../../contract/platforms.ts'
import { limits } from '../limits.ts'
import type { Notes } from '../notes.ts'

const { line, whatsapp, wechat } = limits

/** What is told to the merchant, in Spanish. */
export const es: Notes = {
  cut: (platform, what) => ({
    title: { words: 'Texto cortado', card: 'Tarjeta cortada', cards: 'Tarjetas cortadas' }[what],
    text: `Demasiado largo para ${platformNames[platform]}: acaba tras una palabra, y todo está detrás del enlace.`,
  }),
  person: (platform) => ({
    title: 'Nombre de una persona',
    text:
      platform === 'line'
        ? 'Está encima de sus palabras en lugar del de la tienda, o delante si es largo.'
        : `${platformNames[platform]} muestra la tienda como remitente. Quien habla está delante de sus palabras.`,
  }),
  sources: (platform) => ({
    title: 'Fuentes omitidas',
    text: `Su web muestra de dónde viene una respuesta; ${platformNames[platform]} no tiene sitio para ello.`,
  }),
  marks: (platform) => ({
    title: 'Formato',
    text:
      platform === 'whatsapp'
        ? 'WhatsApp marca la negrita, la cursiva y el código a su manera; las listas llevan puntos y la dirección de un enlace va detrás de sus palabras.'
        : `${platformNames[platform]} muestra solo palabras: negrita, cursiva y código pierden sus marcas, las listas llevan puntos y la dirección de un enlace va detrás de sus palabras.`,
  }),
  quickReplies: (count) => ({
    title: 'Respuestas rápidas',
    text: `${count > line.quickReplies ? `LINE toma ${line.quickReplies} de ${count}; el resto va en palabras.` : `Hay ${count}; LINE toma ${line.quickReplies} como mucho.`} Desaparecen en cuanto se usa una, y solo se ven en el móvil.`,
  }),
  labels: (platform) => ({
    title: 'Etiquetas cortadas',
    text: `${platformNames[platform]} tiene poco sitio en una opción. Lo que no cabe está entero en el mensaje${platform === 'whatsapp' ? ' o debajo' : ''}.`,
  }),
  names: (platform) => ({
    title: 'Nombres cortados',
    text: `${platformNames[platform]} tiene poco sitio para un nombre. Si es demasiado largo, acaba tras una palabra y está entero detrás del enlace.`,
  }),
  answers: () => ({
    title: 'Respuestas cortadas',
    text: `En LINE, una opción envía como mucho ${line.say.most} caracteres. Una respuesta más larga acaba tras una palabra.`,
  }),
  alike: () => ({ title: 'Iguales al cortarse', text: 'Lo que se leería igual va numerado.' }),
  choicesToList: (count, button) => ({
    title: 'Opciones → lista',
    text:
      count > whatsapp.rows
        ? `WhatsApp pone ${whatsapp.rows} en una lista, detrás de «${button}». Las otras ${count - whatsapp.rows} van en palabras.`
        : `WhatsApp muestra ${whatsapp.buttons} botones cortos. Todo ha pasado a una lista detrás de «${button}».`,
  }),
  choicesToMenu: (count) => ({
    title: 'Opciones → enlaces',
    text:
      count > wechat.menu
        ? `WeChat no tiene botones. En su lugar, un menú de ${wechat.menu} líneas, que es lo máximo; las otras ${count - wechat.menu} van en palabras.`
        : `WeChat no tiene botones. En su lugar, un menú de ${wechat.menu} líneas como mucho.`,
  }),
  list: (platform, heading, shown) => {
    const kind = { line: 'tarjetas', whatsapp: 'lista', wechat: 'enlaces' }[platform]
    const all = {
      line: `Una fila de tarjetas para deslizar, ${line.bubbles} como mucho.`,
      whatsapp: `Una hoja de ${whatsapp.rows} filas como mucho, cada una con ${whatsapp.rowDescription.most} letras. El resto está detrás del enlace.`,
      wechat: `Un menú de ${wechat.menu} líneas como mucho, solo con los nombres. El resto está detrás del enlace.`,
    }[platform]
    const most = shown.most - (platform === 'line' ? 1 : 0)
    return {
      title: `${heading} → ${kind}`,
      text:
        shown.count > shown.most ? `${all} De ${shown.count} muestra ${most}; las demás están detrás del enlace.` : all,
    }
  },
  form: (platform) => ({
    title: platform === 'wechat' ? 'Formulario → tarjeta' : 'Formulario → página',
    text: {
      line: 'El botón abre la página de reserva dentro de LINE.',
      whatsapp:
        'El botón abre la página de reserva en el navegador. Un formulario dentro de WhatsApp necesita un Flow aprobado por Meta.',
      wechat: 'Una tarjeta que abre la página de reserva.',
    }[platform],
  }),
  booking: (platform) => ({
    title: { line: 'Sin archivo de calendario', whatsapp: 'Botones → respuestas', wechat: 'Reserva → plantilla' }[
      platform
    ],
    text: {
      line: 'LINE no puede llevar uno. Va por correo.',
      whatsapp:
        'Un botón dice algo en el hilo, y el asistente responde con la página adecuada. El archivo de calendario va por correo.',
      wechat:
        'Necesita una plantilla con servicio, hora, plazas, referencia y estado; WeChat escribe la hora a su manera. Los cambios están detrás de los detalles.',
    }[platform],
  }),
  bookingLink: () => ({
    title: 'Reserva → enlace',
    text: 'Ya no hay nada que hacer con ella en el hilo: un enlace abre su página.',
  }),
  late: (platform) => {
    const hours = limits[platform].windowHours
    return {
      title: `Pasadas ${hours} horas`,
      text: `${platformNames[platform]} toma esto solo como plantilla aprobada, porque el cliente no había escrito en las ${hours} horas anteriores. Aún no hay ninguna elegida.`,
    }
  },
  tooMany: () => ({
    title: `Más de ${wechat.inWindow} mensajes`,
    text: `WeChat toma ${wechat.inWindow} mensajes tras cada uno del cliente. Este se rechazaría.`,
  }),
}
