import type { ThreadWords } from '../../../browser/threads/words.ts'

/** What the preview of a thread says, in German. */
export const words: ThreadWords = {
  nothingSent: 'Vorschau, nichts wird gesendet',
  wall: (platform) => `Was auf ${platform} gesagt wird`,
  read: 'Gelesen',
  refused: 'Würde abgelehnt',
  changes: (platform) => `Was ${platform} ändert`,
  unchanged: (platform) => `Für ${platform} musste nichts geändert werden.`,
  note: 'Anmerkung',
  replies: (isSpent) => (isSpent ? 'Schnellantworten, weg, seit der Gast geschrieben hat' : 'Schnellantworten'),
  cards: (count) => `${count} Karten nebeneinander`,
  payloads: (count) => `Für Entwickler, Anfragen: ${count}`,
  payload: (number, at) => `die Anfrage ${number}, ${at}`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert. Markieren und kopieren Sie es selbst.',
  standIns: {
    line: 'USER_ID ist die des Gastes bei LINE.',
    whatsapp: 'PHONE_NUMBER gehört dem Gast, PHONE_NUMBER_ID dem Geschäft.',
    wechat: 'OPENID ist die des Gastes beim Konto, TEMPLATE_ID die genehmigte Vorlage.',
  },
  keys: 'FORM_ID und BOOKING_TOKEN stehen, wo die eigenen Schlüssel des Gastes hingehören: Sonst liest sie niemand.',
  accounts: { line: 'Offizielles Konto', whatsapp: 'Unternehmenskonto', wechat: 'Offizielles Konto' },
  template: { service: () => 'Termin', when: 'Wann', seats: 'Plätze', reference: 'Buchungsnummer', details: 'Details' },

  as: (platform) => `Wie ${platform} es zeigen würde`,
  all: 'Der Verlauf und was sich darin ändert',
  failed: 'Die Vorschau ist nicht gekommen.',
  tryAgain: 'Noch einmal versuchen',
  you: 'Sie',
  writeBelow: (platform) => `Schreiben Sie unten. Hier steht es, wie ${platform} es zeigen würde.`,
  messenger: 'Messenger',
  onlyLatest: 'Gezeigt werden nur die neuesten Nachrichten.',
}
