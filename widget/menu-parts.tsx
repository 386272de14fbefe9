import type { ComponentChildren } from 'preact'
import type { Conversation } from './conversation.ts'

/** What came of an act, and what may be done about it. */
export interface Done {
  words: ComponentChildren
  act?: ComponentChildren
}

/** What an act in the menu is given: where it is done, and where it leads. */
export interface Step {
  conversation: Conversation
  /** Shows this in place of the act. */
  finish: (done: Done) => void
  cancel: () => void
}

export const Plain = ({ says, press, kind }: { says: string; press: () => void; kind?: string }) => (
  <button class="plain" type="button" data-kind={kind} onClick={press}>
    <span>{says}</span>
  </button>
)

export const Said = ({ children }: { children: string }) => (
  <p>
    <span>
      <bdi>{children}</bdi>
    </span>
  </p>
)

/** Why an act could not be done. */
export const Wrong = ({ children }: { children: string }) => (
  <p class="problem" role="alert">
    <span>
      <bdi>{children}</bdi>
    </span>
  </p>
)
