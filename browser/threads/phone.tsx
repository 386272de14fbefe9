import { useEffect, useRef } from 'preact/hooks'
import type { Shop } from '../../contract/catalogue.ts'
import type { Thread } from '../../contract/channels.ts'
import { type Platform, platformNames } from '../../contract/platforms.ts'
import { time } from '../format.ts'
import { Back, Mark } from '../icons.tsx'
import { written } from '../spoken.ts'
import { ShopBubble } from './bubbles.tsx'
import { type Bubble, drawLine, drawWeChat, drawWhatsApp } from './drawn.ts'
import { WhatsAppWords } from './whatsapp-words.tsx'
import { markBetween, threadWords } from './words.ts'

/** Whose thread it is: the shop's name, its word for a service, its zone and locale. */
export type ThreadShop = Pick<Shop, 'name' | 'timezone' | 'locale'> & { words: Pick<Shop['words'], 'service'> }

export interface ThreadProps {
  thread: Thread
  shop: ThreadShop
  /** What whoever writes to the shop is called. */
  guest: string
  /** The newest words are kept in view, as on a phone; else it is read from its start. */
  follows?: boolean
}

/** What stands in a thread, drawn: a guest's words, or what the shop's payloads look like. */
type Drawn =
  | { by: 'guest'; text: string; at: string }
  | { by: 'shop'; bubbles: Bubble[]; at: string; notes: number[]; is_late: boolean }
type ShopSaid = Extract<Drawn, { by: 'shop' }>

/** A thread on a guest's phone: their own words at the end, the shop's at the start. Needs phone.css and said.css. */
export function Phone({ thread, shop, guest, follows }: ThreadProps) {
  const { platform } = thread
  const name = platformNames[platform]
  const said = drawnOf(thread, shop.words.service)
  const wall = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (follows && wall.current) wall.current.scrollTop = wall.current.scrollHeight
  }, [follows, thread])
  const lastOfGuest = said.findLastIndex(({ by }) => by === 'guest')
  return (
    <div class="phone" data-app={platform}>
      <div class="phone__head">
        <Back />
        <Avatar />
        <p>
          <b>
            <bdi lang="">{shop.name}</bdi>
          </b>
          <small>{threadWords.accounts[platform]}</small>
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: it stands among the phone's own parts, as a part of one drawing */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div class="phone__wall" tabIndex={0} role="region" aria-label={threadWords.wall(name)} ref={wall}>
        {said.map((one, i) => {
          const mark = markBetween(platform, said[i - 1]?.at, one.at, shop)
          return [
            mark && (
              <p key={`mark ${i}`} class="phone__mark" lang={written(shop.locale)}>
                {mark}
              </p>
            ),
            <Said key={i} platform={platform} said={one} shop={shop} guest={guest} isSpent={i < lastOfGuest} />,
          ]
        })}
      </div>
      <p class="phone__foot">{threadWords.nothingSent}</p>
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
      return draw(thread.said, (call) => drawWeChat(call, threadWords.template.service(word)))
    default:
      return thread satisfies never
  }
}

type Said<Call> = { by: 'guest'; text: string; at: string } | (Omit<ShopSaid, 'bubbles'> & { calls: Call[] })

const draw = <Call,>(said: Said<Call>[], bubblesOf: (call: Call) => Bubble[]): Drawn[] =>
  said.map((one) => (one.by === 'guest' ? one : { ...one, bubbles: one.calls.flatMap(bubblesOf) }))

const Avatar = () => (
  <span class="phone__who" aria-hidden="true">
    <Mark />
  </span>
)

interface SaidProps {
  platform: Platform
  said: Drawn
  shop: ThreadShop
  guest: string
  /** The guest has written since: what could be pressed was, or has gone. */
  isSpent: boolean
}

function Said({ platform, said, shop, guest, isSpent }: SaidProps) {
  const isInside = platform === 'whatsapp'
  const written = platform !== 'wechat' && <At said={said} platform={platform} shop={shop} />
  return (
    <article
      class="said"
      data-by={said.by}
      data-late={said.by === 'shop' && said.is_late ? '' : undefined}
      data-spent={isSpent ? '' : undefined}
      aria-label={nameOf({ platform, said, shop, guest })}
    >
      {said.by === 'shop' && !isInside && <Avatar />}
      <div class="said__all" lang="">
        {said.by === 'guest' ? (
          <div class="words">
            <p dir="auto">{isInside ? <WhatsAppWords text={said.text} /> : said.text}</p>
            {isInside && written}
          </div>
        ) : (
          said.bubbles.map((bubble, i) => (
            <ShopBubble key={i} bubble={bubble} isSpent={isSpent} inside={isInside && written} isMarked={isInside} />
          ))
        )}
      </div>
      {!isInside && written}
      {said.by === 'shop' && <Refs said={said} />}
    </article>
  )
}

/** Who said it, when, and how it fares: "Lantern & Leaf, 10:04, would be refused". */
function nameOf({ platform, said, shop, guest }: Omit<SaidProps, 'isSpent'>): string {
  const who = said.by === 'guest' ? guest : shop.name
  const state = said.by === 'guest' ? platform !== 'wechat' && threadWords.read : said.is_late && threadWords.refused
  return [who, time(said.at, shop), state ? state.toLowerCase() : ''].filter(Boolean).join(', ')
}

function At({ said, platform, shop }: Pick<SaidProps, 'said' | 'platform' | 'shop'>) {
  return (
    <span class="said__at">
      {said.by === 'guest' && platform === 'line' && <span>{threadWords.read}</span>}
      <time dateTime={said.at}>{time(said.at, shop)}</time>
      {said.by === 'guest' && platform === 'whatsapp' && (
        <svg viewBox="0 0 20 12" role="img" aria-label={threadWords.read}>
          <path d="M1 6.5l3.5 4L12 2M8.5 9.5l1 1L17.5 2" />
        </svg>
      )}
    </span>
  )
}

const Refs = ({ said: { notes, is_late } }: { said: ShopSaid }) => (
  <>
    {is_late && <p class="said__late">{threadWords.refused}</p>}
    {notes.length > 0 && (
      <p class="said__refs">
        {notes.map((number) => (
          <span key={number}>
            <span class="unseen">{threadWords.note} </span>
            {number}
          </span>
        ))}
      </p>
    )}
  </>
)
