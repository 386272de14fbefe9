import type { ComponentChildren } from 'preact'

/** A quiet line between what people say. */
export const Aside = ({ children, live }: { children: ComponentChildren; live?: boolean }) => (
  <p class="aside" role={live ? 'status' : undefined}>
    <span>{children}</span>
  </p>
)
