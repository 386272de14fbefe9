import type { ComponentChildren } from 'preact'
import { Mark, Onward } from '../icons.tsx'
import type { Bubble, Card } from './drawn.ts'
import { WhatsAppWords } from './whatsapp-words.tsx'
import { threadWords } from './words.ts'

interface Props {
  bubble: Bubble
  /** What could be pressed was, or has gone. */
  isSpent: boolean
  /** Stands inside where the messenger writes it there. */
  inside?: ComponentChildren
  /** Words carry WhatsApp's marks. */
  isMarked?: boolean
}

/** One thing that the shop says in a thread. Nothing in it can be pressed but what opens a sheet. */
export function ShopBubble({ bubble, isSpent, inside, isMarked }: Props) {
  switch (bubble.kind) {
    case 'words':
      return <Words bubble={bubble} inside={inside} isMarked={isMarked} />
    case 'card':
      return <OneCard card={bubble} inside={inside} isMarked={isMarked} />
    case 'cards':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <ul class="cards" tabIndex={0} aria-label={threadWords.cards(bubble.cards.length)}>
          {bubble.cards.map((card, i) => (
            <li key={i}>
              <OneCard card={card} />
            </li>
          ))}
        </ul>
      )
    case 'pills':
      return (
        <ul class="pills" aria-label={threadWords.replies(isSpent)}>
          {bubble.labels.map((label, i) => (
            <li key={i} dir="auto">
              {label}
            </li>
          ))}
        </ul>
      )
    default:
      return bubble satisfies never
  }
}

type Around = Pick<Props, 'inside' | 'isMarked'>

const Words = ({ bubble, inside, isMarked }: Around & { bubble: Extract<Bubble, { kind: 'words' }> }) => (
  <div class="words">
    {bubble.sender && (
      <b class="words__by" dir="auto">
        {bubble.sender}
      </b>
    )}
    <p dir="auto">{isMarked ? <WhatsAppWords text={bubble.text} /> : bubble.text}</p>
    {bubble.menu && (
      <ul class="words__menu">
        {bubble.menu.map((item, i) => (
          <li key={i} dir="auto">
            {item}
          </li>
        ))}
      </ul>
    )}
    {bubble.tail && <p dir="auto">{bubble.tail}</p>}
    {inside}
  </div>
)

function OneCard({ card, inside, isMarked }: Around & { card: Card }) {
  const { title, lines, pairs, acts, isPictured, sheet } = card
  const [first, ...others] = acts
  return (
    <div class="card">
      <div class="card__body" data-pictured={isPictured ? '' : undefined}>
        {title && <b dir="auto">{title}</b>}
        {lines.map((line, i) => (
          <p key={i} dir="auto">
            {isMarked ? <WhatsAppWords text={line} /> : line}
          </p>
        ))}
        {isPictured && (
          <i>
            <Mark />
          </i>
        )}
        {pairs.length > 0 && <Pairs pairs={pairs} />}
        {inside}
      </div>
      {sheet && first ? <Sheet button={first} rows={sheet} /> : first && <Act>{first}</Act>}
      {others.map((act) => (
        <Act key={act}>{act}</Act>
      ))}
    </div>
  )
}

const Act = ({ children }: { children: string }) => (
  <span class="card__act">
    {children}
    <Onward />
  </span>
)

const Pairs = ({ pairs }: Pick<Card, 'pairs'>) => (
  <dl>
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd dir="auto">{value}</dd>
      </div>
    ))}
  </dl>
)

const Sheet = ({ button, rows }: { button: string; rows: NonNullable<Card['sheet']> }) => (
  <details class="card__sheet">
    <summary class="card__act">{button}</summary>
    <ul>
      {rows.map(({ title, description }, i) => (
        <li key={i} dir="auto">
          {title}
          {description && <small dir="auto">{description}</small>}
        </li>
      ))}
    </ul>
  </details>
)
