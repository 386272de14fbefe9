import { type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { sheet } from '../browser/sheet.ts'
import type { Conversation } from './conversation.ts'
import { ForgetMe } from './forget-me.tsx'
import { where } from './host-page.ts'
import { MailMe } from './mail-me.tsx'
import css from './menu.css?inline'
import { type Done, Plain, Said, type Step, Wrong } from './menu-parts.tsx'
import { says } from './strings/menu.ts'
import { says as panel } from './strings/panel.ts'

export const sheets = [sheet(css)]

interface Props {
  conversation: Conversation
  open: Signal<boolean>
}

/** What is done rarely, behind the shop's name: one act at a time takes the place of the list. */
export function Menu({ conversation, open }: Props) {
  const at = useSignal<'list' | 'mail' | 'forget'>('list')
  const done = useSignal<Done | undefined>(undefined)
  const place = useRef<HTMLDivElement>(null)
  const isBegun = conversation.messages.value.length > 0

  // Whoever opened it, or went on in it, is where they may act next.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [at.value, done.value])

  // Whoever has closed it from within is where they opened it.
  useEffect(() => {
    const menu = place.current
    const root = menu?.getRootNode()
    const opener = menu?.closest('.panel')?.querySelector<HTMLElement>('[aria-expanded]')
    return () => {
      const at = root instanceof ShadowRoot ? root.activeElement : null
      if (!at || menu?.contains(at)) opener?.focus()
    }
  }, [])

  // Whoever goes on talking is done with it.
  const before = useRef(conversation.messages.peek().at(-1)?.id)
  useSignalEffect(() => {
    const last = conversation.messages.value.at(-1)
    if (last?.id !== before.current && last?.author.type === 'visitor') close()
    before.current = last?.id
  })
  const close = () => {
    open.value = false
  }

  const finish = (said: Done) => {
    done.value = said
  }
  const goTo = (next: typeof at.value) => () => {
    at.value = next
  }
  const steps = { conversation, finish, cancel: goTo('list') }

  return (
    <div class="menu" ref={place}>
      {done.value ? (
        <>
          <div role="status">{done.value.words}</div>
          <div class="menu__acts">
            {done.value.act}
            <Plain says={says.close} press={close} kind="quiet" />
          </div>
        </>
      ) : at.value === 'mail' ? (
        <MailMe {...steps} />
      ) : at.value === 'forget' ? (
        <ForgetMe {...steps} />
      ) : (
        <ul>
          {isBegun && <Anew {...steps} close={close} />}
          {isBegun && <Row says={says.mail} press={goTo('mail')} />}
          <Row says={says.forget} press={goTo('forget')} />
        </ul>
      )}
    </div>
  )
}

function Anew({ conversation: { reach, turnTo }, finish, close }: Step & { close: () => void }) {
  const problem = useSignal('')

  async function begin() {
    try {
      const { before, begun } = await reach(async (api, { token, conversation }) => ({
        before: conversation,
        begun: await api.startConversation(token, where()),
      }))
      turnTo(begun.id)
      finish({ words: <Said>{says.begun}</Said>, act: <Plain says={says.back} press={() => goBack(before)} /> })
    } catch (error) {
      problem.value = panel.why(error)
    }
  }

  function goBack(before: string) {
    turnTo(before)
    close()
  }

  return (
    <>
      <Row says={says.anew} press={begin} />
      {problem.value && (
        <li>
          <Wrong>{problem.value}</Wrong>
        </li>
      )}
    </>
  )
}

const Row = ({ says, press }: { says: string; press: () => void }) => (
  <li>
    <button class="menu__row" type="button" onClick={press}>
      <span>{says}</span>
    </button>
  </li>
)
