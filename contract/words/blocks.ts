import { type Piece, pieces } from './marks.ts'

/** What stands on lines of its own. An item of a list is blocks again: its words, and a list within it. */
export type Block =
  | { kind: 'text'; inside: Piece[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; start?: number; items: Block[][] }

const deepest = 3
const bullet = /^( *)(?:[-*]|(\d{1,3})[.)]) +(?=\S)/
const fence = /^ *```/

/**
 * A small part of Markdown as blocks: paragraphs, lists and code; what marks stand in the lines, marks.ts says. With
 * `open` more is coming: what may turn out to be a mark is held back, so that nothing is shown that is then taken away.
 */
export function blocks(text: string, open = false): Block[] {
  return blocksOf(
    text
      .replaceAll('\t', '    ')
      .replace(open ? unsure : '', '')
      .split('\n'),
    open,
    0,
  )
}

/** The start of a line that may be a bullet, a number or a fence, once there is more of it. */
const unsure = /(?:^|\n) *(?:[-*]|\d{1,3}[.)]?|`{1,3}\w*)? *$/

function blocksOf(lines: string[], open: boolean, depth: number): Block[] {
  const found: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const [block, end] = fence.test(line)
      ? codeFrom(lines, at)
      : isItem(line, depth)
        ? listFrom(lines, at, { open, depth })
        : textFrom(lines, at, { open, depth })
    if (block) found.push(block)
    at = end
  }
  return found
}

type Found = [block: Block | undefined, end: number]
interface Reading {
  open: boolean
  depth: number
}

const isItem = (line: string, depth: number) => depth < deepest && bullet.test(line)

function codeFrom(lines: string[], from: number): Found {
  const shut = lines.findIndex((line, at) => at > from && fence.test(line))
  const end = shut < 0 ? lines.length : shut
  return [{ kind: 'code', text: lines.slice(from + 1, end).join('\n') }, end + 1]
}

function textFrom(lines: string[], from: number, { open, depth }: Reading): Found {
  const over = lines.findIndex(
    (line, at) => at >= from && (line.trim() === '' || (at > from && (fence.test(line) || isItem(line, depth)))),
  )
  const end = over < 0 ? lines.length : over
  if (end === from) return [undefined, from + 1]
  const isLast = end === lines.length
  return [{ kind: 'text', inside: pieces(lines.slice(from, end).join('\n'), { open: open && isLast }) }, end]
}

function listFrom(lines: string[], from: number, { open, depth }: Reading): Found {
  const [, indent = '', number] = bullet.exec(lines[from] ?? '') ?? []
  const belongs = (line = '') => isNext(line) || line.startsWith(`${indent}  `)
  function isNext(line: string) {
    const [, at = '', count] = bullet.exec(line) ?? [undefined, undefined, '']
    return bullet.test(line) && at.length <= indent.length + 1 && (count === undefined) === (number === undefined)
  }

  const items: string[][] = []
  let end = from
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? ''
    if (isNext(line)) items.push([line.replace(bullet, '')])
    else if (belongs(line)) items.at(-1)?.push(line.slice(indent.length + 2))
    else if (line.trim() !== '' || !belongs(lines[end + 1])) break
    else items.at(-1)?.push('')
  }
  const isLast = end === lines.length
  const read = (item: string[], place: number) =>
    blocksOf(item, open && isLast && place === items.length - 1, depth + 1)
  return [{ kind: 'list', ...(number && { start: Number(number) }), items: items.map(read) }, end]
}
