import type { ComponentChildren } from 'preact'

interface Props {
  id: string
  title: string
  /** What it is for. */
  words: string
  children: ComponentChildren
}

/** One way in: at the left what it is for, at the right what is done there. */
export const Card = ({ id, title, words, children }: Props) => (
  <section class="section" id={id} aria-labelledby={`${id}-title`}>
    <div>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{words}</p>
    </div>
    <div class="links__card">{children}</div>
  </section>
)
