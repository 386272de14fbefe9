/**
 * Where a written address leads, if a visitor may safely follow it: a page of the web, a mailbox or a telephone, and
 * nothing more than that. No address with a name and password in it, which shows one host and leads to another, and no
 * letter with its words filled in.
 */
export function followable(written: string): string | undefined {
  if (/^mailto:/i.test(written)) return mailbox.test(written.slice(7)) ? written : undefined
  if (/^tel:/i.test(written)) return telephone.test(written.slice(4)) ? written.replaceAll(/[^\w:+]/g, '') : undefined
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return undefined

  const { href, username, password } = new URL(written)
  return username || password ? undefined : href
}

const mailbox = /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i
const telephone = /^\+?[\d().\- ]{3,25}$/

/**
 * Whether somebody who reads these words, as they are drawn, may take them for another host than the one that they lead
 * to. A host counts wherever it stands; what is not seen is left out, and what looks like a dot is one.
 */
export function misleads(words: string, href: string): boolean {
  const { protocol, hostname, pathname } = new URL(href)
  const led = protocol === 'mailto:' ? pathname.replace(/.*@/, '') : hostname
  const seen = words
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(dots, '.')
  const named = [...seen.matchAll(dotted)].map(([, run = '']) => run).filter((run) => host.test(run) && !file.test(run))
  return led !== '' && (turned.test(words) || named.some((name) => mixed.test(name) || hostOf(name) !== hostOf(led)))
}

/** As browsers compare hosts: in small letters, and those of other scripts in Punycode. */
const hostOf = (host: string) =>
  (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host).replace(/^www\./, '')

/** Letters that run against their own direction say nothing true. */
const turned = /[\u202d\u202e]/
/** Latin letters beside those that only look like them. */
const mixed = /\p{sc=Latn}[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}]\p{sc=Latn}/u

// Full stops of other scripts, and dots that stand between words, only where the end of a host could follow.
const dots = /(?:%[\da-f]{2})+|[。·・•‧∙⋅۔ꓸ](?=[a-z]{2,4}(?!\p{L}))/giu

/** Words with dots between them, and the path that follows a host. */
const dotted = /(?<![\p{L}\p{N}-])((?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+)(?:[/?#]\S*)?/gu
const host = /\.(?:xn--|\p{L}[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}]))/iu
const file = /\.(?:pdf|html?|png|jpe?g|docx?|xlsx?|csv|txt|ics|js)$/i

/**
 * An address that somebody just wrote, at the place where it is looked for. Text in Chinese and Japanese goes on without
 * a space, so its letters belong to no bare address. What stands before the host of a page is nobody's mailbox.
 */
export const bare =
  /(?<![\w/.+-])(?:https?:\/\/(?:[\w!#$%&'()*+,./:;=?@~-]|(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}])+|(?<!:\/\/[!-.0-~\p{Lu}\p{Ll}]{0,200})[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+)/iuy

/** Whatever a mail program would make a link of, at every place. */
export const LINKS =
  /(?:[hH][tT]{2}[pP][sS]?:\/\/|[wW]{3}\.)\S+|[^\s@]+@[^\s@]+\.\p{L}{2,}|(?:[\p{L}\p{N}-]+\.)+(?:\p{Ll}{2,}|\p{Lu}{2,})(?:\/\S*)?/gu

/** How much of what looks like an address is one: the full stop after it, or the bracket around it, is not. */
export function trimmed(address: string): string {
  const end = /[!'*,.:;?_~]$/.test(address) || (address.endsWith(')') && !isBalanced(address))
  return end ? trimmed(address.slice(0, -1)) : address
}

const isBalanced = (text: string) => text.split('(').length >= text.split(')').length
