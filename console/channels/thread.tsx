import { time } from '../../browser/format.ts'
import { Back, Mark } from '../../browser/icons.tsx'
import type { Platform, Thread } from '../../contract/channels.ts'
import { signedIn } from '../session.ts'
import { ShopBubble } from './bubbles.tsx'
import { type Bubble, drawLine, drawWeChat, drawWhatsApp } from './drawn.ts'
import { markBetween, platforms } from './words.ts'

/** What stands in a thread, drawn: a guest's words, or what the shop's payloads look like. */
export type Drawn =
  | { by: 'guest'; text: string; at: string }
  | { by: 'shop'; bubbles: Bubble[]; at: string; notes: number[]; is_late: boolean }

/** A thread on a guest's phone: their own words at the end, the shop's at the start. */
export function Phone({ thread, guest }: { thread: Thread; guest: string }) {
  const { workspace } = signedIn.value
  const { platform } = thread
  const { name, account } = platforms[platform]
  const said = drawnOf(thread, workspace.words.service)
  return (
    <div class="phone" data-app={platform}>
      <div class="phone__head">
        <Back />
        <Shop />
        <p>
          <b>{workspace.name}</b>
          <small>{account}</small>
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: it stands among the phone's own parts, as a part of one drawing */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div class="phone__wall" tabIndex={0} role="region" aria-label={`What is said on ${name}`}>
        {said.map((one, i) => {
          const mark = markBetween(platform, said[i - 1]?.at, one.at, workspace)
          return [
            mark && (
              <p key={`mark ${i}`} class="phone__mark">
                {mark}
              </p>
            ),
            <Said key={i} platform={platform} said={one} guest={guest} />,
          ]
        })}
      </div>
      <p class="phone__foot">Preview, nothing is sent</p>
    </div>
  )
}

function drawnOf(thread: Thread, service: string): Drawn[] {
  const word = service.charAt(0).toUpperCase() + service.slice(1)
  switch (thread.platform) {
    case 'line':
      return draw(thread.said, drawLine)
    case 'whatsapp':
      return draw(thread.said, drawWhatsApp)
    case 'wechat':
      return draw(thread.said, (call) => drawWeChat(call, word))
    default:
      return thread satisfies never
  }
}

type Said<Call> = { by: 'guest'; text: string; at: string } | (Omit<ShopSaid, 'bubbles'> & { calls: Call[] })
type ShopSaid = Extract<Drawn, { by: 'shop' }>

const draw = <Call,>(said: Said<Call>[], bubblesOf: (call: Call) => Bubble[]): Drawn[] =>
  said.map((one) => (one.by === 'guest' ? one : { ...one, bubbles: one.calls.flatMap(bubblesOf) }))

const Shop = () => (
  <span class="phone__who" aria-hidden="true">
    <Mark />
  </span>
)

function Said({ platform, said, guest }: { platform: Platform; said: Drawn; guest: string }) {
  const { workspace } = signedIn.value
  const at = time(said.at, workspace)
  const who = said.by === 'guest' ? guest : workspace.name
  const isInside = platform === 'whatsapp'
  const written = platform !== 'wechat' && <At said={said} platform={platform} />
  return (
    <article
      class="said"
      data-by={said.by}
      data-late={said.by === 'shop' && said.is_late ? '' : undefined}
      aria-label={`${who}, ${at}`}
    >
      {said.by === 'shop' && platform !== 'whatsapp' && <Shop />}
      <div class="said__all">
        {said.by === 'guest' ? (
          <div class="words">
            <p>{said.text}</p>
            {isInside && written}
          </div>
        ) : (
          said.bubbles.map((bubble, i) => <ShopBubble key={i} bubble={bubble} inside={isInside && written} />)
        )}
      </div>
      {!isInside && written}
      {said.by === 'shop' && <Refs said={said} />}
    </article>
  )
}

function At({ said, platform }: { said: Drawn; platform: Platform }) {
  const { workspace } = signedIn.value
  return (
    <span class="said__at">
      {said.by === 'guest' && platform === 'line' && <span>Read</span>}
      <time datetime={said.at}>{time(said.at, workspace)}</time>
      {said.by === 'guest' && platform === 'whatsapp' && (
        <svg viewBox="0 0 20 12" role="img" aria-label="Read">
          <path d="M1 6.5l3.5 4L12 2M8.5 9.5l1 1L17.5 2" />
        </svg>
      )}
    </span>
  )
}

const Refs = ({ said: { notes, is_late } }: { said: ShopSaid }) => (
  <>
    {is_late && <p class="said__late">Would be refused</p>}
    {notes.length > 0 && (
      <p class="said__refs">
        {notes.map((number) => (
          <span key={number}>
            <span class="unseen">Note </span>
            {number}
          </span>
        ))}
      </p>
    )}
  </>
)
