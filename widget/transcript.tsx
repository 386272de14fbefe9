import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Down } from '../browser/icons.tsx'
import type { Conversation } from './conversation.ts'
import { Late } from './late.tsx'
import { says } from './strings/panel.ts'

// What scrolls must be within reach of a keyboard (WCAG 2.1.1).
const reachable = 0

interface Props {
  conversation: Conversation
  baseUrl: string
}

/** Everything said, oldest first. It follows the newest words only while the reader is there. */
export function Transcript({ conversation, baseUrl }: Props) {
  const { messages, answering, control } = conversation
  const hasNews = useSignal(false)
  const begun = useComputed(() => messages.value.length > 0 || control.value !== 'assistant')
  const { scroller, content, atEnd, follow } = useEnd(begun)
  const talking = begun.value

  // Whoever speaks wants to see their own words. A card that grows is no news, and whoever fills one in is where they
  // want to be.
  const newest = useComputed(() => messages.value.at(-1)?.id)
  useSignalEffect(() => {
    if (!newest.value) return
    if (messages.peek().at(-1)?.author.type === 'visitor') follow()
    hasNews.value = !atEnd.peek()
  })

  return (
    <>
      <div
        class="transcript"
        part="transcript"
        role="log"
        tabIndex={reachable}
        aria-label={says.conversation}
        aria-busy={answering}
        ref={scroller}
      >
        <div class="transcript__words" data-talking={talking} ref={content}>
          {!talking && (
            <div class="greeting" part="greeting">
              <p>{says.greeting(new Date().getHours())}</p>
            </div>
          )}
          <Late load={() => import('./said.tsx')} class="transcript__said">
            {({ Said, Starters }) =>
              talking ? (
                <Said conversation={conversation} baseUrl={baseUrl} />
              ) : (
                <Starters conversation={conversation} />
              )
            }
          </Late>
        </div>
      </div>
      {hasNews.value && !atEnd.value && (
        <button class="transcript__below" type="button" onClick={follow}>
          <span>{says.newWords}</span>
          <Down />
        </button>
      )}
    </>
  )
}

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown']
const near = 48
const above = 8 // less than the gap between two messages

/**
 * Keeps the end in view, whatever makes the words grow or shrink: an answer, a card, a keyboard. Only the reader's own
 * scrolling ends it; a greeting is read from its start.
 */
function useEnd(begun: ReadonlySignal<boolean>) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const atEnd = useSignal(true)
  const byReader = useRef(false)

  const follow = () => {
    const box = scroller.current
    if (!box || !begun.peek()) return
    const last = content.current?.querySelector<HTMLElement>(':scope > .transcript__said > :last-child')
    // What is taller than the view is read from its start, with nothing half cut off above it.
    if (last && last.offsetHeight > box.clientHeight) box.scrollTop = last.offsetTop - above
    else box.scrollTop = box.scrollHeight
    byReader.current = false
    atEnd.value = true
  }

  useEffect(() => {
    const box = scroller.current
    if (!box || !content.current) return
    const look = () => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < near
      if (isNear || byReader.current) atEnd.value = isNear
    }
    // A press on the box itself is on its scroll bar.
    const moves = ({ type, target }: Event) => {
      if (type !== 'pointerdown' || target === box) byReader.current = true
    }
    // Nobody is moved away from a card that they are filling in.
    const busy = () => box.querySelector('.transcript__said > :last-child:focus-within') !== null
    const grown = new ResizeObserver(() => atEnd.peek() && !busy() && follow())
    grown.observe(box)
    grown.observe(content.current)
    // A choice that was used leaves; whoever pressed it stays in the conversation.
    const stay = ({ target }: Event) => target instanceof Element && target.closest('.choices') && box.focus()
    box.addEventListener('scroll', look, { passive: true })
    box.addEventListener('click', stay)
    for (const type of gestures) box.addEventListener(type, moves, { passive: true })
    return () => {
      grown.disconnect()
      box.removeEventListener('scroll', look)
      box.removeEventListener('click', stay)
      for (const type of gestures) box.removeEventListener(type, moves)
    }
  }, [])

  return { scroller, content, atEnd, follow }
}
