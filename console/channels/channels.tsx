import { useModel } from '@preact/signals'
import { useEffect } from 'preact/hooks'
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
  const look = () => void run(() => model.look(conversation))
  useEffect(look, [conversation])
  useEffect(() => onNews(({ type }) => void ((type === 'conversation' || type === 'resync') && look())), [conversation])

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
      {channels ? <Shown channels={channels} /> : !fault && <Loading what="the channels" />}
    </>
  )
}

function Shown({ channels }: { channels: Channels }) {
  const { doors, preview } = channels
  return (
    <div class="channels">
      <Doors doors={doors} />
      <div class="channels__previews">
        {preview ? (
          <>
            <Choose channels={channels} preview={preview} />
            <div class="platforms">
              {preview.threads.map((thread) => (
                <PlatformPreview
                  key={thread.platform}
                  thread={thread}
                  guest={preview.conversation.guest ?? 'Visitor'}
                />
              ))}
            </div>
          </>
        ) : (
          <p class="empty">
            <b>Nobody has said anything yet.</b> The first conversation is shown here as messengers would show it.
          </p>
        )}
      </div>
    </div>
  )
}

interface Chosen {
  channels: Channels
  preview: NonNullable<Channels['preview']>
}

function Choose({ channels: { recent }, preview: { conversation, has_earlier } }: Chosen) {
  const isRecent = recent.some(({ id }) => id === conversation.id)
  const listed = isRecent ? recent : [{ ...conversation, words: '' }, ...recent]
  return (
    <div class="channels__which">
      <label class="field">
        <span>Conversation</span>
        <select
          class="input"
          value={conversation.id}
          onChange={({ currentTarget }) => go(href('channels', [], { conversation: currentTarget.value }))}
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
