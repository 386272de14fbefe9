import type { InputHTMLAttributes } from 'preact'
import type { FieldName } from './field-names.ts'
import { Forward } from './forward.tsx'
import { HoldLine } from './hold-line.tsx'
import { SeatsLine, WhenLine } from './kept-lines.tsx'
import { ServiceLine } from './lines.tsx'
import type { LaterFace } from './parts.ts'
import { problemWords } from './problem-words.ts'
import { ProblemSummary, TroubleNote } from './trouble-note.tsx'

/** Who comes, once their seats are kept. */
export function Details(face: LaterFace) {
  const { model, words } = face
  return (
    <>
      <ServiceLine {...face} />
      <WhenLine {...face} />
      <SeatsLine {...face} />
      <HoldLine {...face} />
      <div class="group">
        <ProblemSummary {...face} />
        <TextField {...face} name="name" control={{ autoComplete: 'name' }} />
        <TextField
          {...face}
          name="email"
          hint={model.joining.value ? words.listEmailHint : words.emailHint}
          control={{ autoComplete: 'email', type: 'email', inputMode: 'email', spellcheck: false, dir: 'ltr' }}
        />
        <TextField {...face} name="summary" hint={words.detailHint} optional />
        <TroubleNote {...face} />
      </div>
      <footer>
        <Forward>{words.readOver}</Forward>
      </footer>
    </>
  )
}

interface FieldProps extends LaterFace {
  name: FieldName
  hint?: string
  optional?: boolean
  control?: InputHTMLAttributes
}

function TextField({ model, words, id, name, hint, optional, control }: FieldProps) {
  const problem = model.guest.shown.value.find(({ field }) => field === name)
  const origin = model.guest.origin(name)
  const [field, hintId, errorId] = [id(name), id(`${name}-hint`), id(`${name}-error`)]
  const caption = [hint, origin && words.origin[origin]].filter(Boolean).join(' ')

  const wiring = {
    id: field,
    'data-part': name,
    'aria-invalid': problem !== undefined,
    'aria-describedby': [caption && hintId, problem && errorId].filter(Boolean).join(' ') || undefined,
    value: model.guest.fields[name].value,
    onBlur: () => model.guest.leave(name),
  }
  return (
    <div class="field" data-invalid={problem !== undefined}>
      <label for={field}>
        <b>{words.fields[name]}</b> {optional && <span>{words.optional}</span>}
      </label>
      {caption && (
        <p class="field__hint" id={hintId}>
          <span>{caption}</span>
        </p>
      )}
      {problem && (
        <p class="field__error" id={errorId}>
          <bdi>{problemWords(problem, words)}</bdi>
        </p>
      )}
      {name === 'summary' ? (
        <textarea {...wiring} rows={2} onInput={({ currentTarget }) => model.guest.write(name, currentTarget.value)} />
      ) : (
        <input {...wiring} {...control} onInput={({ currentTarget }) => model.guest.write(name, currentTarget.value)} />
      )}
    </div>
  )
}
