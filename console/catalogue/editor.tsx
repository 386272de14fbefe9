import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Back } from '../../browser/icons.tsx'
import type { EntryKind, RecordChange } from '../../contract/record.ts'
import { useAttempt } from '../form.tsx'
import { go, href } from '../place.ts'
import { signedIn } from '../session.ts'
import { ComesTo } from './comes-to.tsx'
import { Faults } from './faults.tsx'
import { namesIn, placed, readKnowledge, readPlan, readService } from './fields.ts'
import { KnowledgeFields } from './knowledge-fields.tsx'
import { PlanFields } from './plan-fields.tsx'
import type { EditedRecord } from './record.ts'
import { ServiceFields } from './service-fields.tsx'
import { SuggestWordings } from './suggest-wordings.tsx'
import { keepsUnsaved, saved, written } from './unsaved.ts'

interface Props {
  model: EditedRecord
  kind: EntryKind
  /** The entry's code; `new` for one that is not there yet. */
  code: string
}

/** Edits one entry of the record, or writes a new one. */
export function Editor({ model, kind, code }: Props) {
  const { busy, fault, issues, run } = useAttempt()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(keepsUnsaved, [])
  const names = useSignal<readonly string[]>([])
  const isNew = code === 'new'
  const title = isNew ? `New ${nounOf(kind)}` : titleOf(model, kind, code)
  const leave = () => go(href('catalogue', [kind]))
  const act = async (work: () => Promise<boolean>) => {
    let isDone = false
    await run(async () => {
      isDone = await work()
    })
    if (!isDone) return
    saved()
    leave()
  }
  const { at, elsewhere } = placed(issues, names.value)

  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    names.value = namesIn(event.currentTarget)
    const entry = readEntry(kind, new FormData(event.currentTarget))
    const change: RecordChange = isNew ? { type: 'add', kind, entry } : { type: 'change', kind, code, entry }
    void act(() => model.save(change))
  }

  return (
    <section class="desk__side" aria-labelledby="editor">
      <header>
        <a class="button desk__back" data-kind="plain" href={href('catalogue', [kind])} aria-label="Back to the list">
          <Back />
        </a>
        <h2 id="editor" ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </header>
      <Faults fault={fault} issues={elsewhere} meanwhile={model.meanwhile.value} />
      <ComesTo model={model} busy={busy} confirm={() => void act(model.confirm)} />
      <form
        ref={form}
        onInput={written}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
        }}
      >
        <Fields model={model} kind={kind} code={code} issues={at} />
        <footer>
          <button class="button" data-kind="main" type="submit" disabled={busy}>
            Save<kbd>Ctrl Enter</kbd>
          </button>
          {!isNew && (
            <button
              class="button end"
              data-kind="danger-plain"
              type="button"
              disabled={busy}
              onClick={() => void act(() => model.save({ type: 'retire', kind, code }))}
            >
              Retire
            </button>
          )}
        </footer>
      </form>
      {kind === 'knowledge' && !isNew && model.now.value?.suggests && (
        <SuggestWordings key={code} model={model} code={code} added={(wordings) => addLines(form.current, wordings)} />
      )}
    </section>
  )
}

// What is in the record now stays there when what is being written beside it is saved.
function addLines(form: HTMLFormElement | null, wordings: readonly string[]) {
  const field = form?.elements.namedItem('asks')
  if (!(field instanceof HTMLTextAreaElement)) return
  const lines = field.value.split('\n').filter((line) => line.trim() !== '')
  field.value = [...lines, ...wordings.filter((wording) => !lines.includes(wording))].join('\n')
}

function Fields({ model, kind, code, issues }: Props & { issues: ReturnType<typeof placed>['at'] }) {
  const record = model.record.value
  if (!record) return null
  const own = { issues, record }
  switch (kind) {
    case 'services':
      return <ServiceFields {...own} service={record.services.find((each) => each.code === code)} />
    case 'plans':
      return <PlanFields {...own} plan={record.plans.find((each) => each.code === code)} />
    case 'knowledge':
      return <KnowledgeFields issues={issues} item={record.knowledge.find((each) => each.code === code)} />
    default:
      return kind satisfies never
  }
}

function readEntry(kind: EntryKind, form: FormData) {
  const { currency } = signedIn.value.workspace
  const read = { services: readService, plans: readPlan, knowledge: readKnowledge }
  return read[kind](form, currency)
}

const nounOf = (kind: EntryKind) =>
  ({ services: signedIn.value.workspace.words.service, plans: 'plan', knowledge: 'answer' })[kind]

function titleOf(model: EditedRecord, kind: EntryKind, code: string): string | undefined {
  const entry = model.record.value?.[kind].find((each) => each.code === code)
  return entry && ('question' in entry ? entry.question : entry.name)
}
