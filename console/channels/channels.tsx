import { useModel } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Channels } from '../../contract/channels.ts'
import { useAttempt } from '../form.tsx'
import { onNews } from '../live.ts'
import { Loading } from '../loading.tsx'
import { go, href, place } from '../place.ts'
import { ask, signedIn } from '../session.ts'
import { Doors } from './doors.tsx'
import { PlatformPreview } from './platform.tsx'
import { Previews } from './previews.ts'
import { moment } from './words.ts'

/** By which doors visitors come, and how a conversation would read in messengers. */
export default function ChannelsScreen() {
  const model = useModel(() => new Previews(ask))
  const { fault, run } = useAttempt()
  const conversation = place.value.query.get('conversation') ?? undefined
  const find = place.value.query.get('find') ?? undefined
  const look = () => void run(() => model.look({ conversation, find }))
  useEffect(look, [conversation, find])
  useEffect(
    () => onNews(({ type }) => void ((type === 'conversation' || type === 'resync') && look())),
    [conversation, find],
  )

  const channels = model.channels.value
  return (
    <>
      <header class="bar">
        <h1>Channels</h1>
        <span class="end faint">Nothing is sent from here</span>
      </header>
      {fault && (
        <p class="fault channels__fault" role="alert">
          {fault} {conversation && <a href={href('channels')}>Show the newest conversation</a>}{' '}
          <button class="button" type="button" onClick={look}>
            Try again
          </button>
        </p>
      )}
      {channels ? <Shown channels={channels} find={find} /> : !fault && <Loading what="the channels" />}
    </>
  )
}

function Shown({ channels, find }: { channels: Channels; find?: string }) {
  const { doors, preview } = channels
  const { workspace } = signedIn.value
  return (
    <div class="channels">
      <Doors doors={doors} />
      <div class="channels__previews">
        {preview ? (
          <>
            <Choose channels={channels} preview={preview} find={find} />
            <div class="platforms">
              {preview.threads.map((thread) => (
                <PlatformPreview
                  key={thread.platform}
                  thread={thread}
                  shop={workspace}
                  guest={preview.conversation.guest ?? 'Visitor'}
                />
              ))}
            </div>
          </>
        ) : (
          <Nothing find={find} />
        )}
      </div>
    </div>
  )
}

const Nothing = ({ find }: { find?: string }) =>
  find ? (
    <>
      <Find find={find} />
      <p class="empty">
        <b>No conversation has “{find}” in it.</b> <a href={href('channels')}>Show the newest conversation</a>
      </p>
    </>
  ) : (
    <p class="empty">
      <b>Nobody has said anything yet.</b> The first conversation is shown here as messengers would show it.
    </p>
  )

/** By the words that were said in it, or by whom. */
function Find({ find = '' }: { find?: string }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          go(href('channels', [], { find: field.current?.value.trim() }))
        }}
      >
        <label class="field">
          <span>Find a conversation</span>
          <input
            ref={field}
            key={find}
            class="input"
            type="search"
            name="find"
            maxLength={200}
            defaultValue={find}
            placeholder="Text, name, e-mail, reference"
          />
        </label>
      </form>
    </search>
  )
}

interface Chosen {
  find?: string
  channels: Channels
  preview: NonNullable<Channels['preview']>
}

function Choose({ channels: { recent }, preview: { conversation, has_earlier }, find }: Chosen) {
  const isRecent = recent.some(({ id }) => id === conversation.id)
  const listed = isRecent ? recent : [{ ...conversation, words: '' }, ...recent]
  return (
    <div class="channels__which">
      <Find find={find} />
      <label class="field">
        <span>Conversation</span>
        <select
          class="input"
          value={conversation.id}
          onChange={({ currentTarget }) => go(href('channels', [], { find, conversation: currentTarget.value }))}
        >
          {listed.map((one) => (
            <option key={one.id} value={one.id}>
              {titleOf(one)}
            </option>
          ))}
        </select>
      </label>
      <p class="soft">
        The same conversation as three messengers would show it. None is connected, so this is a preview.
        {has_earlier && ' Its latest 200 messages are shown.'}{' '}
        <a href={href('conversations', [conversation.id])}>Open the conversation</a>
      </p>
    </div>
  )
}

function titleOf({ guest = 'Visitor', words, created_at }: Channels['recent'][number]): string {
  const { workspace } = signedIn.value
  return [`${guest}, ${moment(created_at, workspace)}`, words.slice(0, 60)].filter(Boolean).join(': ')
}
