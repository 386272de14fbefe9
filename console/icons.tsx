import { Icon } from '../browser/icons.tsx'

/** The signs of the console's rooms and acts; each stands beside its word or in a labelled button. */
export const Inbox = () => (
  <Icon>
    <path d="M2 9.5h3.5l1 2h3l1-2H14M2 9.5v4h12v-4L12 2.5H4Z" />
  </Icon>
)

export const Conversations = () => (
  <Icon>
    <path d="M2 3h9v6.5H5.5L3 12V9.5H2Z" />
    <path d="M13 6h1v6.5h-1v2l-2.5-2H7" />
  </Icon>
)

export const Bookings = () => (
  <Icon>
    <path d="M2.5 3.5h11v10h-11ZM2.5 6.5h11M5.5 2v3M10.5 2v3" />
  </Icon>
)

export const Catalogue = () => (
  <Icon>
    <path d="M2.5 3h11M2.5 6.5h7M2.5 10h11M2.5 13.5h7" />
  </Icon>
)

export const Unanswered = () => (
  <Icon>
    <circle cx="8" cy="8" r="6" />
    <path d="M6.3 6.3c.2-2.3 3.5-2.2 3.5-.2 0 1.5-1.7 1.5-1.7 3M8.1 11.3v.1" />
  </Icon>
)

export const Figures = () => (
  <Icon>
    <path d="M2.5 13.5h11M4.5 11V8M8 11V3M11.5 11V5.5" />
  </Icon>
)

export const Thumb = () => (
  <Icon>
    <path d="M5.25 7.25 8 2.25c1 0 1.75.75 1.75 1.75v2.5h3.1c.9 0 1.5.8 1.3 1.65l-1 4c-.2.7-.75 1.1-1.4 1.1h-6.5zM5.25 7.25H2.5v6h2.75" />
  </Icon>
)

export const Channels = () => (
  <Icon>
    <path d="M2 8h3.5M10.5 8H14M8 2v3.5M8 10.5V14" />
    <circle cx="8" cy="8" r="2.5" />
  </Icon>
)

export const Connections = () => (
  <Icon>
    <circle cx="5" cy="11" r="2.7" />
    <path d="M7 9l6-6M10.5 5.5l2 2M12 4l1.5 1.5" />
  </Icon>
)

export const Audit = () => (
  <Icon>
    <path d="M4 2.5v11M8 4h6M8 8h6M8 12h4" />
    <g class="icon__fill">
      <circle cx="4" cy="4" r="1.5" />
      <circle cx="4" cy="8" r="1.5" />
      <circle cx="4" cy="12" r="1.5" />
    </g>
  </Icon>
)

export const Settings = () => (
  <Icon>
    <path d="M2 5h5M11 5h3M2 11h3M9 11h5" />
    <circle cx="9" cy="5" r="1.8" />
    <circle cx="7" cy="11" r="1.8" />
  </Icon>
)

export const More = () => (
  <Icon>
    <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
  </Icon>
)

export const Previous = () => (
  <Icon flip>
    <path d="M9.5 3L4.5 8l5 5" />
  </Icon>
)

export const Next = () => (
  <Icon flip>
    <path d="M6.5 3l5 5-5 5" />
  </Icon>
)

export const Search = () => (
  <Icon>
    <circle cx="7" cy="7" r="4.5" />
    <path d="M10.5 10.5L14 14" />
  </Icon>
)

export const Details = () => (
  <Icon>
    <path d="M2.5 3h11v10h-11ZM9.5 3v10" />
  </Icon>
)

export const Copy = () => (
  <Icon>
    <path d="M5.5 5.5h8v8h-8ZM3 10.5h-.5v-8h8V3" />
  </Icon>
)

export const Done = () => (
  <Icon>
    <path d="M3 8.5l3.5 3.5L13 4.5" />
  </Icon>
)

export const Page = () => (
  <Icon>
    <path d="M3.5 2h6l3 3v9h-9ZM9.5 2v3h3" />
  </Icon>
)

export const Broken = () => (
  <Icon>
    <path d="M8 2.5v6M8 12v.5" />
  </Icon>
)
