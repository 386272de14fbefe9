import { useModel } from '@preact/signals'
import * as z from 'zod/mini'
import { sheet } from '../../browser/sheet.ts'
import phone from '../../browser/threads/phone.css?inline'
import { Phone } from '../../browser/threads/phone.tsx'
import said from '../../browser/threads/said.css?inline'
import told from '../../browser/threads/told.css?inline'
import { Payloads, Told } from '../../browser/threads/told.tsx'
import { threadWords } from '../../browser/threads/words.ts'
import { ThreadPreview as Preview, type Thread } from '../../contract/channels.ts'
import { type Platform, platformNames, platforms } from '../../contract/platforms.ts'
import type { Conversation } from '../conversation.ts'
import { Late } from '../late.tsx'
import { Previewed } from './previewed.ts'
import css from './thread-preview.css?inline'
import { learnThreadWords } from './words.ts'

/** Adopted by the panel before it is shown. */
export const sheets = [phone, said, told, css].map(sheet)

/** The conversation as it would read in a messenger, for the merchant who shows it round, in the panel's language. */
export const ThreadPreview = ({ conversation }: { conversation: Conversation }) => (
  <Late class="threads-words" load={words}>
    {() => <Shown conversation={conversation} />}
  </Late>
)

async function words() {
  await learnThreadWords()
  return { sheets: [] }
}

function Shown({ conversation }: { conversation: Conversation }) {
  const model = useModel(() => new Previewed(conversation, () => look(conversation), platformIn(location.hash)))
  const shop = conversation.shop.value
  const { chosen, shown, fault } = model
  const name = platformNames[chosen.value]
  const thread = shown.value?.threads.find(({ platform }) => platform === chosen.value) ?? nothingSaid(chosen.value)
  return (
    <section class="threads" aria-label={threadWords.as(name)}>
      <Choose model={model} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div class="threads__all" tabIndex={0} role="group" aria-label={threadWords.all}>
        {fault.value && (
          <p class="aside" role="alert">
            <span>{threadWords.failed}</span>{' '}
            <button class="plain" type="button" onClick={() => void model.look()}>
              <span>{threadWords.tryAgain}</span>
            </button>
          </p>
        )}
        {shown.value?.has_earlier && (
          <p class="aside">
            <span>{threadWords.onlyLatest}</span>
          </p>
        )}
        {shop && (
          <Phone thread={thread} shop={shop} guest={shown.value?.conversation.guest ?? threadWords.you} follows />
        )}
        {thread.said.length === 0 ? (
          <p class="threads__hint">{threadWords.writeBelow(name)}</p>
        ) : (
          <Told thread={thread} />
        )}
        {shop && <Payloads thread={thread} shop={shop} />}
      </div>
    </section>
  )
}

const nothingSaid = (platform: Platform): Thread => ({ platform, said: [], notes: [] })

/** "#chaxi=thread:whatsapp", as the page's address asks for it. */
const platformIn = (asked: string): Platform => platforms.find((platform) => asked.endsWith(`:${platform}`)) ?? 'line'

const look = async ({ reach }: Conversation) => z.parse(Preview, await reach((api, line) => api.readThreads(line)))

const Choose = ({ model: { chosen } }: { model: Previewed }) => (
  <fieldset class="threads__which">
    <legend class="unseen">{threadWords.messenger}</legend>
    {platforms.map((platform) => (
      <label key={platform}>
        <input
          class="unseen"
          type="radio"
          name="messenger"
          checked={chosen.value === platform}
          onChange={() => (chosen.value = platform)}
        />
        <span>{platformNames[platform]}</span>
      </label>
    ))}
  </fieldset>
)
