import type { ComponentChildren } from 'preact'

/** Every icon stands beside its word or inside a labelled button, so none is read aloud. Sized by `font-size`. */
export const Icon = ({ size = 16, flip, children }: { size?: number; flip?: boolean; children: ComponentChildren }) => (
  <svg class={flip ? 'icon flip' : 'icon'} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
    {children}
  </svg>
)

export const Close = () => (
  <Icon>
    <path d="M3 3l10 10M13 3L3 13" />
  </Icon>
)

export const Send = () => (
  <Icon>
    <path d="M8 13.25V2.75M3.5 7.25L8 2.75l4.5 4.5" />
  </Icon>
)

export const Stop = () => (
  <Icon>
    <rect class="icon__fill" x="4.25" y="4.25" width="7.5" height="7.5" rx="0.75" />
  </Icon>
)

/** Points where reading goes, so it turns round in right-to-left text. */
export const Onward = () => (
  <Icon flip>
    <path d="M6 3l5 5-5 5" />
  </Icon>
)

export const Back = () => (
  <Icon flip>
    <path d="M10 3L5 8l5 5" />
  </Icon>
)

export const Down = () => (
  <Icon>
    <path d="M3 6l5 5 5-5" />
  </Icon>
)

/** A cup on its mat, seen from above: the sign of the assistant. */
export const Mark = () => (
  <Icon size={24}>
    <rect x="2.75" y="2.75" width="18.5" height="18.5" rx="2.5" />
    <circle cx="12" cy="12" r="5.25" />
  </Icon>
)
