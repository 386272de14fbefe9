import { platformNames } from '../../../contract/platforms.ts'
import { limits } from '../limits.ts'
import type { Notes } from '../notes.ts'

const { line, whatsapp, wechat } = limits

/** What is told to the merchant, in German. */
export const de: Notes = {
  cut: (platform, what) => ({
    title: { words: 'Worte gekürzt', card: 'Karte gekürzt', cards: 'Karten gekürzt' }[what],
    text: `Zu lang für ${platformNames[platform]}: Es endet nach einem Wort, und alles steht hinter dem Link.`,
  }),
  person: (platform) => ({
    title: 'Name einer Person',
    text:
      platform === 'line'
        ? 'Steht über den Worten statt des Namens des Geschäfts, oder davor, wenn er lang ist.'
        : `${platformNames[platform]} zeigt das Geschäft als Absender. Wer spricht, steht vor den Worten.`,
  }),
  sources: (platform) => ({
    title: 'Quellen weggelassen',
    text: `Ihre Website zeigt, woher eine Antwort kommt; ${platformNames[platform]} hat dafür keinen Platz.`,
  }),
  marks: (platform) => ({
    title: 'Hervorhebungen',
    text:
      platform === 'whatsapp'
        ? 'WhatsApp zeichnet Fettes, Kursives und Code auf seine Art aus; Listen haben Punkte, und die Adresse eines Links steht hinter seinen Worten.'
        : `${platformNames[platform]} zeigt nur Worte: Fettes, Kursives und Code stehen ohne Zeichen da, Listen haben Punkte, und die Adresse eines Links steht hinter seinen Worten.`,
  }),
  quickReplies: (count) => ({
    title: 'Schnellantworten',
    text: `${count > line.quickReplies ? `LINE nimmt ${line.quickReplies} von ${count}; die übrigen stehen in Worten.` : `${count} passen; LINE nimmt höchstens ${line.quickReplies}.`} Sie verschwinden, sobald eine benutzt ist, und erscheinen nur auf Handys.`,
  }),
  labels: (platform) => ({
    title: 'Beschriftungen gekürzt',
    text: `${platformNames[platform]} hat wenig Platz auf einer Auswahl. Was nicht passt, steht vollständig in der Nachricht${platform === 'whatsapp' ? ' oder darunter' : ''}.`,
  }),
  names: (platform) => ({
    title: 'Namen gekürzt',
    text: `${platformNames[platform]} hat wenig Platz für einen Namen. Ein zu langer endet nach einem Wort und steht vollständig hinter dem Link.`,
  }),
  answers: () => ({
    title: 'Antworten gekürzt',
    text: `Eine Auswahl sagt auf LINE höchstens ${line.say.most} Zeichen. Eine längere Antwort endet nach einem Wort.`,
  }),
  alike: () => ({ title: 'Gekürzt gleich', text: 'Was sich gleich läse, ist nummeriert.' }),
  choicesToList: (count, button) => ({
    title: 'Auswahl → Liste',
    text:
      count > whatsapp.rows
        ? `WhatsApp zeigt ${whatsapp.rows} in einer Liste hinter „${button}“. Die übrigen ${count - whatsapp.rows} stehen in Worten.`
        : `WhatsApp zeigt ${whatsapp.buttons} kurze Knöpfe. Alles steht jetzt in einer Liste hinter „${button}“.`,
  }),
  choicesToMenu: (count) => ({
    title: 'Auswahl → Links',
    text:
      count > wechat.menu
        ? `WeChat hat keine Knöpfe. Stattdessen ${wechat.menu} Zeilen eines Menüs, mehr gehen nicht; die übrigen ${count - wechat.menu} stehen in Worten.`
        : `WeChat hat keine Knöpfe. Stattdessen ein Menü mit höchstens ${wechat.menu} Zeilen.`,
  }),
  list: (platform, heading, shown) => {
    const kind = { line: 'Karten', whatsapp: 'Liste', wechat: 'Links' }[platform]
    const all = {
      line: `Eine Reihe Karten zum Wischen, höchstens ${line.bubbles}.`,
      whatsapp: `Höchstens ${whatsapp.rows} Zeilen, jede mit ${whatsapp.rowDescription.most} Zeichen. Was noch zu sagen ist, steht hinter dem Link.`,
      wechat: `Höchstens ${wechat.menu} Zeilen eines Menüs, nur mit den Namen. Das Übrige steht hinter dem Link.`,
    }[platform]
    const most = shown.most - (platform === 'line' ? 1 : 0)
    return {
      title: `${heading} → ${kind}`,
      text:
        shown.count > shown.most
          ? `${all} Von ${shown.count} zeigt es ${most}; die anderen stehen hinter dem Link.`
          : all,
    }
  },
  form: (platform) => ({
    title: platform === 'wechat' ? 'Formular → Karte' : 'Formular → Seite',
    text: {
      line: 'Der Knopf öffnet die Buchungsseite in LINE.',
      whatsapp:
        'Der Knopf öffnet die Buchungsseite im Browser. Ein Formular in WhatsApp braucht einen Flow, den Meta genehmigt hat.',
      wechat: 'Eine Karte, die die Buchungsseite öffnet.',
    }[platform],
  }),
  booking: (platform) => ({
    title: { line: 'Keine Kalenderdatei', whatsapp: 'Knöpfe → Antworten', wechat: 'Buchung → Vorlage' }[platform],
    text: {
      line: 'LINE kann keine mitschicken. Sie kommt per E-Mail.',
      whatsapp:
        'Ein Knopf sagt etwas im Verlauf, und der Assistent antwortet mit der passenden Seite. Die Kalenderdatei kommt per E-Mail.',
      wechat:
        'Braucht eine Vorlage mit Angebot, Zeit, Plätzen, Buchungsnummer und Stand; WeChat schreibt die Zeit auf seine Weise. Änderungen stehen hinter „Details“.',
    }[platform],
  }),
  bookingLink: () => ({
    title: 'Buchung → Link',
    text: 'Im Verlauf ist damit nichts mehr zu tun: Ein Link öffnet ihre Seite.',
  }),
  late: (platform) => {
    const hours = limits[platform].windowHours
    return {
      title: `Später als ${hours} Stunden`,
      text: `${platformNames[platform]} nimmt das nur als genehmigte Vorlage an, weil der Gast in den ${hours} Stunden davor nicht geschrieben hat. Noch ist keine gewählt.`,
    }
  },
  tooMany: () => ({
    title: `Mehr als ${wechat.inWindow} Nachrichten`,
    text: `WeChat nimmt ${wechat.inWindow} Nachrichten nach jeder des Gastes an. Diese würde abgelehnt.`,
  }),
}
