import type { ComponentChildren } from 'preact'

interface Props {
  children: ComponentChildren
  /** Read out as a state that has changed; a line of the log's that is no news is not read out at all. */
  aloud?: 'state' | 'never'
}

/** A quiet line between what people say. */
export const Aside = ({ children, aloud }: Props) => (
  <p class="aside" role={aloud === 'state' ? 'status' : undefined} aria-live={aloud === 'never' ? 'off' : undefined}>
    <span>{children}</span>
  </p>
)
