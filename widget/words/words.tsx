import type { ComponentChildren } from 'preact'
import { type Block, blocks } from '../../contract/words/blocks.ts'
import { addressed, type Piece } from '../../contract/words/marks.ts'
import { says } from '../strings/said.ts'

// Whoever speaks does so in a language of their own: a reader's voice for the panel's words need not be right for it.
const unknown = ''

interface Props {
  text: string
  /** The assistant's words may carry marks; a person's are shown as they were typed. */
  marked: boolean
  streaming?: boolean
}

/** What was said, as elements: never as HTML, so that nothing in it can be more than words and links. */
export function Words({ text, marked, streaming = false }: Props) {
  const said = marked ? blocks(text, streaming) : paragraphs(text)
  if (said.length === 0) return <p>{streaming && <Caret />}</p>
  return said.map((block, place) => (
    <BlockOf key={place} block={block} caret={streaming && place === said.length - 1} />
  ))
}

const paragraphs = (text: string): Block[] =>
  text.split(/\n{2,}/).map((paragraph) => ({ kind: 'text', inside: addressed(paragraph) }))

export const Caret = () => <span class="caret" aria-hidden="true" />

function BlockOf({ block, caret }: { block: Block; caret: boolean }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <bdi lang={unknown}>{block.inside.map(drawn)}</bdi>
          {caret && <Caret />}
        </p>
      )
    case 'code':
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
          {caret && <Caret />}
        </pre>
      )
    case 'list':
      return <List list={block} caret={caret} />
    default:
      return block satisfies never
  }
}

function List({ list: { start, items }, caret }: { list: Extract<Block, { kind: 'list' }>; caret: boolean }) {
  const drawnItems = items.map((item, place) => (
    <li key={place}>
      {item.map((block, part) => (
        <BlockOf key={part} block={block} caret={caret && place === items.length - 1 && part === item.length - 1} />
      ))}
    </li>
  ))
  return start === undefined ? (
    <ul class="points">{drawnItems}</ul>
  ) : (
    <ol class="points" start={start}>
      {drawnItems}
    </ol>
  )
}

function drawn(piece: Piece, place: number): ComponentChildren {
  if (typeof piece === 'string') return piece
  switch (piece.kind) {
    case 'strong':
      return <strong key={place}>{piece.inside.map(drawn)}</strong>
    case 'em':
      return <em key={place}>{piece.inside.map(drawn)}</em>
    case 'code':
      return <code key={place}>{piece.text}</code>
    case 'link':
      return <Link key={place} {...piece} />
    default:
      return piece satisfies never
  }
}

/** A page of the shop's own takes the place of this one, since the conversation goes along; any other opens beside it. */
function Link({ href, inside }: Extract<Piece, { kind: 'link' }>) {
  const isPage = href.startsWith('http')
  const leaves = isPage && new URL(href).origin !== location.origin
  return (
    <a href={href} rel={isPage ? 'noopener noreferrer nofollow' : undefined} target={leaves ? '_blank' : undefined}>
      {inside.map(drawn)}
      {leaves && <span class="unseen">{says.newTab}</span>}
    </a>
  )
}
