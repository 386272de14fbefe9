import type { ThreadNote } from '../../../contract/channels.ts'
import { type Platform, platformNames } from '../../../contract/platforms.ts'
import { limits } from '../limits.ts'

/** What of a message can be cut. */
type Part = 'words' | 'card' | 'cards'

const cutOff: Record<Part, string> = { words: 'Words', card: 'Card', cards: 'Cards' }

const { line, whatsapp, wechat } = limits

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const choices = (count: number) => (count === 1 ? 'One choice' : `${numbers[count] ?? count} choices`)
const messages = (count: number) => (count === 1 ? 'One message' : `${numbers[count] ?? count} messages`)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What is told to the merchant in English, and what every language has to tell. */
export const en = {
  cut: (platform: Platform, what: Part): ThreadNote => ({
    title: `${cutOff[what]} cut`,
    text: `Too long for ${platformNames[platform]}: it ends after a word, and all of it is behind the link.`,
  }),
  person: (platform: Platform): ThreadNote =>
    platform === 'line'
      ? {
          title: 'A person’s name',
          text: 'Stands above their words instead of the shop’s, or before them where it is long.',
        }
      : {
          title: 'A person’s name',
          text: `${platformNames[platform]} shows the shop as the sender. Who speaks stands before their words.`,
        },
  sources: (platform: Platform): ThreadNote => ({
    title: 'Sources left out',
    text: `Your site shows where an answer comes from; ${platformNames[platform]} has no place for it.`,
  }),
  marks: (platform: Platform): ThreadNote => ({
    title: 'Formatting',
    text:
      platform === 'whatsapp'
        ? 'WhatsApp marks bold, italics and code its own way; lists have points, and a link’s address stands behind its words.'
        : `${platformNames[platform]} shows words alone: bold, italics and code lose their marks, lists have points, and a link’s address stands behind its words.`,
  }),
  quickReplies: (count: number): ThreadNote => ({
    title: 'Quick replies',
    text:
      count > line.quickReplies
        ? `LINE takes ${line.quickReplies} of ${count}; the rest stand in words. They vanish once one is used, and show only on phones.`
        : `${choices(count)} fit${count === 1 ? 's' : ''}: LINE takes ${line.quickReplies}. They vanish once one is used, and show only on phones.`,
  }),
  labels: (platform: Platform): ThreadNote => ({
    title: 'Labels cut',
    text: `${platformNames[platform]} has little room on a choice. What does not fit stands whole ${platform === 'whatsapp' ? 'under it, or ' : ''}in the message.`,
  }),
  names: (platform: Platform): ThreadNote => ({
    title: 'Names cut',
    text: `${platformNames[platform]} has little room for a name. One that is too long ends after a word, and stands whole behind the link.`,
  }),
  answers: (): ThreadNote => ({
    title: 'Answers cut',
    text: `A choice on LINE says at most ${line.say.most} letters for the guest. A longer answer ends after a word.`,
  }),
  alike: (): ThreadNote => ({
    title: 'Alike once cut',
    text: 'What would read the same as another is numbered.',
  }),
  choicesToList: (count: number, button: string): ThreadNote => ({
    title: `${upper(choices(count).toLowerCase())} → list`,
    text:
      count > whatsapp.rows
        ? `WhatsApp lists ${whatsapp.rows}, behind “${button}”. The other ${count - whatsapp.rows} stand in words.`
        : `WhatsApp shows ${whatsapp.buttons} short buttons. ${count === 1 ? 'It' : 'All'} moved to a list behind “${button}”.`,
  }),
  choicesToMenu: (count: number): ThreadNote => ({
    title: 'Choices → links',
    text:
      count > wechat.menu
        ? `WeChat has no buttons. Ten lines of a menu instead, which is the most; the other ${count - wechat.menu} stand in words.`
        : `WeChat has no buttons. ${numbers[count] ?? count} line${count === 1 ? '' : 's'} of a menu instead, ten at most.`,
  }),
  list: (platform: Platform, heading: string, shown: { count: number; most: number }): ThreadNote => ({
    title: `${heading} → ${platform === 'line' ? 'cards' : platform === 'whatsapp' ? 'list' : 'links'}`,
    text: `${inList[platform]}${shown.count > shown.most ? ` Of ${shown.count} it shows ${shown.most - (platform === 'line' ? 1 : 0)}; the others are behind the link.` : ''}`,
  }),
  form: (platform: Platform): ThreadNote => ({
    title: platform === 'wechat' ? 'Form → card' : 'Form → page',
    text: inForm[platform],
  }),
  booking: (platform: Platform): ThreadNote => ({
    title:
      platform === 'wechat' ? 'Booking → template' : platform === 'whatsapp' ? 'Buttons → answers' : 'No calendar file',
    text: inBooking[platform],
  }),
  bookingLink: (): ThreadNote => ({
    title: 'Booking → link',
    text: 'There is nothing left to do with it in the thread: a link opens its page.',
  }),
  late: (platform: 'whatsapp' | 'wechat'): ThreadNote => ({
    title: `Outside ${limits[platform].windowHours} hours`,
    text: `${platformNames[platform]} takes this only as an approved template, because the guest had not written in the ${limits[platform].windowHours} hours before. None is chosen yet.`,
  }),
  tooMany: (): ThreadNote => ({
    title: `More than ${wechat.inWindow} messages`,
    text: `WeChat takes ${messages(wechat.inWindow).toLowerCase()} after each of the guest’s. This one would be refused.`,
  }),
}

const inList: Record<Platform, string> = {
  line: `A row of cards to swipe, ${line.bubbles} at most.`,
  whatsapp: `A sheet of ${whatsapp.rows} rows at most, each with ${whatsapp.rowDescription.most} letters. What there is to say about them is behind the link.`,
  wechat: `${wechat.menu} lines of a menu at most, with their names alone. The rest is behind the link.`,
}

const inForm: Record<Platform, string> = {
  line: 'The button opens the booking page inside LINE.',
  whatsapp:
    'The button opens the booking page in the browser. A form inside WhatsApp needs a Flow that Meta has approved.',
  wechat: 'A card that opens the booking page.',
}

const inBooking: Record<Platform, string> = {
  line: 'LINE cannot carry one. It goes by e-mail.',
  whatsapp:
    'A button says something in the thread, where the assistant answers with the page for it. The calendar file goes by e-mail.',
  wechat:
    'Needs a template with service, time, seats, reference and state; WeChat writes the time its own way. Changes are behind Details.',
}
