import { type Block, blocks } from './blocks.ts'
import type { Piece } from './marks.ts'

/** What is set before and behind words; nothing for a mark that there is none for. */
export interface Marks {
  strong: string
  em: string
  code: string
  /** Before and behind lines of code. */
  lines: string
}

const none: Marks = { strong: '', em: '', code: '', lines: '' }

/**
 * An answer as it goes into a letter, a note or a messenger: its words without marks, with the address of each link. Where
 * `marks` are given they are set, as far as whoever reads them would know them for marks.
 */
export const plain = (text: string, marks = none): string => written(blocks(text), '\n\n', marks)

const written = (said: Block[], between: string, marks: Marks): string =>
  said.map((block) => ofBlock(block, marks)).join(between)

function ofBlock(block: Block, marks: Marks): string {
  switch (block.kind) {
    case 'text':
      return ofPieces(block.inside, marks)
    case 'code':
      return `${marks.lines}${block.text}${marks.lines}`
    case 'list':
      return block.items.map((item, place) => ofItem(item, bulletOf(block.start, place), marks)).join('\n')
    default:
      return block satisfies never
  }
}

const bulletOf = (start: number | undefined, place: number) => (start === undefined ? '•' : `${start + place}.`)

const ofItem = (item: Block[], bullet: string, marks: Marks) =>
  `${bullet} ${written(item, '\n', marks).replaceAll('\n', '\n  ')}`

const ofPieces = (inside: Piece[], marks: Marks): string =>
  inside.map((piece, place) => ofPiece(piece, isApart(inside, place) ? marks : none)).join('')

function ofPiece(piece: Piece, marks: Marks): string {
  if (typeof piece === 'string') return piece
  if (piece.kind === 'code') return around(piece.text, marks.code)
  const words = ofPieces(piece.inside, marks)
  if (piece.kind !== 'link') return around(words, marks[piece.kind])
  const address = piece.href.replace(/^(mailto|tel):/, '')
  return address.replace(/\/$/, '') === words.replace(/\/$/, '') ? words : `${words} (${address})`
}

// Marks are known for such around words of one line that are no part of a longer word.
const around = (words: string, mark: string) =>
  words.includes('\n') || words.includes(mark) ? words : mark + words + mark

const isApart = (inside: Piece[], place: number) =>
  !/[\p{L}\p{N}]$/u.test(lettersOf(inside[place - 1])) && !/^[\p{L}\p{N}]/u.test(lettersOf(inside[place + 1]))

const lettersOf = (piece: Piece = ''): string => (typeof piece === 'string' ? piece : ofPiece(piece, none))
