import { part } from '../../browser/spoken.ts'

/** What is said of a service that is pointed at on a page where it is not, and of words that a link brings. */
export const says = part('offer', {
  notHere: 'It is not on this page. This is what the record says of it.',
  notOffered: 'That is not on this page, and no longer on offer. This is what there is.',
  askThis: 'The link that you followed asks this. What you are writing is still there.',
})
