import { bare, followable, misleads, trimmed } from './addresses.ts'

/** A piece of a line: plain words, or words with a mark around them. */
export type Piece =
  | string
  | { kind: 'strong' | 'em'; inside: Piece[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; inside: Piece[] }

interface Reading {
  /** More is coming: a mark that is not closed yet is taken as closed at the end. */
  open?: boolean
  depth?: number
}

// Nobody means more marks within marks than this.
const deepest = 4

/** The marks of a small part of Markdown: bold, italics, code and links. What is none of these stays as it was written. */
export function pieces(text: string, { open = false, depth = 0 }: Reading = {}): Piece[] {
  const found: Piece[] = []
  const within = (words: string) => (depth < deepest ? pieces(words, { open, depth: depth + 1 }) : [words])
  let at = 0
  let plain = ''
  while (at < text.length) {
    const [piece, end] = pieceAt(text, at, { open, within })
    if (typeof piece === 'string') plain += piece
    else {
      if (plain) found.push(plain)
      plain = ''
      found.push(piece)
    }
    at = end
  }
  return plain ? [...found, plain] : found
}

/** Plain words with the addresses in them: how people write. */
export function addressed(text: string): Piece[] {
  const found: Piece[] = []
  let rest = 0
  for (let at = 0; at < text.length; at += 1) {
    const link = addressAt(text, at)
    if (!link) continue
    if (at > rest) found.push(text.slice(rest, at))
    found.push(link[0])
    rest = link[1]
    at = rest - 1
  }
  return rest < text.length ? [...found, text.slice(rest)] : found
}

type Found = [piece: Piece, end: number]
interface Around {
  open: boolean
  within: (words: string) => Piece[]
}

const letter = '[\\p{L}\\p{N}]'
const marks = [
  { kind: 'strong', open: /\*\*(?=\S)/y, shut: /(?<=\S)\*\*(?!\*)/g },
  {
    kind: 'strong',
    open: new RegExp(`(?<!${letter}|_)__(?=\\S)`, 'uy'),
    shut: new RegExp(`(?<=\\S)__(?!${letter}|_)`, 'gu'),
  },
  { kind: 'em', open: /(?<![\w*])\*(?=[^\s*])/y, shut: /(?<=[^\s*])\*(?![\w*])/g },
  {
    kind: 'em',
    open: new RegExp(`(?<!${letter}|_)_(?=[^\\s_])`, 'uy'),
    shut: new RegExp(`(?<=[^\\s_])_(?!${letter}|_)`, 'gu'),
  },
] as const

const escaped = /\\([\\`*_[\]()<>#.!-])/y
const code = /`([^`\n]+)`/y
const codeBegun = /`([^`\n]*)$/y
// Of a picture its words are shown: nothing is fetched from anywhere because an answer says so.
const picture = /!\[([^[\]\n]*)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/y
const link = /\[([^[\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/y
const linkBegun = /!?\[([^[\]\n]*)(?:\](?:\([^)\s]*)?)?$/y
const angled = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/iy

function pieceAt(text: string, at: number, around: Around): Found {
  const here = (pattern: RegExp) => matchAt(pattern, text, at)
  const plain = here(escaped) ?? here(picture)
  if (plain) return [plain[1] ?? '', at + plain[0].length]
  const quoted = here(code) ?? (around.open ? here(codeBegun) : null)
  if (quoted) return [{ kind: 'code', text: quoted[1] ?? '' }, at + quoted[0].length]
  return linkAt(text, at, around) ?? markAt(text, at, around) ?? addressAt(text, at) ?? [text.charAt(at), at + 1]
}

function linkAt(text: string, at: number, { open, within }: Around): Found | undefined {
  const [whole, words, address = words] = matchAt(link, text, at) ?? matchAt(angled, text, at) ?? []
  if (whole && words && address) {
    const href = followable(address)
    if (!href) return [whole, at + whole.length]
    const inside = within(words).flatMap(withoutLink)
    const shown = misleads(drawn(inside), href) ? [href.replace('mailto:', '')] : inside
    return [{ kind: 'link', href, inside: shown }, at + whole.length]
  }
  // The words of a link stand there before it is one.
  const [begun, label = ''] = (open && matchAt(linkBegun, text, at)) || []
  return begun === undefined ? undefined : [label, at + begun.length]
}

const drawn = (inside: Piece[]): string =>
  inside
    .map((piece) => (typeof piece === 'string' ? piece : piece.kind === 'code' ? piece.text : drawn(piece.inside)))
    .join('')

const withoutLink = (piece: Piece) => (typeof piece !== 'string' && piece.kind === 'link' ? piece.inside : [piece])

function markAt(text: string, at: number, { open, within }: Around): Found | undefined {
  for (const mark of marks) {
    const [opener] = matchAt(mark.open, text, at) ?? []
    if (!opener) continue
    const start = at + opener.length
    const end = endOf(mark.shut, text, start + 1)
    if (end !== undefined) return [{ kind: mark.kind, inside: within(text.slice(start, end)) }, end + opener.length]
    if (open) return [{ kind: mark.kind, inside: within(text.slice(start).replace(/[*_]+$/, '')) }, text.length]
  }
  return open && /^[*_`]+$/.test(text.slice(at)) ? ['', text.length] : undefined
}

function addressAt(text: string, at: number): Found | undefined {
  const [found] = matchAt(bare, text, at) ?? []
  const address = found && trimmed(found)
  const href = address && followable(address.includes('://') ? address : `mailto:${address}`)
  return href ? [{ kind: 'link', href, inside: [address] }, at + address.length] : undefined
}

function endOf(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from
  return pattern.exec(text)?.index
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)
}
