import type { ComponentChildren } from 'preact'
import { Mark, Onward } from '../../browser/icons.tsx'
import type { Bubble, Card } from './drawn.ts'

interface Props {
  bubble: Bubble
  /** Stands inside where the messenger writes it there. */
  inside?: ComponentChildren
}

/** One thing that the shop says in a thread. Nothing in it can be pressed but what opens a sheet. */
export function ShopBubble({ bubble, inside }: Props) {
  switch (bubble.kind) {
    case 'words':
      return <Words bubble={bubble} inside={inside} />
    case 'card':
      return <OneCard card={bubble} inside={inside} />
    case 'cards':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <ul class="cards" tabIndex={0} aria-label={`${bubble.cards.length} cards, side by side`}>
          {bubble.cards.map((card, i) => (
            <li key={i}>
              <OneCard card={card} />
            </li>
          ))}
        </ul>
      )
    case 'pills':
      return (
        <ul class="pills" aria-label="Quick replies">
          {bubble.labels.map((label, i) => (
            <li key={i}>{label}</li>
          ))}
        </ul>
      )
    default:
      return bubble satisfies never
  }
}

const Words = ({ bubble, inside }: { bubble: Extract<Bubble, { kind: 'words' }>; inside?: ComponentChildren }) => (
  <div class="words">
    {bubble.sender && <b class="words__by">{bubble.sender}</b>}
    <p>{bubble.text}</p>
    {bubble.menu && (
      <ul class="words__menu">
        {bubble.menu.map((item, i) => (
          <li key={i}>{item}</li>
        ))}
      </ul>
    )}
    {bubble.tail && <p>{bubble.tail}</p>}
    {inside}
  </div>
)

function OneCard({ card, inside }: { card: Card; inside?: ComponentChildren }) {
  const { title, lines, pairs, acts, isPictured, sheet } = card
  const [first, ...others] = acts
  return (
    <div class="card">
      <div class="card__body" data-pictured={isPictured ? '' : undefined}>
        {title && <b>{title}</b>}
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
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
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const Sheet = ({ button, rows }: { button: string; rows: NonNullable<Card['sheet']> }) => (
  <details class="card__sheet">
    <summary class="card__act">{button}</summary>
    <ul>
      {rows.map(({ title, description }, i) => (
        <li key={i}>
          {title}
          {description && <small>{description}</small>}
        </li>
      ))}
    </ul>
  </details>
)
