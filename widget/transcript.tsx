import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Down } from '../browser/icons.tsx'
import type { Conversation } from './conversation.ts'
import { Late } from './late.tsx'
import { en } from './strings/en.ts'

// What scrolls must be within reach of a keyboard (WCAG 2.1.1).
const reachable = 0

interface Props {
  conversation: Conversation
  baseUrl: string
}

/** Everything said, oldest first. It follows the newest words only while the reader is there. */
export function Transcript({ conversation, baseUrl }: Props) {
  const { messages, answering, control } = conversation
  const { scroller, content, atEnd, follow } = useEnd()
  const hasNews = useSignal(false)
  const talking = messages.value.length > 0 || control.value !== 'assistant'

  // Whoever speaks wants to see their own words.
  useSignalEffect(() => {
    if (messages.value.at(-1)?.status === 'queued') follow()
  })

  // A card that grows is no news, and whoever fills one in is where they want to be.
  const newest = useComputed(() => messages.value.at(-1)?.id)
  useSignalEffect(() => {
    hasNews.value = newest.value !== undefined && !atEnd.peek()
  })

  return (
    <>
      <div
        class="transcript"
        role="log"
        tabIndex={reachable}
        aria-label={en.conversation}
        aria-busy={answering}
        ref={scroller}
      >
        <div class="transcript__words" data-talking={talking} ref={content}>
          {!talking && (
            <div class="greeting">
              <p>{en.greeting(new Date().getHours())}</p>
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
          <span>{en.newWords}</span>
          <Down />
        </button>
      )}
    </>
  )
}

const near = 48
const above = 8 // less than the gap between two messages

/** Keeps the end in view while the reader is there, whatever makes the words grow: an answer, a card, a keyboard. */
function useEnd() {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const atEnd = useSignal(true)
  const placed = useRef(-1)

  const follow = () => {
    const box = scroller.current
    if (!box) return
    const last = content.current?.querySelector<HTMLElement>(':scope > .transcript__said > :last-child')
    // What is taller than the view is read from its start, with nothing half cut off above it.
    if (last && last.offsetHeight > box.clientHeight) box.scrollTop = last.offsetTop - above
    else box.scrollTop = box.scrollHeight
    placed.current = box.scrollTop
    atEnd.value = true
  }

  useEffect(() => {
    const box = scroller.current
    if (!box || !content.current) return
    const look = () => {
      atEnd.value =
        Math.abs(box.scrollTop - placed.current) < 2 || box.scrollHeight - box.scrollTop - box.clientHeight < near
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
    return () => {
      grown.disconnect()
      box.removeEventListener('scroll', look)
      box.removeEventListener('click', stay)
    }
  }, [])

  return { scroller, content, atEnd, follow }
}
