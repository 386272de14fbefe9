import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { parseColour } from './look.ts'

interface Props {
  label: string
  value: string
  ours: string
  change(value: string): void
}

/** A colour by its figures or by eye; left empty it is ours. */
export function ColourField({ label, value, ours: our, change }: Props) {
  const id = useId()
  const written = useSignal(value)
  const isFaulty = written.value.trim() !== '' && !parseColour(written.value)
  useEffect(() => {
    if (parseColour(written.value) !== (value || undefined)) written.value = value
  }, [value])

  function write(text: string) {
    written.value = text
    const colour = parseColour(text)
    if (colour || text.trim() === '') change(colour ?? '')
  }

  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="look__colour">
        <input
          type="color"
          aria-label={`${label}, by eye`}
          value={value || our}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <input
          class="input"
          id={id}
          data-mono=""
          spellcheck={false}
          autocomplete="off"
          placeholder={our}
          value={written}
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? `${id}-fault` : undefined}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      </div>
      {isFaulty && (
        <small class="field__fault" id={`${id}-fault`}>
          Six figures after #, such as {our}.
        </small>
      )}
    </div>
  )
}
