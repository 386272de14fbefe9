import { useModel } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { EntryKind } from '../../contract/record.ts'
import { useAttempt } from '../form.tsx'
import { onNews } from '../live.ts'
import { Loading } from '../loading.tsx'
import { go, href, place } from '../place.ts'
import { ask, signedIn } from '../session.ts'
import { type Shortcut, useShortcuts } from '../shortcuts.ts'
import { ClosuresForm } from './closures.tsx'
import { Editor } from './editor.tsx'
import { EntryList } from './entry-list.tsx'
import { ImportForm } from './import.tsx'
import { EditedRecord } from './record.ts'
import { summary } from './words.ts'

type Tab = EntryKind | 'closures' | 'import'

/** The merchant's record, edited in place: services, plans, knowledge, closures, or all of it by a file. */
export default function CatalogueScreen() {
  const model = useModel(() => new EditedRecord(ask))
  const { fault, run } = useAttempt()
  const look = () => void run(model.look)
  useEffect(look, [])
  const [named, code] = place.value.rest
  const tab = tabs.find((each) => each === named) ?? 'services'
  const kind = tab === 'closures' || tab === 'import' ? undefined : tab
  useEffect(() => {
    if (code !== undefined) model.begin()
    else model.letGo()
  }, [code])
  useEffect(model.begin, [tab])
  // Where something is being written, a change of somebody else's is told when it is saved.
  const isWritten = code !== undefined || tab === 'closures' || tab === 'import'
  useEffect(
    () =>
      onNews(({ type }) => {
        if (!isWritten && (type === 'record' || type === 'resync')) look()
      }),
    [isWritten],
  )
  useShortcuts(keysOf(kind), [kind])
  const record = model.record.value
  const isOpen = kind && (code === 'new' || record?.[kind].some((entry) => entry.code === code))

  return (
    <div class="desk" data-open={isOpen ? '' : undefined} data-whole={kind ? undefined : ''}>
      <Bar tab={tab} />
      <section class="desk__list" aria-label={titleOf(tab)}>
        {fault && (
          <p class="fault" role="alert">
            {fault}{' '}
            <button class="button" type="button" onClick={look}>
              Try again
            </button>
          </p>
        )}
        <Said model={model} />
        {!record && !fault && <Loading what="the record" />}
        {record && kind && <EntryList record={record} kind={kind} code={code} />}
        {record && tab === 'closures' && <ClosuresForm model={model} record={record} />}
        {record && tab === 'import' && <ImportForm model={model} record={record} />}
      </section>
      {record && kind && <Side model={model} kind={kind} code={code} isThere={isOpen === true} />}
    </div>
  )
}

function Said({ model }: { model: EditedRecord }) {
  const done = model.done.value
  const stranded = done?.stranded.flatMap(({ references }) => references) ?? []
  return (
    <p role="status" class="desk__said" data-tone={stranded.length > 0 ? 'wait' : undefined}>
      {done && `Saved: ${summary(done.differences)}.`}
      {stranded.length > 0 && ` Their guests must be told: ${stranded.join(', ')}.`}
    </p>
  )
}

interface SideProps {
  model: EditedRecord
  kind: EntryKind
  code?: string
  isThere: boolean
}

function Side({ model, kind, code, isThere }: SideProps) {
  if (code !== undefined && isThere) return <Editor key={`${kind}/${code}`} model={model} kind={kind} code={code} />
  return (
    <aside class="desk__side desk__idle">
      {code !== undefined && <p role="alert">That is not in the record any more.</p>}
      <p class="soft">Choose an entry to change it. What you save is used from the next question on.</p>
    </aside>
  )
}

const Bar = ({ tab }: { tab: Tab }) => (
  <header class="bar">
    <h1>Catalogue</h1>
    <nav class="tabs" aria-label="Parts of the record">
      {tabs.map((each) => (
        <a key={each} href={href('catalogue', [each])} aria-current={each === tab ? 'page' : undefined}>
          {titleOf(each)}
        </a>
      ))}
    </nav>
    {tab !== 'closures' && tab !== 'import' && (
      <a class="button end" href={href('catalogue', [tab, 'new'])}>
        {newOf(tab)}
        <kbd>N</kbd>
      </a>
    )}
  </header>
)

const tabs = ['services', 'plans', 'knowledge', 'closures', 'import'] as const

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function titleOf(tab: Tab): string {
  const titles = { plans: 'Plans', knowledge: 'Knowledge', closures: 'Closures', import: 'Import' }
  return tab === 'services' ? capital(signedIn.value.workspace.words.services) : titles[tab]
}

function newOf(kind: EntryKind): string {
  const nouns = { services: signedIn.value.workspace.words.service, plans: 'plan', knowledge: 'answer' }
  return `New ${nouns[kind]}`
}

const step = (by: number) => () => {
  const links = [...document.querySelectorAll<HTMLElement>('.entries a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  links.at(at === -1 ? 0 : (at + by + links.length) % links.length)?.focus()
}

const keysOf = (kind: EntryKind | undefined): Shortcut[] =>
  kind
    ? [
        { keys: 'j', words: 'Next entry', run: step(1) },
        { keys: 'k', words: 'Previous entry', run: step(-1) },
        { keys: 'n', words: 'New entry', run: () => go(href('catalogue', [kind, 'new'])) },
        { keys: 'escape', words: 'Back to the list', run: () => go(href('catalogue', [kind])) },
      ]
    : []
